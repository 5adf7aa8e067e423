"""Creature tokens of all colours."""

from __future__ import annotations

from engine.game.colors import COLOR_SYMBOLS
from engine.game.machine import Game
from engine.game.objects import Characteristics
from engine.game.scope import Scope
from engine.phrase import says
from engine.words.effects.tokens import CreatureToken, Described, TheseColors, TokenName
from engine.words.kinds import PT, Color, Kind
from engine.words.modifications.abilities import Granted


@says(
    "{size} {kinds:space+} {token/tokens^}[ with {abilities:and+}][ named {name}] that's all colors",
    "{size} {kinds:space+} {token/tokens^}[ with {abilities:and+}][ named {name}] that are all colors",
)
class TokenOfAllColors(Described, frozen=True):
    """A creature token of every colour."""

    size: PT
    kinds: tuple[Kind, ...]
    abilities: tuple[Granted, ...] = ()
    name: TokenName | None = None

    def __post_init__(self) -> None:
        self._token()

    def _token(self) -> CreatureToken:
        every = tuple(Color(symbol=symbol) for symbol in COLOR_SYMBOLS.values())
        return CreatureToken(
            size=self.size, colors=TheseColors(colors=every), kinds=self.kinds, abilities=self.abilities, name=self.name
        )

    def nouns(self) -> frozenset[str]:
        return frozenset(k.name for k in self.kinds)

    def base(self, game: Game, scope: Scope) -> Characteristics:
        return self._token().base(game, scope)
