"""Lines about activated abilities: limits, costs, what they are called, and abilities that can't be activated."""

import pytest

from tests.engine.words.lines import comes_back, read_line


@pytest.mark.parametrize(
    "line",
    [
        "{T}: Draw a card. Activate only during your turn and only once each turn.",
        "{T}: Draw a card. Activate only if you control a Forest, only during combat, and only once.",
        "{X}: Draw X cards. X can't be 0. Activate only as a sorcery.",
        "{T}: You gain 1 life. Any player may activate this ability but only during their upkeep.",
        "{T}: Draw a card. Only your opponents may activate this ability and only once each turn.",
        "{1}: Choose one. Activate only once each turn. • Draw a card. • You gain 3 life.",
        "{1}: Draw a card. Activate no more than three times each turn.",
        "{4}: Draw a card. This ability costs {3} less to activate for each artifact you control.",
        "{4}: Draw a card. This ability costs {X} less to activate, where X is ~'s power.",
        "Abilities you activate that aren't mana abilities cost {1} less to activate.",
        "Cycling abilities you activate cost {1} less to activate.",
        "Whenever you activate an ability of a Goblin that isn't a mana ability, draw a card.",
        "Whenever you activate an ability, if it isn't a mana ability, copy that ability and may choose new targets for the copy.",
        "{T}: Counter target activated ability from an artifact source.",
        "{T}: Copy target triggered ability you control from a green source. You may choose new targets for the copy.",
        "{T}: Tap target creature. Its activated abilities can't be activated this turn.",
        "You may activate the loyalty abilities of Jace planeswalkers you control twice each turn rather than only once.",
    ],
)
def test_a_line_is_read_and_printed_back(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize(
    "line",
    [
        "{T}: Draw a card. Activate only during their upkeep and only once each turn.",
        "{T}: You gain 1 life. Any player may activate this ability but only during your turn.",
        "{T}: Draw a card. Activate only once each turn and only.",
        "Whenever you activate an ability of Goblins, draw a card.",
        "{T}: Counter target activated ability, triggered ability, or spell.",
        "Activated abilities of creature cost {1} less to activate.",
    ],
)
def test_a_line_that_says_no_such_thing_is_refused(line: str) -> None:
    assert read_line(line) is None


def test_an_ability_on_the_stack_is_no_permanent() -> None:
    assert read_line("Counter target activated ability. Destroy that permanent.", "Instant") is None


def test_the_permanent_of_a_countered_ability_is_its_source() -> None:
    word = read_line("Counter target activated ability from a creature. Destroy that permanent.", "Instant")
    assert "target0's source" in repr(word)
