"""Some of the cards spoken of that may be played: so many of them, each player's own."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.actions import CastSpell
from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.words.amounts import Number
from engine.words.effects.removal import present
from engine.words.permissions.places import These
from engine.words.permissions.playing import Fixed, Playing, card_of
from engine.words.permissions.ways import Way
from engine.words.references.antecedents import bound


@says("play up to {number} of (them|those cards|the exiled cards)[ {way}]")
class PlayUpTo(Playing, frozen=True, kw_only=True):
    """No more of the cards spoken of than a number."""

    number: Number
    way: Way | None = None
    slot: str = ""
    refers: ClassVar[str] = "objects"

    def __post_init__(self) -> None:
        if self.number.form != "word":
            raise Unfit

    @property
    def times(self) -> int | None:
        return self.number.n

    @property
    def how(self) -> Way | None:
        return self.way

    def settled(self, game: Game, scope: Scope) -> Playing:
        cards = present(game, scope, bound(game, scope, self.slot))
        return SomeFixed(origin=These(cards=cards), way=self.way, most=self.number.n)


class SomeFixed(Fixed, frozen=True, kw_only=True):
    """So many of certain cards; made, never read."""

    most: int = 1

    @property
    def times(self) -> int | None:
        return self.most


@says(
    "play (the card|the cards|cards) they exiled this way[ {way}]",
    "cast (the card|the cards|cards) they exiled this way[ {way}]",
)
class PlayTheirs(Playing, frozen=True, kw_only=True):
    """Of the cards that several players exiled each player those of their own."""

    way: Way | None = None
    slot: str = ""
    refers: ClassVar[str] = "exiled"

    @property
    def how(self) -> Way | None:
        return self.way

    def settled(self, game: Game, scope: Scope) -> Playing:
        cards = present(game, scope, bound(game, scope, self.slot))
        return OwnFixed(origin=These(cards=cards), way=self.way, wording=int(self.wording > 2))


class OwnFixed(Fixed, frozen=True, kw_only=True):
    """Of certain cards those that the player owns; made, never read."""

    def match(self, game: Game, action: Any, scope: Scope) -> bool:
        if self.wording == 1 and not isinstance(action, CastSpell):
            return False
        return super().match(game, action, scope) and game.object(card_of(action)).owner == action.player
