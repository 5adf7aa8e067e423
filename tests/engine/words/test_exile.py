"""What goes into exile, is there and comes back: each line is read and printed as it was; what does not say it is refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

READ = [
    "Whenever one or more Wall cards are put into exile from your hand, you gain 1 life.",
    "Whenever one or more Wall cards are put into exile from graveyards and/or the battlefield, draw a card.",
    "Whenever a Wall you control dies or is put into exile, draw a card.",
    "Whenever a Wall is exiled from the battlefield, draw a card.",
    "Whenever you discard a card, you may exile it from your graveyard.",
    "Whenever you discard one or more Wall cards, exile them from your graveyard.",
    "If a Wall would die, instead exile it and draw a card.",
    "If a Wall would die, exile it instead. When you do, draw a card.",
    "If a Wall would die, exile it with two age counters on it instead.",
    "Whenever you cast a blue spell, exile it instead of putting it into its owner's graveyard as it resolves.",
    "{T}: Create a token that's a copy of target Wall, except it's a 3/3 blue Bird with flying.",
    "~'s power is equal to the total number of Wall cards you own in exile and in your graveyard.",
    "Spells you cast from your graveyard or from exile cost {1} less to cast.",
    "{T}: Exile ~ and target Wall.",
    "{T}: Destroy all Walls created with ~.",
    "{T}: Destroy target Wall when ~ leaves the battlefield.",
    "~ gets +1/+1 as long as an opponent owns a Wall card in exile.",
    "{T}: If a Wall card is exiled with ~, draw a card.",
    "{T}: Return each card exiled with ~ to its owner's graveyard.",
    "{T}: Exile all opponents' graveyards.",
    "{T}: Exile any number of target opponents' graveyards.",
    "{T}: Exile the bottom creature card of your graveyard.",
    "{1}, Put a Wall card you own from exile into that player's graveyard: Draw a card.",
    "Put a Wall card exiled with ~ into its owner's graveyard: Draw a card.",
    "Exile the top Wall card of your graveyard: Draw a card.",
    "As ~ enters, you may exile a Wall card from your graveyard.",
    "{T}: Exile target card from your graveyard. It becomes plotted.",
    "{T}: Exile target card from your graveyard. It becomes foretold.",
    "{2}, Exile ~ from your hand: Target Wall gains haste until ~ is cast from exile.",
    "~ has haste as long as an exiled Wall card used to craft it has haste.",
    "{T}: Put a card at random exiled with ~ into its owner's hand.",
]

REFUSED = [
    "Whenever one or more cards are exiled from the battlefield and your hand, you gain 1 life.",
    (
        "Whenever you cast a blue spell, exile it instead of putting it into its owner's graveyard "
        "as it resolves. If you do, draw a card."
    ),
    (
        "Whenever you cast a blue spell, exile it instead of putting it into its owner's graveyard "
        "as it resolves. Exile the exiled card."
    ),
    "{T}: Create a token that's a copy of target Wall, except it's a 3/3 blue creature.",
    "{T}: Exile your graveyards.",
    "You own a card.",
    "{1}, Put a Wall card into its owner's graveyard: Draw a card.",
    "Exile the top Wall cards of your graveyard: Draw a card.",
    "As ~ enters, exile a Wall.",
    '{T}: Create a 1/1 green Elf creature token with "When ~ dies, return the exiled card to its owner\'s graveyard."',
]


@pytest.mark.parametrize("line", READ)
def test_it_comes_back(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", REFUSED)
def test_it_is_refused(line: str) -> None:
    assert read_line(line) is None
