"""Turn structure: the steps and phases of a turn, what happens by itself in each, and moving on.

``go_to(game, step, player)`` moves on to the next time that the game is in a step (of that player's turn), everything on
the stack resolving before a step ends; nobody attacks or blocks on the way. ``advance`` moves on by one step. In a step where
players get priority the game is settled when these return. Steps are named as in :data:`STEPS`; with first strike there is
``first-strike combat damage`` before ``combat damage``. Skipping is replacing ``BeginStep`` or ``BeginTurn``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from engine.game import daytime, layers, state_based
from engine.game.abilities import abilities_of, has_keyword
from engine.game.counters import PutCounters
from engine.game.events import Event
from engine.game.objects import Id, Zone
from engine.game.priority import resolve_everything, settle_all
from engine.game.state import State, Turn
from engine.game.status import INDIRECTLY, PhaseIn, PhaseOut, Untap
from engine.game.zones import Discard, Draw
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

PHASES: dict[str, tuple[str, ...]] = {
    "beginning": ("untap", "upkeep", "draw"),
    "precombat main": ("precombat main",),
    "combat": ("beginning of combat", "declare attackers", "declare blockers", "combat damage", "end of combat"),
    "postcombat main": ("postcombat main",),
    "ending": ("end", "cleanup"),
}
"""The phases of a turn, in order, with their steps; a main phase is its own only step."""

STEPS: tuple[str, ...] = tuple(step for steps in PHASES.values() for step in steps)
"""The steps of a turn, in order."""

FIRST_STRIKE = "first-strike combat damage"
_DAMAGE = ("combat damage", FIRST_STRIKE)


# -- events


@rule("500.1")
class BeginTurn(Event, frozen=True):
    """A player's turn begins."""

    player: Id

    def affected(self, game: Game) -> Id:
        return self.player

    def is_possible(self, game: Game) -> bool:
        return not game.state.players[self.player].has_lost

    @rule("302.6")
    def apply(self, state: State) -> State:
        """What the player has controlled until now, they have controlled continuously since the turn began."""
        settled = {
            o.id: o.with_(is_sick=False) for o in state.objects.values()
            if o.is_sick and o.zone is Zone.BATTLEFIELD and layers.controller(state, o.id) == self.player
        }
        turn = Turn(
            number=state.turn.number + 1, active=self.player, priority=self.player, step="", extra_turns=state.turn.extra_turns
        )
        players = {i: p.with_(lands_played=0) for i, p in state.players.items()}
        marks = {**state.marks, daytime.SPELLS: daytime.spells_cast(state)}
        return state.with_(turn=turn, players=players, objects={**state.objects, **settled}, marks=marks, history=())

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)}'s turn begins."


@rule("500.1")
class BeginStep(Event, frozen=True):
    """A step, or a phase without steps, begins."""

    step: str

    def apply(self, state: State) -> State:
        return state.with_(turn=msgspec.structs.replace(state.turn, step=self.step, priority=state.turn.active, passed=()))

    def sentence(self, game: Game) -> str:
        return f"{game.name(game.state.turn.active)}'s {named(self.step)} begins."


def named(step: str) -> str:
    """What a step is called in a sentence."""
    return f"{step} phase" if step.endswith("main") else f"{step} step"


@rule("500.2")
class EndStep(Event, frozen=True):
    """A step, or a phase without steps, ends."""

    step: str


@rule("514.2")
class WearOff(Event, frozen=True):
    """In the cleanup step all damage is removed, and effects until end of turn and this turn end."""

    def apply(self, state: State) -> State:
        hurt = (o for o in state.objects.values() if o.damage or o.was_dealt_deathtouch)
        clean = {o.id: o.with_(damage=0, was_dealt_deathtouch=False) for o in hurt}
        return state.with_(objects={**state.objects, **clean}) if clean else state


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
        later = turn.extra_steps or (_after_phase_of(turn.step),)
        steps = (*(PHASES[phase][0] for phase in self.phases), *later)
        return state.with_(turn=msgspec.structs.replace(turn, extra_steps=steps))


class _UseExtra(Event, frozen=True):
    """An added step or turn is no longer to come."""

    is_bookkeeping: ClassVar[bool] = True

    steps: tuple[str, ...] | None = None
    turns: tuple[Id, ...] | None = None

    def apply(self, state: State) -> State:
        turn = state.turn
        if self.steps is not None:
            turn = msgspec.structs.replace(turn, extra_steps=self.steps)
        if self.turns is not None:
            turn = msgspec.structs.replace(turn, extra_turns=self.turns)
        return state.with_(turn=turn)


# -- moving on


def go_to(game: Game, step: str, player: Id | None = None) -> None:
    """Move on to the next time that this step begins (in that player's turn)."""
    advance(game)
    while not state_based.is_over(game.state):
        turn = game.state.turn
        if turn.step == step and player in (None, turn.active):
            return
        advance(game)


def go_to_turn(game: Game, player: Id | None = None) -> None:
    """Move on to the upkeep of the next turn (of that player)."""
    go_to(game, "upkeep", player)


def advance(game: Game) -> None:
    """End the step once everything on the stack has resolved, and begin the next one that is not skipped."""
    resolve_everything(game)
    if state_based.is_over(game.state):
        return
    end_step(game)
    while not begin(game, _next(game)):
        if state_based.is_over(game.state):
            return


@rule("500.5")
def end_step(game: Game) -> None:
    """End the step or phase; mana that was not spent is lost."""
    from engine.game.combat import EndCombat
    from engine.game.mana import EmptyPools

    step = game.state.turn.step
    game.happen(EndStep(step=step))
    if any(player.mana for player in game.state.players.values()):
        game.happen(EmptyPools())
    if step == "end of combat":
        game.happen(EndCombat())


def _next(game: Game) -> str:
    """The step that comes after this one: in an added phase, in this phase, or in the next phase; "" when the turn is over."""
    turn = game.state.turn
    step = turn.step
    if step == "declare attackers" and not _attacks(game):
        return _without_attackers()
    if step == FIRST_STRIKE:
        return "combat damage"
    if _ends_phase(step) and turn.extra_steps:
        game.happen(_UseExtra(steps=turn.extra_steps[1:]))
        return turn.extra_steps[0]
    place = STEPS.index(step) + 1 if step in STEPS else 0
    if place == len(STEPS):
        return ""
    return _damage_step(game) if STEPS[place] in _DAMAGE else STEPS[place]


@rule("508.8")
def _without_attackers() -> str:
    """Without attackers, blockers are not declared and no combat damage is dealt."""
    return "end of combat"


def _attacks(game: Game) -> bool:
    return game.state.combat is not None and bool(game.state.combat.attacking)


@rule("510.4")
def _damage_step(game: Game) -> str:
    """With first or double strike about there are two combat damage steps."""
    from engine.game.combat import is_first_of_two

    return FIRST_STRIKE if is_first_of_two(game) else "combat damage"


def _after_phase_of(step: str) -> str:
    """The step with which the phase after that of ``step`` begins; "" for the next turn."""
    phases = list(PHASES.values())
    place = next(n for n, steps in enumerate(phases) if step in steps or (step == FIRST_STRIKE and "combat damage" in steps))
    return phases[place + 1][0] if place + 1 < len(phases) else ""


def _ends_phase(step: str) -> bool:
    return any(step == steps[-1] for steps in PHASES.values())


def begin(game: Game, step: str) -> bool:
    """Begin a step (or, for "", the next turn with its untap step), with what happens in it by itself; False when skipped."""
    if not step:
        return _begin_turn(game)
    if not any(isinstance(e, BeginStep) for e in game.happen(BeginStep(step=step))):
        game.happen(_Skipped(step=step))
        return False
    _TURN_BASED.get(step, _nothing)(game)
    if step == "untap":
        return begin(game, "upkeep")
    if step != "cleanup":
        settle_all(game)
    return True


@rule("500.11")
class _Skipped(Event, frozen=True):
    """A step is passed over: the turn is where it would have been."""

    step: str

    is_bookkeeping: ClassVar[bool] = True

    def apply(self, state: State) -> State:
        return state.with_(turn=msgspec.structs.replace(state.turn, step=self.step))


def _begin_turn(game: Game) -> bool:
    """Begin the next turn: an extra one if there is any, else that of the next player. A skipped turn is passed over."""
    turn = game.state.turn
    if turn.extra_turns:
        game.happen(_UseExtra(turns=turn.extra_turns[1:]))
        player = turn.extra_turns[0]
    else:
        player = _next_player(game.state)
    if not any(isinstance(e, BeginTurn) for e in game.happen(BeginTurn(player=player))):
        return False
    return begin(game, "untap")


def _next_player(state: State) -> Id:
    ids = list(state.players)
    start = ids.index(state.turn.active) + 1
    return next(p for p in ids[start:] + ids[:start] if not state.players[p].has_lost)


# -- turn-based actions


def _nothing(game: Game) -> None:
    return None


@rule("502.1")
def _phasing(game: Game) -> None:
    active = game.state.turn.active
    own = [o for o in game.state.objects.values() if o.zone is Zone.BATTLEFIELD and game.controller(o.id) == active]
    events: list[Event] = [PhaseIn(object=o.id) for o in own if o.is_phased_out and INDIRECTLY not in o.chosen]
    events += [PhaseOut(object=o.id) for o in own if not o.is_phased_out and has_keyword(game, o.id, "phasing")]
    if events:
        game.happen(*events)


@rule("502.3")
def _untap(game: Game) -> None:
    _phasing(game)
    daytime.turn_over(game)
    active = game.state.turn.active
    tapped = [o.id for o in game.state.battlefield() if o.is_tapped and game.controller(o.id) == active]
    if tapped:
        game.happen(*(Untap(object=thing) for thing in tapped))


@rule("504.1")
def _draw(game: Game) -> None:
    game.happen(Draw(player=game.state.turn.active))


@rule("505.4")
def _precombat_main(game: Game) -> None:
    """The active player's Sagas get a lore counter each."""
    active = game.state.turn.active
    sagas = [
        o.id for o in game.state.battlefield()
        if "Saga" in game.characteristics(o.id).subtypes and game.controller(o.id) == active
        and any(hasattr(a, "chapters") for a in abilities_of(game, o.id).all)
    ]
    if sagas:
        game.happen(*(PutCounters(on=saga, kind="lore", amount=1, by=active) for saga in sagas))


@rule("510.2")
def _combat_damage(game: Game) -> None:
    from engine.game.combat import combat_damage

    combat_damage(game)


@rule("514.1")
def _discard_down(game: Game) -> None:
    player = game.state.players[game.state.turn.active]
    hand = game.state.zone(Zone.HAND, player.id)
    too_many = 0 if player.hand_size is None else len(hand) - player.hand_size
    if too_many > 0:
        cards = [(card, game.name(card)) for card in hand]
        chosen = game.choose(player.id, "discard", cards, minimum=too_many, maximum=too_many, prompt="Discard to hand size")
        game.happen(*(Discard(player=player.id, object=card) for card in chosen))


def _cleanup(game: Game) -> None:
    _discard_down(game)
    game.happen(WearOff())
    _cleanup_priority(game)


@rule("514.3a")
def _cleanup_priority(game: Game) -> None:
    """When something happens in the cleanup step players get priority, and another cleanup step follows."""
    if state_based.check(game) or game.state.waiting:
        resolve_everything(game)
        begin(game, "cleanup")


_TURN_BASED = {
    "untap": _untap,
    "draw": _draw,
    "precombat main": _precombat_main,
    FIRST_STRIKE: _combat_damage,
    "combat damage": _combat_damage,
    "cleanup": _cleanup,
}
