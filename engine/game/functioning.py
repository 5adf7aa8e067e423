"""Which static abilities function now: those of objects in the zones where they work, and continuous effects like them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.game.abilities import abilities_of, expanded
from engine.game.objects import Id, Object, Zone
from engine.game.scope import Scope
from engine.game.verdict import Verdict
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.actions import Action
    from engine.game.machine import Game


@rule("113.6")
def statics(game: Game, about: Id | None = None) -> Iterator[tuple[Any, Scope]]:
    """Every static ability and continuous effect that functions now, with its scope.

    Abilities of ``about``, a spell being cast, count where they are and as though it were on the stack already.
    """
    for thing in list(game.state.objects.values()):
        if thing.is_phased_out or thing.zone is Zone.LIBRARY:
            continue
        zones = frozenset((thing.zone, Zone.STACK) if thing.id == about else (thing.zone,))
        yield from _of(game, thing, zones)
    for effect in game.state.effects:
        yield effect.effect, effect.scope


def _of(game: Game, thing: Object, zones: frozenset[Zone]) -> Iterator[tuple[Any, Scope]]:
    if thing.zone not in (Zone.BATTLEFIELD, Zone.STACK) and not any(
        zones & ability.functions_in for ability in expanded(thing.base.abilities).statics
    ):
        return
    for ability in abilities_of(game, thing.id).statics:
        if zones & ability.functions_in:
            yield ability, Scope.of(thing.id, game.controller(thing.id), x=thing.x)


def objections(game: Game, action: Action, about: Id | None = None) -> Verdict:
    """Everything that functioning abilities and effects have against an action."""
    against = Verdict()
    for static, scope in statics(game, about):
        hook = getattr(static, "forbid", None)
        verdict = hook(game, action, scope) if hook else None
        if verdict is not None:
            against += verdict
    return against
