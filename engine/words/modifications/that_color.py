"""Hexproof and protection from the colour that was chosen just before."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.colors import COLOR_WORDS
from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Modification
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.spelling import keyword
from engine.words.modifications.abilities import Gains, Granted, GrantedKeyword
from engine.words.references.antecedents import bound


@says(
    "gain{s^} hexproof from that color",
    "gain{s^} protection from that color",
    "gain{s^} {other} and hexproof from that color",
    "gain{s^} {other} and protection from that color",
)
class GainsFromThatColor(Modification, frozen=True):
    """Hexproof or protection from it is gained (after another ability)."""

    other: Granted | None = None
    slot: str = ""
    refers: ClassVar[str] = "color"

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("105.4", "608.2d")
    def settled(self, game: Game, scope: Scope) -> Modification:
        """The gain with the colour that was chosen."""
        colors: tuple[Any, ...] = bound(game, scope, self.slot)
        name = ("hexproof", "protection")[self.wording % 2]
        found = tuple(GrantedKeyword(keyword=keyword(f"{name} from {COLOR_WORDS[color]}")) for color in colors)
        what = found if self.other is None else (self.other, *found)
        return Gains(what=what).settled(game, scope)

    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        """Nothing before the colour is known."""
