"""Boards and symbols are drawn whatever is on them, small enough for Discord, with everything said in words."""

import io

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.pictures.board import Board, Side, Thing
from bot.pictures.drawing import WIDTH, drawn
from bot.pictures.fonts import font, wrapped
from bot.pictures.symbols import symbol
from bot.symbols import SYMBOLS

NAMES = st.one_of(st.text(max_size=20), st.sampled_from(["Asmoranomardicadaistinaculdacar", "Æther Vial", "W" * 300, "a b " * 90]))
LISTS = st.lists(NAMES, max_size=12).map(tuple)
THINGS = st.builds(
    Thing,
    name=NAMES,
    types=st.sampled_from(["", "Basic Land", "Artifact Creature"]),
    corner=st.sampled_from(["", "2/2", "-1/100"]),
    is_land=st.booleans(),
    is_creature=st.booleans(),
    is_tapped=st.booleans(),
    notes=LISTS,
    tints=st.sampled_from(["", "W", "UB"]),
)
SIDES = st.builds(
    Side, name=NAMES, life=st.integers(-99, 10**9), notes=LISTS, permanents=st.lists(THINGS, max_size=40).map(tuple), hand=LISTS
)
BOARDS = st.builds(Board, moment=NAMES, sides=st.lists(SIDES, max_size=4).map(tuple), stack=LISTS)


@pytest.mark.parametrize("text", ["\x85", "\u202e\u2066one", "\ud83d", "\x00", "\u200b", "\ue000", "a\nb"])
def test_characters_that_are_none_are_left_out(text: str) -> None:
    side = Side(name=text, life=1, permanents=(Thing(name=text, types=text, notes=(text,)),), hand=(text,))
    assert drawn(Board(moment=text, sides=(side,), stack=(text,))).png


@given(BOARDS)
@settings(max_examples=12, deadline=None)
def test_every_board_is_drawn_at_one_width_and_a_size_discord_takes(board: Board) -> None:
    picture = drawn(board)
    assert Image.open(io.BytesIO(picture.png)).width == WIDTH
    assert len(picture.png) < 10 << 20


def test_the_text_says_all_that_the_picture_shows() -> None:
    bear = Thing(name="Bear", types="Creature", corner="2/2", is_creature=True, is_tapped=True, notes=("1 × +1/+1",))
    alice = Side(name="Alice", life=7, notes=("monarch",), permanents=(bear,), hand=("Fog",), graveyard=("Shock",))
    text = Board(moment="Alice's turn, upkeep", sides=(alice,), stack=("Opt", "Fog")).text()
    assert text.startswith("Alice's turn, upkeep. Alice (7 life, monarch) controls Bear (2/2, tapped, 1 × +1/+1).")
    assert text.endswith("Hand: Fog. Graveyard: Shock. Stack, top first: Opt, Fog.")


@given(NAMES, st.integers(1, 4))
@settings(deadline=None)
def test_a_text_is_wrapped_within_its_box(text: str, most: int) -> None:
    lines = wrapped(text, font(18), 120, most)
    assert len(lines) <= most
    assert all(font(18).getlength(line) <= 120 for line in lines)


def test_every_symbol_is_a_small_square_picture() -> None:
    for name in SYMBOLS:
        data = symbol(name)
        image = Image.open(io.BytesIO(data))
        assert (image.size, image.mode) == ((128, 128), "RGBA")
        assert len(data) < 256 * 1024


def test_no_two_symbols_look_the_same() -> None:
    assert len({symbol(name) for name in SYMBOLS}) == len(SYMBOLS)
