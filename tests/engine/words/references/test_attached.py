"""Lines about what is attached to something."""

import pytest

from tests.engine.words.lines import comes_back, read_line


@pytest.mark.parametrize(
    "line",
    [
        "~ gets +1/+1 for each Aura and Equipment attached to it.",
        "Whenever an Aura becomes attached to ~, draw a card.",
        "~ has flying as long as two or more Equipment are attached to it.",
        "When ~ enters, destroy all Curses attached to you.",
        "When ~ enters, return target nontoken creature and all Auras attached to it to their owners' hands.",
        "{W}, {T}: ~ loses this ability and becomes an Aura enchantment with enchant Bear. Attach it to target Bear. "
        "You may pay {W} to end this effect.",
        "For each Aura and Equipment you control, draw a card.",
    ],
)
def test_a_line_is_read_and_printed_back(line: str) -> None:
    assert comes_back(line, "Instant" if line.startswith("For each") else "Creature")


@pytest.mark.parametrize(
    "line",
    [
        "~ gets +1/+1 for each Aura and Equipment.",
        "When ~ enters, gain control of target creature for as long as ~ remains attached to it.",
        "~ can be attached only to creatures.",
    ],
)
def test_a_line_that_could_mean_something_else_is_refused(line: str) -> None:
    assert read_line(line) is None


def test_what_it_stays_attached_to_is_what_it_became_attached_to() -> None:
    line = "Whenever ~ becomes attached to a creature, gain control of that creature for as long as ~ remains attached to it."
    assert "WhileAttachedToIt(slot='attached to'" in repr(read_line(line, "Artifact — Equipment"))
