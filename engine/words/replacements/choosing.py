"""What is chosen as an object enters, and what is said of the choice: "of the chosen color"."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from engine.game.colors import COLOR_SYMBOLS
from engine.game.events import Event
from engine.game.life import PayLife
from engine.game.machine import Game
from engine.game.meaning import PlayerReference, Static
from engine.game.objects import Id, Zone
from engine.game.paying import life_payable
from engine.game.scope import Scope
from engine.game.zones import Move, Reveal
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.amounts import Number
from engine.words.filters.base import Qualifier
from engine.words.filters.description import ObjectFilter
from engine.words.filters.likeness import names_of
from engine.words.kinds import Color
from engine.words.replacements.entering import EntersTapped

Options = list[tuple[Any, str]]


class Choice(Word, frozen=True):
    """Something to choose; ``key`` is where the object remembers it."""

    key: ClassVar[str] = ""

    def options(self, game: Game, scope: Scope) -> Options:
        """What can be chosen."""
        return []


@says("a color", "a color other than {other}")
class AColor(Choice, frozen=True):
    """One of the five colours, perhaps without one of them."""

    other: Color | None = None
    key: ClassVar[str] = "color"

    @rule("105.4")
    def options(self, game: Game, scope: Scope) -> Options:
        left_out = self.other.symbol if self.other is not None else ""
        return [(symbol, word) for word, symbol in COLOR_SYMBOLS.items() if symbol != left_out]


@says("a creature type", "a planeswalker type")
class ACreatureType(Choice, frozen=True):
    """A creature type, or a planeswalker type."""

    key: ClassVar[str] = "type"

    @rule("205.3j", "205.3m", "205.3e")
    def options(self, game: Game, scope: Scope) -> Options:
        kind = ("creature", "planeswalker")[self.wording]
        return [(name, name) for name in sorted(vocabulary.subtypes(kind))]


@says("a basic land type", "a land type")
class ALandType(Choice, frozen=True):
    """A land type, or a basic one."""

    key: ClassVar[str] = "type"

    @rule("205.3i", "205.3e")
    def options(self, game: Game, scope: Scope) -> Options:
        names = vocabulary.basic_land_types() if self.wording == 0 else vocabulary.subtypes("land")
        return [(name, name) for name in sorted(names)]


@says("a card type", "a nonland card type")
class ACardType(Choice, frozen=True):
    """A card type."""

    key: ClassVar[str] = "type"

    @rule("205.2a")
    def options(self, game: Game, scope: Scope) -> Options:
        return [(name, name) for name in sorted(vocabulary.card_types()) if name != "land" or self.wording == 0]


@says("an opponent", "a player")
class APlayer(Choice, frozen=True):
    """An opponent, or any player."""

    key: ClassVar[str] = "player"

    @rule("102.2")
    def options(self, game: Game, scope: Scope) -> Options:
        players = game.state.opponents(scope.controller) if self.wording == 0 else game.state.order()
        return [(p, game.name(p)) for p in players]


NAMEABLE: tuple[tuple[frozenset[str], frozenset[str]], ...] = (
    (frozenset(), frozenset()),
    (frozenset(), frozenset({"land"})),
    (frozenset({"creature"}), frozenset()),
    (frozenset({"artifact"}), frozenset()),
    (frozenset(), frozenset({"artifact", "land"})),
    (frozenset(), frozenset({"basic", "land"})),
)
"""For each wording the types that a card must have for its name to be chosen, and those that it must lack."""


@says(
    "a card name",
    "a nonland card name",
    "a creature card name",
    "an artifact card name",
    "a nonartifact, nonland card name",
    "a card name other than a basic land card name",
)
class AName(Choice, frozen=True):
    """The name of a card, or of a half or other face of one: those in the game are offered, and those that are spoken of."""

    key: ClassVar[str] = "name"

    @rule("201.4", "201.4a", "201.4b", "201.4d", "201.4f")
    def options(self, game: Game, scope: Scope) -> Options:
        cards = (*(o.definition for o in game.state.objects.values()), *game.cards_named())
        faces = (face for card in cards for face in card.faces)
        fits = [f for f in faces if f.name and self._may_be_named(frozenset((*f.supertypes, *f.types)))]
        return [(name, name) for name in sorted({f.name for f in fits})]

    def _may_be_named(self, types: frozenset[str]) -> bool:
        has, lacks = NAMEABLE[self.wording]
        return has <= types and not (lacks <= types if "basic" in lacks else lacks & types)


class AsItEnters(Static, frozen=True):
    """Something is done or chosen as the object enters."""

    of_itself: ClassVar[bool] = True

    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        """The move as it becomes; None when there is nothing to change."""
        return None

    @rule("614.1c", "614.12a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Move) or event.to is not Zone.BATTLEFIELD or event.object != scope.source:
            return None
        changed = self.change(game, event, scope)
        return None if changed is None else (changed,)


@says("as ~ enters, choose {choice}.")
class ChoosesAsEntering(AsItEnters, frozen=True):
    """A choice is made and remembered."""

    choice: Choice

    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        return chosen(game, move, self.choice, scope)


@says("~ enters tapped. as it enters, choose {choice}.")
class TappedAndChooses(AsItEnters, frozen=True):
    """It enters tapped too."""

    choice: Choice

    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        return chosen(game, EntersTapped().change(game, move, scope) or move, self.choice, scope)


@says("as ~ enters, choose {first} and {second}.")
class ChoosesTwo(AsItEnters, frozen=True):
    """Two choices are made."""

    first: Choice
    second: Choice

    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        return chosen(game, chosen(game, move, self.first, scope), self.second, scope)


def chosen(game: Game, move: Move, choice: Choice, scope: Scope) -> Move:
    """The move with the choice made."""
    value = game.choose_one(
        scope.controller, choice.key, choice.options(game, scope), about=scope.source, prompt=f"Which {choice.key}?"
    )
    return msgspec.structs.replace(move, chosen={**move.chosen, choice.key: value})


@says("as ~ enters, you may pay {amount} life. if you don't, it enters tapped.")
class PayLifeOrTapped(AsItEnters, frozen=True):
    """It enters tapped unless life is paid."""

    amount: Number

    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        if move.tapped:
            return None
        n, player = self.amount.n, scope.controller
        options = ((True, f"pay {n} life"), (False, "don't pay"))
        can = life_payable(game, player, n).is_allowed
        if can and game.choose_one(player, "pay", options, about=scope.source, prompt=f"Pay {n} life?"):
            game.happen(PayLife(player=player, amount=n, source=scope.source))
            return move
        return EntersTapped().change(game, move, scope)


@says("as ~ enters, you may reveal a(n) {things} from your hand. if you don't, ~ enters tapped.")
class RevealOrTapped(AsItEnters, frozen=True):
    """It enters tapped unless a card that fits is revealed from hand."""

    things: ObjectFilter

    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        hand = game.state.zone(Zone.HAND, scope.controller)
        able = [(t, game.name(t)) for t in hand if t != scope.source and self.things.match(game, t, scope)]
        shown = game.choose(scope.controller, "reveal", able, minimum=0, maximum=1, about=scope.source, prompt="Reveal which card?")
        if shown:
            game.happen(Reveal(player=scope.controller, objects=tuple(shown)))
            return None if move.tapped else move
        return EntersTapped().change(game, move, scope)


BY_EACH = " by each"
"""Added to the slot of what was chosen this makes the slot of what each player chose."""


def remembered(game: Game, scope: Scope, key: str) -> Any:
    """What was chosen by the ability itself, else what the object remembers; None when nothing was chosen."""
    by_each = scope.slots.get(f"chosen {key}{BY_EACH}", {})
    if scope.each in by_each:
        return by_each[scope.each]
    return scope.slots.get(f"chosen {key}", game.object(scope.source).chosen.get(key))


@says("of the chosen color")
class OfChosenColor(Qualifier, frozen=True):
    """Of the colour that was chosen for the object."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return remembered(game, scope, "color") in game.characteristics(thing).colors


@says("of the chosen type", "of that type")
class OfChosenType(Qualifier, frozen=True):
    """Of the type that was chosen for the object."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        now = game.characteristics(thing)
        return remembered(game, scope, "type") in (*now.types, *now.subtypes)


@says("with the chosen name", "with that name")
class WithChosenName(Qualifier, frozen=True):
    """With the name that was chosen for the object; a split card has two."""

    @rule("709.4a")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return remembered(game, scope, "name") in names_of(game, thing)


@says("the chosen player")
class ChosenPlayer(PlayerReference, frozen=True):
    """The player who was chosen for the object."""

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        found = remembered(game, scope, "player")
        return () if found is None else (found,)
