"""The cards of the cases: compiled once, refused when a line of them was declined."""

from __future__ import annotations

from msgspec.structs import replace

from engine.cards.card import Card, Cards, fold
from engine.cards.compile import compile_card
from engine.game.objects import Definition
from tests.conformance.xmage.faults import NotUnderstood

_TWO_FACES = frozenset({"split", "adventure", "modal_dfc", "flip", "transform", "battle", "omen", "aftermath"})


class Catalogue:
    """Definitions by name."""

    def __init__(self, cards: Cards) -> None:
        self._cards = cards
        self._known: dict[str, Definition] = {}

    def definition(self, name: str) -> Definition:
        """The definition of a card, whatever lines of it were declined."""
        if name not in self._known:
            card = self._cards.get(name)
            if card is None:
                raise NotUnderstood(f"{name} is not in the library")
            self._known[name] = compile_card(card).definition
            if _lacks_a_face(card):
                self._known[name] = _with_gap(self._known[name], "its other face is not in the library")
            elif any("battle" in face.types and face.defense is None for face in self._known[name].faces):
                self._known[name] = _with_gap(self._known[name], "its defense is not in the library")
        return self._known[name]

    def understood(self, name: str) -> Definition:
        """The definition of a card of which every line was understood."""
        found = self.definition(name)
        lines = declined(found)
        if lines:
            raise NotUnderstood(f"{name}: {lines[0]}")
        return found

    def face_of(self, name: str) -> int:
        """Which face of its card this name is; 0 for the card itself."""
        names = [fold(face.name) for face in self.definition(name).faces]
        return names.index(fold(name)) if fold(name) in names else 0


def declined(definition: Definition) -> list[str]:
    """The lines of a card that were not understood."""
    return [line for face in definition.declined for line in face]


def _lacks_a_face(card: Card) -> bool:
    return card.layout in _TWO_FACES and len(card.faces) < 2


def _with_gap(definition: Definition, what: str) -> Definition:
    return replace(definition, declined=(*definition.declined, (what,)))
