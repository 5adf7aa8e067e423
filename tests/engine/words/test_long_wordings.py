"""Meanings of wordings that cannot be said otherwise, on cards put together here."""

from __future__ import annotations

from typing import Any

from engine.ask import ask
from tests.scenarios.conftest import cards_of

THERE = "would be created under your control"
CAUSES = "causes you to discard"
THAT = "that turn's end step"


def answers(cards: list[dict[str, str]], script: str) -> list[Any]:
    """The answers to the questions of a script."""
    ruling = ask(script, cards_of({"cards": cards}))
    assert not ruling.problems
    return [answer.value for answer in ruling.answers]


HOARDER = {
    "name": "Nut Hoarder", "mana_cost": "{G}", "type_line": "Creature — Squirrel", "power": "1", "toughness": "1",
    "text": f"If one or more Treasure tokens {THERE}, those tokens plus that many 2/1 green Squirrel creature tokens are "
    "created instead.",
}
GOLD_RUSH = {"name": "Gold Rush", "mana_cost": "{R}", "type_line": "Sorcery", "text": "Create three Treasure tokens."}
SMITH = {
    "name": "Spiteful Smith", "mana_cost": "{G}", "type_line": "Creature — Human", "power": "4", "toughness": "4",
    "text": f"If a spell or ability an opponent controls {CAUSES} Spiteful Smith, put it onto the battlefield with a +1/+1 counter "
    "on it instead of putting it into your graveyard.",
}
TAKE_THOUGHT = {"name": "Take Thought", "mana_cost": "{B}", "type_line": "Sorcery", "text": "Target player discards a card."}


GAMBLE = {
    "name": "Last Gamble", "mana_cost": "{R}", "type_line": "Instant",
    "text": f"Take an extra turn after this one. At the beginning of {THAT}, you lose 7 life.",
}
MORE_TIME = {"name": "More Time", "mana_cost": "{U}", "type_line": "Sorcery", "text": "Take an extra turn after this one."}


def test_as_many_tokens_come_besides() -> None:
    script = """
        Alice controls Nut Hoarder. Alice has Gold Rush in hand. Alice casts Gold Rush.
        How many Treasures does Alice control? How many Squirrels does Alice control?
    """
    assert answers([HOARDER, GOLD_RUSH], script) == [3, 4]


def test_two_of_them_double_each_other() -> None:
    script = """
        Alice controls two Nut Hoarder. Alice has Gold Rush in hand. Alice casts Gold Rush.
        How many tokens does Alice control?
    """
    assert answers([HOARDER, GOLD_RUSH], script) == [9]


def test_a_card_discarded_to_an_opponent_goes_onto_the_battlefield() -> None:
    script = """
        Alice has Take Thought in hand. Bob: Forest | hand: Spiteful Smith
        Alice casts Take Thought targeting Bob.
        Where is Spiteful Smith? Who controls Spiteful Smith? What is Spiteful Smith's power and toughness?
    """
    assert answers([SMITH, TAKE_THOUGHT], script) == ["battlefield", "Bob", "5/5"]


def test_a_card_discarded_to_a_spell_of_its_owner_does_not() -> None:
    script = """
        Alice: Swamp | hand: Take Thought, Spiteful Smith
        Alice casts Take Thought targeting Alice. Where is Spiteful Smith?
    """
    assert answers([SMITH, TAKE_THOUGHT], script) == ["graveyard"]


def test_something_happens_at_the_end_of_the_extra_turn() -> None:
    script = """
        Alice has Last Gamble in hand. Alice casts Last Gamble. Go to Alice's end step. What is Alice's life total?
        Go to Alice's next end step. What is Alice's life total?
        Go to Bob's next end step. What is Alice's life total? Go to Alice's next end step. What is Alice's life total?
    """
    assert answers([GAMBLE], script) == [20, 13, 13, 13]


def test_of_two_extra_turns_the_older_comes_later() -> None:
    script = """
        Alice has Last Gamble and More Time in hand. Alice casts Last Gamble. Alice casts More Time.
        Go to Alice's end step. Go to Alice's next end step. What is Alice's life total?
        Go to Alice's next end step. What is Alice's life total?
    """
    assert answers([GAMBLE, MORE_TIME], script) == [20, 13]


def test_of_two_extra_turns_the_newer_comes_first() -> None:
    script = """
        Alice has Last Gamble and More Time in hand. Alice casts More Time. Alice casts Last Gamble.
        Go to Alice's end step. Go to Alice's next end step. What is Alice's life total?
        Go to Alice's next end step. What is Alice's life total?
    """
    assert answers([GAMBLE, MORE_TIME], script) == [13, 13]
