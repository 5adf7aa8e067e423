"""Which static abilities function now: those of objects in the zones where they work, and continuous effects like them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.game.abilities import Abilities, abilities_of, functioning, works_in
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

    Abilities of ``about``, a spell being cast, count where it is and as though it were on the stack already.
    """
    for thing, abilities in functioning(game.state):
        if thing.id != about:
            yield from _of(game, thing, abilities, frozenset((thing.zone,)))
    if about is not None and game.exists(about):
        thing = game.object(about)
        yield from _of(game, thing, abilities_of(game, about), frozenset((thing.zone, Zone.STACK)))
    for effect in game.state.effects:
        yield effect.effect, effect.scope


def _of(game: Game, thing: Object, abilities: Abilities, zones: frozenset[Zone]) -> Iterator[tuple[Any, Scope]]:
    for ability in abilities.statics:
        if zones & works_in(ability):
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


def permitted(game: Game, action: Action, about: Id | None = None) -> bool:
    """Whether some functioning ability or effect lets an action be done that otherwise could not."""
    for static, scope in statics(game, about):
        hook = getattr(static, "permit", None)
        verdict = hook(game, action, scope) if hook else None
        if verdict is not None and verdict:
            return True
    return False
