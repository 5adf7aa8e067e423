"""What servers have set and added, and what is left of those that removed the bot."""

from collections.abc import Iterable
from typing import Any

from msgspec.json import decode, encode
from sqlalchemy import RowMapping, delete, insert, select, text, union, update
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.records import CustomCard, ServerSettings
from bot.store.tables import custom_cards, games, rulings, servers
from engine.cards.card import Card, fold

_PUT = text(
    "INSERT INTO servers (guild, settings) VALUES (:guild, :settings)"
    " ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings"
)
_LEFT = text(
    "INSERT INTO servers (guild, settings, \"left\") VALUES (:guild, '{}', :at)"
    ' ON CONFLICT (guild) DO UPDATE SET "left" = excluded."left"'
)


class Servers:
    """Settings and cards by guild."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def settings(self, guild: int | None) -> ServerSettings:
        """What the server has set; the defaults where it has set nothing."""
        async with self._engine.connect() as connection:
            kept = (await connection.execute(select(servers.c.settings).where(servers.c.guild == guild))).scalar()
        return ServerSettings() if kept is None else decode(kept, type=ServerSettings)

    async def change(self, guild: int, settings: ServerSettings) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(_PUT, {"guild": guild, "settings": encode(settings).decode()})

    async def cards(self, guild: int | None) -> tuple[CustomCard, ...]:
        """The server's own cards by name."""
        if guild is None:
            return ()
        query = select(custom_cards).where(custom_cards.c.guild == guild).order_by(custom_cards.c.folded)
        async with self._engine.connect() as connection:
            return tuple(_custom(row) for row in (await connection.execute(query)).mappings())

    async def add(self, custom: CustomCard) -> None:
        """Add a card, in the place of one with its name."""
        row = {"guild": custom.guild, "folded": fold(custom.card.name), "card": encode(custom.card).decode()}
        async with self._engine.begin() as connection:
            await connection.execute(delete(custom_cards).where(*_named(custom.guild, custom.card.name)))
            await connection.execute(insert(custom_cards).values(**row, by=custom.by, added=custom.added))

    async def remove(self, guild: int, name: str) -> bool:
        """Whether there was such a card."""
        async with self._engine.begin() as connection:
            return (await connection.execute(delete(custom_cards).where(*_named(guild, name)))).rowcount == 1

    async def leave(self, guild: int, at: int) -> None:
        """The server has removed the bot."""
        async with self._engine.begin() as connection:
            await connection.execute(_LEFT, {"guild": guild, "at": at})

    async def stay(self, guilds: Iterable[int]) -> None:
        """The bot is on these servers."""
        async with self._engine.begin() as connection:
            await connection.execute(update(servers).where(servers.c.guild.in_(list(guilds))).values(left=None))

    async def known(self) -> set[int]:
        """The servers that anything but rulings is kept of."""
        query = union(select(servers.c.guild), select(custom_cards.c.guild), select(games.c.guild))
        async with self._engine.connect() as connection:
            return {guild for (guild,) in await connection.execute(query) if guild is not None}

    async def purge(self, before: int) -> list[int]:
        """Delete everything of the servers that removed the bot before then; their ids."""
        async with self._engine.begin() as connection:
            gone = [guild for (guild,) in await connection.execute(select(servers.c.guild).where(servers.c.left < before))]
            for table in (rulings, games, custom_cards, servers):
                await connection.execute(delete(table).where(table.c.guild.in_(gone)))
            return gone


def _named(guild: int, name: str) -> tuple[Any, ...]:
    return custom_cards.c.guild == guild, custom_cards.c.folded == fold(name)


def _custom(row: RowMapping) -> CustomCard:
    return CustomCard(guild=row["guild"], card=decode(row["card"], type=Card), by=row["by"], added=row["added"])
