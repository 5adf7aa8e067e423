"""Craft: a permanent is exiled with materials and comes back transformed; what speaks of the materials."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar

from engine.game.illegal import Illegal
from engine.game.machine import Game
from engine.game.meaning import Ability, CostPart, Effect, ObjectReference
from engine.game.objects import Id, Zone
from engine.game.qualities import mana_value
from engine.game.scope import Scope
from engine.game.status import TRANSFORMING
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.game.zones import Move, arrived
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.filters.description import ObjectFilter
from engine.words.filters.exiled import OfExile
from engine.words.keywords.spelling import Costed, MadeActivated
from engine.words.limits import OnlyAsSorcery

CRAFTED = "crafted"
"""The slot, and the key of ``chosen``, of the cards that were used."""
SELF = "crafting"
"""The slot of the card that comes back."""


class Materials(Word, frozen=True):
    """What is exiled with the permanent."""

    def bounds(self, able: int) -> tuple[int, int]:
        """How many are exiled at least and at most."""
        return 1, 1

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        """Whether a permanent or a card in the graveyard can be one of them."""
        return True

    def suit(self, game: Game, things: tuple[Id, ...], scope: Scope) -> bool:
        """Whether they will do together."""
        return True


@says("{things:one}")
class OneMaterial(Materials, frozen=True):
    """One thing."""

    things: ObjectFilter

    @rule("702.167b")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.things.match(game, thing, scope)


@says("{number:word} {things:many}", "{number:word} or more {things:many}")
class SeveralMaterials(Materials, frozen=True):
    """A number of things, or at least a number."""

    number: int
    things: ObjectFilter

    def bounds(self, able: int) -> tuple[int, int]:
        return self.number, self.number if self.wording == 0 else max(self.number, able)

    @rule("702.167b")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.things.match(game, thing, scope)


@says("one or more")
class AnyMaterials(Materials, frozen=True):
    """Anything, at least one."""

    def bounds(self, able: int) -> tuple[int, int]:
        return 1, max(1, able)


@says("two that share a card type")
class TwoOfAType(Materials, frozen=True):
    """Two things of which both are of one card type."""

    def bounds(self, able: int) -> tuple[int, int]:
        return 2, 2

    def suit(self, game: Game, things: tuple[Id, ...], scope: Scope) -> bool:
        return bool(set.intersection(*(set(game.characteristics(t).types) for t in things)))


@says("a(n) {things}")
class OneOf(Word, frozen=True):
    """One of several things that are asked for."""

    things: ObjectFilter


@says("{each:and}")
class OneOfEach(Materials, frozen=True):
    """One of each of several things."""

    each: tuple[OneOf, ...]

    def bounds(self, able: int) -> tuple[int, int]:
        return len(self.each), len(self.each)

    @rule("702.167b")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return any(one.things.match(game, thing, scope) for one in self.each)

    def suit(self, game: Game, things: tuple[Id, ...], scope: Scope) -> bool:
        return self._spread(game, list(things), list(self.each), scope)

    def _spread(self, game: Game, things: list[Id], wanted: list[OneOf], scope: Scope) -> bool:
        """Whether each of the wanted can be one of the things of its own."""
        if not wanted:
            return True
        fitting = (t for t in things if wanted[0].things.match(game, t, scope))
        return any(self._spread(game, [o for o in things if o != t], wanted[1:], scope) for t in fitting)


class ExileMaterials(CostPart, frozen=True):
    """The permanent and its materials are exiled; made, never read."""

    deed: ClassVar[str] = "exile"
    materials: Materials

    @rule("702.167a", "702.167b")
    def _able(self, game: Game, player: Id, scope: Scope) -> list[Id]:
        mine = (o.id for o in game.state.battlefield() if game.controller(o.id) == player and o.id != scope.source)
        there = (*mine, *game.state.zone(Zone.GRAVEYARD, player))
        return [t for t in there if self.materials.match(game, t, scope)]

    def _ways(self, game: Game, able: list[Id], scope: Scope) -> Iterator[tuple[Id, ...]]:
        least, _ = self.materials.bounds(len(able))
        return (way for way in combinations(able, least) if self.materials.suit(game, way, scope))

    @rule("702.167a")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if any(True for _ in self._ways(game, self._able(game, player, scope), scope)):
            return ALLOWED
        return forbidden(f"{game.name(player)} has nothing to craft {game.name(scope.source)} with.")

    @rule("702.167a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        able = self._able(game, player, scope)
        least, most = self.materials.bounds(len(able))
        options = [(t, game.name(t)) for t in able]
        chosen = game.choose(
            player, "craft", options, minimum=least, maximum=most, about=scope.source, prompt="Craft it with what?"
        )
        if not self.materials.suit(game, chosen, scope):
            raise Illegal(forbidden("Those will not do together."))
        moved = game.happen(*(Move(object=t, to=Zone.EXILE, how="exile", by=scope.source) for t in (scope.source, *chosen)))
        scope.slots[CRAFTED] = tuple(t for t in arrived(game, moved, Zone.EXILE) if t != game.state.became.get(scope.source))
        scope.slots[SELF] = (game.state.became.get(scope.source, scope.source),)


class ComesBackCrafted(Effect, frozen=True):
    """The card returns transformed under its owner's control; made, never read."""

    @rule("702.167a", "702.167c")
    def happen(self, game: Game, scope: Scope) -> None:
        for card in scope.slots.get(SELF, ()):
            if not game.exists(card) or game.object(card).zone is not Zone.EXILE:
                continue
            found = game.object(card)
            if found.definition.layout not in TRANSFORMING or len(found.definition.faces) < 2:
                continue
            used = {CRAFTED: scope.slots.get(CRAFTED, ())}
            game.happen(Move(
                object=card, to=Zone.BATTLEFIELD, how="return", controller=found.owner, face=1, chosen=used, by=scope.source
            ))


@says("craft with {materials} {cost:comma+}")
class Craft(Costed, frozen=True):
    """It is exiled with materials to come back transformed."""

    materials: Materials
    name: ClassVar[str] = "craft"

    @rule("702.167a")
    def means(self) -> tuple[Ability, ...]:
        cost = (*self.cost, ExileMaterials(materials=self.materials))
        return (MadeActivated(cost=cost, effect=ComesBackCrafted(), limits=(OnlyAsSorcery(),)),)


@says("the exiled card used to craft {thing}", "the exiled cards used to craft {thing}")
class UsedToCraft(ObjectReference, frozen=True):
    """The exiled cards that were used, as far as they are still there."""

    thing: ObjectReference

    @property
    def plural(self) -> bool:
        return self.wording == 1

    @rule("702.167c")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        used = (t for thing in self.thing.find(game, scope) for t in game.object(thing).chosen.get(CRAFTED, ()))
        return tuple(t for t in used if game.exists(t) and game.object(t).zone is Zone.EXILE)


@says(
    "the mana value of {cards}", "the total power of {cards}", "the total mana value of {cards}",
    "the number of[ different] colors among {cards}",
)
class OfTheMaterials(Quantity, frozen=True):
    """A number found from the cards that were used."""

    cards: UsedToCraft

    @rule("702.167c")
    def count(self, game: Game, scope: Scope) -> int | None:
        found = [(t, game.characteristics(t)) for t in self.cards.find(game, scope)]
        if self.wording == 1:
            return sum(now.power or 0 for _, now in found)
        if self.wording >= 3:
            return len({color for _, now in found for color in now.colors})
        return sum(mana_value(game, t) for t, _ in found)


@says("exiled {cards} used to craft ~", "exiled {cards} used to craft it")
class CraftMaterial(OfExile, frozen=True):
    """A card that fits and that was used, as far as it is still there."""

    def __post_init__(self) -> None:
        if "card" not in self.cards.nouns() or self.cards.qualifiers:
            raise Unfit

    @rule("702.167c")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing in game.object(scope.source).chosen.get(CRAFTED, ()) and self.cards.match(game, thing, scope)
