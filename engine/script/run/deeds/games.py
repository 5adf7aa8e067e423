"""Leaving, losing and winning the game."""

from __future__ import annotations

from engine.game.objects import Id
from engine.game.players import LoseGame as LoseGameEvent
from engine.rulebook import rule
from engine.script.run.deeds.doing import does
from engine.script.run.run import Run
from engine.script.values import Concede, LoseGame


@does(Concede)
def concedes(run: Run, deed: Concede, player: Id) -> None:
    """A player concedes or leaves."""
    concession(run, player)


@does(LoseGame)
def loses(run: Run, deed: LoseGame, player: Id) -> None:
    """A player loses, cause unstated."""
    run.game.happen(LoseGameEvent(player=player))


def concession(run: Run, player: Id) -> None:
    """The player leaves the game at once and loses."""
    run.game.happen(_conceding(player))


@rule("101.1", "104.3a")
def _conceding(player: Id) -> LoseGameEvent:
    return LoseGameEvent(player=player, why="conceding", by_conceding=True)
