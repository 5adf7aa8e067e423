"""Delayed and reflexive triggered abilities: "at the beginning of the next end step, ...", "when you do, ..."."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar

from engine.game.continuous import StartDelayed
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Condition, EventPattern, ObjectReference, Triggered
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.state import Delayed
from engine.game.targets import TargetReference
from engine.game.turn import BeginStep
from engine.game.zones import Move
from engine.phrase import Unfit, Word, rewrite, says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.clauses import FullClause
from engine.words.effects.chance import WON
from engine.words.effects.removal import SpokenOf, present
from engine.words.events.steps import StepName
from engine.words.sentences import Core, If, Joined, Sentence, Simple, TriggersNow, WhereX


class Moment(Word, frozen=True):
    """A later moment, at which a delayed ability triggers once."""

    @abstractmethod
    def pattern(self, game: Game, scope: Scope) -> EventPattern:
        """The event it waits for."""


class StepBegins(EventPattern, frozen=True):
    """A step begins (in a turn of one player, when one is given); made by a moment, never read."""

    step: str
    player: int | None = None

    @rule("603.7")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, BeginStep) or event.step != self.step:
            return None
        return {} if self.player is None or game.state.is_active(self.player) else None


@says("at the beginning of the next {step}", "at the beginning of your next {step}")
class AtNext(Moment, frozen=True):
    """The beginning of the next step of a name, of anybody's turn or the controller's."""

    step: StepName

    def pattern(self, game: Game, scope: Scope) -> EventPattern:
        return StepBegins(step=self.step.step, player=scope.controller if self.wording == 1 else None)


@says("at the beginning of the next turn's upkeep")
class AtNextTurn(Moment, frozen=True):
    """The beginning of the upkeep of the next turn."""

    def pattern(self, game: Game, scope: Scope) -> EventPattern:
        return StepBegins(step="upkeep")


@says("at end of combat")
class AtEndOfCombat(Moment, frozen=True):
    """The end of combat step."""

    def pattern(self, game: Game, scope: Scope) -> EventPattern:
        return StepBegins(step="end of combat")


class StepBeginsInTurn(StepBegins, frozen=True, kw_only=True):
    """A step begins in one certain turn; made by a moment, never read."""

    turn: int

    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        return super().match(game, event, scope) if game.state.turn.number == self.turn else None


@says("at this turn's next end of combat")
class AtThisTurnsEndOfCombat(Moment, frozen=True):
    """The next end of combat step of this turn, if there is another one."""

    def pattern(self, game: Game, scope: Scope) -> EventPattern:
        return StepBeginsInTurn(step="end of combat", turn=game.state.turn.number)


class TheyLeave(EventPattern, frozen=True):
    """One of certain permanents leaves the battlefield (or dies); made by a moment, never read."""

    things: tuple[Id, ...]
    to: Zone | None = None
    looks_back: ClassVar[bool] = True

    @rule("603.7", "603.6c")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Move) or event.object not in self.things or event.to is Zone.BATTLEFIELD:
            return None
        return {} if self.to in (None, event.to) else None


@says("when {thing} leaves the battlefield", "when {thing} dies")
class WhenItLeaves(Moment, frozen=True):
    """As soon as an object that was spoken of leaves the battlefield, or dies."""

    thing: SpokenOf

    def pattern(self, game: Game, scope: Scope) -> EventPattern:
        there = present(game, scope, self.thing.find(game, scope))
        return TheyLeave(things=there, to=Zone.GRAVEYARD if self.wording == 1 else None)


class Later(Triggered, frozen=True):
    """A delayed triggered ability: an event and a sentence; made by an instruction, never read."""

    trigger: EventPattern
    effect: Sentence
    condition: None = None


class LaterIf(Triggered, frozen=True):
    """The same with an intervening "if"; made by an instruction, never read."""

    trigger: EventPattern
    effect: Sentence
    condition: Condition


class Meant(ObjectReference, frozen=True):
    """Targets that were chosen before; made by an instruction, never read."""

    things: tuple[Id, ...]

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return self.things


def _meant(game: Game, scope: Scope) -> Callable[[Word], Word]:
    """What puts the targets in the place of the words that chose them."""

    def settle(word: Word) -> Word:
        if isinstance(word, TargetReference) and isinstance(word, ObjectReference):
            return Meant(things=word.find(game, scope))
        return word

    return settle


@says("{sentence} {moment}", "{moment}, {sentence}")
class DoLater(Sentence, frozen=True):
    """An instruction that is carried out at a later moment."""

    known_inside: ClassVar[tuple[str, ...]] = (WON, "returned")
    moment: Moment
    sentence: Core

    def __post_init__(self) -> None:
        if self.wording == 0 and isinstance(self.sentence, Joined):
            raise Unfit  # only what is said last waits

    @property
    def triggers_later(self) -> bool:
        """Whether targets are the delayed ability's: those before the moment are said of now."""
        return self.wording == 1

    @rule("603.7a")
    def happen(self, game: Game, scope: Scope) -> None:
        sentence = self.sentence if self.triggers_later else rewrite(self.sentence, _meant(game, scope))
        ability = Later(trigger=self.moment.pattern(game, scope), effect=sentence)
        game.happen(StartDelayed(delayed=Delayed(id=0, ability=ability, scope=scope)))


@says("{sentence} {moment} and {now}")
class DoLaterAnd(DoLater, frozen=True):
    """An instruction that is carried out at a later moment, and another one that is carried out now."""

    now: FullClause

    def happen(self, game: Game, scope: Scope) -> None:
        super().happen(game, scope)
        self.now.happen(game, scope)

    @property
    def triggers_later(self) -> bool:
        return False


@says("{now}, and {later} {moment}", "{now} and {later} {moment}")
class DoNowAndLater(Sentence, frozen=True):
    """Something that is carried out now, and after it something that waits for a later moment."""

    known_inside: ClassVar[tuple[str, ...]] = DoLater.known_inside
    now: FullClause
    later: FullClause
    moment: Moment

    @rule("603.7a", "608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        self.now.happen(game, scope)
        DoLater(moment=self.moment, sentence=Simple(clause=self.later)).happen(game, scope)


@says("{sentence} {moment} if {condition}")
class DoLaterOnlyIf(DoLater, frozen=True):
    """An instruction that is carried out at a later moment, should something be so as it is."""

    condition: Condition

    @property
    def triggers_later(self) -> bool:
        return False

    @rule("603.7a", "608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        only = If(condition=self.condition, sentence=rewrite(self.sentence, _meant(game, scope)))
        ability = Later(trigger=self.moment.pattern(game, scope), effect=only)
        game.happen(StartDelayed(delayed=Delayed(id=0, ability=ability, scope=scope)))


@says("{moment}, if {condition}, {sentence}")
class DoLaterIf(Sentence, frozen=True):
    """An instruction that is carried out at a later moment, if something is so then."""

    known_inside: ClassVar[tuple[str, ...]] = (WON, "returned")
    triggers_later: ClassVar[bool] = True
    moment: Moment
    condition: Condition
    sentence: Core

    @rule("603.7a", "603.4")
    def happen(self, game: Game, scope: Scope) -> None:
        ability = LaterIf(trigger=self.moment.pattern(game, scope), effect=self.sentence, condition=self.condition)
        game.happen(StartDelayed(delayed=Delayed(id=0, ability=ability, scope=scope)))


@says("when you do, {sentence}", "when you do, {sentence}, where X is {amount}")
class WhenYouDo(TriggersNow, frozen=True):
    """A reflexive triggered ability: it triggers when the player did what the sentence before allowed."""

    asks_what_was_done: ClassVar[bool] = True
    triggers_later: ClassVar[bool] = True
    sentence: Core
    amount: Quantity | None = None

    @property
    def defines_x(self) -> bool:
        """Whether the text itself defines X."""
        return self.amount is not None

    @rule("603.12", "107.3i")
    def happen(self, game: Game, scope: Scope) -> None:
        if scope.slots.get("did"):
            from engine.game.triggers import reflexive

            effect = self.sentence if self.amount is None else WhereX(core=self.sentence, amount=self.amount)
            reflexive(game, Later(trigger=StepBegins(step=""), effect=effect), scope)


