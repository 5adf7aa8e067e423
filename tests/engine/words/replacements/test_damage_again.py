"""More damage to a recipient said again, exploring again, and no outlaws: read and printed as they were, or refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

READ = [
    "If a nonlegendary source would deal damage to you, it deals triple that damage to you instead.",
    "If another creature would deal combat damage to ~, it deals double that damage to ~ instead.",
    "If another source would deal damage to an opponent, that source deals double that damage to that player instead.",
    "{T}: If a nonlegendary source you control would deal damage this turn, it deals triple that damage instead.",
    "{T}: If any source you control would deal damage to a player this turn, it deals triple that damage instead.",
    "As long as you control an Elf, if a source you control would deal damage to an opponent, it deals double that damage instead.",
    "As long as you control an Elf, if you would draw a card, draw two cards instead.",
    "When ~ enters, it explores, then it explores again.",
    "When ~ enters, it explores X times.",
    "{T}: Destroy each non-outlaw creature.",
    "{T}: Destroy any number of target creatures with different controllers.",
]

REFUSED = [
    "If a nonlegendary source would deal damage to you, it deals triple that damage to ~ instead.",
    "{T}: If any creature would deal damage to you this turn, it deals double that damage instead.",
    "When ~ enters, it explores two times.",
]


@pytest.mark.parametrize("line", READ)
def test_a_line_is_read_and_printed_as_it_was(line):
    assert comes_back(line)


@pytest.mark.parametrize("line", REFUSED)
def test_what_cannot_be_meant_is_refused(line):
    assert read_line(line) is None
