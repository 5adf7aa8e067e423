"""Conditions about the spells that players cast, and from where."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition, ObjectReference, PlayerReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import Unfit, says, template_of
from engine.rulebook import rule
from engine.words.conditions.both import FirstOfTwo
from engine.words.conditions.casting import are_cast_by
from engine.words.conditions.this_turn import CastSpells
from engine.words.origins import Origin, cast_zone
from engine.words.references.antecedents import is_settled
from engine.words.references.players import You
from engine.words.references.spoken_of import OfKnown


@says("{player} {deed} this turn", "{player} didn't {deed} this turn")
class CastThisTurn(Condition, frozen=True):
    """A player cast spells that fit this turn, or did not."""

    player: PlayerReference
    deed: CastSpells

    def __post_init__(self) -> None:
        if self.wording == 1 and (self.deed.wording != 1 or (self.player.plural and not isinstance(self.player, You))):
            raise Unfit

    def holds(self, game: Game, scope: Scope) -> bool:
        did = any(self.deed.done(game, p, scope) > 0 for p in self.player.find(game, scope))
        return did == (self.wording == 0)


@says("{thing} was cast {origin}", "you cast {thing} {origin}")
class CastFromThere(OfKnown, FirstOfTwo, frozen=True):
    """A spell, or the one that became the permanent, was cast from certain zones, perhaps by the controller of the ability."""

    origin: Origin

    @rule("601.2a", "603.4")
    def holds(self, game: Game, scope: Scope) -> bool:
        found = self.thing.find(game, scope)
        there = all(self.origin.has(cast_zone(game, t), game.object(t).owner, scope) for t in found)
        return bool(found) and there and ("you" not in template_of(self) or are_cast_by(game, found, scope.controller))


def came_from(game: Game, thing: Id) -> Zone | None:
    """The zone from which a permanent entered the battlefield this turn; None when it did not."""
    moves = [e for e in game.state.history if isinstance(e, Move) and e.to is Zone.BATTLEFIELD]
    left = [e.object for e in moves if game.state.became.get(e.object) == thing and e.object in game.state.gone]
    return game.state.gone[left[-1]].object.zone if left else None


@says(
    "[one or more of ]{thing} entered {origin} or was cast {same}",
    "{thing} entered {origin} or you cast {again} {same}",
    "you cast {again} {same} or {thing} entered {origin}",
)
class CameFromThere(Condition, frozen=True):
    """A permanent entered from certain zones, or was a spell cast from there."""

    thing: ObjectReference
    origin: Origin
    same: Origin
    again: ObjectReference | None = None

    def __post_init__(self) -> None:
        if not is_settled(self.thing) or (self.again is not None and not is_settled(self.again)) or self.origin != self.same:
            raise Unfit

    @rule("603.4", "601.2a")
    def holds(self, game: Game, scope: Scope) -> bool:
        return any(self._fits(game, t, scope) for t in self.thing.find(game, scope))

    def _fits(self, game: Game, thing: Id, scope: Scope) -> bool:
        by_whom = self.again is None or are_cast_by(game, (thing,), scope.controller)
        ways = (came_from(game, thing), cast_zone(game, thing) if by_whom else None)
        return any(self.origin.has(zone, game.object(thing).owner, scope) for zone in ways)
