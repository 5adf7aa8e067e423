"""Teams: who is on one, in which order they are asked, and what they pass and have together."""

from __future__ import annotations

import msgspec
import pytest

from engine.game import teams
from engine.game.counters import PutCounters
from engine.game.leaving_the_game import who_chooses
from engine.game.life import GainLife, LoseLife, SetLife, become, can_exchange
from engine.game.machine import Game
from engine.game.players import LoseGame
from engine.game.priority import PassPriority, pass_priority
from engine.game.setup import new_game
from engine.game.state import TEAM_LIFE, TEAM_TURNS, State

ALICE, BOB, CAROL, DAVE = 1, 2, 3, 4


def four(*marks: str) -> State:
    """Alice and Bob against Carol and Dave, on Alice's turn."""
    state = new_game(["Alice", "Bob", "Carol", "Dave"])
    for player in state.players.values():
        state = state.put(player.with_(team=1 if player.id <= BOB else 2))
    return state.with_(marks={**state.marks, **dict.fromkeys(marks, True)})


@pytest.fixture
def two_headed() -> Game:
    return Game(four(TEAM_TURNS, TEAM_LIFE))


def test_teammates_are_the_others_of_the_team() -> None:
    assert teams.teammates(four(), ALICE) == (BOB,)
    assert teams.team(four(), DAVE) == (CAROL, DAVE)


def test_without_teams_a_player_is_a_team_alone() -> None:
    state = new_game(["Alice", "Bob"])

    assert teams.teammates(state, ALICE) == ()
    assert teams.team(state, ALICE) == (ALICE,)


def test_teammates_are_no_opponents() -> None:
    assert four().opponents(ALICE) == [CAROL, DAVE]


def test_only_where_teams_take_turns_is_the_whole_team_active() -> None:
    assert four(TEAM_TURNS).is_active(BOB)
    assert not four().is_active(BOB)
    assert not four(TEAM_TURNS).is_active(CAROL)


def test_teams_are_asked_one_after_the_other(two_headed: Game) -> None:
    assert teams.in_turn(two_headed.state) == [(ALICE, BOB), (CAROL, DAVE)]
    assert teams.primary(two_headed.state, DAVE) == CAROL


def test_a_team_passes_as_one(two_headed: Game) -> None:
    two_headed.happen(PassPriority(player=BOB))

    assert two_headed.state.turn.priority == CAROL
    assert two_headed.state.turn.passed == (ALICE, BOB)


def test_when_both_teams_have_passed_on_an_empty_stack_the_step_ends(two_headed: Game) -> None:
    assert not pass_priority(two_headed)
    assert pass_priority(two_headed)


def test_life_of_one_is_life_of_the_team(two_headed: Game) -> None:
    two_headed.happen(LoseLife(player=ALICE, amount=3), GainLife(player=DAVE, amount=2))

    assert [p.life for p in two_headed.state.players.values()] == [17, 17, 22, 22]


def test_teams_that_only_play_together_have_life_of_their_own() -> None:
    game = Game(four())
    game.happen(LoseLife(player=ALICE, amount=3))

    assert [p.life for p in game.state.players.values()] == [17, 20, 20, 20]


def test_poison_is_shared_and_energy_is_not(two_headed: Game) -> None:
    two_headed.happen(PutCounters(on=CAROL, kind="poison", amount=2), PutCounters(on=CAROL, kind="energy", amount=1))

    assert two_headed.state.players[DAVE].counters == {"poison": 2}


def test_one_life_total_that_becomes_a_number_is_changed_once(two_headed: Game) -> None:
    become(two_headed, {CAROL: 12})

    assert two_headed.state.players[DAVE].life == 12
    assert len([entry for entry in two_headed.log if isinstance(entry.event, SetLife)]) == 1


def test_teammates_have_nothing_to_exchange(two_headed: Game) -> None:
    assert not can_exchange(two_headed, ALICE, BOB)
    assert can_exchange(two_headed, ALICE, CAROL)


def test_a_team_loses_as_one(two_headed: Game) -> None:
    two_headed.happen(LoseGame(player=CAROL))

    assert [p.has_lost for p in two_headed.state.players.values()] == [False, False, True, True]


def test_players_of_one_side_get_what_one_effect_adds_once(two_headed: Game) -> None:
    assert teams.once_for_each_side(two_headed.state, (ALICE, BOB, DAVE)) == (ALICE, DAVE)
    assert teams.one_of_each(four(), (ALICE, BOB)) == (ALICE, BOB)


def test_by_the_rules_the_next_player_chooses_for_who_has_left() -> None:
    state = new_game(["Alice", "Bob", "Carol"])
    gone = state.put(msgspec.structs.replace(state.players[BOB], has_lost=True))

    assert who_chooses(Game(gone), BOB, "legend") == CAROL
    assert who_chooses(Game(gone), ALICE, "legend") == ALICE
