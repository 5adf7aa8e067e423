"""Cards are found by what they say, in any numbers, and never by their names."""

from random import Random

import pytest

from bot.quiz.kinds import BURN, GROWTH, KILL, SHRINKING, VANILLA, creature_with
from bot.quiz.pool import Kind, NoCard, Pool
from engine.cards.card import Card, Face


def card(name: str, types: str, text: str = "", size: str = "") -> Card:
    power, _, toughness = size.partition("/")
    face = Face(name=name, mana_cost="{1}{R}", type_line=types, text=text, power=power or None, toughness=toughness or None)
    return Card(name=name, faces=(face,))


CARDS = (
    card("Red Spark", "Instant", "Red Spark deals 7 damage to any target."),
    card("Red Spark Storm", "Instant", "Red Spark Storm deals 7 damage to any target. Zorble the foo."),
    card("Large Lump", "Creature — Giant", "", "5/6"),
    card("High Lump", "Creature — Giant", "Flying, deathtouch", "1/2"),
    card("Sudden Size", "Instant", "Target creature gets +8/+1 until end of turn."),
    card("Sudden Strain", "Instant", "Target creature gets +8/-1 until end of turn."),
    card("Sudden Ache", "Instant", "Target creature gets -8/-1 until end of turn."),
    card("Old Hero", "Legendary Creature — Giant", "", "2/2"),
)


def names(kind: Kind) -> set[str]:
    pool = Pool(CARDS)
    try:
        return {pool.draw(kind, Random(seed)).name for seed in range(8)}
    except NoCard:
        return set()


def test_a_line_fits_whatever_its_numbers_and_what_is_not_understood_never_does() -> None:
    assert names(BURN) == {"Red Spark"}
    assert Pool(CARDS).draw(BURN, Random(1)).numbers == (7,)
    assert Pool(CARDS).draw(GROWTH, Random(1)).numbers == (8, 1)


def test_what_makes_larger_and_what_makes_smaller_are_different_kinds() -> None:
    assert names(GROWTH) == {"Sudden Size"}
    assert names(SHRINKING) == {"Sudden Ache"}


def test_a_creature_without_lines_is_vanilla_and_not_legendary() -> None:
    assert names(VANILLA) == {"Large Lump"}


def test_keywords_are_wanted_or_allowed() -> None:
    assert names(creature_with("deathtouch", quiet="flying")) == {"High Lump"}
    assert names(creature_with("deathtouch")) == set()


def test_a_kind_that_is_not_there_is_said_to_be_missing() -> None:
    with pytest.raises(NoCard):
        Pool(CARDS).draw(KILL, Random(1))


def test_different_cards_are_different() -> None:
    with pytest.raises(NoCard):
        Pool(CARDS).draw_several(VANILLA, 2, Random(1))


def test_cards_may_be_left_out() -> None:
    with pytest.raises(NoCard):
        Pool(CARDS, lambda name: name != "Large Lump").draw(VANILLA, Random(1))
