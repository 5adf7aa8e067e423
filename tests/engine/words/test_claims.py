"""What static abilities say of the whole game, always or for a time."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

CLAIMS = [
    "damage can't be prevented", "players can't play lands", "your opponents can't cast creature spells",
    "you can't lose the game", "white spells cost {2} more to cast", "untap all artifacts during each other player's untap step",
    "prevent all damage that would be dealt to you", "any player may cast sorcery spells as though they had flash",
    "players can't untap more than one creature during their untap steps",
]


@pytest.mark.parametrize("claim", CLAIMS)
@pytest.mark.parametrize("said", ["{}.", "as long as ~ is tapped, {}.", "during your turn, {}."])
def test_a_claim_is_made_always_or_for_a_time(claim: str, said: str) -> None:
    line = said.format(claim)
    assert comes_back(line[0].upper() + line[1:], "Artifact")


def test_nothing_can_be_claimed_while_a_mere_noun_is_so() -> None:
    assert read_line("As long as tapped creature, damage can't be prevented.", "Artifact") is None
