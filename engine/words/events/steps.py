"""Events of steps and phases beginning."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.teams import active_players
from engine.game.turn import BeginStep
from engine.phrase import Leaf, says, template_of
from engine.rulebook import rule
from engine.words.references.antecedents import Antecedent, host
from engine.words.references.possessive import ControllerOf

NAMES = {
    ("upkeep",): "upkeep",
    ("draw", "step"): "draw",
    ("end", "step"): "end",
    ("cleanup", "step"): "cleanup",
    ("precombat", "main", "phase"): "precombat main",
    ("first", "main", "phase"): "precombat main",
    ("postcombat", "main", "phase"): "postcombat main",
    ("second", "main", "phase"): "postcombat main",
}


class StepName(Leaf, frozen=True):
    """The name of a step or phase; ``said`` are the words."""

    said: tuple[str, ...]
    first: ClassVar[frozenset[str] | None] = frozenset(words[0] for words in NAMES)

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        return [(cls(said=w), at + len(w)) for w in NAMES if tuple(tokens[at : at + len(w)]) == w]

    def say(self, style: str = "") -> list[str]:
        return list(self.said)

    @property
    def step(self) -> str:
        """What the machine calls it."""
        return NAMES[self.said]


class StepPattern(EventPattern, frozen=True):
    """A step of some players' turns begins."""

    is_of_players: ClassVar[bool] = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Whose step it is can be spoken of."""
        return (Antecedent(slot="player", nature="player"),)

    @rule("500.6", "603.2b")
    def begins(self, game: Game, event: Event, step: str, players: tuple[Id, ...]) -> dict[str, Any] | None:
        """The roles when a step of this name begins in a turn of one of the players."""
        if not isinstance(event, BeginStep) or event.step != step:
            return None
        meant = tuple(player for player in active_players(game.state) if player in players)
        return {"player": meant} if meant else None


@says("the beginning of your {step}")
class YourStep(StepPattern, frozen=True):
    """A step of the controller's turn."""

    step: StepName

    def antecedents(self) -> tuple[Antecedent, ...]:
        return ()

    @rule("603.6")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        return self.begins(game, event, self.step.step, (scope.controller,))


@says("the beginning of each player's {step}", "the beginning of each {step}", "the beginning of the {step}")
class EachStep(StepPattern, frozen=True):
    """That step of any turn."""

    step: StepName

    @rule("603.6")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        return self.begins(game, event, self.step.step, tuple(game.state.players))


@says("the beginning of each opponent's {step}")
class OpponentsStep(StepPattern, frozen=True):
    """That step of an opponent's turn."""

    step: StepName

    @rule("603.6")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        return self.begins(game, event, self.step.step, tuple(game.state.opponents(scope.controller)))


@says(
    "the beginning of enchanted player's {step}",
    "the beginning of the chosen player's {step}",
    "the beginning of each other player's {step}",
)
class SomebodysStep(StepPattern, frozen=True):
    """That step of the turn of the enchanted player, of the chosen player, or of any player but you."""

    step: StepName

    @rule("603.6")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        others = tuple(p for p in game.state.players if p != scope.controller)
        chosen = game.object(scope.source).chosen.get("player")
        who = (host(game, scope), () if chosen is None else (chosen,), others)[self.wording]
        return self.begins(game, event, self.step.step, who)


@says("the beginning of the {step} of {whose}")
class HostsStep(StepPattern, frozen=True):
    """That step of the turn of the controller of an object."""

    step: StepName
    whose: ControllerOf

    @rule("603.6")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        return self.begins(game, event, self.step.step, self.whose.find(game, scope))


_STEPS_OF_YOURS: Final = {
    "the beginning of each of your upkeeps": "upkeep",
    "the beginning of each of your end steps": "end",
    "the beginning of each of your precombat main phases": "precombat main",
    "the beginning of each of your postcombat main phases": "postcombat main",
}
"""Steps of which a turn may have several, by what tells of the beginning of each."""


@says(*_STEPS_OF_YOURS)
class EachOfYours(StepPattern, frozen=True):
    """Each such step of the controller's turns, however many a turn has."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        return ()

    @rule("603.6")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        return self.begins(game, event, _STEPS_OF_YOURS[template_of(self)], (scope.controller,))


@says("the beginning of each of your main phases")
class EachMainPhase(StepPattern, frozen=True):
    """Any main phase of the controller's turn."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        return ()

    @rule("505.1")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        mine = (scope.controller,)
        first = self.begins(game, event, "precombat main", mine)
        return self.begins(game, event, "postcombat main", mine) if first is None else first


@says("the beginning of combat on each opponent's turn")
class OpponentsCombat(StepPattern, frozen=True):
    """The beginning of combat step of an opponent's turn."""

    @rule("507.1")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        return self.begins(game, event, "beginning of combat", tuple(game.state.opponents(scope.controller)))


@says("the beginning of combat on your turn", "the beginning of each combat")
class BeginningOfCombat(StepPattern, frozen=True):
    """The beginning of combat step, of the controller's turn or of any."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        return ()

    @rule("507.1")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        players = (scope.controller,) if self.wording == 0 else tuple(game.state.players)
        return self.begins(game, event, "beginning of combat", players)


@says("end of combat")
class EndOfCombat(StepPattern, frozen=True):
    """The end of combat step."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        return ()

    @rule("511.1")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        return self.begins(game, event, "end of combat", tuple(game.state.players))


