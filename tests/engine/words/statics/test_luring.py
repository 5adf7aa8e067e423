"""What everything able to block must block."""

import pytest

from tests.engine.words.lines import comes_back, read_line


@pytest.mark.parametrize(
    "line",
    [
        "All creatures able to block ~ do so.",
        "All Walls able to block ~ do so.",
        "As long as you control a Forest, all creatures able to block enchanted creature do so.",
        "As long as enchanted creature is green, it gets +2/+1 and all creatures able to block it do so.",
        "{2}{G}: All creatures able to block ~ this turn do so.",
    ],
)
def test_lures_come_back(line: str) -> None:
    assert comes_back(line)


def test_a_static_lure_has_no_target() -> None:
    assert read_line("All creatures able to block target creature do so.") is None
