"""Steps that are added to a turn."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Amount, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.turn import AddSteps
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.clauses import FullClause

STEPS = ("upkeep", "draw", "end")


@says("upkeep", "draw", "end")
class NamedStep(Word, frozen=True):
    """A step that can be added by itself."""

    @property
    def name(self) -> str:
        return STEPS[self.wording]


@says("after this phase", "after this step")
class AfterThis(Word, frozen=True):
    """What the step comes after."""

    @property
    def is_step(self) -> bool:
        return self.wording == 1


@says("get{s^} an additional {step} step {after}", "get{s^} {amount} additional {step} steps {after}")
class GetExtraStep(PlayerVerb, frozen=True):
    """Players get more steps, which only the player whose turn it is does."""

    step: NamedStep
    after: AfterThis
    amount: Amount | None = None

    @rule("500.10a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        many = 1 if self.amount is None else self.amount.count(game, scope) or 0
        if many and any(game.state.is_active(p) for p in players):
            game.happen(AddSteps(step=self.step.name, amount=many, after_this_step=self.after.is_step))


@says("there is an additional {step} step {after}")
class ThereIsAnExtraStep(FullClause, frozen=True):
    """A step comes after this one."""

    step: NamedStep
    after: AfterThis

    @rule("500.9")
    def happen(self, game: Game, scope: Scope) -> None:
        game.happen(AddSteps(step=self.step.name, amount=1, after_this_step=self.after.is_step))
