"""How each sentence of a scenario was read."""

from engine.ask import readings
from tests.engine.script.reading.named_cards import CARDS

TEXT = "Alice controls Grizzly Bears.\nBob Shocks the Bears. Does it die?\nFrobnicate."


def test_each_part_is_told_with_what_it_was_taken_for():
    parts = readings(TEXT, CARDS)
    assert [(part.kind, part.read) for part in parts[:3]] == [
        ("what is there", "Alice controls Grizzly Bears."),
        ("an action", "Bob casts Shock targeting Grizzly Bears."),
        ("a question", "Does Grizzly Bears die?"),
    ]


def test_what_was_not_read_stands_among_the_rest_as_typed():
    last = readings(TEXT, CARDS)[-1]
    assert (last.line, last.kind, last.read) == (3, "", "")
    assert last.typed == "Frobnicate"
