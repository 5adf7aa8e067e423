"""The cards that scenarios make up are read whole: a card that is not would hide what its scenario is about.

A scenario that is about an ability in words unknown names the cards that have one, under ``unread``.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from engine.cards.compile import compile_card
from tests.scenarios.conftest import card_said

SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios"


def cases() -> Iterator[tuple[str, dict[str, Any]]]:
    """Each case that makes up cards, and where it stands."""
    for path in sorted(SCENARIOS.rglob("*.yaml")):
        data = yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
        for case in data if isinstance(data, list) else [data]:
            if case.get("cards") or case.get("unread"):
                yield f"{path.relative_to(SCENARIOS)} {case['id']}", case


def unread(case: dict[str, Any]) -> dict[str, str]:
    """The lines that are not understood, by card."""
    cards = [compile_card(card_said(said)) for said in case.get("cards", ())]
    return {c.card.name: line.text for c in cards for face in c.faces for line in face.lines if line.declined is not None}


def test_cards_of_scenarios_are_read_whole_unless_they_are_said_not_to_be() -> None:
    wrong = []
    for place, case in cases():
        found, said = unread(case), set(case.get("unread", ()))
        wrong += [f"{place}: {name} is not read: {line}" for name, line in found.items() if name not in said]
        wrong += [f"{place}: {name} is read whole, or no card of the case" for name in sorted(said - found.keys())]
    assert not wrong, "\n".join(wrong)


def test_a_line_in_words_unknown_is_found() -> None:
    card = {"name": "Odd Cat", "type_line": "Creature — Cat", "text": "Trample\nWhenever Odd Cat attacks, flummox it."}
    assert unread({"cards": [card]}) == {"Odd Cat": "Whenever ~ attacks, flummox it."}
