"""What spells cost: lines that are read and printed again, and lines that are refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

COME_BACK = [
    "Spells your opponents cast that target ~ cost an additional 3 life to cast.",
    "Each Bear spell you cast costs {1} less to cast if it has kicker.",
    "~ costs {2} less to cast if you've committed a crime this turn.",
    "~ costs {1} less to cast during your turn.", "During turns other than yours, ~ costs {3} more to cast.",
    "~ costs {2} less to cast during your end step.",
    "~ costs {1} less to cast if you control a nonlegendary artifact and {1} less to cast if you control an enchantment.",
    "~ costs {2} less to cast if you control a nonlegendary Human creature and a non-Human creature.",
    "~ costs {2} less to cast if you control at least two nonlegendary creatures that share a creature type.",
    "If an opponent controls at least four more creatures than you, ~ costs {6} less to cast.",
    "If there are ten or more nonlegendary creature cards total in all graveyards, ~ costs {6} less to cast.",
    "~ costs {8} less to cast if you have thirteen or more instant cards in your graveyard.",
    "Spells you cast that target enchanted player cost {7} less to cast.",
    "Spells your opponents cast that target you or permanents you control cost {2} more to cast.",
    "Spells your opponents cast that target one or more Birds you control cost {3} more to cast.",
    "Each spell a player casts costs {2} more to cast for each spell that player has cast before it this turn.",
    "~ costs {9} less to cast for each different mana value among instant cards in your graveyard.",
    "~ costs {X} less to cast, where X is twice the number of differently named lands you control.",
    "~ costs {X} less to cast, where X is twice the greatest number of artifacts an opponent controls.",
    "~ costs {1} less to cast for each opponent you're attacking.",
    "~ costs {2} less to cast for each card you've discarded or cycled this turn.",
    "As long as ~ is in the command zone or on the battlefield, other Elf spells you cast cost {1} less to cast.",
]

REFUSED = [
    "Spells your opponents cast that target ~ cost an additional life to cast.",
    "Each Bear spells you cast costs {1} less to cast if it has kicker.",
    "~ costs {X} less to cast during your turn.",
    "If there are ten or more creatures total in all graveyards, ~ costs {6} less to cast.",
    "~ costs {2} less to cast if you control a nonlegendary Human creature and a non-Human creatures.",
    "Spells you cast that target enchanted players cost {1} less to cast.",
    "~ costs {9} less to cast for each different mana value among instant card in your graveyard.",
]


@pytest.mark.parametrize("line", COME_BACK)
def test_a_line_comes_back(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_not_meant_is_refused(line: str) -> None:
    assert read_line(line) is None
