"""Exchanges: each is read and printed as it was; what nothing was said of is refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

READ = [
    "If the difference between target opponent's life total and your life total is 3 or less, draw a card.",
    "Two target players exchange life totals. You gain X life, where X is the difference between those players' life totals.",
    "Exchange life totals with target player. If you lost life this way, draw that many cards.",
    "Exchange your graveyard and library.",
    "Exchange control of two target Walls. If you control neither Wall, draw a card.",
    "Exchange control of target artifact or land and another target artifact or land that shares one of those types with it.",
    "Destroy target Wall unless you pay an amount of {E} equal to its power.",
]


@pytest.mark.parametrize("text", READ)
def test_it_is_read_and_printed_back(text):
    assert comes_back(text, "Sorcery")


def test_a_triggered_exchange_is_read_and_printed_back():
    assert comes_back("Whenever ~ blocks, exchange its power and the power of target Wall it's blocking until end of combat.")
    assert comes_back("When ~ enters, exchange control of ~ and target Wall. If you don't or can't make an exchange, sacrifice ~.")


REFUSED = [
    "If you lost life this way, draw a card.",
    "If you control neither Wall, draw a card.",
    "Destroy target Wall that shares one of those types with it.",
    "You gain X life, where X is the difference between those players' life totals.",
]


@pytest.mark.parametrize("text", REFUSED)
def test_what_speaks_of_nothing_said_before_is_refused(text):
    assert read_line(text, "Sorcery") is None
