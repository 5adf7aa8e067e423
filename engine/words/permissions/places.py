"""Where the cards are that a permission lets be played."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.words.effects.removal import present
from engine.words.filters.comparisons import Bound, Quality
from engine.words.filters.description import ObjectFilter
from engine.words.references.antecedents import bound
from engine.words.zones import FromOwnGraveyardOrExile, InAnyGraveyard, InExile, InGraveyard, InHand, InZone


class Origin(Word, frozen=True):
    """Where a card is played from."""

    @property
    def is_of_cards(self) -> bool:
        """Whether it names the cards themselves: then what they become elsewhere is not meant."""
        return False

    def match(self, game: Game, card: Id, scope: Scope) -> bool:
        """Whether a card is there."""
        return False

    def settled(self, game: Game, scope: Scope) -> Origin:
        """The same with the cards that are meant fixed, where it names cards that were spoken of."""
        return self

    def among(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """The cards that are there."""
        return tuple(t for t in game.state.objects if self.match(game, t, scope))


class These(Origin, frozen=True):
    """Certain cards; made, never read."""

    cards: tuple[Id, ...]

    @property
    def is_of_cards(self) -> bool:
        return True

    def match(self, game: Game, card: Id, scope: Scope) -> bool:
        return card in self.cards


@says("{zone}")
class FromZone(Origin, frozen=True):
    """From a zone, or anybody's."""

    zone: InZone

    def __post_init__(self) -> None:
        if not isinstance(self.zone, InExile | InGraveyard | InAnyGraveyard | InHand | FromOwnGraveyardOrExile):
            raise Unfit

    def match(self, game: Game, card: Id, scope: Scope) -> bool:
        found = game.object(card)
        return self.zone.has(game, found.zone, found.owner, scope)


@says("from the top of your library", "from your hand or the top of your library", "from your hand or graveyard")
class FromTop(Origin, frozen=True):
    """The top card of the library, or one of the hand or graveyard."""

    def match(self, game: Game, card: Id, scope: Scope) -> bool:
        top = game.state.zone(Zone.LIBRARY, scope.controller)[:1] if self.wording < 2 else ()
        hand = game.state.zone(Zone.HAND, scope.controller) if self.wording else ()
        graveyard = game.state.zone(Zone.GRAVEYARD, scope.controller) if self.wording == 2 else ()
        return card in (*top, *hand, *graveyard)


@says("from among {cards}", "from among the {cards}")
class FromAmongCards(Origin, frozen=True):
    """Cards of a zone that fit."""

    cards: ObjectFilter

    def __post_init__(self) -> None:
        qualifiers = self.cards.qualifiers
        located = any(q.says_where or q.is_linked for q in qualifiers)
        if "card" not in self.cards.nouns() or not self.cards.plural or not located:
            raise Unfit

    def match(self, game: Game, card: Id, scope: Scope) -> bool:
        return self.cards.match(game, card, scope)


@says(
    "from among (them|those cards|those exiled cards|the exiled cards|the revealed cards|the milled cards)",
    "from among (cards|the cards) (exiled|revealed|milled) this way",
)
class FromAmongThem(Origin, frozen=True):
    """The cards spoken of."""

    slot: str = ""
    refers: ClassVar[str] = "objects"

    @property
    def is_of_cards(self) -> bool:
        return True

    def match(self, game: Game, card: Id, scope: Scope) -> bool:
        return card in present(game, scope, bound(game, scope, self.slot))

    def settled(self, game: Game, scope: Scope) -> Origin:
        return These(cards=present(game, scope, bound(game, scope, self.slot)))

    def among(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return present(game, scope, bound(game, scope, self.slot))


@says("{place} with {quality} {bound}")
class FromZoneWith(Origin, frozen=True):
    """From a zone, with a power, toughness or mana value within a bound."""

    place: FromZone
    quality: Quality
    bound: Bound

    def match(self, game: Game, card: Id, scope: Scope) -> bool:
        number = self.quality.of(game, card)
        return self.place.match(game, card, scope) and number is not None and self.bound.keeps(number, game, scope)
