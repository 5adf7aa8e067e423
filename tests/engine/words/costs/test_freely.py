"""Costs paid with as many objects as wanted: lines that are read and printed again, and lines that are refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

COME_BACK = [
    "As an additional cost to cast ~, sacrifice any number of creatures.",
    "As an additional cost to cast ~, you may sacrifice any number of Spirits.",
    "As an additional cost to cast ~, you may exile any number of white cards from your hand. "
    "~ costs {2} less to cast for each card exiled this way.",
    "As an additional cost to cast ~, you may tap any number of untapped creatures you control. "
    "~ costs {1} less to cast for each creature tapped this way.",
]

REFUSED = [
    "As an additional cost to cast ~, sacrifice any number of creature.",
    "As an additional cost to cast ~, you may sacrifice any number of creatures. "
    "~ costs {2} less to cast for each creature exiled this way.",
    "As an additional cost to cast ~, you may sacrifice any number of creatures. "
    "~ costs {2} less to cast for each land sacrificed this way.",
]


@pytest.mark.parametrize("line", COME_BACK)
def test_a_line_comes_back(line: str) -> None:
    assert comes_back(line, "Instant")


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_not_meant_is_refused(line: str) -> None:
    assert read_line(line, "Instant") is None
