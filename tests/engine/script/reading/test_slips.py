"""Misspelt card names: read as the one card that is near, told apart from words that only look like one."""

import pytest

from engine.script.reading import read_script
from engine.script.values import Script, Slip, UnknownCard
from tests.engine.script.reading.named_cards import CARDS


def read(text: str) -> Script:
    return read_script(text, CARDS)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Grizly Bears", "Grizzly Bears"),
        ("grizzly baers", "Grizzly Bears"),
        ("serra angle", "Serra Angel"),
        ("Shok", "Shock"),
        ("Forets", "Forest"),
        ("Urborg Tomb of Yawgmth", "Urborg, Tomb of Yawgmoth"),
    ],
)
def test_a_slip_is_read_as_the_only_card_that_is_near(typed: str, name: str) -> None:
    found = read(f"Alice controls {typed}")
    assert not found.faults
    assert found.slips == (Slip(typed, name, 1, 16),)
    assert found.statements[0].what.objects[0].name == name  # type: ignore[union-attr]


def test_every_place_with_the_same_slip_means_the_same_card() -> None:
    found = read("Bob casts Shok on Alice. Shok resolves.")
    assert not found.faults
    assert len(found.slips) == 1


def test_two_cards_that_are_as_near_are_not_guessed_between() -> None:
    (fault,) = read("Alice casts Fore on Bob").faults
    assert isinstance(fault, UnknownCard)


def test_what_the_text_has_elsewhere_is_meant() -> None:
    found = read("Alice controls Gideon, Ally of Zendikar. Bob casts Shock on Gidoen.")
    assert not found.faults
    assert found.slips == (Slip("Gidoen", "Gideon, Ally of Zendikar", 1, 61),)


def test_words_far_from_any_card_are_reported() -> None:
    (fault,) = read("Alice controls Wizard of Nowhere Much").faults
    assert isinstance(fault, UnknownCard)
    assert not read("Alice controls Wizard of Nowhere Much").slips


def test_a_mistyped_verb_is_no_card() -> None:
    assert not read("Alice csts Shock on Bob").slips


def test_another_half_that_the_source_does_not_have_is_not_the_half_that_it_has() -> None:
    (fault,) = read("Alice has Quellbark // Ozymunth in hand. Alice casts Ozymunth.").faults
    assert isinstance(fault, UnknownCard)
    assert not read("Alice has Quellbark // Ozymunth in hand. Alice casts Quelbark.").faults


def test_another_half_that_the_source_does_not_have_is_no_slip_for_a_card_that_is_near() -> None:
    (fault,) = read("Alice has Shrub // Shok in hand. Alice casts Shok.").faults
    assert isinstance(fault, UnknownCard)
