"""The closed word lists and the plural forms."""

import pytest

from engine.words.vocabulary import (
    SUBTYPE_KINDS,
    basic_land_types,
    counter_kinds,
    is_counter,
    is_subtype,
    keyword_abilities,
    keyword_actions,
    kinds_of,
    plural,
    singular,
    subtype,
    subtypes,
)

FORMS = [
    ("Elf", "Elves"),
    ("Werewolf", "Werewolves"),
    ("Sheep", "Sheep"),
    ("Ally", "Allies"),
    ("Fox", "Foxes"),
    ("Mouse", "Mice"),
    ("Time Lord", "Time Lords"),
    ("Power-Plant", "Power-Plants"),
    ("Plains", "Plains"),
    ("Octopus", "Octopuses"),
    ("Cyclops", "Cyclopes"),
    ("creature", "creatures"),
    ("sorcery", "sorceries"),
    ("library", "libraries"),
    ("player", "players"),
]


@pytest.mark.parametrize(("one", "many"), FORMS)
def test_plural_and_singular_go_both_ways(one, many):
    assert (plural(one), singular(many)) == (many, one)


def test_every_subtype_is_found_again_from_its_plural():
    names = [name for kind in SUBTYPE_KINDS for name in subtypes(kind)]
    assert [name for name in names if subtype(plural(name)) != name or singular(plural(name)) != name] == []


@pytest.mark.parametrize("name", sorted(subtypes("creature") | subtypes("land")))
def test_singular_of_a_singular_is_itself(name):
    assert singular(name) == name


@pytest.mark.parametrize("word", ["elf", "ELVES", "Urza's", "Urza’s", "time lords"])
def test_subtypes_are_known_in_any_case_number_and_kind_of_quotes(word):
    assert is_subtype(word)


@pytest.mark.parametrize("word", ["creature", "flying", "", "Elfs"])
def test_other_words_are_no_subtypes(word):
    assert not is_subtype(word)


def test_subtype_belongs_to_its_card_type():
    assert kinds_of("Forests") == ("land",)
    assert kinds_of("Saga") == ("enchantment",)
    assert kinds_of("creature") == ()


def test_basic_land_types_are_land_types():
    assert len(basic_land_types()) == 5
    assert basic_land_types() < subtypes("land")


@pytest.mark.parametrize("kind", ["charge", "+1/+1", "-1/-1", "−0/−1", "first strike", "Loyalty"])
def test_counter_kinds_are_known(kind):
    assert is_counter(kind)


@pytest.mark.parametrize("kind", ["creature", "+1", "a"])
def test_other_words_are_no_counters(kind):
    assert not is_counter(kind)


def test_counter_kinds_are_written_small():
    assert {kind for kind in counter_kinds() if kind != kind.lower()} == set()


def test_keywords_come_with_their_rule():
    assert keyword_abilities()["flying"] == "702.9"
    assert keyword_abilities()["multikicker"] == keyword_abilities()["kicker"]
    assert keyword_actions()["scry"] == "701.22"
