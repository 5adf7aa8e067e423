"""The server: what a bot calls over REST, and the bookkeeping behind it."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from aiohttp import web

from tests.discord.loopback import oracle, shapes
from tests.discord.loopback.exchange import Exchange
from tests.discord.loopback.gateway import Gateway
from tests.discord.loopback.people import Person
from tests.discord.loopback.shapes import EPHEMERAL, LOADING, V2

TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAwMQ.loop.back"
UNKNOWN_INTERACTION, ALREADY_ANSWERED, UNKNOWN_MESSAGE, BAD_BODY, INVALID_TOKEN = 10062, 40060, 10008, 50035, 50027
EMOJI_NAME = re.compile(r"[a-zA-Z0-9_]{2,32}")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Discord:
    """One guild with two channels. ``faults`` lists every payload and call that Discord would have refused; ``messages`` all
    bodies of messages, as they were sent; ``moods`` are statuses with which the next calls of a kind (``callback``, ``edit``,
    ``followup``, ``post``) are turned away; ``posted`` are the messages that the bot put into channels or changed there by
    itself, unless they are ``closed`` to it."""

    def __init__(self) -> None:
        self.token = TOKEN
        self.guilds = [shapes.GUILD]
        self.gateway = Gateway(TOKEN, self.guilds)
        self.commands: dict[str, dict[str, Any]] = {}
        self.exchanges: dict[str, Exchange] = {}
        self.faults: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.syncs = 0
        self.moods: dict[str, list[int]] = {}
        self.emoji: dict[str, dict[str, Any]] = {}
        self.files: dict[str, bytes] = {}
        self.api = ""
        self.posted: dict[int, dict[str, Any]] = {}
        self.nonces: dict[str, int] = {}
        self.closed = False
        self._ids = count(5_000_000_000_000_000_000)
        self._people = count(4_100_000_000_000_000_000)

    def person(self, name: str, *, permissions: int = 0) -> Person:
        return Person(self, next(self._people), name, permissions)

    def next_id(self) -> int:
        return next(self._ids)

    async def deliver(self, payload: dict[str, Any], *, times: int = 1, expired: bool = False) -> Exchange:
        """Send an interaction to the bot, as often as told."""
        exchange = self.exchanges[payload["token"]] = Exchange(payload)
        exchange.expired = expired
        if "message" in payload:
            exchange.message = payload["message"]
        for _ in range(times):
            await self.gateway.dispatch("INTERACTION_CREATE", payload)
        return exchange

    def routes(self) -> web.Application:
        application = web.Application(middlewares=[self._gatekeeper])
        api = "/api/v10"
        original = f"{api}/webhooks/{{application}}/{{token}}/messages/@original"
        application.router.add_get("/gateway/", self.gateway.serve)
        application.router.add_get(f"{api}/gateway/bot", self._gateway_address)
        application.router.add_get(f"{api}/users/@me", self._me)
        application.router.add_get(f"{api}/oauth2/applications/@me", self._application)
        application.router.add_put(f"{api}/applications/{{application}}/commands", self._sync)
        application.router.add_get(f"{api}/applications/{{application}}/emojis", self._emoji)
        application.router.add_post(f"{api}/applications/{{application}}/emojis", self._new_emoji)
        application.router.add_delete(f"{api}/applications/{{application}}/emojis/{{emoji}}", self._drop_emoji)
        application.router.add_get("/files/{name}", self._file)
        application.router.add_post(f"{api}/interactions/{{id}}/{{token}}/callback", self._callback)
        application.router.add_get(original, self._original)
        application.router.add_patch(original, self._edit)
        application.router.add_delete(original, self._delete)
        application.router.add_post(f"{api}/webhooks/{{application}}/{{token}}", self._followup)
        application.router.add_post(f"{api}/channels/{{channel}}/messages", self._post)
        application.router.add_patch(f"{api}/channels/{{channel}}/messages/{{message}}", self._repost)
        application.router.add_route("*", "/{anything:.*}", self._unexpected)
        return application

    @web.middleware
    async def _gatekeeper(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        free = any(part in request.path for part in ("/gateway/", "/interactions/", "/webhooks/", "/files/"))
        if not free and request.headers.get("Authorization") != f"Bot {self.token}":
            return error(401, 0, "401: Unauthorized")
        return await handler(request)

    async def _gateway_address(self, request: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        return reply({"url": f"ws://{request.host}/gateway/", "shards": 1, "session_start_limit": limit})

    async def _me(self, request: web.Request) -> web.Response:
        return reply(shapes.user(shapes.APPLICATION, "Lawmage", bot=True))

    async def _application(self, request: web.Request) -> web.Response:
        return reply(shapes.application())

    async def _sync(self, request: web.Request) -> web.Response:
        body = await request.json()
        if faults := self._note("commands", oracle.of_commands(body)):
            return error(400, BAD_BODY, faults[0])
        self.commands = {command["name"]: command for command in body}
        self.syncs += 1
        extra = {"application_id": str(shapes.APPLICATION), "version": "1", "description": "", "default_member_permissions": None}
        return reply([{**extra, "id": str(self.next_id()), **command} for command in body])

    async def _emoji(self, request: web.Request) -> web.Response:
        return reply({"items": list(self.emoji.values())})

    async def _new_emoji(self, request: web.Request) -> web.Response:
        body = await request.json()
        kind, _, data = body["image"].partition(",")
        if kind != "data:image/png;base64" or len(data) * 3 // 4 > 256 * 1024 or not EMOJI_NAME.fullmatch(body["name"]):
            self.faults.append(f"emoji {body['name']}")
            return error(400, BAD_BODY, "not an emoji")
        identifier = str(self.next_id())
        made = {"id": identifier, "name": body["name"], "roles": [], "require_colons": True, "managed": False, "animated": False}
        self.emoji[identifier] = made | {"available": True, "user": shapes.user(shapes.APPLICATION, "Lawmage", bot=True)}
        return reply(self.emoji[identifier])

    async def _drop_emoji(self, request: web.Request) -> web.Response:
        self.emoji.pop(request.match_info["emoji"])
        return web.Response(status=204)

    async def _file(self, request: web.Request) -> web.Response:
        return web.Response(body=self.files[request.match_info["name"]])

    async def _callback(self, request: web.Request) -> web.Response:
        exchange = self.exchanges.get(request.match_info["token"])
        if exchange is None or exchange.expired:
            return await self._turn_away(exchange, 404, UNKNOWN_INTERACTION)
        if exchange.callback is not None:
            return await self._turn_away(exchange, 400, ALREADY_ANSWERED)
        if mood := self._moody("callback"):
            return mood
        body, _ = await read(request)
        if faults := self._note("callback", oracle.of_callback(body)):
            return error(400, BAD_BODY, faults[0])
        exchange.callback = body
        self.messages += [body.get("data") or {}] if body["type"] in (4, 7) else []
        self._show(exchange, body)
        await exchange.tell()
        return reply(self._callback_response(exchange, body)) if request.query.get("with_response") else web.Response(status=204)

    async def _turn_away(self, exchange: Exchange | None, status: int, code: int) -> web.Response:
        if exchange is not None:
            exchange.refused.append(code)
            await exchange.tell()
        return error(status, code, "turned away")

    def _show(self, exchange: Exchange, body: Mapping[str, Any]) -> None:
        data = body.get("data") or {}
        if body["type"] in (4, 5):
            flags = (data.get("flags") or 0) | (LOADING if body["type"] == 5 else 0)
            exchange.message = shapes.message(self.next_id(), int(exchange.payload["channel_id"]), data, flags=flags)
        elif body["type"] == 7 and exchange.message is not None:
            exchange.message = self._changed(exchange.message, data)

    def _callback_response(self, exchange: Exchange, body: Mapping[str, Any]) -> dict[str, Any]:
        interaction = {"id": exchange.payload["id"], "type": exchange.payload["type"], "activity_instance_id": None}
        if exchange.message is not None and body["type"] in (4, 5, 6, 7):
            interaction |= {
                "response_message_id": exchange.message["id"],
                "response_message_loading": bool(exchange.message["flags"] & LOADING),
                "response_message_ephemeral": bool(exchange.message["flags"] & EPHEMERAL),
            }
        resource: dict[str, Any] = {"type": body["type"]}
        if body["type"] in (4, 7):
            resource["message"] = exchange.message
        return {"interaction": interaction, "resource": resource}

    def _changed(self, message: Mapping[str, Any], body: Mapping[str, Any]) -> dict[str, Any]:
        kept = message["flags"] & (EPHEMERAL | V2)
        flags = kept | ((body.get("flags") or 0) & V2)
        return shapes.message(int(message["id"]), int(message["channel_id"]), {**message, **body}, flags=flags)

    async def _original(self, request: web.Request) -> web.Response:
        exchange = self.exchanges.get(request.match_info["token"])
        return reply(exchange.message) if exchange and exchange.message else error(404, UNKNOWN_MESSAGE, "Unknown Message")

    async def _edit(self, request: web.Request) -> web.Response:
        exchange = self.exchanges.get(request.match_info["token"])
        if exchange is None or exchange.message is None:
            return error(404, UNKNOWN_MESSAGE, "Unknown Message")
        if exchange.over:
            return await self._turn_away(exchange, 401, INVALID_TOKEN)
        if mood := self._moody("edit"):
            return mood
        body, files = await read(request)
        if faults := self._note("edit", [*of_files(body, files), *oracle.of_edit(body, v2=bool(exchange.message["flags"] & V2))]):
            return error(400, BAD_BODY, faults[0])
        self.messages.append(body)
        exchange.message = self._changed(exchange.message, body)
        exchange.files |= files
        exchange.edits += 1
        await exchange.tell()
        return reply(exchange.message)

    def _moody(self, kind: str) -> web.Response | None:
        """Too many requests (429), or a bad moment of Discord's own (500 and more)."""
        if not self.moods.get(kind):
            return None
        status = self.moods[kind].pop(0)
        if status != 429:
            return error(status, 0, "a bad moment")
        response = reply({"message": "You are being rate limited.", "retry_after": 0.01, "global": False, "code": 0})
        response.set_status(429)
        response.headers.update({"Retry-After": "1", "X-RateLimit-Scope": "user", "Via": "loopback"})
        return response

    async def _delete(self, request: web.Request) -> web.Response:
        exchange = self.exchanges[request.match_info["token"]]
        exchange.message = None
        return web.Response(status=204)

    async def _followup(self, request: web.Request) -> web.Response:
        exchange = self.exchanges.get(request.match_info["token"])
        if exchange is None or exchange.callback is None:
            return error(404, 10015, "Unknown Webhook")
        if exchange.over:
            return await self._turn_away(exchange, 401, INVALID_TOKEN)
        if mood := self._moody("followup"):
            return mood
        body, _ = await read(request)
        if faults := self._note("followup", oracle.of_followup(body)):
            return error(400, BAD_BODY, faults[0])
        self.messages.append(body)
        flags = body.get("flags") or 0
        if exchange.message is not None and exchange.message["flags"] & LOADING and exchange.kind == 5:
            shown = exchange.message = self._changed(exchange.message, body)
            exchange.edits += 1
        else:
            shown = shapes.message(self.next_id(), int(exchange.payload["channel_id"]), body, flags=flags)
            exchange.followups.append(shown)
        await exchange.tell()
        return reply(shown)

    async def _post(self, request: web.Request) -> web.Response:
        """A message that the bot sends by itself."""
        if self.closed:
            return error(403, 50001, "Missing Access")
        if mood := self._moody("post"):
            return mood
        body, _ = await read(request)
        if faults := self._note("message", oracle.of_channel_message(body)):
            return error(400, BAD_BODY, faults[0])
        self.messages.append(body)
        if body.get("enforce_nonce") and body["nonce"] in self.nonces:
            return reply(self.posted[self.nonces[body["nonce"]]])
        shown = shapes.message(self.next_id(), int(request.match_info["channel"]), body, flags=body.get("flags") or 0)
        self.posted[int(shown["id"])] = shown
        self.nonces[body.get("nonce", "")] = int(shown["id"])
        return reply(shown)

    async def _repost(self, request: web.Request) -> web.Response:
        """A change to a message in a channel, however it came there."""
        body, _ = await read(request)
        if faults := self._note("change", oracle.of_channel_edit(body)):
            return error(400, BAD_BODY, faults[0])
        self.messages.append(body)
        number = int(request.match_info["message"])
        before = self.posted.get(number) or {"id": str(number), "channel_id": request.match_info["channel"], "flags": V2}
        self.posted[number] = self._changed(before, body)
        return reply(self.posted[number])

    async def _unexpected(self, request: web.Request) -> web.Response:
        self.faults.append(f"{request.method} {request.path} is not part of the loopback Discord")
        return error(501, 0, "not here")

    def _note(self, what: str, faults: list[str]) -> list[str]:
        self.faults += [f"{what}: {fault}" for fault in faults]
        return faults


async def read(request: web.Request) -> tuple[dict[str, Any], dict[str, bytes]]:
    """A body of JSON, or one in parts with files."""
    if request.content_type != "multipart/form-data":
        return await request.json(), {}
    form = await request.post()
    parts = [part for part in form.values() if isinstance(part, web.FileField)]
    return json.loads(str(form["payload_json"])), {part.filename: part.file.read() for part in parts}


def of_files(body: Mapping[str, Any], files: Mapping[str, bytes]) -> list[str]:
    """What is wrong with the files of a message: each has to be attached, shown and small enough."""
    named = {attachment["filename"] for attachment in body.get("attachments", ())}
    shown = {url.removeprefix("attachment://") for url in shapes.attached(body.get("components") or [])}
    faults = [f"files {sorted(files)}, attachments {sorted(named)}"] if named != set(files) else []
    faults += [f"shown {sorted(shown)} of files {sorted(files)}"] if shown != set(files) else []
    return faults + [f"{name} of {len(data)} bytes" for name, data in files.items() if len(data) > 10 << 20]


def reply(body: object) -> web.Response:
    """discord.py reads JSON only from exactly this content type."""
    return web.Response(body=json.dumps(body).encode(), headers={"Content-Type": "application/json"})


def error(status: int, code: int, text: str) -> web.Response:
    response = reply({"code": code, "message": text})
    response.set_status(status)
    return response


@asynccontextmanager
async def running() -> AsyncIterator[Discord]:
    """A server on a free port of this machine."""
    discord = Discord()
    runner = web.AppRunner(discord.routes(), shutdown_timeout=1.0)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    discord.api = f"http://{host}:{port}/api/v10"
    try:
        yield discord
    finally:
        for session in discord.gateway.sessions:
            if session.socket is not None:
                await session.socket.close()
        await runner.cleanup()
        await asyncio.sleep(0)
