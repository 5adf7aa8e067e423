"""Qualifiers that ask for a choice as the instruction is carried out, and ones about names in common."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.mana import COLORS
from engine.game.meaning import Filter
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.filters.base import Qualifier
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.filters.likeness import Aspect, creature_types_of, names_of
from engine.words.references.antecedents import bound


class OfChoice(Qualifier, frozen=True):
    """What the controller chooses as the instruction is carried out, and keeps for all of it."""

    is_chosen_on_resolving: ClassVar[bool] = True

    def chosen(self, game: Game, scope: Scope) -> str:
        """What is chosen; asked for where it was not yet."""
        return ""


def settle_choices(game: Game, scope: Scope, things: Filter) -> None:
    """What a description leaves to choose is chosen now, for all the time that an effect goes on."""
    for qualifier in things.qualifiers:
        if isinstance(qualifier, OfChoice):
            qualifier.chosen(game, scope)


@says(
    "of the creature type of your choice",
    "of a creature type of your choice",
    "that aren't of the creature type of your choice",
)
class OfTypeOfChoice(OfChoice, frozen=True):
    """Of a creature type that the controller chooses once for the instruction (or of others)."""

    @rule("608.2d")
    def chosen(self, game: Game, scope: Scope) -> str:
        if scope.slots.get("type of choice") is None:
            options = [(name, name) for name in sorted(vocabulary.subtypes("creature"))]
            chosen = game.choose_one(scope.controller, "type", options, about=scope.source, prompt="Which creature type?")
            scope.slots["type of choice"] = chosen
        return str(scope.slots["type of choice"])

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return (self.chosen(game, scope) in creature_types_of(game, thing)) == (self.wording < 2)


@says("of the color of your choice", "of a color of your choice")
class OfColorOfChoice(OfChoice, frozen=True):
    """Of a colour that the controller chooses once for the instruction."""

    @rule("608.2d")
    def chosen(self, game: Game, scope: Scope) -> str:
        if scope.slots.get("color of choice") is None:
            options = [(color, f"{{{color}}}") for color in COLORS]
            chosen = game.choose_one(scope.controller, "color", options, about=scope.source, prompt="Which color?")
            scope.slots["color of choice"] = chosen
        return str(scope.slots["color of choice"])

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.chosen(game, scope) in game.characteristics(thing).colors


@says(
    "that doesn't have the same name as a(n) {things}",
    "that doesn't have the same name as another {things:one}",
    "with a different name than each {things:one}",
    "with the same name as a(n) {things}",
    "with the same name as another {things:one}",
)
class NameApart(Qualifier, frozen=True):
    """Without a name in common with anything that fits (or any other object that fits), or with one."""

    things: ObjectFilter

    @rule("201.2")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        own, but = names_of(game, thing), {thing, scope.source} if self.wording == 4 else {thing}
        return any(own & names_of(game, t) for t in candidates(game, self.things, scope) if t not in but) == (self.wording > 2)


@says("that shares a(n) {aspect} with a(n) {things}", "that doesn't share a(n) {aspect} with a(n) {things}")
class SharesWithAny(Qualifier, frozen=True):
    """It has something in common with anything that fits, or with nothing."""

    aspect: Aspect
    things: ObjectFilter

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        own = self.aspect.of(game, thing)
        return any(own & self.aspect.of(game, t) for t in candidates(game, self.things, scope)) == (self.wording == 0)


@says("exiled with it")
class ExiledWithIt(Qualifier, frozen=True):
    """Exiled by an ability of the object spoken of."""

    is_itself_first: ClassVar[bool] = True
    is_linked: ClassVar[bool] = True
    slot: str = ""
    refers: ClassVar[str] = "object"

    def zones(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...] | None:
        return ((Zone.EXILE, 0),)

    @rule("607.2a")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return any(thing in game.object(t).chosen.get("exiled", ()) for t in bound(game, scope, self.slot))
