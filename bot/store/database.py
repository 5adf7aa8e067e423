"""The store on SQLAlchemy Core: SQLite in WAL mode for one host, PostgreSQL by its URL."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from msgspec.json import decode, encode
from msgspec.structs import asdict
from sqlalchemy import AsyncAdaptedQueuePool, CursorResult, event, insert, select, update
from sqlalchemy import delete as remove
from sqlalchemy.engine import URL, RowMapping, make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql.base import Executable

from bot.store.migrating import upgrade
from bot.store.people import People
from bot.store.records import AlreadyRunning, Ended, Game, Kept, Line, Moved
from bot.store.servers import Servers
from bot.store.tables import games, interactions, rulings
from bot.store.upkeep import Upkeep
from engine.explain.ruling import Ruling

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
_LISTS: Mapping[str, Any] = {"lines": tuple[Line, ...], "undone": tuple[Line, ...], "players": tuple[int, ...]}
PRAGMAS = ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=5000", "foreign_keys=ON")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator["Database"]:
    """The store at a database URL such as ``sqlite:///lawmage.db``, its tables brought up to date."""
    engine = connected(url)
    try:
        await upgrade(engine)
        yield Database(engine)
    finally:
        await engine.dispose()


def connected(url: str) -> AsyncEngine:
    """An engine for the URL, with the asynchronous driver that suits it."""
    address = make_url(url)
    driver = DRIVERS.get(address.drivername, address.drivername)
    if driver == DRIVERS["sqlite"]:
        return _sqlite(address.set(drivername=driver))
    return create_async_engine(address.set(drivername=driver), pool_pre_ping=True)


def _sqlite(address: URL) -> AsyncEngine:
    """One connection, so that transactions queue here and not in the database's own busy waiting."""
    engine = create_async_engine(address, poolclass=AsyncAdaptedQueuePool, pool_size=1, max_overflow=0, pool_timeout=60)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


class Database:
    """The repository of :class:`bot.store.repository.Store` on a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.servers, self.upkeep, self.people = Servers(engine), Upkeep(engine), People(engine)

    async def claim(self, interaction: int) -> bool:
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(interactions).values(id=interaction))
        except IntegrityError:
            return False
        return True

    async def drop_claims(self, before: int) -> int:
        async with self.engine.begin() as connection:
            return await _changed(connection, remove(interactions).where(interactions.c.id < before))

    async def running(self, channel: int) -> Game | None:
        query = select(games).where(games.c.channel == channel, games.c.ended.is_(None))
        row = await self._first(query)
        return None if row is None else _game(row)

    async def start(self, game: Game, kept: Kept) -> None:
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(games).values(_of_game(game)))
                await connection.execute(insert(rulings).values(_of_kept(kept)))
        except IntegrityError:
            raise AlreadyRunning from None

    async def advance(self, game: Game, kept: Kept) -> None:
        async with self.engine.begin() as connection:
            before = _still(game.id, game.version - 1)
            await _change_one(connection, update(games).where(*before).values(_of_game(game)))
            await connection.execute(insert(rulings).values(_of_kept(kept)))

    async def end(self, game: Game, at: int) -> None:
        async with self.engine.begin() as connection:
            await _change_one(connection, update(games).where(*_still(game.id, game.version)).values(ended=at))

    async def last_ended(self, channel: int) -> Ended | None:
        over = games.c.channel == channel, games.c.ended.is_not(None)
        row = await self._first(select(games).where(*over).order_by(games.c.ended.desc(), games.c.touched.desc()).limit(1))
        return None if row is None else Ended(_game(row), row["ended"], row["asleep"])

    async def restore(self, ended: Ended, at: int) -> None:
        over = games.c.id == ended.game.id, games.c.ended == ended.at
        try:
            async with self.engine.begin() as connection:
                await _change_one(connection, update(games).where(*over).values(ended=None, asleep=False, touched=at))
        except IntegrityError:
            raise AlreadyRunning from None

    async def keep(self, kept: Kept, *, replacing: Kept | None = None) -> None:
        async with self.engine.begin() as connection:
            if replacing is not None:
                old = (rulings.c.id == replacing.id, rulings.c.replaced_by.is_(None))
                await _change_one(connection, update(rulings).where(*old).values(replaced_by=kept.id))
            await connection.execute(insert(rulings).values(_of_kept(kept)))

    async def ruling(self, identifier: str) -> Kept | None:
        row = await self._first(select(rulings).where(rulings.c.id == identifier))
        return None if row is None else _kept(row)

    async def _first(self, query: Executable) -> RowMapping | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).mappings().first()


def _still(identifier: str, version: int) -> tuple[Any, ...]:
    return games.c.id == identifier, games.c.version == version, games.c.ended.is_(None)


async def _changed(connection: AsyncConnection, change: Executable) -> int:
    result = await connection.execute(change)
    assert isinstance(result, CursorResult)
    return result.rowcount


async def _change_one(connection: AsyncConnection, change: Executable) -> None:
    if await _changed(connection, change) != 1:
        raise Moved


def _of_game(game: Game) -> Mapping[str, Any]:
    return asdict(game) | {part: _json(getattr(game, part)) for part in _LISTS}


def _game(row: RowMapping) -> Game:
    fields = {name: row[name] for name in Game.__struct_fields__}
    return Game(**fields | {part: decode(row[part], type=kind) for part, kind in _LISTS.items()})


def _of_kept(kept: Kept) -> Mapping[str, Any]:
    return asdict(kept) | {"ruling": _json(kept.ruling), "chosen": _json(kept.chosen)}


def _kept(row: RowMapping) -> Kept:
    fields = {name: row[name] for name in Kept.__struct_fields__}
    fields["ruling"] = decode(row["ruling"], type=Ruling)
    return Kept(**fields | {"chosen": decode(row["chosen"], type=tuple[str, ...])})


def _json(value: object) -> str:
    return encode(value).decode()
