"""Attaching: which object is attached to what. An Aura can be attached to a player too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.abilities import abilities_of, has_keyword, keywords_of
from engine.game.events import Event
from engine.game.functioning import hooks
from engine.game.limited_range_of_influence import can_be_attached as is_in_range
from engine.game.meaning import Filter
from engine.game.objects import Characteristics, Id, Object, Zone
from engine.game.scope import Scope
from engine.game.state import State
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def attached_to(state: State, thing: Id) -> tuple[Object, ...]:
    """The permanents attached to an object or player."""
    return tuple(o for o in state.battlefield() if o.attached_to == thing)


@rule("701.3b")
def can_be_attached(game: Game, thing: Id, to: Id | None) -> bool:
    """Whether an Aura, Equipment or Fortification can be attached to an object or player that is there."""
    subtypes = set(game.characteristics(thing).subtypes)
    if to is None or to == thing or subtypes.isdisjoint(("Aura", "Equipment", "Fortification")):
        return False
    if "creature" in game.characteristics(thing).types:
        may = _aura_that_is_a_creature if "Aura" in subtypes else _equips_as_a_creature
        if not may(game, thing):
            return False
    if not is_in_range(game, thing, to):
        return False
    if to in game.state.players:
        stays = "Aura" in subtypes and not game.state.players[to].has_lost and _enchants(game, thing, to)
        return stays and not any(shields(game, to, thing, scope) for shields, scope in hooks(game, "shields_player"))
    host = game.state.objects.get(to)
    if host is None or host.is_phased_out or _protected(game, to, thing):
        return False
    if "Aura" in subtypes:
        return _enchants(game, thing, to)
    fits = _fits_fortification if "Fortification" in subtypes else _fits_equipment
    return host.zone is Zone.BATTLEFIELD and fits(game.characteristics(to)) and _allowed(game, thing, to)


@rule("303.4d")
def _aura_that_is_a_creature(game: Game, aura: Id) -> bool:
    """It enchants nothing."""
    return False


@rule("301.5c")
def _equips_as_a_creature(game: Game, equipment: Id) -> bool:
    """Equipment that is a creature as well equips only with reconfigure; a Fortification never does."""
    return has_keyword(game, equipment, "reconfigure")


@rule("301.5")
def _fits_equipment(host: Characteristics) -> bool:
    """Equipment is attached to creatures only."""
    return "creature" in host.types


@rule("301.6")
def _fits_fortification(host: Characteristics) -> bool:
    """A Fortification is attached to lands only."""
    return "land" in host.types


@rule("101.1")
def _allowed(game: Game, thing: Id, to: Id) -> bool:
    """Whether what the object itself says of what it can be attached to fits: ``attaches_only(game, to, scope)``."""
    scope = Scope.of(thing, game.controller(thing))
    return all(ability.attaches_only(game, to, scope) for ability in abilities_of(game, thing).statics)


@rule("303.4c")
def _enchants(game: Game, aura: Id, to: Id) -> bool:
    """Whether each enchant ability of the Aura describes what it would be attached to, where that is."""
    scope = Scope.of(aura, game.controller(aura))
    enchants = keywords_of(game, aura, "enchant")
    return bool(enchants) and all(can_enchant(game, a.filter, to, scope) for a in enchants)


def can_enchant(game: Game, described: Filter, thing: Id, scope: Scope) -> bool:
    """Whether what an Aura can enchant by its description is this, a player or an object in the zone that it speaks of."""
    there = thing in game.state.players or game.object(thing).zone in zones_of(game, described, scope)
    return there and described.match(game, thing, scope)


@rule("109.2")
def zones_of(game: Game, described: Filter, scope: Scope) -> frozenset[Zone]:
    """The zones that a description speaks of: the battlefield where it names no other."""
    return frozenset(zone for zone, _ in described.zones(game, scope))


@rule("702.16c", "702.16d")
def _protected(game: Game, host: Id, thing: Id) -> bool:
    from engine.game.protection import removed_by_protection

    return removed_by_protection(game, host, thing)


def hosts(game: Game, aura: Id) -> tuple[Id, ...]:
    """The permanents, players and cards in graveyards that an Aura could enchant."""
    order = game.state.order()
    there = [*(o.id for o in game.state.battlefield()), *order, *(c for p in order for c in game.state.zone(Zone.GRAVEYARD, p))]
    return tuple(thing for thing in there if can_be_attached(game, aura, thing))


@rule("701.3c")
class Attach(Event, frozen=True):
    """An object moves onto an object or player that it can be attached to, with a new timestamp, unless it is there already."""

    object: Id
    to: Id

    def affected(self, game: Game) -> Id:
        return game.controller(self.object)

    def is_possible(self, game: Game) -> bool:
        found = game.state.objects.get(self.object)
        return found is not None and found.attached_to != self.to and can_be_attached(game, self.object, self.to)

    @rule("613.7e")
    def apply(self, state: State) -> State:
        found = state.objects.get(self.object)
        if found is None:
            return state
        return state.put(found.with_(attached_to=self.to, timestamp=state.timestamp)).with_(timestamp=state.timestamp + 1)

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.object)} becomes attached to {game.name(self.to)}."


@rule("701.3d")
class Unattach(Event, frozen=True):
    """An object moves away from what it is attached to and stays on the battlefield."""

    object: Id

    def affected(self, game: Game) -> Id:
        return game.controller(self.object)

    def is_possible(self, game: Game) -> bool:
        found = game.state.objects.get(self.object)
        return found is not None and found.attached_to is not None

    def apply(self, state: State) -> State:
        found = state.objects.get(self.object)
        return state if found is None else state.put(found.with_(attached_to=None))

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.object)} becomes unattached."
