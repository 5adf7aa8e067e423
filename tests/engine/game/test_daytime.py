"""Day and night."""

import pytest

from engine.game.casting import Cast
from engine.game.daytime import DAYTIME, SetDaytime
from engine.game.objects import Zone
from engine.game.turn import go_to
from tests.engine.game.words import creature, game_of


@pytest.mark.parametrize(("daytime", "spells", "then"), [
    ("day", 0, "night"), ("day", 1, "day"), ("night", 1, "night"), ("night", 2, "day"),
])
def test_the_spells_of_the_turn_before_decide(daytime, spells, then):
    game, (spell,) = game_of((creature(), 1, Zone.STACK))
    game.happen(SetDaytime(to=daytime))
    for _ in range(spells):
        game.happen(Cast(player=1, spell=spell))
    go_to(game, "upkeep")
    assert game.state.marks[DAYTIME] == then


def test_it_is_neither_until_something_says_so():
    game, _ = game_of()
    go_to(game, "upkeep")
    assert DAYTIME not in game.state.marks
