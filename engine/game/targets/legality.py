"""What can be chosen as a target, and whether it still is a legal one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.game.actions import ChooseTarget
from engine.game.functioning import objections
from engine.game.limited_range_of_influence import cannot_target
from engine.game.objects import Id, Object
from engine.game.protection import hexproof, protected_from_targeting, shrouded
from engine.game.scope import Scope
from engine.game.targets.reference import TargetReference
from engine.game.targets.texts import own_x, requirements, texts_of
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def can_target(game: Game, player: Id, thing: Id, source: Id, of: Id | None = None) -> Verdict:
    """Whether a spell, or an ability of ``source``, that ``player`` controls can have this target, with every reason."""
    own = _itself(game, thing, of) + cannot_target(game, player, thing)
    rules = shrouded(game, thing) + hexproof(game, thing, source, player) + protected_from_targeting(game, thing, source)
    return own + rules + objections(game, ChooseTarget(player=player, target=thing, source=source, of=of))


@rule("115.5")
def _itself(game: Game, thing: Id, of: Id | None) -> Verdict:
    return forbidden(f"{game.name(thing)} cannot be its own target.") if of is not None and thing == of else ALLOWED


def options(game: Game, player: Id, word: TargetReference, source: Id, of: Id | None, scope: Scope) -> tuple[Id, ...]:
    """Everything that can be chosen for one instance of "target"."""
    found = dict.fromkeys(word.candidates(game, scope))
    return tuple(t for t in found if can_target(game, player, t, source, of))


def is_there(game: Game, thing: Id) -> bool:
    """Whether the target is still where it was chosen, or the player still in the game."""
    if thing in game.state.players:
        return not game.state.players[thing].has_lost
    return game.exists(thing) and not game.object(thing).is_phased_out


@rule("608.2b")
def illegal_now(game: Game, of: Id, word: TargetReference, thing: Id, scope: Scope) -> Verdict:
    """Why a target is not legal any more as the spell or ability resolves."""
    source = source_of(game.object(of))
    if not is_there(game, thing):
        return forbidden(f"{game.name(thing)} is no longer there.")
    if not word.is_legal(game, thing, scope):
        return forbidden(f"{game.name(thing)} is no longer a legal target.")
    return can_target(game, scope.controller, thing, source, of)


def source_of(found: Object) -> Id:
    """The source of a spell or ability on the stack: a spell is its own."""
    stacked = found.stacked
    return found.id if stacked is None or stacked.source is None else stacked.source


ILLEGAL: Final = "slots with illegal targets"
"""The slot of the slots of which a target turned out to be illegal as the spell or ability resolves."""


@rule("608.2b")
def legal_targets(game: Game, of: Id, scope: Scope) -> tuple[dict[str, tuple[Id, ...]], bool]:
    """The targets that are still legal, by slot, and whether the spell or ability has targets and all are illegal."""
    slots: dict[str, tuple[Id, ...]] = {}
    chosen = 0
    x = own_x(game, texts_of(game, of), scope, of_what_only=True)
    scope = scope if x is None else scope.bind(X=x)
    for word in requirements(game, texts_of(game, of), scope):
        targets = tuple(scope.slots.get(word.slot, ()))
        chosen += len(targets)
        left = tuple(t for t in targets if illegal_now(game, of, word, t, scope))
        slots[word.slot] = left if word.still_go_together(game, left, scope) else ()
    return slots, chosen > 0 and not any(slots.values())


def targets_of(game: Game, of: Id) -> tuple[Id, ...]:
    """Everything that was chosen as a target of a spell or ability on the stack, in order."""
    stacked = game.object(of).stacked
    if stacked is None:
        return ()
    slots = stacked.slots
    names = sorted((n for n in slots if n.startswith("target") and n[6:].isdecimal()), key=lambda n: int(n[6:]))
    return tuple(t for name in names for t in slots[name])
