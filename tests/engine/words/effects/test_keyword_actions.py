"""Keyword actions, votes, dice and coins: each is read and printed as it was; what does not say it is refused."""

from __future__ import annotations

import pytest

from tests.engine.words.lines import comes_back, read_line

READ = [
    "Manifest the top two cards of your library.",
    "Manifest a card from your hand.",
    "Manifest dread, then put two +1/+1 counters on that creature.",
    "Manifest dread X times, then put a charge counter on each of those creatures.",
    "Tap target Wall. Manifest the top X cards of your library, where X is twice its power.",
    "Cloak the top card of your library.",
    "Support 3.",
    "Support X.",
    "Incubate 4 twice, then transform all Incubator tokens you control.",
    "Discover 6.",
    "Learn.",
    "Time travel three times.",
    "Fateseal 3.",
    "Suspect up to one target Wall.",
    "All suspected Walls are no longer suspected.",
    "Clash with an opponent. If you win, draw a card. Otherwise, you lose 1 life.",
    "You may forage. If you do, draw a card.",
    "You may collect evidence 7. If you do, draw a card.",
    "You may behold a Wall. If you do, draw a card.",
    "As an additional cost to cast ~, you may behold a Wall.",
    "As an additional cost to cast ~, behold a Wall and exile it.",
    "As an additional cost to cast ~, forage or pay {3}.",
    "Starting with you, each player votes for bread or salt. If bread gets more votes, draw a card.",
    "Starting with you, each player votes for a Wall. Tap each creature with the most votes or tied for most votes.",
    "Each player secretly votes for bread or salt, then those votes are revealed. You gain life equal to the number of salt votes.",
    "Starting with you, each player votes for High Keep or Halls of Salt. For each Halls of Salt vote, investigate.",
    "While voting, you may vote an additional time.",
    "Each opponent faces a villainous choice — They lose 1 life, or you draw a card.",
    "Roll a d20. 1 — 9 | draw a card. 10 — 19 | draw two cards. 20 | draw three cards.",
    "Roll a d20 and add the number of Walls you control. 1 — 14 | draw a card. 15+ | draw four cards.",
    "Roll a six-sided die. You gain life equal to the result.",
    "Roll two d8 and choose one result. You gain life equal to that result. You lose life equal to the other result.",
    "Flip two coins. For each flip you win, draw a card.",
    "Flip a coin until you lose a flip. Draw a card for each flip you won.",
    "Proliferate, then proliferate again.",
    "Investigate once for each tapped Wall you control.",
    "Double target Wall's power and toughness until end of turn.",
    "Triple the power of each Wall you control until end of turn.",
    "Double the number of each kind of counter on target Wall.",
    "Two target players exchange life totals.",
    "Exchange your life total with target Wall's toughness.",
    "Exchange your hand and graveyard.",
    "Choose target Wall you control and target Wall you don't control. Then those creatures fight each other.",
    "For each opponent, destroy up to one target Wall that player controls.",
    "Exchange control of two target Walls controlled by different players.",
    "Goad all goaded Walls.",
]

REFUSED = [
    "Clash with an opponent, then draw a card. If you win, draw two cards instead.",
    "Flip a coin. If you win the flip, draw two cards instead.",
    "The owner of each card exiled with ~ puts that card onto the battlefield.",
    "Manifest.",
    "Manifest dread one times.",
    "Support.",
    "Draw a card twice.",
    "Clash with a Wall.",
    "If you win, draw a card.",
    "Each player votes.",
    "Starting with you, each player votes for bread.",
    "Draw a card for each bread vote.",
    "Roll a d20. You gain life equal to the other result.",
    "Draw a card. 1 — 9 | draw a card.",
    "Flip one coins.",
    "Draw a card for each flip you won.",
    "Two target players exchange.",
    "For each opponent, destroy up to two target Walls that player controls.",
    "Exchange control of two target Wall controlled by different players.",
    "The tokens are goaded for the rest of the game.",
]

TRIGGERS = [
    "Whenever you clash and win, draw a card.",
    "Whenever you discover, discover again for the same value.",
    "Whenever you manifest dread, draw a card.",
    "Whenever you collect evidence, draw a card.",
    "Whenever you roll one or more dice, draw a card.",
    "Whenever you roll a natural 20, draw a card.",
    "Whenever an opponent loses a coin flip, draw a card.",
    "Whenever a Wall fights, draw a card.",
    "Whenever a goaded Wall attacks, draw a card.",
    "Whenever you proliferate, you may draw a card. Do this only once each turn.",
    "Whenever ~ attacks, she connives.",
]


@pytest.mark.parametrize("line", READ)
def test_a_line_is_read_and_printed(line: str) -> None:
    assert comes_back(line, "Sorcery")


@pytest.mark.parametrize("line", REFUSED)
def test_what_does_not_say_it_is_refused(line: str) -> None:
    assert read_line(line, "Sorcery") is None


@pytest.mark.parametrize("line", TRIGGERS)
def test_a_trigger_is_read_and_printed(line: str) -> None:
    assert comes_back(line)
