"""Effects: each is read and printed as it was; what does not say it is refused."""

from __future__ import annotations

import pytest

from bot.library.opening import starter
from engine.game.objects import Zone
from engine.phrase import read, text, walk
from engine.words.effects.stack import Fate
from tests.engine.words.lines import comes_back, read_line

READ = [
    "{T}: Add {R}{R}. Spend this mana only to cast your commander.",
    "Create a Treasure token.",
    "Create two tapped Powerstone tokens.",
    "Create X 1/1 white Soldier creature tokens with vigilance that are tapped and attacking.",
    'Create a 0/1 colorless Eldrazi Spawn creature token. It has "Sacrifice ~: Add {C}."',
    "Create a legendary 20/20 black Avatar creature token with flying and indestructible named Marit Lage.",
    "Create a number of 1/1 green Squirrel creature tokens equal to the number of creatures you control.",
    "Create a Wicked Role token attached to target creature you control.",
    "Create a token that's a copy of target Goblin you control, except it's legendary.",
    "Populate.",
    "Add {C}. This mana can't be spent to cast a nongreen spell.",
    "Investigate.",
    "Regenerate target creature.",
    "Each player discards their hand, then draws that many cards.",
    "Target player discards two cards at random.",
    "Discard a land card.",
    "Target opponent reveals their hand. You choose a Goblin card from it. That player discards that card.",
    "You may have ~ deal 2 damage to any target.",
    "Attach target Equipment you control to target creature you control.",
    "Tap or untap target permanent.",
    "Return a land you control to its owner's hand.",
    "~ deals 2 damage to each creature and each player.",
    "~ deals 3 damage to any target and 1 damage to you.",
    "~ deals 9 damage divided as you choose among any number of target Goblins.",
    "Distribute three +1/+1 counters among one, two, or three target creatures.",
    "Draw a card. If you control an Island, draw two cards instead.",
    "~ deals 2 damage to any target. If you control an Island, it deals 4 damage instead.",
    "~ deals 7 damage to target tapped Wall. If that creature would die this turn, exile it instead.",
    "Exile the top nine cards of your library. You may play those cards this turn.",
    "Exile all Wall cards from target player's graveyard. Until the end of your next turn, you may cast those cards.",
    "Prevent all combat damage that would be dealt by target tapped Goblin this turn.",
    "The next time a snow source of your choice would deal damage to target Wall this turn, prevent that damage.",
    "Prevent the next 9 damage that would be dealt to target Wall this turn.",
    "Target artifact becomes a copy of target Wall until end of turn, except it's a Goblin in addition to its other types.",
    "Copy target red sorcery spell. You may choose new targets for the copy.",
    "Target creature you control explores.",
    "Amass Orcs 2.",
    "Bolster 2.",
    "Goad target creature.",
    "Take an extra turn after this one.",
    "Flip a coin. If you win the flip, draw a card.",
    "Target player loses half their life, rounded down. You gain life equal to the life lost this way.",
    "Return target land card from your graveyard to the battlefield with two charge counters on it.",
    "Put target creature into its owner's library third from the top.",
    "Search your library and/or graveyard for a card named Grizzly Bears, reveal it, and put it into your hand.",
    "Reveal cards from the top of your library until you reveal seven Goblin cards. Put those cards into your hand and the "
    "rest into your graveyard.",
    "Put three Wall cards from your hand on the bottom of your library in a random order.",
    "Shuffle your hand and graveyard into your library.",
    "Exile target player's graveyard.",
    "Exchange control of two target creatures.",
    "Whenever a creature dies this turn, you gain 1 life.",
    "Target creature gets -1/-1 until end of turn. When that creature dies this turn, you gain 3 life.",
    "Destroy all creatures. You gain 2 life for each creature destroyed this way.",
    "For each opponent, that player loses 2 life and you draw a card.",
    "You gain life equal to the greatest power among tapped creatures you control.",
    "You gain life equal to your devotion to white and black.",
    "Draw a card for each basic land type among lands you control.",
    "Move a +1/+1 counter from target creature onto another target creature.",
    "Double the number of +1/+1 counters on target creature.",
    "You get {E}{E}.",
    "Sacrifice another creature. If you do, draw two cards.",
]

REFUSED = [
    "Create a Treasure.",
    "Create 2 Treasure tokens.",
    "Create a 1/1 white Soldier token.",
    "Create two 1/1 white Soldier creature token.",
    "Create a token that are copies of target creature.",
    "Discard card at random.",
    "You choose a nonland card from it.",
    "Draw a card for each creature destroyed this way.",
    "Return the sacrificed.",
    "~ deals 4 damage divided among.",
    "If you do, draw a card.",
    "Draw a card. Otherwise, draw two cards.",
    "Pay {2}. If you don't, you lose the game.",
    "Search your library for a land.",
]


@pytest.mark.parametrize("line", READ)
def test_a_line_is_read_and_printed(line: str) -> None:
    assert comes_back(line, "Sorcery")


@pytest.mark.parametrize("line", REFUSED)
def test_what_does_not_say_it_is_refused(line: str) -> None:
    assert read_line(line, "Sorcery") is None


def test_where_a_countered_spell_goes_is_read_and_printed() -> None:
    line = "Exile it instead of putting it into its owner's graveyard"
    fate = read(Fate, line)
    assert isinstance(fate, Fate)
    assert (text(fate), fate.place()) == (line, (Zone.EXILE, 0))


def test_countering_and_putting_elsewhere_is_read_and_printed() -> None:
    remand = starter().get("Remand")
    assert remand is not None
    line = remand.faces[0].text.splitlines()[0]
    assert comes_back(line, "Instant")
    assert [type(w) for w in walk(read_line(line, "Instant")) if isinstance(w, Fate)] == [Fate]


MEANT = [
    ("Create a token that's a copy of target creature. Sacrifice it at the beginning of the next end step.", "It", ["created0"]),
    ("~ deals 1 damage to target creature. If that creature is white, ~ deals 4 damage to it instead.", "It", ["target0"]),
    ("Destroy target creature an opponent controls. That player loses 3 life.", "ThatPlayer", ["target0's controller"]),
    ("Walls you control get +1/+4 until end of turn. Untap those creatures.", "Those", ["group0"]),
    ("Exile the top card of target player's library. You may play that card this turn.", "That", ["top0"]),
    ("Each player discards their hand, then draws that many cards.", "ThatMany", ["discarded0 by player"]),
    ("Exile target Wall, then return that card to the battlefield under its owner's control.", "That", ["target0"]),
]


@pytest.mark.parametrize(("line", "pronoun", "slots"), MEANT)
def test_what_a_pronoun_means(line: str, pronoun: str, slots: list[str]) -> None:
    word = read_line(line, "Sorcery")
    assert [getattr(w, "slot", "") for w in walk(word) if type(w).__name__ == pronoun] == slots
