"""The machine: a game in progress. ``happen`` is the only way its state changes, ``choose`` the only way it asks.

What fails is taken back to the state that was kept before it (``illegal``, and a script's steps); what is tried is a branch.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from engine.game import continuous, controlling_another_player, daytime, layers, replacement, triggers, zones
from engine.game.at_once import AtOnce, Settled
from engine.game.choices import Attentive, Barred, Choice, Chooser, Forced, Option, Undecided
from engine.game.events import Entry, Event, Perform, Then
from engine.game.leaving_the_game import who_chooses
from engine.game.limited_range_of_influence import choosable
from engine.game.objects import Characteristics, Definition, Id, Object
from engine.game.scope import Scope
from engine.game.state import LastKnown, State
from engine.game.verdict import Verdict
from engine.rulebook import rule, rules_of


class OutOfSteps(Exception):
    """The game used up the number of events that the caller allowed."""


@rule("609.3")
def as_much_as_possible() -> None:
    """An instruction of which only a part is possible does that part."""


class Game:
    """A state with its log and the chooser that answers for the players.

    ``citations`` is the stack of rules being carried out (pushed by ``@rule``); ``resolving`` the scope of the ability
    being carried out, if any. ``applied`` are the replacement effects that had their opportunity for what is happening,
    ``as_if`` objects that are entering as they would be on the battlefield, ``at_once`` what is settled of what happens at
    the same time, ``choices`` how often a player had a choice.
    """

    def __init__(self, state: State, chooser: Chooser | None = None, steps: int = 20_000) -> None:
        self.state = state
        self.chooser: Chooser = chooser or Forced()
        self.log: list[Entry] = []
        self.citations: list[tuple[str, ...]] = []
        self.causes: list[int] = []
        self.resolving: Scope | None = None
        self.steps = steps
        self.applied: frozenset[Any] = frozenset()
        self.as_if: dict[Id, LastKnown] = {}
        self.at_once = AtOnce()
        self.choices = 0
        self.fell_short = False
        self.unasked: list[Choice] = []

    def happen(self, *events: Event) -> tuple[Event, ...]:
        """Let events happen at the same time; gives the events that took place after replacement, parts included."""
        settled = replacement.settle(self, events)
        before = self.state
        moved = [one.event.object for one in settled if isinstance(one.event, zones.Move)]
        self.state = zones.remember(before, before, moved)
        first = len(self.log) + 1
        for one in settled:
            self._apply(one, first, before)
        happened = tuple(one.event for one in settled)
        self.state = self.state.with_(history=(*self.state.history, *happened))
        continuous.end_what_is_over(self, happened)
        if changed := continuous.control_changes(self, before):
            self.happen(*changed)
        triggers.notice(self, happened, before, first)
        self._carry_on(happened, first)
        daytime.keep(self, before)
        return happened

    def _apply(self, one: Settled, first: int, before: State) -> None:
        if len(self.log) >= self.steps:
            raise OutOfSteps(f"{self.steps} events")
        event, text = one.event, one.event.sentence(self)
        self.state = event.apply(self.state)
        if self.resolving is not None and isinstance(event, zones.Move) and event.object in self.state.became:
            self.resolving.follows[event.object] = self.state.became[event.object]
        carried_out = self.citations[-1] if self.citations else ()
        short, self.fell_short = rules_of(as_much_as_possible) if self.fell_short else (), False
        rules = tuple(dict.fromkeys((*event.cites, *short, *one.rules, *rules_of(type(event)), *carried_out)))
        cause = first + one.part_of if one.part_of is not None else self.causes[-1] if self.causes else None
        self.log.append(
            Entry(
                n=len(self.log) + 1, event=event, text=text, rules=rules, cause=cause, replaced=one.replaced, by=one.by,
                before=before if isinstance(event, zones.Move) else None,
            )
        )

    def _carry_on(self, happened: tuple[Event, ...], first: int) -> None:
        """What replacements put right after these events."""
        done: set[Any] = set()
        for place, event in enumerate(happened):
            if isinstance(event, Then) and event.once is not None:
                if event.once in done:
                    continue
                done.add(event.once)
            if isinstance(event, Then | Perform):
                with self.because(first + place), self._applied(event.applied):
                    if isinstance(event, Perform):
                        event.effect.happen(self, event.scope)
                    else:
                        for each in event.events:
                            self.happen(each)

    @contextmanager
    def _applied(self, effects: frozenset[Any]) -> Iterator[None]:
        """Inside, these replacement effects had their opportunity already."""
        was = self.applied
        self.applied = was | effects
        try:
            yield
        finally:
            self.applied = was

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
        alike: bool = False,
        barred: Sequence[Barred] = (),
    ) -> tuple[Any, ...]:
        """The options that the player chooses. ``options`` are (value, words) pairs; the only legal outcome is taken unasked.

        ``alike``: an order in which they come makes no difference. ``barred``: what can't be chosen, and why.
        """
        player = who_chooses(self, player, kind)
        options = choosable(self, player, kind, options, prompt)
        self.fell_short = self.fell_short or 0 < len(options) < minimum
        maximum = min(maximum, len(options))
        choice = Choice(
            player=player,
            by=controlling_another_player.decider(self, player, kind),
            kind=kind,
            options=tuple(Option(v, t) for v, t in options),
            minimum=min(minimum, maximum),
            maximum=maximum,
            about=about,
            prompt=prompt,
            barred=tuple(barred),
        )
        return self.only_way(choice) if choice.has_one_outcome(alike) else self._answered(choice)

    def _answered(self, choice: Choice) -> tuple[Any, ...]:
        """What the script answers. Raises Undecided where it does not."""
        self.choices += 1
        answer = self.chooser.answer(self, choice)
        if answer is None:
            raise Undecided(choice)
        if choice.by != choice.player and choice.kind not in controlling_another_player.CHANCE:
            controlling_another_player.tell_choice(self, choice, answer)
        return answer

    def only_way(self, choice: Choice) -> tuple[Any, ...]:
        """What comes of a choice that has one legal outcome."""
        self.unasked.append(choice)
        if isinstance(self.chooser, Attentive):
            self.chooser.heed(self, choice)
        return tuple(option.value for option in choice.options[: choice.maximum])

    def cards_named(self) -> Iterable[Definition]:
        """Cards besides those in the game that whoever chooses has named."""
        return self.chooser.cards_named() if isinstance(self.chooser, Attentive) else ()

    def tell_failed(self, card: Id, verdict: Verdict) -> None:
        """Whoever chooses takes note that a card could not be cast as was chosen while something is carried out."""
        if isinstance(self.chooser, Attentive):
            self.chooser.failed(self, card, verdict)

    def choose_one(self, player: Id, kind: str, options: Sequence[tuple[Any, str]], **about: Any) -> Any:
        """The one option that the player chooses, None when there is none."""
        chosen = self.choose(player, kind, options, **about)
        return chosen[0] if chosen else None

    def object(self, thing: Id) -> Object:
        """The object, as it last existed when it is gone."""
        if thing in self.as_if:
            return self.as_if[thing].object
        found = self.state.objects.get(thing)
        return found if found is not None else self.state.gone[thing].object

    def exists(self, thing: Id) -> bool:
        """Whether the object is still in the zone where it had this id."""
        return thing in self.state.objects

    def characteristics(self, thing: Id) -> Characteristics:
        """Its derived characteristics, last-known when it is gone; while something resolves an unknown card has to be known."""
        if thing in self.as_if:
            return self.as_if[thing].characteristics
        if self.resolving is not None and self.object(thing).definition is zones.UNKNOWN:
            zones.know(self, thing)
        if thing in self.state.objects:
            return layers.characteristics(self.state, thing)
        return self.state.gone[thing].characteristics

    def controller(self, thing: Id) -> Id:
        """Who controls the object; a player is their own."""
        if thing in self.state.players:
            return thing
        if thing in self.as_if:
            return self.as_if[thing].controller
        if thing in self.state.objects:
            return layers.controller(self.state, thing)
        return self.state.gone[thing].controller

    def name(self, thing: Id) -> str:
        """What to call an object or a player in a sentence."""
        if thing in self.state.players:
            return self.state.players[thing].name
        found = self.object(thing)
        if found.definition is zones.UNKNOWN:
            return f"{found.base.name or found.definition.name} {found.label}".strip()
        called = self.characteristics(thing).name or found.definition.name
        return f"{called} {found.label}".strip()

    def branch(self, chooser: Chooser | None = None, state: State | None = None) -> Game:
        """A copy that goes its own way: same state (or one that is supposed), empty log."""
        twin = Game(self.state if state is None else state, chooser or self.chooser, self.steps)
        if self.resolving is not None:
            twin.resolving = self.resolving.apart()
        twin.applied, twin.as_if, twin.at_once = self.applied, self.as_if, self.at_once
        return twin

