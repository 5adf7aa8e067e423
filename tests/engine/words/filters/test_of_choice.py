"""What is of a type or color of a player's choice: a group, never targets, which are chosen before."""

import pytest

from tests.engine.words.lines import read_line


def test_a_group_may_be_of_a_type_of_choice() -> None:
    assert read_line("Creatures of the creature type of your choice get -2/-0 until end of turn.", "Sorcery") is not None


@pytest.mark.parametrize("asked", ["X target creatures", "two target creatures", "target creature"])
def test_targets_are_not_of_a_type_that_is_chosen_later(asked: str) -> None:
    assert read_line(f"Destroy {asked} of the creature type of your choice.", "Sorcery") is None
