"""Arrivals: how cards that are put onto the battlefield enter it."""

from __future__ import annotations

from typing import Any

from engine.game.combat.standing import attackable
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerReference
from engine.game.objects import Id, Zone
from engine.game.qualities import is_type
from engine.game.scope import Scope
from engine.game.status import TRANSFORMING
from engine.game.zones import Move
from engine.phrase import Word, says
from engine.rulebook import rule, rules_of
from engine.words.references.antecedents import ENTERED, ENTERING
from engine.words.with_counters import WithNumbered


class Arrival(Word, frozen=True):
    """One thing that is said of how a card enters."""

    def enters(self, game: Game, scope: Scope, thing: Id, player: Id) -> dict[str, Any] | None:
        """Fields of the move that puts the card onto the battlefield, on the instruction of a player; None if it stays."""
        return {}


class Posture(Arrival, frozen=True):
    """What can be said of cards and tokens alike."""

    def taken(self, game: Game, scope: Scope, player: Id) -> dict[str, Any]:
        """Fields of the event by which something enters under the control of a player."""
        return {}

    def enters(self, game: Game, scope: Scope, thing: Id, player: Id) -> dict[str, Any]:
        return self.taken(game, scope, player)

    def created(self, game: Game, scope: Scope, player: Id) -> dict[str, Any]:
        """Fields of the event by which a token is created under the control of a player; others may be created with it."""
        return self.taken(game, scope, player)


@says("tapped")
class Tapped(Posture, frozen=True):
    """Tapped."""

    @rule("110.5b")
    def taken(self, game: Game, scope: Scope, player: Id) -> dict[str, Any]:
        return {"tapped": True}


@says("attacking")
class Attacking(Posture, frozen=True):
    """Attacking what its controller chooses."""

    @rule("508.4")
    def taken(self, game: Game, scope: Scope, player: Id) -> dict[str, Any]:
        options = [(t, game.name(t)) for t in can_be_attacked(game, player)]
        return {"attacking": game.choose_one(player, "attacked", options, about=scope.source) if options else None}

    def created(self, game: Game, scope: Scope, player: Id) -> dict[str, Any]:
        return {"attackable": can_be_attacked(game, player)}


@says("tapped and attacking")
class TappedAndAttacking(Posture, frozen=True):
    """Both."""

    def taken(self, game: Game, scope: Scope, player: Id) -> dict[str, Any]:
        return {**Tapped().taken(game, scope, player), **Attacking().taken(game, scope, player)}

    def created(self, game: Game, scope: Scope, player: Id) -> dict[str, Any]:
        return {**Tapped().taken(game, scope, player), **Attacking().created(game, scope, player)}


@says("tapped and attacking {player}")
class TappedAndAttackingPlayer(Posture, frozen=True):
    """Tapped, and attacking a certain player if they can be attacked."""

    player: PlayerReference

    @rule("508.4")
    def taken(self, game: Game, scope: Scope, player: Id) -> dict[str, Any]:
        able = can_be_attacked(game, player)
        attacked = next((p for p in self.player.find(game, scope) if p in able), None)
        return {"tapped": True, "attacking": attacked}


@says("tapped and attacking {player} or a planeswalker they control")
class TappedAndAttackingTheirs(Posture, frozen=True):
    """Tapped, and attacking a certain player or one of their planeswalkers."""

    player: PlayerReference

    @rule("508.4")
    def taken(self, game: Game, scope: Scope, player: Id) -> dict[str, Any]:
        options = [(t, game.name(t)) for t in self._able(game, scope, player)]
        chosen = game.choose_one(player, "attacked", options, about=scope.source) if options else None
        return {"tapped": True, "attacking": chosen}

    def created(self, game: Game, scope: Scope, player: Id) -> dict[str, Any]:
        return {"tapped": True, "attackable": self._able(game, scope, player)}

    def _able(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        return tuple(t for p in self.player.find(game, scope) for t in attackable_of(game, player, p))


@rule("508.4")
def attackable_of(game: Game, player: Id, defender: Id) -> tuple[Id, ...]:
    """What something that enters under the control of a player may attack of another: them and their planeswalkers."""
    able = can_be_attacked(game, player)
    return tuple(
        t for t in able
        if t == defender or (t in game.state.objects and is_type(game, t, "planeswalker") and game.controller(t) == defender)
    )


def can_be_attacked(game: Game, player: Id) -> tuple[Id, ...]:
    """What something that enters under the control of a player may attack: nothing, unless it is their combat."""
    return attackable(game, player) if game.state.combat is not None and game.state.is_active(player) else ()


@says("under your control")
class UnderYourControl(Arrival, frozen=True):
    """Under the control of the controller of the ability."""

    @rule("110.2a")
    def enters(self, game: Game, scope: Scope, thing: Id, player: Id) -> dict[str, Any]:
        return {"controller": scope.controller}


@says("under (its|his|her) owner's control", "under their owner's control", "under their owners' control")
class UnderOwnersControl(Arrival, frozen=True):
    """Under the control of its owner."""

    @rule("110.2a")
    def enters(self, game: Game, scope: Scope, thing: Id, player: Id) -> dict[str, Any]:
        return {"controller": game.object(thing).owner}


@says("{counters}")
class Counted(Arrival, frozen=True):
    """With counters."""

    counters: WithNumbered

    @rule("614.1c")
    def enters(self, game: Game, scope: Scope, thing: Id, player: Id) -> dict[str, Any]:
        there = self.counters.counters(game, scope)
        return {"counters": there} if there else {}


@says("attached to {host}")
class Attached(Arrival, frozen=True):
    """Attached to something."""

    host: ObjectReference

    @rule("303.4f")
    def enters(self, game: Game, scope: Scope, thing: Id, player: Id) -> dict[str, Any]:
        found = [t for t in map(scope.now, self.host.find(game, scope)) if game.exists(t)]
        return {"attached_to": found[0]} if found else {}


@says("attached to {host}")
class AttachedToPlayer(Arrival, frozen=True):
    """Attached to a player."""

    host: PlayerReference

    @rule("303.4f")
    def enters(self, game: Game, scope: Scope, thing: Id, player: Id) -> dict[str, Any]:
        found = self.host.find(game, scope)
        return {"attached_to": found[0]} if found else {}


@says("tapped and transformed")
class TappedAndTransformed(Arrival, frozen=True):
    """Tapped, with its back face up."""

    @rule("110.5b")
    def enters(self, game: Game, scope: Scope, thing: Id, player: Id) -> dict[str, Any] | None:
        turned = Transformed().enters(game, scope, thing, player)
        return None if turned is None else {**turned, "tapped": True}


@says("flipped")
class Flipped(Arrival, frozen=True):
    """As the other half of a flip card."""

    @rule("710.2")
    def enters(self, game: Game, scope: Scope, thing: Id, player: Id) -> dict[str, Any]:
        definition = game.object(thing).definition
        return {"face": 1} if definition.layout == "flip" and len(definition.faces) > 1 else {}


@says("transformed")
class Transformed(Arrival, frozen=True):
    """With its back face up; a card that has none stays where it is."""

    @rule("712.14a")
    def enters(self, game: Game, scope: Scope, thing: Id, player: Id) -> dict[str, Any] | None:
        definition = game.object(thing).definition
        return {"face": 1} if definition.layout in TRANSFORMING and len(definition.faces) > 1 else None


@rule("611.2e")
def _said_of_it(game: Game, scope: Scope, thing: Id) -> dict[str, Any]:
    """What later sentences of the ability say that a card is once it is on the battlefield: it is so as it enters."""
    said = [one for one in scope.slots.get(ENTERING, ()) if thing in map(scope.now, one.meant(game, scope))]
    if not said:
        return {}
    scope.slots[ENTERED] = (*scope.slots.get(ENTERED, ()), *((one, thing) for one in said))
    return {"effects": tuple(one.effect(game, scope, thing) for one in said), "cites": rules_of(_said_of_it)}


def arrival(game: Game, scope: Scope, how: tuple[Arrival, ...], thing: Id, player: Id, verb: str) -> Move | None:
    """The move that puts a card onto the battlefield with all that is said of it; None when it stays where it is."""
    fields: dict[str, Any] = {"controller": player, **_said_of_it(game, scope, thing)}
    for one in how:
        said = one.enters(game, scope, thing, player)
        if said is None:
            return None
        fields |= said
    return Move(object=thing, to=Zone.BATTLEFIELD, how=verb, by=scope.source, **fields)
