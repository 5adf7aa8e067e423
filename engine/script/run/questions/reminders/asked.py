"""What was asked, as reminders look at it; and the table of reminders."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, Final

from engine.explain.ruling import Because
from engine.game.events import Entry
from engine.game.layers import LayerStep, explain
from engine.game.machine import Game
from engine.game.objects import Characteristics, Id, Object, Zone
from engine.script.run import pointing
from engine.script.run.questions.finding import Finding
from engine.script.run.questions.telling import lives_of
from engine.script.run.run import Run
from engine.script.run.scene import Missing
from engine.script.values import AbilityRef, Did, ObjectRef, Question, TriggerCount


class Asked:
    """A question with what was found, and the object that it is about (None: it is about no one object)."""

    def __init__(self, run: Run, question: Question, finding: Finding) -> None:
        self.run, self.question, self.finding = run, question, finding
        self.game: Game = run.game

    @cached_property
    def thing(self) -> Id | None:
        """The object that the question is about."""
        ref: Any = next((held for name in _SUBJECTS if (held := getattr(self.question, name, None)) is not None), None)
        source = ref.source if isinstance(ref, AbilityRef) else ref
        if not isinstance(source, ObjectRef):
            return None
        try:
            return pointing.one(self.game, self.run.scene, source)
        except Missing:
            return None

    @cached_property
    def name(self) -> str:
        """What to call it."""
        return self.run.called(self.thing) if self.thing is not None else ""

    @property
    def is_of_triggers(self) -> bool:
        """Whether the question is whether, or how often, an ability triggered."""
        question = self.question
        return isinstance(question, TriggerCount) or (isinstance(question, Did) and question.verb == "trigger")

    @cached_property
    def found(self) -> Object | None:
        """The object, where it is on the battlefield."""
        here = self.game.state.objects.get(self.thing) if self.thing is not None else None
        return here if here is not None and here.zone is Zone.BATTLEFIELD else None

    @cached_property
    def now(self) -> Characteristics:
        """Its characteristics."""
        assert self.thing is not None
        return self.game.characteristics(self.thing)

    @cached_property
    def steps(self) -> list[LayerStep]:
        """How its characteristics come about."""
        return list(explain(self.game.state, self.thing)) if self.found is not None and self.thing is not None else []

    @cached_property
    def log(self) -> list[Entry]:
        """The entries of the log about it, in any of its lives."""
        return [entry for entry in self.game.log if entry.event.object in self.lives]

    @cached_property
    def lives(self) -> frozenset[Id]:
        """All ids that it has had."""
        return lives_of(self.run, self.thing) if self.thing is not None else frozenset()

    @cached_property
    def results(self) -> list[Entry]:
        """The entries on which the answer rests, with those that led to them."""
        led, numbers = self.run.led(), set[int]()
        for ground in self.finding.rules:
            place = ground if isinstance(ground, int) else None
            while place is not None and place not in numbers:
                numbers.add(place)
                place = led.get(place)
        return [self.game.log[number - 1] for number in sorted(numbers)]

    @cached_property
    def has_entered(self) -> bool:
        """Whether it came onto the battlefield during the script."""
        return any(entry.event.to is Zone.BATTLEFIELD for entry in self.log)


_SUBJECTS: Final = ("object", "subject", "source", "on", "ability", "what")

Reminder = Callable[[Asked], Iterator[Because]]
REMINDERS: Final[list[Reminder]] = []


def reminds(reminder: Reminder) -> Reminder:
    """This function says, where that is so, what a reader might have expected to be otherwise."""
    REMINDERS.append(reminder)
    return reminder


def leaves(entry: Entry) -> bool:
    """Whether an object leaves the battlefield by what an entry tells."""
    found = entry.before.objects.get(entry.event.object or 0) if entry.before is not None else None
    return found is not None and found.zone is Zone.BATTLEFIELD
