"""More of what is played and exiled: each line is read and printed as it was; what does not say it is refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

READ = [
    "You can't play lands or cast spells from your hand.",
    "Your opponents can't play land cards from graveyards.",
    "Players can't play snow lands.",
    "Red spells with the chosen name can't be cast and snow lands with the chosen name can't be played.",
    "Players can't play lands as long as four or more Walls are on the battlefield.",
    (
        "{T}: Exile the top nine cards of your library. For as long as those cards remain exiled, "
        "you may play them if you control a Wall."
    ),
    (
        "{T}: Exile the top nine cards of your library. You may play those cards this turn. When "
        "you play a card this way, draw a card."
    ),
    "{T}: Exile the top nine cards of your library. You may play those cards from exile this turn.",
    "{T}: Exile the top nine cards of your library. You may play up to two of them this turn.",
    "{T}: Each player exiles the top card of their library. This turn, each player may play the card they exiled this way.",
    "During your turn, you may cast cards you own with age counters on them from exile.",
    "{T}: If a red card would be put into your graveyard this turn, exile it instead.",
    "If you would draw a card, exile the top nine cards of your library instead. You may play them this turn.",
    "Whenever you attack with one or more Walls, you gain X life, where X is their total toughness.",
    "{T}: Create a token that's a copy of ~, except it isn't snow and is a Bird with flying in addition to its other types.",
    "{X}, {T}: Copy the exiled card. You may cast the copy. X is the mana value of the exiled card.",
    "{T}: Exile a Wall card from each graveyard.",
    "{T}: Look at the top nine cards of your library. Exile one of them face down with an age counter on it.",
    "{T}: Choose a card at random exiled with ~.",
    "{T}: Exile all graveyards. Choose a Wall card exiled this way.",
    "{T}: Return target face-up exiled card you own to your hand.",
    "At the beginning of your end step, if a card was put into exile this turn, draw a card.",
    "If a Wall would die, exile that card with an age counter on it instead.",
    "{T}, Exile one or more Walls you control: You gain X life, where X is the number of permanents exiled this way.",
    "{T}: Exile one or more Walls you control.",
    "You may look at cards exiled with ~.",
    "You may cast ~ from your graveyard or from exile.",
    "{T}: Exile target Wall that's attacking you or a planeswalker you control.",
    "{T}: Exile target Wall. Return each other card exiled with ~ to its owner's graveyard.",
    "{T}: Copy each card exiled with ~. You may cast up to two of the copies.",
    "{T}: Exile target Wall. You gain X life, where X is the greatest power among cards exiled this way.",
    "{T}: You may tap target Wall. When you do, you gain X life, where X is the number of Walls you control.",
]

REFUSED = [
    "Exile all other Walls created with ~.",
    "{T}: Choose a Wall card exiled this way.",
    "Players can't play creatures.",
    "{T}: Exile the top nine cards of your library. You may play up to two of that card this turn.",
    "{T}, Exile one or more Wall you control: Draw a card.",
    "{T}: Cast any number of the copies.",
    "If you would draw a card, exile the top nine cards of your library instead. Otherwise, draw a card.",
]


@pytest.mark.parametrize("line", READ)
def test_it_comes_back(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", REFUSED)
def test_it_is_refused(line: str) -> None:
    assert read_line(line) is None
