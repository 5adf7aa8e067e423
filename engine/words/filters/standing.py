"""Adjectives and qualifiers about what is on an object or what it is marked as: enchanted, equipped, modified, with counters."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.status import TRANSFORMING
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.base import Adjective, Qualifier
from engine.words.kinds import CounterKind


def attached(game: Game, thing: Id, subtype: str) -> tuple[Id, ...]:
    """What of this subtype is attached to an object."""
    there = (o.id for o in game.state.battlefield() if o.attached_to == thing)
    return tuple(t for t in there if subtype in game.characteristics(t).subtypes)


@says("enchanted")
class IsEnchanted(Adjective, frozen=True):
    """An Aura is attached to it."""

    @rule("303.4b")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return bool(attached(game, thing, "Aura"))


@says("equipped")
class IsEquipped(Adjective, frozen=True):
    """An Equipment is attached to it."""

    @rule("301.5a")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return bool(attached(game, thing, "Equipment"))


@says("modified")
class IsModified(Adjective, frozen=True):
    """It has a counter, an Equipment, or an Aura that its own controller controls."""

    @rule("700.9")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        if any(game.object(thing).counters.values()) or attached(game, thing, "Equipment"):
            return True
        return any(game.controller(a) == game.controller(thing) for a in attached(game, thing, "Aura"))


@says("historic")
class IsHistoric(Adjective, frozen=True):
    """Legendary, an artifact or a Saga."""

    @rule("700.6")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        now = game.characteristics(thing)
        return "legendary" in now.supertypes or "artifact" in now.types or "Saga" in now.subtypes


@says("commander")
class IsCommander(Adjective, frozen=True):
    """A commander."""

    @rule("903.3")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return "commander" in game.object(thing).marks


@says("monstrous")
class IsMonstrous(Adjective, frozen=True):
    """It became monstrous."""

    @rule("701.37b")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return "monstrous" in game.object(thing).marks


@says("with a counter on it", "with counters on them", "with one or more counters on (it|them)")
class WithAnyCounter(Qualifier, frozen=True):
    """It has a counter of any kind."""

    @rule("122.1")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return any(game.object(thing).counters.values())


@says("with no counters on (it|them)", "with no {kind} counters on (it|them)", "without a(n) {kind} counter on (it|them)")
class WithoutCounters(Qualifier, frozen=True):
    """It has no counters (of a kind)."""

    kind: CounterKind | None = None

    @rule("122.1")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        counters = game.object(thing).counters
        return not (any(counters.values()) if self.kind is None else counters.get(self.kind.name, 0))


@says("with no abilities")
class WithNoAbilities(Qualifier, frozen=True):
    """It has no abilities."""

    @rule("113.1", "113.12")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return not game.characteristics(thing).abilities


@says("transformed")
class IsTransformed(Adjective, frozen=True):
    """A double-faced permanent with its back face up; a merged or melded one never is."""

    @rule("701.27g")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        found = game.object(thing)
        on_battlefield = found.zone is Zone.BATTLEFIELD and not found.components
        return on_battlefield and found.face > 0 and found.definition.layout in (*TRANSFORMING, "modal_dfc")
