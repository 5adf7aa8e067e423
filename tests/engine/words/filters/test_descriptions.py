"""Descriptions of objects: each is read and printed."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

READ = [
    "Each creature that entered this turn gets +1/+1.",
    "{T}: Destroy target creature that was dealt damage this turn.",
    "Whenever a creature dealt damage by ~ this turn dies, draw a card.",
    "{T}: Destroy target creature that dealt damage to you this turn.",
    "{T}: Tap target creature that attacked this turn.",
    "{T}: Untap target creature blocking ~.",
    "{T}: Destroy target creature blocked by ~.",
    "{T}: Destroy target creature with the same name as ~.",
    "{T}: Destroy target creature that shares a color with ~.",
    "Creatures you control that are enchanted get +1/+1.",
    "Each creature you control that's a Wall or a Bear gets +1/+1.",
    "Each creature you control that isn't a Bear gets +1/+1.",
    "Creatures named Grizzly Bears get +1/+1.",
    "Modified creatures you control have flying.",
    "Whenever you cast a historic spell, draw a card.",
    "Outlaws you control get +1/+1.",
    "Commander creatures you own get +1/+1.",
    "Creatures you control with counters on them have trample.",
    "Creatures you control with no abilities get +1/+1.",
    "{T}: Destroy target creature with power or toughness 1 or less.",
    "{T}: Destroy target creature with power greater than the number of lands you control.",
    "{T}: Destroy target creature with the greatest power among creatures on the battlefield.",
    "{T}: Tap target creature with toughness greater than its power.",
    "{T}: Counter target spell that targets ~.",
    "{T}: Counter target spell that targets a creature you control.",
    "{T}: Exile target Vehicle or creature card from your graveyard.",
    "{T}: Exile target Vehicle or artifact creature card from your graveyard.",
    "{T}: Exile any number of target instant, sorcery, and/or Jace planeswalker cards from your graveyard.",
    "{T}: Exile target Wizard or Rogue creature card from your graveyard.",
    "{T}: Exile target Wall card in target player's graveyard that was put there from the battlefield this turn.",
    "{T}: Enchanted creature and other creatures that share a color with it gain flying until end of turn.",
]

REFUSED = [
    "Creatures you control that is enchanted get +1/+1.",
    "{T}: Destroy target creature that entered.",
    "{T}: Enchanted creature and other creatures that share a color gain flying until end of turn.",
    "{T}: Destroy target creature with the same name.",
    "Creatures you control that's a Wolf get +1/+1 and.",
]


@pytest.mark.parametrize("line", READ)
def test_a_line_is_read_and_printed(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", REFUSED)
def test_what_does_not_say_it_is_refused(line: str) -> None:
    assert read_line(line) is None


def test_a_type_after_types_and_a_subtype_is_said_of_the_last_only() -> None:
    printed = repr(read_line("{T}: Exile target Vehicle or artifact creature card from your graveyard."))
    assert "TwoKinds" in printed
    assert "TwoKinds" not in repr(read_line("{T}: Exile target Wizard or Rogue creature card from your graveyard."))
