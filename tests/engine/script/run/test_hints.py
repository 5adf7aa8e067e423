"""Every sentence that a reply offers for an open choice settles it when it is typed back."""

from typing import Any, Final

import pytest

from engine.ask import ask
from engine.explain.ruling import OpenChoice, Ruling
from tests.scenarios.conftest import Invented

CARDS: Final[list[dict[str, Any]]] = [
    {"name": "Far Glimpse", "mana_cost": "{U}", "type_line": "Sorcery", "text": "Scry 2."},
    {"name": "Buried Hint", "mana_cost": "{U}", "type_line": "Sorcery", "text": "Surveil 2."},
    {"name": "Forked Path", "mana_cost": "{G}", "type_line": "Instant",
     "text": "Choose one —\n• You gain 3 life.\n• Draw a card."},
    {"name": "Kindly Offer", "mana_cost": "{W}", "type_line": "Sorcery", "text": "You may gain 2 life."},
    {"name": "Loose Grip", "mana_cost": "{B}", "type_line": "Sorcery", "text": "Target player discards a card."},
    {"name": "Hard Toll", "mana_cost": "{B}", "type_line": "Sorcery",
     "text": "Target player sacrifices a creature of their choice."},
    {"name": "Twin Embers", "mana_cost": "{R}", "type_line": "Sorcery",
     "text": "Twin Embers deals 3 damage divided as you choose among one or two targets."},
    {"name": "Gentle Shove", "mana_cost": "{U}", "type_line": "Sorcery",
     "text": "Return up to one target creature to its owner's hand."},
    {"name": "Mirror Pond", "mana_cost": "{3}{U}", "type_line": "Creature — Shapeshifter", "power": "0", "toughness": "0",
     "text": "You may have Mirror Pond enter as a copy of any creature on the battlefield."},
    {"name": "Root Caller", "mana_cost": "{2}{G}", "type_line": "Sorcery",
     "text": "Search your library for a card with mana value 0, put it into your hand, then shuffle."},
    {"name": "Toll Gate", "mana_cost": "{2}", "type_line": "Artifact",
     "text": "Whenever an opponent casts a spell, you draw a card unless that player pays {1}."},
    {"name": "Erased Name", "mana_cost": "{B}", "type_line": "Instant",
     "text": "Search target opponent's graveyard, hand, and library for up to two instant cards and exile them. "
             "Then that player shuffles."},
]

OPEN: Final = [
    "Alice: | hand: Far Glimpse | library: Forest, Mountain\nAlice casts Far Glimpse.",
    "Alice: | hand: Buried Hint | library: Forest, Mountain\nAlice casts Buried Hint.",
    "Alice casts Forked Path.",
    "Alice casts Kindly Offer.",
    "Bob: | hand: Forest, Shock\nAlice casts Loose Grip on Bob.",
    "Bob controls Hill Giant and Grizzly Bears. Alice casts Hard Toll on Bob.",
    "Bob controls a 3/3 creature and a 2/2 creature. Alice casts Hard Toll on Bob.",
    "Bob controls Hill Giant. Alice casts Twin Embers on Hill Giant and Bob.",
    "Bob controls Hill Giant and Grizzly Bears. Alice casts Gentle Shove.",
    "Bob controls Hill Giant and Grizzly Bears. Alice casts Mirror Pond. Alice accepts.",
    "Alice: | library: Forest, Mountain\nAlice casts Root Caller.",
    "Bob: | graveyard: Shock | hand: Lightning Bolt, Forest\nAlice casts Erased Name on Bob.",
    "My opponent controls Hill Giant and Grizzly Bears. I cast Shock.",
]


def ruled(text: str) -> Ruling:
    """The ruling on a text with these cards."""
    return ask(text, Invented(CARDS))


def left_open(text: str) -> OpenChoice:
    """The first choice that a text leaves open."""
    found = ruled(text).open
    assert found, text
    return found[0]


@pytest.mark.parametrize("text", OPEN)
def test_what_is_offered_is_accepted(text: str) -> None:
    choice = left_open(text)

    assert len(choice.says) == len(choice.options)
    for sentence in choice.says:
        answered = ruled(f"{text} {sentence}")

        assert choice not in answered.open, sentence
        assert not [p for p in answered.problems if p.kind != "open_choice"], sentence
        assert not [a for a in answered.assumptions if "asked for" in a or "left to choose" in a], sentence


def test_what_may_be_left_undone_is_offered_so() -> None:
    choice = left_open("Bob controls Hill Giant and Grizzly Bears. Alice casts Gentle Shove.")

    assert "Alice targets nothing." in choice.says
