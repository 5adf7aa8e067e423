"""Piles: cards are separated into two of them, one is chosen, and they go to different places."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import PlayerReference, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.clauses import FullClause
from engine.words.effects.removal import present
from engine.words.places import Place, put
from engine.words.references.antecedents import bound
from engine.words.references.players import AnOpponent, You

ONE, OTHER = "one pile", "the other pile"
"""The slots of two piles; once one of them was chosen it is the first."""


def an_opponent(game: Game, scope: Scope) -> Id:
    """The opponent who does it; with several the controller chooses who."""
    options = [(p, game.name(p)) for p in game.state.opponents(scope.controller)]
    chosen: Id = game.choose_one(scope.controller, "player", options, about=scope.source, prompt="Which opponent?")
    return chosen


def separate(game: Game, scope: Scope, player: Id, cards: tuple[Id, ...]) -> None:
    """A player separates cards into two piles, either of which may be empty."""
    options = [(t, game.name(t)) for t in cards]
    prompt = "Which cards are in the first pile?"
    first = game.choose(player, "pile", options, minimum=0, maximum=len(options), about=scope.source, prompt=prompt)
    scope.slots[ONE], scope.slots[OTHER] = first, tuple(t for t in cards if t not in first)


def choose(game: Game, scope: Scope, player: Id) -> None:
    """A player chooses one of the piles; it is the first from then on."""
    piles = (scope.slots.get(ONE, ()), scope.slots.get(OTHER, ()))
    options = [(n, ", ".join(game.name(t) for t in pile) or "no cards") for n, pile in enumerate(piles)]
    at: int = game.choose_one(player, "pile", options, about=scope.source, prompt="Which pile?")
    scope.slots[ONE], scope.slots[OTHER] = piles[at], piles[1 - at]


class Cards(Word, frozen=True):
    """The cards that are separated."""


@says("(those cards|them)")
class Spoken(Cards, frozen=True):
    """The cards spoken of."""

    slot: str = ""
    refers: ClassVar[str] = "objects"

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """They, where they are now."""
        return present(game, scope, bound(game, scope, self.slot))


@says("separate {cards} into two piles")
class Separate(PlayerVerb, frozen=True):
    """The controller separates cards."""

    cards: Spoken

    @rule("700.3")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        separate(game, scope, players[0], self.cards.find(game, scope))


@says("{player} separates {cards} into two piles")
class SomebodySeparates(FullClause, frozen=True):
    """An opponent separates cards; the controller chooses between the piles as they are put somewhere."""

    player: PlayerReference
    cards: Spoken

    def __post_init__(self) -> None:
        if isinstance(self.player, You):
            raise Unfit

    @rule("700.3")
    def happen(self, game: Game, scope: Scope) -> None:
        anyone = isinstance(self.player, AnOpponent)
        who = an_opponent(game, scope) if anyone else next(iter(self.player.find(game, scope)))
        separate(game, scope, who, self.cards.find(game, scope))


@says("an opponent chooses one of (those|the) piles")
class OpponentChoosesPile(FullClause, frozen=True):
    """An opponent chooses one of the piles."""

    @rule("700.3", "608.2d")
    def happen(self, game: Game, scope: Scope) -> None:
        choose(game, scope, an_opponent(game, scope))


@says(
    "put{s^} (that|the chosen) pile {place} and the other {other}",
    "put{s^} one pile {place} and the other {other}",
)
class PutPiles(PlayerVerb, frozen=True):
    """The piles go to different places; "one pile" is one that the player chooses."""

    place: Place
    other: Place

    @rule("700.3", "608.2c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        if self.wording == 2:
            choose(game, scope, players[0])
        moves = [m for pile, place in ((ONE, self.place), (OTHER, self.other))
                 for m in put(game, scope, place, present(game, scope, scope.slots.get(pile, ())), players[0])]
        game.happen(*moves)


@says("put{s^} one {place} and the other {other}")
class PutOneAndOther(PlayerVerb, frozen=True):
    """Of two cards spoken of, one goes to one place and the other to another."""

    place: Place
    other: Place
    slot: str = ""
    refers: ClassVar[str] = "objects"

    @rule("608.2c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        cards = present(game, scope, bound(game, scope, self.slot))
        options = [(t, game.name(t)) for t in cards]
        one = game.choose(players[0], "card", options, about=scope.source) if options else ()
        rest = tuple(t for t in cards if t not in one)
        game.happen(*put(game, scope, self.place, one, players[0]), *put(game, scope, self.other, rest, players[0]))
