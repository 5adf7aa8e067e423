"""What an instruction does only later, or each time anew, cannot be asked about right after it."""

import pytest

from tests.engine.words.lines import read_line


def is_understood(text: str) -> bool:
    return read_line(text) is not None


@pytest.mark.parametrize(
    "text",
    [
        "Whenever ~ attacks, flip a coin. If you lose the flip, you lose 3 life.",
        "{0}: For each untapped creature, its controller may pay {1}. If that player doesn't, tap that creature.",
    ],
)
def test_what_was_done_at_once_can_be_asked(text: str) -> None:
    assert is_understood(text)


@pytest.mark.parametrize(
    "text",
    [
        "Whenever ~ attacks, flip a coin at the beginning of your next upkeep. If you lose the flip, you lose 3 life.",
        "{0}: For each untapped creature, tap that creature. You gain 1 life. Destroy that creature.",
    ],
)
def test_what_comes_later_or_each_time_cannot_be_asked_afterwards(text: str) -> None:
    assert not is_understood(text)


def test_it_is_not_the_card_when_something_else_was_spoken_of_since() -> None:
    text = "{0}: Reveal the top card of your library. If that card is an Elf card, untap target creature. Otherwise, it gets +3/+3 "
    assert not is_understood(f"{text}until end of turn.")
