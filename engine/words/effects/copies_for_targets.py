"""Copying a spell or ability for each other thing that it could target, each copy with one of them as its target."""

from __future__ import annotations

from engine.game.copying import copy_aimed_at, could_target
from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.targets import targets_of
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.copying_spells import Copies
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.kinds import Kind
from engine.words.references.chosen import told


@says(
    "{copies/copy^} {things} for each other {others:one} that the (spell|ability) could target. "
    "each copy targets a different one of those {kind:many}",
    "{copies/copy^} {things} for each other {others:one} that (spell|ability) could target. "
    "each copy targets a different one of those {kind:many}",
)
class CopyForEachTarget(Copies, frozen=True, kw_only=True):
    """A copy for each other thing that it could target."""

    others: ObjectFilter
    kind: Kind

    @rule("707.10d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        copies: list[Id] = []
        for player in players:
            for of in map(scope.now, told(game, scope, self.things, (player,))):
                if game.object(of).zone is Zone.STACK:
                    copies += [copy_aimed_at(game, of, player, target) for target in self._aims(game, scope, of, player)]
        scope.slots[self.slot] = tuple(copies)

    def _aims(self, game: Game, scope: Scope, of: Id, player: Id) -> tuple[Id, ...]:
        """What the copies target, in the order in which the player has them put on the stack."""
        aimed = targets_of(game, of)
        able = [t for t in candidates(game, self.others, scope.for_each(player)) if t not in aimed and could_target(game, of, t)]
        shown = [(t, game.name(t)) for t in able]
        prompt = "In which order are the copies put on the stack, the first one lowest?"
        return game.choose(player, "order", shown, minimum=len(able), maximum=len(able), about=of, prompt=prompt, alike=True)
