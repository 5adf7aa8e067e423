"""Adding mana of a type that something tapped for mana produced, and doubling unspent mana."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game.machine import Game
from engine.game.mana import TYPES, ManaVerb, in_order
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule


@says(
    "add{s^} one mana of any type that (land|permanent) produced",
    "add{s^} an additional one mana of any type that (land|permanent) produced",
)
class AddOfTypeProduced(ManaVerb, frozen=True):
    """One mana of any type among those that were produced."""

    @rule("106.12a")
    def produces(self, game: Game, scope: Scope) -> Iterable[tuple[str, ...]]:
        made = scope.slots.get("mana", ())
        return tuple((t,) for t in in_order({one.type for one in made}))


@says("double{s^} the amount of each type of unspent mana (you|they) have")
class DoubleUnspent(ManaVerb, frozen=True):
    """As much again of each type of mana in the pool."""

    @rule("701.10f")
    def produces(self, game: Game, scope: Scope) -> Iterable[tuple[str, ...]]:
        mana = game.state.players[scope.controller].mana
        return (tuple(t for t in TYPES for one in mana if one.type == t),)
