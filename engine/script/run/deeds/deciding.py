"""Deeds of a player whom another controls: who decides on them, and whether that can be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from msgspec import structs

from engine.game.controlling_another_player import act_for, cannot_concede_for, decider, may_decide
from engine.game.illegal import require
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.verdict import Verdict
from engine.script.run.run import Run
from engine.script.values import (
    Act,
    Activate,
    Attack,
    Block,
    Cast,
    Concede,
    Decision,
    Deed,
    ObjectRef,
    Play,
    Said,
    TapForMana,
)

_ANSWERS: Final = get_args(Said)
"""What a player may be made to do by a spell or ability, too."""


def decide(game: Game, deed: Deed, player: Id | None, by: Id | None) -> None:
    """Take down that another player decides what this one does; raises Illegal where it is said of one who can't."""
    if player is None:
        return
    if by is not None and not isinstance(deed, _ANSWERS):
        require(made_to(game, deed, player, by))
    if isinstance(deed, Decision):
        act_for(game, player)


def made_to(game: Game, deed: Deed, player: Id, by: Id) -> Verdict:
    """Whether a player can make another do something of the kind."""
    return cannot_concede_for(game, by, player) if isinstance(deed, Concede) else may_decide(game, by, player)


def on_behalf(run: Run, act: Act) -> Act:
    """What is said of the controlling player, but with something of the player they control, is done by the latter."""
    if act.player is None or act.by is not None:
        return act
    owners = {ref.of for ref in _with(act.deed)}
    owner = next(iter(owners)) if len(owners) == 1 else None
    if owner is None or owner == act.player:
        return act
    player, by = run.scene.player(owner), run.scene.player(act.player)
    return structs.replace(act, player=owner, by=act.player) if decider(run.game, player) == by else act


def _with(deed: Deed) -> Iterator[ObjectRef]:
    """What a deed is done with."""
    if isinstance(deed, Cast):
        yield deed.spell
    elif isinstance(deed, Play):
        yield deed.card
    elif isinstance(deed, Activate) and deed.ability.source is not None:
        yield deed.ability.source
    elif isinstance(deed, TapForMana):
        yield from deed.sources
    elif isinstance(deed, Attack):
        yield from (ref for group in deed.groups for ref in group.creatures)
    elif isinstance(deed, Block):
        yield from (ref for group in deed.groups for ref in group.blockers)
