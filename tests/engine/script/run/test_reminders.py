"""Which answers come with the reminder that nothing was chosen."""

from typing import Any, Final

import pytest

from engine.ask import ask
from tests.scenarios.conftest import Invented

CARDS: Final[list[dict[str, Any]]] = [
    {"name": "Warding Seraph", "mana_cost": "{3}{W}", "type_line": "Creature — Angel", "power": "3", "toughness": "3",
     "text": "{T}: Warding Seraph gains protection from the color of your choice."},
    {"name": "Hued Sentry", "mana_cost": "{2}", "type_line": "Artifact Creature — Golem", "power": "2", "toughness": "2",
     "text": "As Hued Sentry enters, choose a color.\nHued Sentry has protection from the chosen color."},
    {"name": "Kin Caller", "mana_cost": "{2}", "type_line": "Artifact Creature — Golem", "power": "2", "toughness": "2",
     "text": "{T}: Choose a creature type. Creatures of the chosen type get +1/+1 until end of turn."},
    {"name": "Late Mimic", "mana_cost": "{2}{U}", "type_line": "Creature — Shapeshifter", "power": "1", "toughness": "1",
     "text": "{U}: Late Mimic becomes a copy of target artifact creature."},
]


def cited(script: str) -> bool:
    """Whether the answer to whether a creature has protection from red says that nothing was chosen."""
    ruling = ask(script, Invented(CARDS))
    (answer,) = ruling.answers
    assert answer.value is False
    return "607.5a" in answer.rules


@pytest.mark.parametrize("name", ["Warding Seraph", "Kin Caller"])
def test_an_effect_that_makes_its_own_choice_lacks_none(name: str) -> None:
    assert not cited(f"Alice controls {name}. Does {name} have protection from red?")


def test_what_speaks_of_the_chosen_one_lacks_a_choice() -> None:
    assert cited(
        "Alice: Late Mimic, Island\nBob: Hued Sentry naming white\n"
        "Alice activates Late Mimic targeting Hued Sentry. Does Late Mimic have protection from red?"
    )
