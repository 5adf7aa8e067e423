"""The gateway: identify, heartbeat, resume, and events to the bot that is connected."""

import asyncio
import json
import zlib
from typing import Any

from aiohttp import WSMsgType, web

from tests.discord.loopback import shapes

DISPATCH, BEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
WRONG_TOKEN, NOT_ALLOWED = 4004, 4014
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15


class Connection:
    """A socket; what goes to the bot is compressed as one stream where the bot asked for that."""

    def __init__(self, socket: web.WebSocketResponse, *, compressed: bool) -> None:
        self._socket = socket
        self._stream = zlib.compressobj() if compressed else None

    @property
    def closed(self) -> bool:
        return self._socket.closed

    async def send(self, frame: str) -> None:
        if self._stream is None:
            await self._socket.send_str(frame)
        else:
            data = self._stream.compress(frame.encode()) + self._stream.flush(zlib.Z_SYNC_FLUSH)
            await self._socket.send_bytes(data)

    async def close(self, code: int = 1000) -> None:
        await self._socket.close(code=code)


class Session:
    """What a bot has been sent under one session id, so that it can resume."""

    def __init__(self, identifier: str, intents: int) -> None:
        self.id, self.intents = identifier, intents
        self.sent: list[str] = []
        self.socket: Connection | None = None

    async def dispatch(self, name: str, data: object) -> None:
        frame = json.dumps({"op": DISPATCH, "s": len(self.sent) + 1, "t": name, "d": data})
        self.sent.append(frame)
        if self.socket is not None and not self.socket.closed:
            await self.socket.send(frame)


class Gateway:
    """``sessions`` in the order of their beginning; events go to the newest. ``locale`` is that of the servers.

    On resuming, ``repeats`` events that the bot has had already are sent once more.
    """

    def __init__(self, token: str, guilds: list[int]) -> None:
        self.token, self.guilds = token, guilds
        self.sessions: list[Session] = []
        self.resumed = 0
        self.locale = "en-US"
        self.repeats = 0
        self.compressed = ""
        self._news = asyncio.Condition()

    async def connected(self, count: int = 1) -> Session:
        """The newest session once there have been ``count`` of them."""
        async with self._news:
            await self._news.wait_for(lambda: len(self.sessions) >= count and self.sessions[-1].socket is not None)
        return self.sessions[-1]

    async def resumptions(self, count: int) -> None:
        async with self._news:
            await self._news.wait_for(lambda: self.resumed >= count)

    async def dispatch(self, name: str, data: object) -> None:
        await self.sessions[-1].dispatch(name, data)

    async def asks_to_reconnect(self) -> None:
        await self._says({"op": RECONNECT, "d": None})

    async def ends_the_session(self) -> None:
        """The session cannot be resumed; the bot has to identify anew."""
        session = self.sessions[-1]
        await self._says({"op": INVALID, "d": False})
        session.id = "ended"

    async def _says(self, frame: dict[str, Any]) -> None:
        socket = self.sessions[-1].socket
        assert socket is not None
        await socket.send(json.dumps(frame))

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        connection = Connection(socket, compressed=request.query.get("compress") == "zlib-stream")
        self.compressed = request.query.get("compress", "")
        await connection.send(json.dumps({"op": HELLO, "d": {"heartbeat_interval": 41250}}))
        url = f"ws://{request.host}/gateway/"
        async for frame in socket:
            if frame.type is WSMsgType.TEXT:
                await self._take(connection, json.loads(frame.data), url)
        return socket

    async def _take(self, socket: Connection, frame: dict[str, Any], url: str) -> None:
        match frame["op"]:
            case 1:
                await socket.send(json.dumps({"op": ACK}))
            case 2:
                await self._identify(socket, frame["d"], url)
            case 6:
                await self._resume(socket, frame["d"])

    async def _identify(self, socket: Connection, data: dict[str, Any], url: str) -> None:
        if data["token"] != self.token:
            await socket.close(code=WRONG_TOKEN)
        elif data["intents"] & PRIVILEGED:
            await socket.close(code=NOT_ALLOWED)
        else:
            session = Session(f"session-{len(self.sessions)}", data["intents"])
            session.socket = socket
            await session.dispatch("READY", self._ready(session, data, url))
            for guild in self.guilds:
                await session.dispatch("GUILD_CREATE", shapes.guild(guild, self.locale))
            self.sessions.append(session)
            await self._tell()

    def _ready(self, session: Session, data: dict[str, Any], url: str) -> dict[str, Any]:
        return {
            "v": 10,
            "user": shapes.user(shapes.APPLICATION, "Lawmage", bot=True),
            "guilds": [{"id": str(guild), "unavailable": True} for guild in self.guilds],
            "session_id": session.id,
            "resume_gateway_url": url,
            "application": {"id": str(shapes.APPLICATION), "flags": 0},
            "shard": data.get("shard", [0, 1]),
        }

    async def _resume(self, socket: Connection, data: dict[str, Any]) -> None:
        session = next((one for one in self.sessions if one.id == data["session_id"]), None)
        if session is None or data["token"] != self.token:
            await socket.send(json.dumps({"op": INVALID, "d": False}))
            return
        for missed in session.sent[max(data["seq"] - self.repeats, 0) :]:
            await socket.send(missed)
        session.socket = socket
        await session.dispatch("RESUMED", {})
        self.resumed += 1
        await self._tell()

    async def _tell(self) -> None:
        async with self._news:
            self._news.notify_all()
