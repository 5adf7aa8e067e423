"""Teams: "Alice and Bob against Carol and Dave"."""

from typing import Final

from engine.script.reading.context import Context, Readings
from engine.script.reading.slots.base import SLOTS
from engine.script.reading.slots.people import Players, player_at
from engine.script.values import Player
from engine.script.writing import Writer

AGAINST: Final = frozenset({"against", "vs", "versus"})


class TeamsSlot:
    """Two teams or more, each a list of players, with "against" between them."""

    def read(self, context: Context, at: int) -> Readings:
        teams: list[tuple[Player, ...]] = []
        while found := _team(context, at):
            teams.append(found[0])
            at = found[1]
            if context.low[at] not in AGAINST:
                break
            at += 1
        if len(teams) > 1:
            yield tuple(teams), at
        else:
            context.miss(at, "teams, with “against” between them")

    def write(self, writer: Writer, value: tuple[tuple[Player, ...], ...]) -> str:
        return " against ".join(Players().write(writer, team) if len(team) > 1 else team[0].name for team in value)


def _team(context: Context, at: int) -> tuple[tuple[Player, ...], int] | None:
    players: list[Player] = []
    while found := player_at(context, at):
        players.append(found[0])
        at = found[1]
        while context.low[at] in (",", "and", "&") and player_at(context, at + 1 + (context.low[at + 1] == "and")):
            at += 1
            break
        else:
            break
        at += context.low[at] == "and"
    return (tuple(players), at) if players else None


SLOTS.update(teams=TeamsSlot())
