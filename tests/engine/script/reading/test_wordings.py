"""Everyday wordings, with the canonical sentences they are read as."""

import pytest

from engine.script.printing import print_script
from tests.engine.script.reading.said import script

BEFORE = "Alice controls Grizzly Bears, Humility and Basilisk Collar. Bob controls Serra Angel and Jace Beleren. "


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("Alice has Forest in play", "Alice controls Forest."),
        ("Alice has got Forest on the battlefield", "Alice controls Forest."),
        ("Alice has Forest out", "Alice controls Forest."),
        ("Bob: 2x Forest", "Bob controls two Forests."),
        ("Bob: Forest x3", "Bob controls three Forests."),
        ("Alice: Forest [tapped]", "Alice controls Forest (tapped)."),
        ("Alice has three cards in hand: Forest, Island and Shock", "Alice has exactly Forest, Island and Shock in hand."),
        ("Alice's opponent is at 5 life", "Bob is at 5 life."),
        ("Bob responds by casting Giant Growth on Serra Angel", "In response, Bob casts Giant Growth targeting Serra Angel."),
        ("Can Bob respond to Shock with Counterspell?", "In response to Shock, can Bob cast Counterspell?"),
        ("Is Bob allowed to attack with Serra Angel?", "Can Bob attack with Serra Angel?"),
        ("Is it legal for Bob to attack with Serra Angel?", "Can Bob attack with Serra Angel?"),
        ("Is Serra Angel a legal target for Shock?", "Can Serra Angel be targeted by Shock?"),
        ("What happens if Bob casts Shock on Alice?", "If Bob casts Shock targeting Alice, what happens?"),
        ("Bob has 3 Treasures and a Food token", "Bob controls three Treasure tokens and a Food token."),
        ("Bob attacks Alice with everything", "Bob attacks Alice with all creatures."),
        ("Bob taps Serra Angel for green mana", "Bob taps Serra Angel for {G}."),
        ("Bob kicks Shock", "Bob casts Shock kicked."),
        ("Bob flashes back Shock on Alice", "Bob casts Shock for its flashback cost, targeting Alice."),
        ("Bob copies Shock with Fork", "Bob casts Fork targeting Shock."),
        ("Bob equips Basilisk Collar to Serra Angel", "Bob equips Serra Angel with Basilisk Collar."),
        ("Bob sacs Serra Angel to Humility targeting Alice", "Bob activates Humility, sacrificing Serra Angel, targeting Alice."),
        ("Bob uses Jace Beleren's ultimate", "Bob activates Jace Beleren's last ability."),
        (
            "Bob double-blocks Grizzly Bears with Serra Angel and Nobody",
            "Bob blocks Grizzly Bears with Serra Angel and [[Nobody]].",
        ),
        ("Before blocks, Bob casts Shock on Alice", "Bob casts Shock targeting Alice."),
        ("Next turn, Bob attacks with Serra Angel", "Go to the next turn.\nBob attacks with Serra Angel."),
        ("Serra Angel entered this turn", "Serra Angel is summoning sick."),
        ("Serra Angel has 3 damage marked on it", "Serra Angel has 3 damage marked on it."),
        ("Bob puts a +1/+1 counter on Serra Angel", "Serra Angel gets one +1/+1 counter."),
        ("Bob searches his library for Forest", "Bob finds Forest."),
        ("Bob flips a coin and wins", "Bob wins the flip."),
        ("Nobody responds", "No player does anything else."),
        ("Does Shock kill Serra Angel?", "If Alice casts Shock, does Serra Angel die?"),
        ("How much damage is dealt to Bob?", "How much damage does Bob take?"),
        ("How many Forests does Alice have on the battlefield?", "How many Forests does Alice control?"),
        ("Does the game end?", "Is the game over?"),
        ("Why does Serra Angel die?", "Why does Serra Angel die?"),
    ],
)
def test_a_wording(typed: str, canonical: str) -> None:
    before = len(script(BEFORE).statements)
    assert "\n".join(print_script(script(BEFORE + "\n" + typed))[before:]) == canonical


def test_a_zone_line_goes_on_with_the_player_before_it() -> None:
    assert print_script(script("Alice - Serra Angel, Forest; hand: Shock\nBob: Island")) == (
        "Alice controls Serra Angel and Forest.",
        "Alice has exactly Shock in hand.",
        "Bob controls Island.",
    )


def test_players_may_be_lettered() -> None:
    assert print_script(script("Player A controls Forest. Player B controls Island. Player A casts Shock on Player B.")) == (
        "Player A controls Forest.",
        "Player B controls Island.",
        "Player A casts Shock targeting Player B.",
    )
