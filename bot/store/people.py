"""What is kept of one person: to hand over, and to forget."""

from collections.abc import Mapping
from typing import Any

from msgspec.json import decode, encode
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.tables import custom_cards, games, quotas, rulings

NOBODY = 0
"""Who a line is by whose author wanted to be forgotten."""


class People:
    """People are Discord ids."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def everything(self, person: int) -> dict[str, Any]:
        """All that is kept of a person, ready to be JSON."""
        async with self._engine.connect() as connection:
            asked = (await connection.execute(select(rulings).where(rulings.c.asker == person))).mappings().all()
            played = await _games(connection, person)
            cards = (await connection.execute(select(custom_cards).where(custom_cards.c.by == person))).mappings().all()
        return {
            "person": str(person),
            "rulings": [{"channel": str(row["channel"]), "asked": row["asked"], "text": row["text"]} for row in asked],
            "games": [_share(row, person) for row in played],
            "cards": [{"server": str(row["guild"]), "added": row["added"], "card": decode(row["card"])} for row in cards],
        }

    async def forget(self, person: int) -> tuple[int, int]:
        """Delete the person's rulings and counts, and their name from games and cards; how many rulings and games."""
        async with self._engine.begin() as connection:
            played = await _games(connection, person)
            for row in played:
                await connection.execute(update(games).where(games.c.id == row["id"]).values(_without(row, person)))
            current = select(games.c.ruling)
            own = rulings.c.asker == person
            gone = await connection.execute(delete(rulings).where(own, rulings.c.id.not_in(current)))
            await connection.execute(update(rulings).where(own).values(asker=NOBODY))
            await connection.execute(update(custom_cards).where(custom_cards.c.by == person).values(by=NOBODY))
            await connection.execute(delete(quotas).where(quotas.c.who == f"person {person}"))
            return gone.rowcount, len(played)


async def _games(connection: AsyncConnection, person: int) -> list[Mapping[str, Any]]:
    mentions = [part.like(f"%{person}%") for part in (games.c.lines, games.c.undone, games.c.players)]
    query = select(games).where((games.c.owner == person) | mentions[0] | mentions[1] | mentions[2])
    return [dict(row) for row in (await connection.execute(query)).mappings()]


def _share(row: Mapping[str, Any], person: int) -> dict[str, Any]:
    lines = [line["text"] for line in decode(row["lines"]) if line["by"] == person]
    return {"channel": str(row["channel"]), "started": row["started"], "owner": row["owner"] == person, "lines": lines}


def _without(row: Mapping[str, Any], person: int) -> dict[str, Any]:
    """The lines stay in the game, for the others; nobody wrote them."""
    renamed = {part: _nameless(row[part], person) for part in ("lines", "undone")}
    players = [one for one in decode(row["players"]) if one != person]
    owner = NOBODY if row["owner"] == person else row["owner"]
    return {**renamed, "players": encode(players).decode(), "owner": owner}


def _nameless(lines: str, person: int) -> str:
    return encode([line | {"by": NOBODY if line["by"] == person else line["by"]} for line in decode(lines)]).decode()
