"""The one object that was exiled, and the opponents of a player spoken of."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.references.antecedents import bound
from engine.words.references.this_way import Done


@says("the {kind} exiled this way")
class TheOneExiled(Done, frozen=True, kw_only=True):
    """What was exiled by this ability: the card, or the permanent as it last was."""

    refers: ClassVar[str] = "exiled"

    @rule("608.2h", "400.7")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        found = super().find(game, scope)
        if self.kind.name == "card":
            return found
        before = {new: old for old, new in game.state.became.items() if new in found}
        return tuple(before.get(t, t) for t in found)


@says("each of that player's opponents")
class EachOfTheirOpponents(PlayerReference, frozen=True):
    """The opponents of the player spoken of."""

    slot: str = ""
    refers: ClassVar[str] = "player"

    @rule("102.3")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(dict.fromkeys(o for p in bound(game, scope, self.slot) for o in game.state.opponents(p)))
