"""Events of the turn: turns, phases and steps that begin, end, are added and are skipped."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from engine.game import daytime, layers
from engine.game.events import Event
from engine.game.limited_range_of_influence import seated
from engine.game.objects import Id, Zone
from engine.game.state import NEW, State, Turn
from engine.game.teams import active_players, called, side
from engine.game.turn.structure import PHASES, after_phase_of, alone, named, next_in_phase
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("500.1")
class BeginTurn(Event, frozen=True):
    """A player's turn begins; after an extra one the order of turns goes on as if it had not been."""

    player: Id
    is_extra: bool = False

    def affected(self, game: Game) -> Id:
        return self.player

    def is_possible(self, game: Game) -> bool:
        return not game.state.players[self.player].has_lost

    @rule("302.6")
    def apply(self, state: State) -> State:
        """What the player has controlled until now, they have controlled continuously since the turn began."""
        active = side(state, self.player)
        settled = {
            o.id: o.with_(is_sick=False) for o in state.objects.values()
            if o.is_sick and o.zone is Zone.BATTLEFIELD and layers.controller(state, o.id) in active
        }
        turn = Turn(
            number=state.turn.number + 1, active=self.player, priority=self.player, step="", extra_turns=state.turn.extra_turns,
            in_order=(state.turn.in_order or state.turn.active) if self.is_extra else 0,
        )
        players = {i: p.with_(lands_played=0) for i, p in state.players.items()}
        cast = {daytime.SPELLS: daytime.spells_cast(state), daytime.LAST_TURN: daytime.spells_by_player(state)}
        marks = {**state.marks, **cast, **seated(state)}
        return state.with_(turn=turn, players=players, objects={**state.objects, **settled}, marks=marks, history=())

    def sentence(self, game: Game) -> str:
        return f"{called(game, side(game.state, self.player))}'s turn begins."


class TurnNotTaken(Event, frozen=True):
    """The turn of a player who has left the game would have begun now."""

    player: Id

    def affected(self, game: Game) -> Id:
        return self.player


@rule("500.1")
class BeginStep(Event, frozen=True):
    """A step, or a phase without steps, begins."""

    step: str

    def apply(self, state: State) -> State:
        begun = state.with_(turn=msgspec.structs.replace(state.turn, step=self.step, priority=state.turn.active, passed=()))
        return _no_longer_new(begun) if self.step == "upkeep" else begun

    def sentence(self, game: Game) -> str:
        return f"{called(game, active_players(game.state))}'s {named(self.step)} begins."


def _no_longer_new(state: State) -> State:
    """As a player's upkeep begins, what they came to control since the one before is noted."""
    new = [o for o in state.objects.values() if o.is_new and state.is_active(layers.controller(state, o.id))]
    marks = {**state.marks, NEW: frozenset(o.id for o in new)}
    return state.with_(objects={**state.objects, **{o.id: o.with_(is_new=False) for o in new}}, marks=marks)


@rule("500.2")
class EndStep(Event, frozen=True):
    """A step, or a phase without steps, ends."""

    step: str


@rule("514.2")
class WearOff(Event, frozen=True):
    """In the cleanup step all damage is removed, and effects until end of turn and this turn end."""

    @rule("120.6")
    def apply(self, state: State) -> State:
        hurt = (o for o in state.objects.values() if o.damage or o.was_dealt_deathtouch)
        clean = {o.id: o.with_(damage=0, was_dealt_deathtouch=False) for o in hurt}
        return state.with_(objects={**state.objects, **clean}) if clean else state

    def sentence(self, game: Game) -> str:
        over = (e for e in game.state.effects if e.until is not None and e.until.is_over(game, e.scope, self))
        names = list(dict.fromkeys(e.source_name for e in over if e.source_name))
        return f"What {' and '.join(names)} did for the turn wears off." if names else ""


@rule("500.7")
class TakeExtraTurn(Event, frozen=True):
    """A player takes an extra turn after this one; of several the newest comes first."""

    player: Id

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, state: State) -> State:
        turns = (self.player, *state.turn.extra_turns)
        return state.with_(turn=msgspec.structs.replace(state.turn, extra_turns=turns))

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} takes an extra turn after this one."


@rule("500.8")
class AddPhases(Event, frozen=True):
    """Phases (keys of :data:`PHASES`) that come after this phase; of several additions the newest comes first.

    ``Turn.extra_steps`` keeps the step that each begins with, and last the one with which the turn goes on.
    """

    phases: tuple[str, ...]

    def apply(self, state: State) -> State:
        turn = state.turn
        later = turn.extra_steps or (after_phase_of(turn.step),)
        steps = (*(PHASES[phase][0] for phase in self.phases), *later)
        return state.with_(turn=msgspec.structs.replace(turn, extra_steps=steps))


@rule("500.9", "500.10")
class AddSteps(Event, frozen=True):
    """So many steps, without the others of their phase, that come after this phase, or after this very step."""

    step: str
    amount: int
    after_this_step: bool = False

    def apply(self, state: State) -> State:
        turn = state.turn
        goes_on = next_in_phase(turn.step) if self.after_this_step and not turn.is_alone else ""
        later = (*([goes_on] if goes_on else []), *turn.extra_steps) or (after_phase_of(turn.step),)
        steps = (*([alone(self.step)] * self.amount), *later)
        return state.with_(turn=msgspec.structs.replace(turn, extra_steps=steps, is_alone=turn.is_alone or self.after_this_step))

    def sentence(self, game: Game) -> str:
        many = f"{self.amount} additional {self.step} steps come" if self.amount > 1 else f"An additional {self.step} step comes"
        return f"{many} after this {'step' if self.after_this_step else 'phase'}."


class UseExtra(Event, frozen=True):
    """An added step or turn is no longer to come; ``is_alone`` when the step that begins now is the only one of its phase."""

    is_bookkeeping: ClassVar[bool] = True

    steps: tuple[str, ...] | None = None
    turns: tuple[Id, ...] | None = None
    is_alone: bool = False

    def apply(self, state: State) -> State:
        turn = state.turn
        if self.steps is not None:
            turn = msgspec.structs.replace(turn, extra_steps=self.steps, is_alone=self.is_alone)
        if self.turns is not None:
            turn = msgspec.structs.replace(turn, extra_turns=self.turns)
        return state.with_(turn=turn)


@rule("500.11")
class SkipStep(Event, frozen=True):
    """A step is passed over: the turn is where it would have been."""

    step: str

    is_bookkeeping: ClassVar[bool] = True

    def apply(self, state: State) -> State:
        return state.with_(turn=msgspec.structs.replace(state.turn, step=self.step))


@rule("500.11")
class SkipTurn(Event, frozen=True):
    """A player's turn is passed over: the turns go on after it."""

    player: Id
    is_extra: bool = False

    is_bookkeeping: ClassVar[bool] = True

    def apply(self, state: State) -> State:
        if self.is_extra:
            return state
        return state.with_(turn=msgspec.structs.replace(state.turn, active=self.player, in_order=0))

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)}'s turn is skipped."
