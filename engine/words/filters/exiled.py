"""Cards described as exiled: "each exiled card you own with a kick counter on it"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.filters.description import Description, ObjectFilter


class OfExile(ObjectFilter, frozen=True):
    """Cards in exile that a description fits."""

    cards: Description

    @property
    def plural(self) -> bool:
        return self.cards.plural

    def zones(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return ((Zone.EXILE, 0),)

    def nouns(self) -> frozenset[str]:
        return self.cards.nouns()


@says("exiled {cards}", "face-up exiled {cards}")
class ExiledCards(OfExile, frozen=True):
    """The same, perhaps only those that are face up."""

    def __post_init__(self) -> None:
        if "card" not in self.cards.nouns() or any(q.says_where or q.is_linked for q in self.cards.qualifiers):
            raise Unfit

    def said(self) -> frozenset[str]:
        return self.cards.said()

    @rule("406.1", "406.3")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        found = game.object(thing)
        if found.zone is not Zone.EXILE or (self.wording == 1 and found.is_face_down):
            return False
        return self.cards.match(game, thing, scope)
