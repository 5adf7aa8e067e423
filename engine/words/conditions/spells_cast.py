"""Conditions about the spells that players cast, and from where."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition, ObjectReference, PlayerReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.conditions.casting import cast_zone
from engine.words.conditions.this_turn import CastSpells
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


@says(
    "{thing} was cast from exile",
    "{thing} was cast from anywhere other than your hand",
    "you cast {thing} from anywhere other than your hand",
    "{thing} was cast from your library",
    "you cast {thing} from exile",
    "you cast {thing} from your graveyard",
)
class CastFromThere(OfKnown, Condition, frozen=True):
    """A spell, or the one that became the permanent, was cast from a zone."""

    @rule("601.2a", "603.4")
    def holds(self, game: Game, scope: Scope) -> bool:
        found = self.thing.find(game, scope)
        return bool(found) and all(self._fits(game, t, scope) for t in found)

    def _fits(self, game: Game, thing: Id, scope: Scope) -> bool:
        zone, found = cast_zone(game, thing), game.object(thing)
        mine = self.wording not in (2, 4, 5) or found.controller == scope.controller
        yours = found.owner == scope.controller
        elsewhere = zone is not None and not (zone is Zone.HAND and yours)
        exiled, own = zone is Zone.EXILE, (zone is Zone.LIBRARY and yours, zone is Zone.GRAVEYARD and yours)
        return mine and (exiled, elsewhere, elsewhere, own[0], exiled, own[1])[self.wording]


def came_from(game: Game, thing: Id) -> Zone | None:
    """The zone from which a permanent entered the battlefield this turn; None when it did not."""
    moves = [e for e in game.state.history if isinstance(e, Move) and e.to is Zone.BATTLEFIELD]
    left = [e.object for e in moves if game.state.became.get(e.object) == thing and e.object in game.state.gone]
    return game.state.gone[left[-1]].object.zone if left else None


@says(
    "{thing} entered from your graveyard or you cast {again} from your graveyard",
    "{thing} entered from a graveyard or you cast {again} from a graveyard",
    "{thing} entered from your library or was cast from your library",
    "{thing} entered from a graveyard or was cast from a graveyard",
    "one or more of {thing} entered from a graveyard or was cast from a graveyard",
    "one or more of {thing} entered from exile or was cast from exile",
    "you cast {again} from your graveyard or {thing} entered from your graveyard",
)
class CameFromThere(Condition, frozen=True):
    """A permanent entered from a zone, or was a spell cast from there."""

    thing: ObjectReference
    again: ObjectReference | None = None

    def __post_init__(self) -> None:
        if not is_settled(self.thing) or (self.again is not None and not is_settled(self.again)):
            raise Unfit

    @rule("603.4", "601.2a")
    def holds(self, game: Game, scope: Scope) -> bool:
        return any(self._fits(game, t, scope) for t in self.thing.find(game, scope))

    def _fits(self, game: Game, thing: Id, scope: Scope) -> bool:
        there = {2: Zone.LIBRARY, 5: Zone.EXILE}.get(self.wording, Zone.GRAVEYARD)
        found = game.object(thing)
        if self.wording in (0, 2, 6) and found.owner != scope.controller:
            return False
        by_me = self.wording in (2, 3, 4, 5) or found.controller == scope.controller
        return came_from(game, thing) is there or (by_me and cast_zone(game, thing) is there)
