"""Loops, and what keeps them from being a draw."""

import pytest

from engine.game.machine import Game, OutOfSteps
from engine.game.objects import Zone
from engine.game.priority import resolve_everything
from engine.game.status import Tap
from tests.engine.game.words import card, game_of
from tests.engine.words.lines import read_line


class Refuses:
    """Answers every offer with no."""

    def answer(self, game, choice):
        return (False,)


def loop(*lines: str) -> Game:
    """A permanent with these abilities becomes tapped, and nobody takes any offer."""
    wheel = card("Wheel", "artifact", *(read_line(line, "Artifact") for line in lines))
    game, (it,) = game_of((wheel, 1, Zone.BATTLEFIELD))
    game.chooser, game.steps = Refuses(), 400
    game.happen(Tap(object=it))
    resolve_everything(game)
    return game


def rules_told(game: Game) -> set[str]:
    return {number for entry in game.log for number in entry.rules}


def test_nobody_is_forced_to_do_what_stands_after_unless():
    game = loop("Whenever ~ becomes tapped, untap it.", "Whenever ~ becomes untapped, tap it unless you pay {1}.")
    assert "draw" in game.state.marks
    assert {"732.4", "104.4b"} <= rules_told(game)


@pytest.mark.parametrize("line", ["you may untap it.", "untap it. You may gain 1 life."])
def test_an_offer_on_the_way_keeps_a_loop_from_being_mandatory(line):
    try:
        game = loop(f"Whenever ~ becomes tapped, {line}", "Whenever ~ becomes untapped, tap it.")
    except OutOfSteps:
        return
    assert "draw" not in game.state.marks
