"""Villainous choices: a player chooses which of two things happens."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.phrase import Unfit, says, text, walk
from engine.rulebook import rule
from engine.words.clauses import PlayerPhrase
from engine.words.effects.oftener import VILLAINOUS, instead
from engine.words.sentences import Core


@says(
    "{player} face{s} a villainous choice — {first}, or {second}",
    "{player} {before@player}, then face{s@player} a villainous choice — {first}, or {second}",
)
class FacesVillainousChoice(Core, frozen=True):
    """Each of the players, one at a time, chooses one of two things, possible or not, and it is done."""

    player: PlayerReference
    first: Core
    second: Core
    before: PlayerPhrase | None = None
    closes: ClassVar[bool] = True

    def __post_init__(self) -> None:
        if any(isinstance(w, TargetReference) for part in (self.first, self.second) for w in walk(part)):
            raise Unfit

    @rule("701.55a", "701.55b", "701.55c", "701.55d")
    def happen(self, game: Game, scope: Scope) -> None:
        players = self.player.find(game, scope)
        if self.before is not None:
            self.before.act(game, scope, players)
        for player in players:
            for _ in range(instead(game, player, VILLAINOUS)):
                self._face(game, scope.for_each(player), player)

    def _face(self, game: Game, scope: Scope, player: Id) -> None:
        both = (self.first, self.second)
        options = [(n, text(part)) for n, part in enumerate(both)]
        prompt = f"Which choice does {game.name(player)} make?"
        chosen: int = game.choose_one(player, "mode", options, about=scope.source, prompt=prompt)
        both[chosen].happen(game, scope)
