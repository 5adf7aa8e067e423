"""Copies for each other thing that a spell could target."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ask import ask
from tests.scenarios.conftest import Invented

COPIES = " ".join(("for each other creature", "{whose} control", "that the spell", "could target."))
AIMED = " ".join(("Each copy targets", "a different one", "of those creatures."))


def creature(name: str, text: str) -> dict[str, Any]:
    return {"name": name, "mana_cost": "{2}{R}", "type_line": "Creature — Imp", "power": "1", "toughness": "4", "text": text}


def instant(name: str, text: str) -> dict[str, Any]:
    return {"name": name, "mana_cost": "{G}", "type_line": "Instant", "text": text}


CARDS = Invented([
    creature("Mirror Imp", " ".join((
        "Whenever you cast an instant or sorcery spell that targets only Mirror Imp, copy that spell",
        COPIES.format(whose="you"), AIMED,
    ))),
    creature("Common Glass", " ".join((
        "Whenever a player casts a nonblack instant or sorcery spell that targets only Common Glass, that player copies that spell",
        COPIES.format(whose="they"), AIMED,
    ))),
    creature("Veiled Elk", "Shroud"),
    instant("Broad Growth", "Target creature gets +2/+2 until end of turn."),
    instant("Split Spark", "Split Spark deals 4 damage divided as you choose among one or two target creatures."),
])


@pytest.mark.parametrize(
    ("script", "values"),
    [
        (
            "Alice: Mirror Imp, Grizzly Bears, Hill Giant, Veiled Elk | hand: Broad Growth\nBob: Wind Drake\n"
            "Alice casts Broad Growth on Mirror Imp.\nWhat is Mirror Imp's power? What is Grizzly Bears's power? "
            "What is Hill Giant's power? What is Veiled Elk's power? What is Wind Drake's power?",
            [3, 4, 5, 1, 2],
        ),
        (
            "Alice: Common Glass, Grizzly Bears\nBob: Hill Giant | hand: Broad Growth\nBob casts Broad Growth on Common Glass.\n"
            "What is Common Glass's power? What is Grizzly Bears's power? What is Hill Giant's power?",
            [3, 2, 5],
        ),
        (
            "Alice: Mirror Imp, Grizzly Bears | hand: Broad Growth\nAlice casts Broad Growth on Grizzly Bears.\n"
            "How many times does Mirror Imp trigger? What is Mirror Imp's power?",
            [0, 1],
        ),
        (
            "Alice: Mirror Imp, Hill Giant | hand: Split Spark\nAlice casts Split Spark on Mirror Imp.\n"
            "Where is Mirror Imp? Where is Hill Giant?",
            ["graveyard", "graveyard"],
        ),
    ],
)
def test_each_other_creature_that_it_could_target_gets_a_copy(script: str, values: list[Any]) -> None:
    assert [answer.value for answer in ask(script, CARDS).answers] == values
