"""Deeds: what players do and what a script lets happen, one function for each, found by the type of the deed."""

from __future__ import annotations

from engine.game.illegal import Illegal
from engine.game.objects import Id
from engine.script.run.deeds import (  # noqa: F401 # they register
    activating,
    announced,
    casting,
    combat,
    games,
    happenings,
    keyword_actions,
    moving,
    named,
    repeating,
)
from engine.script.run.deeds.doing import DOERS, LETTERS, Doer
from engine.script.run.faults import Unable
from engine.script.run.options import Words
from engine.script.run.run import Run
from engine.script.run.unoffered import unoffered
from engine.script.values import Block, Deed, Earlier, Happening, Said


def do(run: Run, deed: Deed, player: Id | None) -> None:
    """Have a player do something. Raises Illegal, Undecided, Missing or Unable."""
    doer = DOERS.get(type(deed))
    if doer is None:
        raise Unable(f"This cannot be done yet: {type(deed).__name__}.")
    if isinstance(deed, Said) and run.at in run.heeded:
        return  # it tells what the one way was that there was
    if isinstance(deed, Said) and not (verdict := unoffered(Words(run.game, run.scene), deed, player)):
        raise Illegal(verdict)
    if player is None and isinstance(deed, Block):
        player = combat.whose_block(run, deed)
    doer(run, deed, player if player is not None else run.game.state.turn.active)


def let(run: Run, happening: Happening) -> None:
    """Let something happen."""
    letter = LETTERS.get(type(happening))
    if letter is None:
        raise Unable(f"This cannot be let happen yet: {type(happening).__name__}.")
    letter(run, happening)


def earlier(run: Run, what: Earlier) -> None:
    """What was done before the script starts counts as the position that it led to."""
    do(run, what.act.deed, run.scene.player(what.act.player) if what.act.player else None)


__all__ = ["Doer", "do", "earlier", "let"]
