"""Life that spells cost besides, and crimes: lines that come back, and lines that are refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

COME_BACK = [
    "Spells your opponents cast that target ~ cost an additional 3 life to cast.",
    "Each Bear spell you cast costs {1} less to cast if it has kicker.",
    "~ gets +2/+0 as long as you've committed a crime this turn.",
    "~ costs {2} less to cast if you've committed a crime this turn.",
    "{T}: Add {R}{R}. Spend this mana only to cast your commander.",
]

REFUSED = [
    "Spells your opponents cast that target ~ cost an additional life to cast.",
    "Each Bear spells you cast costs {1} less to cast if it has kicker.",
    "~ gets +2/+0 as long as you've committed a deed this turn.",
]


@pytest.mark.parametrize("line", COME_BACK)
def test_a_line_comes_back(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_not_meant_is_refused(line: str) -> None:
    assert read_line(line) is None
