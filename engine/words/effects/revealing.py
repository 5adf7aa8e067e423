"""Revealing cards of a hand, and revealing or exiling cards from the top of a library until one comes that fits."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move, Reveal, know, top_cards
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Numeral, Quantity
from engine.words.filters.description import ObjectFilter
from engine.words.references.antecedents import TURNED_OVER, Antecedent
from engine.words.references.possessive import Whose


class Until(PlayerVerb, frozen=True, kw_only=True):
    """Cards are turned over one by one until enough of them fit; which ones is kept with all that were turned over."""

    whose: Whose
    number: Numeral
    things: ObjectFilter
    slot: str = ""
    makes: ClassVar[str] = "found"

    def __post_init__(self) -> None:
        if "card" not in self.things.nouns() or self.things.plural != self.number.plural:
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The card that fits can be spoken of, and all of them together."""
        every = f"{self.slot}{TURNED_OVER}"
        return (
            Antecedent(slot=self.slot, nature="object", nouns=frozenset({"card"}), is_many=self.number.plural),
            Antecedent(slot=every, nature="object", nouns=frozenset({"cards"}), is_many=True),
            Antecedent(slot=every, nature="revealed"),
        )

    def libraries(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> tuple[Id, ...]:
        """Whose libraries are meant: of several players told to do it, each turns over their own."""
        return tuple(dict.fromkeys(p for player in players for p in self.whose.find(game, scope.for_each(player))))

    def turned_over(self, game: Game, scope: Scope, player: Id) -> tuple[tuple[Id, ...], tuple[Id, ...]]:
        """The cards from the top down to the last that is needed, and those of them that fit."""
        many = self.number.count(game, scope) or 0
        seen: list[Id] = []
        fits: list[Id] = []
        while len(fits) < many:
            top = top_cards(game, player, len(seen) + 1)
            if len(top) == len(seen):
                break
            know(game, top[-1])
            seen.append(top[-1])
            fits += [top[-1]] if self.things.match(game, top[-1], scope) else []
        return tuple(seen), tuple(fits)


@says(
    "reveal{s^} cards from the top of {whose} library until (you reveal|they reveal|that player reveals) {number} {things}",
    "reveal{s^} cards from the top of {whose} library until {number} {things} {is/are} revealed",
)
class RevealUntil(Until, frozen=True, kw_only=True):
    """Cards are revealed until some fit."""

    @rule("701.20a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        every: list[Id] = []
        found: list[Id] = []
        for player in self.libraries(game, scope, players):
            seen, fits = self.turned_over(game, scope.for_each(player), player)
            if seen:
                game.happen(Reveal(player=player, objects=seen))
            every, found = [*every, *seen], [*found, *fits]
        scope.slots[self.slot], scope.slots[f"{self.slot}{TURNED_OVER}"] = tuple(found), tuple(every)


@says("exile{s^} cards from the top of {whose} library until (you exile|they exile|that player exiles) {number} {things}")
class ExileUntilFound(Until, frozen=True, kw_only=True):
    """Cards are exiled until some fit."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The card that fits is "the exiled card" too."""
        exiled = Antecedent(slot=self.slot, nature="exiled", nouns=frozenset({"card"}), is_many=self.number.plural)
        return (*Until.antecedents(self), *(() if self.number.plural else (exiled,)))

    @rule("701.13a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        every: list[Id] = []
        found: list[Id] = []
        for player in self.libraries(game, scope, players):
            seen, fits = self.turned_over(game, scope.for_each(player), player)
            for card in seen:
                game.happen(Move(object=card, to=Zone.EXILE, how="exile", by=scope.source))
            now = {old: game.state.became.get(old, old) for old in seen}
            every, found = [*every, *now.values()], [*found, *(now[t] for t in fits)]
        scope.slots[self.slot], scope.slots[f"{self.slot}{TURNED_OVER}"] = tuple(found), tuple(every)


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
