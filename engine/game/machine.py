"""The machine: a game in progress. ``happen`` is the only way its state changes, ``choose`` the only way it asks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from engine.game import layers, replacement, triggers
from engine.game.choices import Choice, Chooser, Forced, Option, Undecided
from engine.game.events import Entry, Event
from engine.game.objects import Characteristics, Id, Object
from engine.game.scope import Scope
from engine.game.state import State


class OutOfSteps(Exception):
    """The game used up the number of events that the caller allowed."""


class Game:
    """A state with its log and the chooser that answers for the players.

    ``citations`` is the stack of rules being carried out (pushed by ``@rule``); ``resolving`` the scope of the ability
    being carried out, if any.
    """

    def __init__(self, state: State, chooser: Chooser | None = None, steps: int = 20_000) -> None:
        self.state = state
        self.chooser: Chooser = chooser or Forced()
        self.log: list[Entry] = []
        self.citations: list[tuple[str, ...]] = []
        self.causes: list[int] = []
        self.resolving: Scope | None = None
        self.steps = steps

    # -- what happens

    def happen(self, *events: Event) -> tuple[Event, ...]:
        """Let events happen at the same time; gives the events that took place after replacement, parts included."""
        before = self.state
        happened = tuple(done for event in events for done in replacement.settle(self, event))
        for event in happened:
            self._apply(event, before)
        triggers.notice(self, happened, before)
        return happened

    def _apply(self, event: Event, before: State) -> None:
        if len(self.log) >= self.steps:
            raise OutOfSteps(f"{self.steps} events")
        text = event.sentence(self)
        was = self.state.became
        self.state = event.apply(self.state)
        if self.resolving is not None and self.state.became is not was:
            self.resolving.follows |= {a: b for a, b in self.state.became.items() if was.get(a) != b}
        rules = self.citations[-1] if self.citations else ()
        cause = self.causes[-1] if self.causes else None
        self.log.append(Entry(n=len(self.log) + 1, event=event, text=text, rules=rules, cause=cause))

    @contextmanager
    def because(self, entry: int | None) -> Iterator[None]:
        """Inside, what happens is caused by this entry of the log."""
        if entry is None:
            yield
            return
        self.causes.append(entry)
        try:
            yield
        finally:
            self.causes.pop()

    # -- what is asked

    def choose(
        self,
        player: Id,
        kind: str,
        options: Sequence[tuple[Any, str]],
        *,
        minimum: int = 1,
        maximum: int = 1,
        about: Id | None = None,
        prompt: str = "",
    ) -> tuple[Any, ...]:
        """The options that the player chooses. ``options`` are (value, words) pairs; the only legal outcome is taken unasked."""
        maximum = min(maximum, len(options))
        minimum = min(minimum, maximum)
        choice = Choice(
            player=player,
            kind=kind,
            options=tuple(Option(v, t) for v, t in options),
            minimum=minimum,
            maximum=maximum,
            about=about,
            prompt=prompt,
        )
        if minimum == maximum and maximum in (0, len(options)):
            return tuple(value for value, _ in options[:maximum])
        answer = self.chooser.answer(self, choice)
        if answer is None:
            raise Undecided(choice)
        return answer

    def choose_one(self, player: Id, kind: str, options: Sequence[tuple[Any, str]], **about: Any) -> Any:
        """The one option that the player chooses, None when there is none."""
        chosen = self.choose(player, kind, options, **about)
        return chosen[0] if chosen else None

    # -- what is so

    def object(self, thing: Id) -> Object:
        """The object, as it last existed when it is gone."""
        found = self.state.objects.get(thing)
        return found if found is not None else self.state.gone[thing].object

    def exists(self, thing: Id) -> bool:
        """Whether the object is still in the zone where it had this id."""
        return thing in self.state.objects

    def characteristics(self, thing: Id) -> Characteristics:
        """Its derived characteristics, last-known when it is gone."""
        if thing in self.state.objects:
            return layers.characteristics(self.state, thing)
        return self.state.gone[thing].characteristics

    def controller(self, thing: Id) -> Id:
        """Who controls the object; a player is their own."""
        if thing in self.state.players:
            return thing
        if thing in self.state.objects:
            return layers.controller(self.state, thing)
        return self.state.gone[thing].controller

    def name(self, thing: Id) -> str:
        """What to call an object or a player in a sentence."""
        if thing in self.state.players:
            return self.state.players[thing].name
        found = self.object(thing)
        called = self.characteristics(thing).name or found.definition.name
        return f"{called} {found.label}".strip()

    def branch(self, chooser: Chooser | None = None) -> Game:
        """A copy that goes its own way: same state, empty log."""
        twin = Game(self.state, chooser or self.chooser, self.steps)
        twin.resolving = self.resolving
        return twin
