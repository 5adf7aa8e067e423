"""Moving on from step to step and from turn to turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import controlling_another_player, state_based
from engine.game.objects import Id
from engine.game.priority import resolve_everything, settle_all
from engine.game.radiation import irradiate
from engine.game.state import State
from engine.game.teams import primary, share_life, take_turns_together
from engine.game.turn.events import BeginStep, BeginTurn, EndStep, SkipStep, SkipTurn, TurnNotTaken, UseExtra
from engine.game.turn.structure import DAMAGE_STEPS, FIRST_STRIKE, STEPS, begun_by, ends_phase, is_combat
from engine.game.turn.turn_based import TURN_BASED
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def go_to(game: Game, step: str, player: Id | None = None) -> None:
    """Move on to the next time that this step begins (in that player's turn)."""
    advance(game)
    while not state_based.is_over(game.state):
        if game.state.turn.step == step and (player is None or game.state.is_active(player)):
            return
        advance(game)


def go_to_turn(game: Game, player: Id | None = None) -> None:
    """Move on to the upkeep of the next turn (of that player)."""
    go_to(game, "upkeep", player)


def advance(game: Game) -> None:
    """End the step once everything on the stack has resolved, and begin the next one that is not skipped."""
    from engine.game.combat.unstated import declare_unstated

    resolve_everything(game)
    if not state_based.is_over(game.state) and declare_unstated(game):
        resolve_everything(game)
    if state_based.is_over(game.state):
        return
    end_step(game)
    while not begin(game, next_step(game)):
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


@rule("501.1", "512.1")
def next_step(game: Game) -> str:
    """The step that comes after this one: in an added phase, in this phase, or in the next phase; "" when the turn is over."""
    turn = game.state.turn
    step = turn.step
    if step == "declare attackers" and not _attacks(game):
        return _without_attackers()
    if step == FIRST_STRIKE:
        return "combat damage"
    if (turn.is_alone or ends_phase(step)) and turn.extra_steps:
        added, *later = turn.extra_steps
        game.happen(UseExtra(steps=tuple(later), is_alone=begun_by(added) != added))
        return begun_by(added)
    place = STEPS.index(step) + 1 if step in STEPS else 0
    if place == len(STEPS):
        return ""
    return _damage_step(game) if STEPS[place] in DAMAGE_STEPS else STEPS[place]


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


def begin(game: Game, step: str) -> bool:
    """Begin a step (or, for "", the next turn with its untap step), with what happens in it by itself; False when skipped."""
    if not step:
        return _begin_turn(game)
    if _is_first_draw(game, step) or not any(isinstance(e, BeginStep) for e in game.happen(BeginStep(step=step))):
        game.happen(SkipStep(step=step))
        return False
    controlling_another_player.step_begins(game, is_combat(step))
    if step == "precombat main":
        irradiate(game)
    if step in TURN_BASED:
        _turn_based(game, step)
    if step == "untap":
        return _without_priority(game)
    if step == "cleanup":
        _cleanup_priority(game)
    else:
        settle_all(game)
    return True


def _is_first_draw(game: Game, step: str) -> bool:
    """Whether it is a draw step that is skipped for being that of the first turn."""
    if step != "draw" or game.state.turn.number != 1:
        return False
    return _is_first_of_a_team(game) if share_life(game.state) else _is_first_of_two(game)


@rule("103.8a", "103.8c", "800.7")
def _is_first_of_two(game: Game) -> bool:
    """With two players, the one who begins does not draw; with more everybody does."""
    return len(game.state.players) == 2


@rule("103.8b", "800.7", "810.6")
def _is_first_of_a_team(game: Game) -> bool:
    """The team that begins does not draw."""
    return True


@rule("117.2c", "405.6e", "703.3")
def _turn_based(game: Game, step: str) -> None:
    """What happens by itself comes first, without the stack."""
    TURN_BASED[step](game)


@rule("500.3", "502.4")
def _without_priority(game: Game) -> bool:
    """Nobody gets priority in the untap step: it ends, and what has triggered waits for the upkeep."""
    end_step(game)
    return begin(game, "upkeep")


@rule("514.3", "514.3a")
def _cleanup_priority(game: Game) -> None:
    """When something happens in the cleanup step players get priority, and another cleanup step follows."""
    if state_based.check(game) or game.state.waiting:
        resolve_everything(game)
        begin(game, "cleanup")


def _begin_turn(game: Game) -> bool:
    """Begin the next turn: an extra one if there is any, else that of the next player. A skipped turn is passed over."""
    turn = game.state.turn
    is_extra = bool(turn.extra_turns)
    if is_extra:
        game.happen(UseExtra(turns=turn.extra_turns[1:]))
        player = turn.extra_turns[0]
    else:
        player = _next_player(game.state)
        if passed_over := _passed_over(game.state, player):
            _turns_not_taken(game, passed_over)
    if not any(isinstance(e, BeginTurn) for e in game.happen(BeginTurn(player=player, is_extra=is_extra))):
        game.happen(SkipTurn(player=player, is_extra=is_extra))
        return False
    controlling_another_player.turn_begins(game)
    return begin(game, "untap")


def _passed_over(state: State, following: Id) -> tuple[Id, ...]:
    """Those who have left the game and whose turns would have come before the next player's."""
    ids, last = list(state.players), state.turn.in_order or state.turn.active
    start = ids.index(last) + 1
    order = ids[start:] + ids[:start]
    return tuple(p for p in order[: order.index(following)] if state.players[p].has_lost)


@rule("800.4k")
def _turns_not_taken(game: Game, players: tuple[Id, ...]) -> None:
    for player in players:
        game.happen(TurnNotTaken(player=player))


def _next_player(state: State) -> Id:
    ids, last = list(state.players), state.turn.in_order or state.turn.active
    start = ids.index(last) + 1
    others = [p for p in ids[start:] + ids[:start] if not state.players[p].has_lost]
    return _of_the_next_team(state, last, others) if take_turns_together(state) else others[0]


@rule("805.4")
def _of_the_next_team(state: State, last: Id, players: list[Id]) -> Id:
    """The primary player of the team that has its turn next."""
    return primary(state, next((p for p in players if state.players[p].team != state.players[last].team), players[0]))
