"""Which abilities function now: those of objects in the zones where they work, and continuous effects that speak like them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.game.meaning import Keyword, Static
from engine.game.objects import Id, Object, Zone
from engine.game.scope import Scope
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def spelled_out(abilities: tuple[Any, ...]) -> Iterator[Any]:
    """The abilities, each keyword followed by the abilities that it is short for."""
    for ability in abilities:
        yield ability
        if isinstance(ability, Keyword):
            yield from spelled_out(ability.means())


def abilities(game: Game, thing: Id) -> Iterator[Any]:
    """The abilities of an object, keywords spelled out."""
    return spelled_out(game.characteristics(thing).abilities)


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
        if hasattr(effect.effect, "forbid"):
            yield effect.effect, effect.scope


def _of(game: Game, thing: Object, zones: frozenset[Zone]) -> Iterator[tuple[Any, Scope]]:
    if thing.zone not in (Zone.BATTLEFIELD, Zone.STACK) and not any(
        zones & ability.functions_in for ability in spelled_out(thing.base.abilities) if hasattr(ability, "functions_in")
    ):
        return
    for ability in abilities(game, thing.id):
        if isinstance(ability, Static) and zones & ability.functions_in:
            yield ability, Scope.of(thing.id, game.controller(thing.id), x=thing.x)
