"""Cards that were spoken of, called by what they are: "the card", "that land card", "those creature cards"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.filters.adjectives import OfKind
from engine.words.filters.base import Qualifier
from engine.words.filters.non import Non
from engine.words.kinds import Kind
from engine.words.references.antecedents import bound
from engine.words.references.spoken_of import ObjectSpokenOf, ObjectsSpokenOf


@says("the card")
class TheCard(ObjectSpokenOf, frozen=True):
    """The one card spoken of."""

    kind: ClassVar[Kind] = Kind(name="card")


@says("(that|the) {of_kind} card", "(that|the) {lacking} card")
class ThatCardOfKind(ObjectSpokenOf, frozen=True):
    """The one card spoken of, with what it is."""

    of_kind: OfKind | None = None
    lacking: Non | None = None
    kind: ClassVar[Kind] = Kind(name="card")


@says("those {of_kind} cards", "those {lacking} cards")
class ThoseCardsOfKind(ObjectsSpokenOf, frozen=True):
    """The cards spoken of, with what they are."""

    of_kind: OfKind | None = None
    lacking: Non | None = None
    kind: ClassVar[Kind] = Kind(name="card", is_many=True)


@says("all of them {part}", "all of those cards {part}")
class AllOfThemThat(ObjectReference, frozen=True):
    """Those of the cards spoken of that fit what is said of them."""

    part: Qualifier
    slot: str = ""
    refers: ClassVar[str] = "objects"
    kind: ClassVar[Kind] = Kind(name="card", is_many=True)

    @property
    def plural(self) -> bool:
        return True

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(t for t in bound(game, scope, self.slot) if self.part.match(game, t, scope))
