"""What the bot counts, remembers between runs, lets fall asleep and deletes when its time is over."""

from msgspec import Struct
from sqlalchemy import delete, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.tables import games, quotas, remembered, rulings

_SPEND = text(
    'INSERT INTO quotas (who, "window", used) VALUES (:who, :window, 1)'
    ' ON CONFLICT (who, "window") DO UPDATE SET used = quotas.used + 1 RETURNING used'
)
_REMEMBER = text("INSERT INTO remembered (key, value) VALUES (:key, :value) ON CONFLICT (key) DO UPDATE SET value = excluded.value")


class Swept(Struct, frozen=True, kw_only=True):
    """How many games fell asleep, and how many games and rulings were deleted."""

    asleep: int
    games: int
    rulings: int


class Upkeep:
    """Times are whole seconds since 1970."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def spend(self, who: str, window: int) -> int:
        """Count one more use in a window of time and return how many that makes."""
        async with self._engine.begin() as connection:
            return int((await connection.execute(_SPEND, {"who": who, "window": window})).scalar_one())

    async def recall(self, key: str) -> str | None:
        async with self._engine.connect() as connection:
            value = (await connection.execute(select(remembered.c.value).where(remembered.c.key == key))).scalar()
        return None if value is None else str(value)

    async def remember(self, key: str, value: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(_REMEMBER, {"key": key, "value": value})

    async def sweep(self, now: int, *, asleep_after: int, delete_after: int) -> Swept:
        """Let games fall asleep that nobody touched; delete ended games, old rulings and old counts."""
        async with self._engine.begin() as connection:
            idle = games.c.ended.is_(None), games.c.touched < now - asleep_after
            asleep = await connection.execute(update(games).where(*idle).values(ended=now, asleep=True))
            over = await connection.execute(delete(games).where(games.c.ended < now - delete_after))
            current = select(games.c.ruling)
            old = rulings.c.asked < now - delete_after, rulings.c.id.not_in(current)
            told = await connection.execute(delete(rulings).where(*old))
            await connection.execute(delete(quotas).where(quotas.c.window < now - delete_after))
            return Swept(asleep=asleep.rowcount, games=over.rowcount, rulings=told.rowcount)

    async def is_there(self) -> bool:
        """Whether the database answers."""
        async with self._engine.connect() as connection:
            return await _one(connection) == 1


async def _one(connection: AsyncConnection) -> int:
    return int((await connection.execute(text("SELECT 1"))).scalar_one())
