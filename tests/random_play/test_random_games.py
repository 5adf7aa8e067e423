"""Random legal games: none crashes, loses a card, or goes another way when it is played again."""

import os
import random
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from engine.game.objects import Definition
from tests.random_play.decks import listed_decks, starter_deck
from tests.random_play.players import RandomPlayers, SamePlayers
from tests.random_play.playing import RandomGame, cards_of

GAMES = int(os.environ.get("LAWMAGE_GAMES", "8"))
"""How many games hypothesis plays: a thousand and more when asked for, a few with every test run."""
LISTS = Path(__file__).parents[3] / "shared" / "data" / "xmage-decks.json"


@cache
def real_decks() -> tuple[tuple[Definition, ...], ...]:
    """The listed decks where there is a card library for them; else nothing."""
    from bot.library.home import library_path
    from bot.library.library import Library
    from bot.library.tables import is_library

    if not LISTS.is_file() or not is_library(library_path()):
        return ()
    return tuple(map(tuple, listed_decks(LISTS, Library.open(library_path()))))


def shuffled(seed: int) -> list[Sequence[Definition]]:
    """Two decks in a random order: listed ones, or of the starter set."""
    pick, listed = random.Random(seed), real_decks()
    decks = [list(pick.choice(listed)) if listed else starter_deck(pick.random().__hash__()) for _ in range(2)]
    for deck in decks:
        pick.shuffle(deck)
    return [deck[:60] for deck in decks]


@pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisWarning")
@settings(
    max_examples=GAMES, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
)
@given(seed=st.integers(min_value=0, max_value=2**32))
def test_a_random_game_loses_no_card_and_goes_the_same_way_again(seed: int) -> None:
    decks = shuffled(seed)
    first = RandomGame(decks, seed, chances := RandomPlayers(seed))
    cards = cards_of(first.game.state)
    state = first.play().state
    left = {player.id for player in state.players.values() if player.has_lost}
    assert {key: n for key, n in cards.items() if key[1] not in left} == {
        key: n for key, n in cards_of(state).items() if key[1] not in left
    }
    again = RandomGame(decks, seed, SamePlayers(chances.answers))
    assert [entry.text for entry in again.play().log] == [entry.text for entry in first.game.log]
