"""A name that is not known gives way to one that is, wherever it stands in the text."""

import pytest

from bot.views.meaning import corrected


@pytest.mark.parametrize(
    ("text", "seen", "after"),
    [
        ("Alice controls Grizly Bares.", "Grizly Bares", "Alice controls X."),
        ("I have grizly  bares; is Grizly\nBares big?", "Grizly Bares", "I have X; is X big?"),
        ("Bearsmith and Bears.", "Bears", "Bearsmith and X."),
        ("What is (this)?", "(this", "What is X)?"),
        ("Nothing here.", "Bear", "Nothing here."),
        ("Nothing here.", "", "Nothing here."),
    ],
)
def test_every_mention_is_corrected_and_nothing_else(text: str, seen: str, after: str) -> None:
    assert corrected(text, seen, "X") == after


def test_a_name_is_taken_as_it_is_written() -> None:
    assert corrected("Alice casts Foo.", "Foo", r"\1 Bar") == r"Alice casts \1 Bar."
