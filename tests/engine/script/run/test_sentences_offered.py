"""Every sentence that an open choice offers settles it, or some of it, when it is typed."""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest

from engine.ask import ask
from engine.cards.card import Cards
from engine.explain.ruling import OpenChoice, Ruling
from tests.scenarios.conftest import Invented

_MOST: Final = 8
"""How many of the sentences of a long list are tried: the first ones and the last."""

_SPELLS: Final = {
    "Sour Thought": "Target player discards two cards.",
    "Four Ways": "Choose two —\n• Draw a card.\n• You gain 3 life.\n• Each opponent loses 1 life.\n• Scry 1.",
    "Seek Soil": "Search your library for an Island card, put it onto the battlefield tapped, then shuffle.",
    "Painted Veil": "Choose a color. Angels gain protection from the chosen color until end of turn.",
    "Cull the Weak": "Target player sacrifices a creature.",
    "Hurl": "As an additional cost to cast this spell, sacrifice a creature.\nHurl deals 2 damage to any target.",
    "Pyre Toll": "As an additional cost to cast this spell, discard two cards or pay {2}.\nDraw a card.",
    "Burning Sum": "Burning Sum deals X damage to any target.",
    "Look Ahead": "Scry 2, then draw a card.",
    "Dim Watch": "Surveil 2.",
    "Kindred Call": "Choose a creature type. White creatures you control of the chosen type get +1/+1 until end of turn.",
    "Splinter Hail": "Splinter Hail deals 2 damage divided as you choose among one or two target creatures.",
    "Two Roads": "Sacrifice a creature or lose 3 life.",
    "Stern Price": "You may pay 3 life. If you do, draw a card.",
    "Grave Call": "Return target creature card from your graveyard to your hand.",
    "Twin Aid": "Up to two target creatures each get +1/+1 until end of turn.",
    "Back Home": "Return a permanent you control to its owner's hand.",
}
_PERMANENTS: Final = {
    "Den Crawler": ("Creature — Insect", "When Den Crawler enters, you may discard a card or pay {3}. When you do, scry 1."),
    "Mirror Folk": ("Creature — Shapeshifter", "You may have Mirror Folk enter as a copy of any creature on the battlefield."),
    "Drowned Hall": ("Land — Island", "As Drowned Hall enters, you may pay 4 life. If you don't, it enters tapped."),
    "Prism Egg": ("Artifact", "When Prism Egg enters, add one mana of any color."),
    "Open Gift": ("Creature — Elf", "When Open Gift enters, you may draw a card."),
}
_THERE: Final = (
    "Alice: Grizzly Bears, Serra Angel | hand: {card}, Shock, Murder | graveyard: Grizzly Bears, Hill Giant "
    "| library: Forest, Island, Plains\n"
    "Bob: Grizzly Bears, 3 Forest | hand: Shock, Murder, Forest\n"
)
_SCRIPTS: Final = {
    "discard": "Sour Thought on Bob", "modes": "Four Ways", "search": "Seek Soil", "color": "Painted Veil",
    "sacrifice": "Cull the Weak on Alice", "sacrificed as a cost": "Hurl on Bob", "cost": "Pyre Toll",
    "target": "Burning Sum, X = 2", "x": "Burning Sum on Bob", "scry": "Look Ahead", "surveil": "Dim Watch", "type": "Kindred Call",
    "targets": "Splinter Hail", "either": "Two Roads", "pay": "Stern Price", "graveyard": "Grave Call", "up to": "Twin Aid",
    "return": "Back Home", "may": "Open Gift", "may either": "Den Crawler", "copy": "Mirror Folk",
    "which of two": "Den Crawler. Alice accepts", "mana": "Prism Egg", "paid as it enters": "Drowned Hall",
}
_QUESTIONS: Final = {
    "color": "Does Serra Angel have protection from red?",
    "copy": "How big is Mirror Folk?",
}
"""What makes a choice matter, where nothing else does."""


@cache
def _cards() -> Cards:
    spells = [{"name": name, "mana_cost": "{1}{B}", "type_line": "Sorcery", "text": words} for name, words in _SPELLS.items()]
    for spell in spells:
        if spell["name"] == "Burning Sum":
            spell["mana_cost"] = "{X}{R}"
    size = {"mana_cost": "{1}{G}", "power": "2", "toughness": "2"}
    there = [
        {"name": name, "type_line": line, "text": words} | ({} if "Land" in line else size)
        for name, (line, words) in _PERMANENTS.items()
    ]
    return Invented([*spells, *there])


def _script(kind: str) -> str:
    said = _SCRIPTS[kind]
    card = next(name for name in (*_SPELLS, *_PERMANENTS) if said.startswith(name))
    verb = "plays" if card == "Drowned Hall" else "casts"
    return f"{_THERE.format(card=card)}Alice {verb} {said}."


def _still(ruling: Ruling, before: OpenChoice) -> bool:
    """Whether the choice is as open as before."""
    return any((one.choice, one.says) == (before.choice, before.says) for one in ruling.open)


@pytest.mark.parametrize("kind", [*_SCRIPTS])
def test_each_sentence_offered_is_taken(kind: str) -> None:
    text, question = _script(kind), _QUESTIONS.get(kind, "")
    (choice,) = ask(f"{text} {question}", _cards()).open

    for sentence in dict.fromkeys((*choice.says[:_MOST], choice.says[-1])):
        ruling = ask(f"{text} {sentence} {question}", _cards())
        assert [problem.text for problem in ruling.problems if problem.kind != "open_choice"] == [], sentence
        assert not _still(ruling, choice), sentence
