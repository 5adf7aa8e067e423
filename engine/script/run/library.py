"""The cards that a script uses, compiled when they are first asked for."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards.card import Card, Cards
from engine.game.objects import Definition
from engine.script.run.scene import Missing
from engine.words.vocabulary import predefined_tokens

Compiler = Callable[[Card], Definition]


class Library:
    """Definitions of cards by name. ``used`` are all that were asked for, by name."""

    def __init__(self, cards: Cards, compiler: Compiler) -> None:
        self.cards = cards
        self.compiler = compiler
        self.used: dict[str, Definition] = {}

    def definition(self, name: str) -> Definition:
        """The definition of the card (or face) of this name."""
        if name not in self.used:
            card = self.cards.get(name)
            if card is None:
                raise Missing(f"There is no card called {name!r}.")
            self.used[name] = self.compiler(card)
        return self.used[name]

    def halves(self, name: str) -> list[Definition]:
        """The cards of the meld pair that become the permanent of this name; empty when the list lacks one of them."""
        halves = [card for card in self.cards.with_face(name) if card.layout == "meld"]
        return [self.definition(card.faces[0].name) for card in halves] if len(halves) == 2 else []

    def compile(self, card: Card) -> Definition:
        """The definition of something that is no card of the library: a token or an emblem as described."""
        return self.compiler(card)

    def token(self, kind: str) -> Definition | None:
        """A token that the rules describe by its name alone (Treasure, Food ...), None for others."""
        name = next((one for one in predefined_tokens() if one.casefold() == kind.casefold()), None)
        if name is None:
            return None
        from engine.words.effects.predefined import other_face, predefined

        back = other_face(name)
        if back is None:
            return Definition(name=name, layout="token", faces=(predefined(name),))
        return Definition(name=name, layout="double_faced_token", faces=(predefined(name), back))
