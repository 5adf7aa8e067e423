"""Further references to cards: the top one of a graveyard that fits, revealed ones, one that was discarded, owned ones in exile."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move, Reveal, top_cards
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Numeral, Quantity, ThatMany, X
from engine.words.filters.description import Description
from engine.words.filters.told import OfCards
from engine.words.references.antecedents import Antecedent, bound
from engine.words.references.possessive import Whose
from engine.words.references.spoken_of import ObjectsSpokenOf


@says("the top {things:one} of {whose} graveyard", "the bottom {things:one} of {whose} graveyard")
class TopOfGraveyard(OfCards, ObjectReference, frozen=True):
    """The card of a graveyard that fits and was put there last, or first."""

    things: Description
    whose: Whose
    slot: str = ""
    makes: ClassVar[str] = "top"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The card can be spoken of."""
        return (Antecedent(slot=self.slot, nature="object", nouns=self.things.nouns()),)

    @rule("404.2")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        if self.slot not in scope.slots:
            found = [[t for t in game.state.zone(Zone.GRAVEYARD, p) if self.things.match(game, t, scope)]
                     for p in self.whose.find(game, scope)]
            scope.slots[self.slot] = tuple(cards[-1 if self.wording == 0 else 0] for cards in found if cards)
        return bound(game, scope, self.slot)


@says("the revealed cards")
class TheRevealedCards(ObjectsSpokenOf, frozen=True):
    """The cards that were revealed, as they were spoken of together."""


@says("the chosen cards")
class TheChosenCards(TheRevealedCards, frozen=True):
    """Only those of the cards that were chosen."""

    refers: ClassVar[str] = "chosen"


@says("exile{s^} ~ from your graveyard")
class ExileThisFromGraveyard(PlayerVerb, frozen=True):
    """The card whose ability it is goes from its owner's graveyard into exile; the ability functions there."""

    works_in: ClassVar[Zone] = Zone.GRAVEYARD

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether it is there."""
        return game.exists(scope.source) and game.object(scope.source).zone is Zone.GRAVEYARD

    @rule("113.6k", "701.13a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        if self.can_act(game, scope, players[0]):
            game.happen(Move(object=scope.source, to=Zone.EXILE, how="exile", by=scope.source))


@says("put{s^} a(n) {things} from exile into (that player's|its owner's) graveyard")
class Process(OfCards, PlayerVerb, frozen=True):
    """A card in exile is put into its owner's graveyard."""

    def _able(self, game: Game, scope: Scope) -> list[tuple[Id, str]]:
        return [(t, game.name(t)) for t in game.state.zone(Zone.EXILE) if self.things.match(game, t, scope)]

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether there is such a card."""
        return bool(self._able(game, scope))

    @rule("608.2d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for card in game.choose(players[0], "card", self._able(game, scope), about=scope.source):
            game.happen(Move(object=card, to=Zone.GRAVEYARD, how="put", by=scope.source))


@says("reveal{s^} a number of cards from (your|their) hand equal to {amount}")
class RevealSomeOfHand(PlayerVerb, frozen=True):
    """As many cards of the hand as an amount says, of the player's choice; they are what "them" means after it."""

    amount: Quantity
    slot: str = ""
    makes: ClassVar[str] = "shown"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The cards can be spoken of."""
        return (Antecedent(slot=self.slot, nature="object", nouns=frozenset({"card"}), is_many=True),)

    @rule("701.20a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        shown: list[Id] = []
        for player in players:
            many = max(0, self.amount.count(game, scope.for_each(player)) or 0)
            options = [(t, game.name(t)) for t in game.state.zone(Zone.HAND, player)]
            cards = game.choose(player, "card", options, minimum=many, maximum=many, about=scope.source)
            if cards:
                game.happen(Reveal(player=player, objects=cards))
            shown += cards
        scope.slots[self.slot] = tuple(shown)


@says("the top card", "the top {number} cards", "{number} cards from the top")
class TopOfTheirs(ObjectReference, frozen=True):
    """The top cards of the library of the player who is told, after it was spoken of: "shuffle your library, then ..."."""

    number: Numeral | None = None
    slot: str = ""
    makes: ClassVar[str] = "top"

    def __post_init__(self) -> None:
        if self.wording == 2 and not isinstance(self.number, ThatMany | X):
            raise Unfit  # a number that is told stands before "cards"

    @property
    def plural(self) -> bool:
        return self.number is not None

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The cards can be spoken of."""
        return (Antecedent(slot=self.slot, nature="object", nouns=frozenset({"card"}), is_many=self.plural),)

    @rule("401.5")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        if self.slot not in scope.slots:
            many = 1 if self.number is None else max(0, self.number.count(game, scope) or 0)
            scope.slots[self.slot] = top_cards(game, scope.controller if scope.each is None else scope.each, many)
        return bound(game, scope, self.slot)


@says("a(n) {things} from it")
class FromThatHand(OfCards, ObjectReference, frozen=True):
    """A card that fits of the hand that is looked at, as the player who looks chooses."""

    things: Description
    slot: str = ""
    refers: ClassVar[str] = "hand"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The card can be spoken of."""
        return (Antecedent(slot=f"{self.slot} chosen", nature="object", nouns=frozenset({"card"})),)

    def _fits(self, game: Game, scope: Scope) -> list[tuple[Id, str]]:
        held = (t for p in bound(game, scope, self.slot) for t in game.state.zone(Zone.HAND, p))
        return [(t, game.name(t)) for t in held if self.things.match(game, t, scope)]

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether there is such a card."""
        return bool(self._fits(game, scope))

    @rule("608.2d")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        player = scope.controller if scope.each is None else scope.each
        chosen = game.choose(player, "card", self._fits(game, scope), about=scope.source)
        scope.slots[f"{self.slot} chosen"] = chosen
        return chosen
