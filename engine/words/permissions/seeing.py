"""Cards that players may look at where they usually may not."""

from __future__ import annotations

from engine.game.continuous import begin
from engine.game.machine import Game
from engine.game.meaning import PlayerReference, Static
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.clauses import FullClause
from engine.words.effects.removal import SpokenOf, present
from engine.words.permissions.how_long import HowLong
from engine.words.references.antecedents import LINKED, Antecedent, bound


class Seen(Static, frozen=True):
    """Cards that some players see."""

    def among(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """The cards."""
        return ()


@says(
    "look at the top card of your library any time,",
    "look at (cards|the cards) exiled with ~,",
    "look at the top card of your library any time",
)
class Looking(Word, frozen=True):
    """That cards may be looked at, said together with that they may be played."""

    @property
    def is_of_exiled(self) -> bool:
        """Whether it speaks of exiled cards."""
        return self.wording in (1, 2)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Exiled cards can be spoken of."""
        return (Antecedent(slot=LINKED, nature="object", nouns=CARD, is_many=True),) if self.is_of_exiled else ()


CARD = frozenset({"card"})


class SeenNow(Seen, frozen=True):
    """Certain cards, for a while; made, never read."""

    cards: tuple[Id, ...]

    @rule("406.3")
    def among(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return self.cards


@says("{player} may look at {things} {until}", "{player} may look at {things} any time")
class MayLook(FullClause, frozen=True):
    """Players may look at cards that were spoken of, as long as they are where they are."""

    player: PlayerReference
    things: SpokenOf
    until: HowLong | None = None

    @rule("406.3")
    def happen(self, game: Game, scope: Scope) -> None:
        cards = present(game, scope, self.things.find(game, scope))
        until = self.until.means() if self.until is not None else None
        begin(game, scope, SeenNow(cards=cards), until)


@says("the top card of your library", "the top {number} cards of your library")
class TopCards(Word, frozen=True):
    """The cards on the top of the controller's library."""

    number: Number = Number(n=1)

    def among(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """Those that are there."""
        return game.state.zone(Zone.LIBRARY, scope.controller)[: self.number.n]


@says("you may look at {cards} any time.")
class LookAtTop(Seen, frozen=True):
    """The controller sees the cards on the top of the library."""

    cards: TopCards

    @rule("401.5")
    def among(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return self.cards.among(game, scope)


@says("you may look at (cards|the cards) exiled with ~.")
class LookAtExiled(Seen, frozen=True):
    """The controller sees the cards that the object exiled."""

    @rule("406.3")
    def among(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, LINKED)
