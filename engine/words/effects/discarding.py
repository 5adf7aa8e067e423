"""Discarding otherwise than by a free choice, and choosing cards from a revealed hand."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Discard, Reveal
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.effects.removal import SpokenOf, present
from engine.words.filters.base import Qualifier
from engine.words.filters.comparisons import Bound, Quality
from engine.words.filters.description import Description
from engine.words.filters.told import OfCards
from engine.words.references.antecedents import MANY, ONE_CHOSEN, UNABLE, Antecedent, bound
from engine.words.references.possessive import Whose

BY_PLAYER = " by player"
"""Added to the slot of what was discarded this makes the slot of how many cards each player discarded."""


def hand(game: Game, player: Id) -> list[tuple[Id, str]]:
    """The cards in a player's hand, as options."""
    return [(t, game.name(t)) for t in game.state.zone(Zone.HAND, player)]


class Discards(PlayerVerb, frozen=True, kw_only=True):
    """Players discard cards; the slot keeps them."""

    slot: str = ""
    makes: ClassVar[str] = "discarded"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The discarded cards can be spoken of."""
        cards = Antecedent(slot=self.slot, nature="object", nouns=frozenset({"card"}), is_many=self.is_many, by_noun=True)
        return (cards, *(Antecedent(slot=self.slot, nature=nature) for nature in ("discarded", UNABLE)))

    @property
    def is_many(self) -> bool:
        """Whether more cards than one may be meant."""
        return True

    def which(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        """The cards that a player discards."""
        return ()

    @rule("701.9a", "101.4")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        chosen = [(p, t) for p in players for t in self.which(game, scope.for_each(p), p)]
        scope.slots[UNABLE] = tuple(p for p in players if all(p != who for who, _ in chosen))
        done = game.happen(*(Discard(player=p, object=t, by=scope.source) for p, t in chosen))
        scope.slots[self.slot] = tuple(e.object for e in done if isinstance(e, Discard))
        counts = [e.player for e in done if isinstance(e, Discard)]
        scope.slots[f"{self.slot}{BY_PLAYER}"] = {p: counts.count(p) for p in players}


class DiscardsMany(Discards, frozen=True, kw_only=True):
    """A number of cards are discarded."""

    amount: Numeral

    @property
    def is_many(self) -> bool:
        return self.amount.plural

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether the player has that many cards."""
        return len(game.state.zone(Zone.HAND, player)) >= (self.amount.count(game, scope) or 0)


@says("discard{s^} {amount} card{s}")
class DiscardCards(DiscardsMany, frozen=True, kw_only=True):
    """Cards of the player's choice."""

    def which(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        many = self.amount.count(game, scope) or 0
        return game.choose(player, "discard", hand(game, player), minimum=many, maximum=many, about=scope.source)


@says("discard{s^} {amount} card{s} at random")
class DiscardAtRandom(DiscardsMany, frozen=True, kw_only=True):
    """Cards that chance chooses."""

    @rule("701.9b")
    def which(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        many = self.amount.count(game, scope) or 0
        prompt = "Which card does chance choose?"
        return game.choose(
            player, "random", hand(game, player), minimum=many, maximum=many, about=scope.source, prompt=prompt
        )


@says("discard{s^} {amount} {things:amount}")
class DiscardSome(Discards, frozen=True, kw_only=True):
    """Cards that fit, of the player's choice."""

    amount: Numeral
    things: Description

    def __post_init__(self) -> None:
        if "card" not in self.things.nouns() or not (self.things.adjectives or self.things.qualifiers):
            raise Unfit

    @property
    def is_many(self) -> bool:
        return self.amount.plural

    def _fitting(self, game: Game, scope: Scope, player: Id) -> list[tuple[Id, str]]:
        return [(t, name) for t, name in hand(game, player) if self.things.match(game, t, scope)]

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether the player has enough of them."""
        return len(self._fitting(game, scope, player)) >= (self.amount.count(game, scope) or 0)

    def which(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        many = self.amount.count(game, scope) or 0
        return game.choose(player, "discard", self._fitting(game, scope, player), minimum=many, maximum=many, about=scope.source)


class DiscardsCounted(Discards, frozen=True, kw_only=True):
    """Cards of which text can ask how many they were."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        return (*super().antecedents(), Antecedent(slot=f"{self.slot}{BY_PLAYER}", nature="number", nouns=MANY))


@says("discard{s^} up to {amount} cards")
class DiscardUpTo(DiscardsCounted, frozen=True, kw_only=True):
    """As many cards as wanted, up to a number."""

    amount: Numeral

    def which(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        most = self.amount.count(game, scope) or 0
        return game.choose(player, "discard", hand(game, player), minimum=0, maximum=most, about=scope.source)


@says("discard{s^} any number of cards")
class DiscardAnyNumber(DiscardsCounted, frozen=True, kw_only=True):
    """As many cards as wanted."""

    def which(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        cards = hand(game, player)
        return game.choose(player, "discard", cards, minimum=0, maximum=len(cards), about=scope.source)


@says("discard{s^} (your|their) hand", "discard{s^} their hands", "discard{s^} all the cards in (your|their) hand")
class DiscardHand(DiscardsCounted, frozen=True, kw_only=True):
    """Every card in hand."""

    def which(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        return game.state.zone(Zone.HAND, player)


@says("discard{s^} all {things:many}")
class DiscardAll(Discards, frozen=True, kw_only=True):
    """Every card in hand that fits."""

    things: Description

    def __post_init__(self) -> None:
        if "card" not in self.things.nouns() or any(_says_where(q) for q in self.things.qualifiers):
            raise Unfit

    def which(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        return tuple(t for t in game.state.zone(Zone.HAND, player) if self.things.match(game, t, scope))


def _says_where(qualifier: Qualifier) -> bool:
    """Whether it puts the cards somewhere."""
    return type(qualifier).zones is not Qualifier.zones


@says("discard{s^} {things}")
class DiscardThese(PlayerVerb, frozen=True):
    """Cards that have been spoken of."""

    things: SpokenOf

    @rule("701.9a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        there = present(game, scope, self.things.find(game, scope))
        own = [(p, t) for p in players for t in there if game.object(t).owner == p and game.object(t).zone is Zone.HAND]
        game.happen(*(Discard(player=p, object=t, by=scope.source) for p, t in own))


@says("reveal{s^} (your|their) hand", "reveal{s^} their hands")
class RevealHand(PlayerVerb, frozen=True):
    """Players show their hands; "it" in what follows is that hand."""

    slot: str = ""
    makes: ClassVar[str] = "hand"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The hand can be spoken of, and the cards that were revealed with it."""
        return (Antecedent(slot=self.slot, nature="hand"), Antecedent(slot=f"{self.slot} cards", nature="revealed"))

    @rule("701.20a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        scope.slots[self.slot] = players
        hands = [(p, game.state.zone(Zone.HAND, p)) for p in players]
        scope.slots[f"{self.slot} cards"] = tuple(t for _, cards in hands for t in cards)
        for player, cards in hands:
            if cards:
                game.happen(Reveal(player=player, objects=cards))


@says("look{s^} at {whose} hand")
class LookAtHand(PlayerVerb, frozen=True):
    """A player looks at another player's hand; "it" in what follows is that hand."""

    whose: Whose
    slot: str = ""
    makes: ClassVar[str] = "hand"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The hand can be spoken of."""
        return (Antecedent(slot=self.slot, nature="hand"),)

    @rule("701.20e")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        scope.slots[self.slot] = self.whose.find(game, scope)


@says(
    "choose{s^} {amount} {things:amount} from it",
    "choose{s^} {amount} {things:amount} from it with {quality} {bound}",
)
class ChooseFromHand(OfCards, PlayerVerb, frozen=True):
    """Cards that fit are chosen from the hand spoken of."""

    amount: Numeral
    things: Description
    quality: Quality | None = None
    bound: Bound | None = None
    slot: str = ""
    refers: ClassVar[str] = "hand"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The chosen cards can be spoken of."""
        slot, card = f"{self.slot} chosen", frozenset({"card"})
        chosen = Antecedent(slot=slot, nature="object", nouns=card, is_many=self.amount.plural)
        nature = "chosen" if self.amount.plural else ONE_CHOSEN
        return (chosen, Antecedent(slot=slot, nature=nature, nouns=card))

    @rule("608.2d")
    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether a card can be chosen; of a hand that is not spoken of yet that is not known."""
        return self.slot not in scope.slots or bool(self._fitting(game, scope))

    @rule("608.2d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        many = self.amount.count(game, scope) or 0
        fits = self._fitting(game, scope)
        chosen = game.choose(players[0], "card", fits, minimum=many, maximum=many, about=scope.source)
        scope.slots[f"{self.slot} chosen"] = chosen

    def _fitting(self, game: Game, scope: Scope) -> list[tuple[Id, str]]:
        """The cards of the hand that fit, as options."""
        held = [t for p in bound(game, scope, self.slot) for t in game.state.zone(Zone.HAND, p)]
        return [(t, game.name(t)) for t in held if self.things.match(game, t, scope) and self._keeps(game, t, scope)]

    def _keeps(self, game: Game, card: Id, scope: Scope) -> bool:
        """Whether a card keeps the limit that is said after where it is chosen from."""
        if self.quality is None or self.bound is None:
            return True
        number = self.quality.of(game, card)
        return number is not None and self.bound.keeps(number, game, scope)
