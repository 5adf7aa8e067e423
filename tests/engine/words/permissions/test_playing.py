"""What may be played, and what follows from playing: each line is read and printed as it was; what does not say it is refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

READ = [
    "Whenever a player plays a land or casts a spell, you gain 2 life.",
    "Whenever you play a snow land from exile or cast a blue spell from exile, you gain 2 life.",
    "Whenever you play a card from your graveyard, you gain 2 life.",
    "When an opponent plays a card exiled with ~, you gain 2 life.",
    "When you play another Island, sacrifice ~.",
    "Whenever you discard one or more Wall cards, draw that many cards.",
    "At the beginning of each opponent's end step, if you didn't play a land from exile this turn, you gain 2 life.",
    "During your turn, as long as an opponent lost life this turn, you may play cards exiled with ~.",
    "Once each turn, you may cast a green spell from the top of your library. When you do, you gain 2 life.",
    "Once each turn, you may cast a green spell from your graveyard. If you do, it gains haste.",
    "As long as you control a Wall, you may play the top card of your library.",
    "You may look at the top three cards of your library any time.",
]

SPELLS = [
    "Exile the top nine cards of your library. During any turn you attacked with a Wall, you may play those cards.",
    "Exile the top nine cards of your library. During any turn you attacked with four or more Walls, you may cast those cards.",
    "Exile the top nine cards of your library. During your next turn, you may play those cards.",
    "Exile the top nine cards of your library. You may play those cards until you exile another card with ~.",
    "Exile the top nine cards of your library. You may play those cards this turn without paying their mana costs.",
    "Exile the top nine cards of your library face down. You may look at and play those cards this turn.",
    "Exile all cards from your hand. Until end of turn, you may play cards exiled this way.",
    "Shuffle your library, then exile the top three cards.",
    (
        "Until your next turn, you may look at the top card of your library any time, and you may cast Wizard spells from "
        "the top of your library."
    ),
]

REFUSED = [
    "Whenever you play a creature, you gain 2 life.",
    "Whenever you play a land or cast a card, you gain 2 life.",
    "Whenever you discard one or more Walls, draw that many cards.",
    "You may play that card until you exile another card with ~.",
    "Exile the top nine cards of your library. During any turn you attacked with Wall, you may play that card.",
    "You may play cards exiled this way.",
    "You may play a card exiled with ~.",
    "You may exile a nonland card from it.",
]


@pytest.mark.parametrize("line", READ)
def test_it_comes_back(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", SPELLS)
def test_it_comes_back_of_a_spell(line: str) -> None:
    assert comes_back(line, "Sorcery")


@pytest.mark.parametrize("line", REFUSED)
def test_it_is_refused(line: str) -> None:
    assert read_line(line) is None and read_line(line, "Sorcery") is None
