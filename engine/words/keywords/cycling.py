"""Cycling and typecycling: discarding a card from hand for another."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.activating import Activate
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Ability, CostPart, EventPattern, PlayerReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.game.zones import Discard
from engine.phrase import Leaf, says
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.events.subjects import ItIsA
from engine.words.keywords.spelling import Costed, FromHand, costed, effect
from engine.words.references.antecedents import Antecedent


class DiscardThis(CostPart, frozen=True):
    """Discard the card itself; made, never read."""

    @rule("701.9a")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if game.exists(scope.source) and game.object(scope.source).zone is Zone.HAND:
            return ALLOWED
        return forbidden(f"{game.name(scope.source)} is not in {game.name(player)}'s hand.")

    @rule("701.9a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(Discard(player=player, object=scope.source))


class CyclingAbility(FromHand, frozen=True):
    """The activated ability that cycling is."""


class CyclingKeyword(Costed, frozen=True):
    """Cycling of some kind."""

    name: ClassVar[str] = "cycling"

    def gives(self) -> str:
        """What the ability does."""
        return "draw a card."

    @rule("702.29a")
    def means(self) -> tuple[Ability, ...]:
        return (CyclingAbility(cost=(*self.cost, DiscardThis()), effect=effect(self.gives())),)


@says(*costed("cycling"))
class Cycling(CyclingKeyword, frozen=True):
    """Pay and discard it: draw a card."""


class CyclingType(Leaf, frozen=True):
    """A type joined with "cycling": plainscycling; ``kind`` is the type as printed."""

    kind: str

    @classmethod
    def _kinds(cls) -> tuple[str, ...]:
        return (*vocabulary.subtypes("land"), *vocabulary.subtypes("creature"), *vocabulary.card_types())

    @classmethod
    def beginnings(cls) -> frozenset[str] | None:
        return frozenset(f"{kind.lower()}cycling" for kind in cls._kinds() if " " not in kind)

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        kind = tokens[at].removesuffix("cycling")
        found = [k for k in cls._kinds() if k.lower() == kind]
        return [(cls(kind=found[0]), at + 1)] if found and kind != tokens[at] else []

    def say(self, style: str = "") -> list[str]:
        return [f"{self.kind.lower()}cycling"]


class ForACard(CyclingKeyword, frozen=True):
    """Typecycling of some kind."""

    name: ClassVar[str] = "typecycling"

    def what(self) -> str:
        """What card is searched for."""
        return "card"

    @rule("702.29e")
    def gives(self) -> str:
        what = self.what()
        article = "an" if what[:1].lower() in "aeiou" else "a"
        return f"search your library for {article} {what}, reveal it, put it into your hand, then shuffle."


@says(*costed("{type}"))
class Typecycling(ForACard, frozen=True):
    """Pay and discard it: search for a card of a type."""

    type: CyclingType

    def what(self) -> str:
        return f"{self.type.kind} card"


@says(*costed("basic landcycling"))
class BasicLandcycling(ForACard, frozen=True):
    """Pay and discard it: search for a basic land card."""

    def what(self) -> str:
        return "basic land card"


class Cycles(EventPattern, frozen=True):
    """A card is cycled."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The card can be spoken of."""
        return (Antecedent(slot="it", nature="object", nouns=frozenset({"card"})),)

    @rule("702.29d")
    def cycled(self, game: Game, event: Event) -> Id | None:
        """The card that the event cycles, as it is now."""
        if not isinstance(event, Activate) or not isinstance(event.ability, CyclingAbility):
            return None
        return game.state.became.get(event.source, event.source)


@says("you cycle ~")
class YouCycleThis(Cycles, frozen=True):
    """The card itself is cycled; it triggers wherever the card is then."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.GRAVEYARD, Zone.EXILE})

    def antecedents(self) -> tuple[Antecedent, ...]:
        return ()

    @rule("702.29c")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if self.cycled(game, event) != scope.source or not isinstance(event, Activate):
            return None
        return {} if event.on_stack is None else {"X": game.object(event.on_stack).x}


@says("{player} cycle{s} {subject}")
class PlayerCycles(Cycles, frozen=True):
    """A player cycles a card that fits."""

    player: PlayerReference
    subject: ItIsA

    @rule("702.29d")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        card = self.cycled(game, event)
        if card is None or not isinstance(event, Activate) or event.player not in self.player.find(game, scope):
            return None
        return {"it": (card,), "player": (event.player,)} if self.subject.match(game, card, scope) else None


@says("{player} cycle{s} or discard{s@player} {subject}")
class PlayerCyclesOrDiscards(Cycles, frozen=True):
    """A player discards a card that fits, to cycle it or not."""

    player: PlayerReference
    subject: ItIsA

    @rule("702.29d")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Discard) or event.player not in self.player.find(game, scope):
            return None
        card = game.state.became.get(event.object, event.object)
        return {"it": (card,), "player": (event.player,)} if self.subject.match(game, card, scope) else None
