"""More everyday wordings: each is read as a canonical sentence, which reads back to the same."""

import pytest

from engine.script.printing import print_script
from engine.script.reading import read_script
from tests.engine.script.reading.named_cards import CARDS
from tests.engine.script.reading.said import script

BEFORE = "Alice controls Grizzly Bears, Humility and Basilisk Collar. Bob controls Serra Angel and Jace Beleren. "


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("Alice has seven cards in hand", "Alice has seven cards in hand."),
        ("Alice has a full grip", "Alice has seven cards in hand."),
        ("Alice controls Forest and nothing else", "Alice controls only Forest."),
        ("Alice and Bob each control Forest", "Alice controls Forest.\nBob controls Forest."),
        ("Each opponent draws a card", "Each opponent draws a card."),
        ("Both players are at 5 life", "Alice is at 5 life.\nBob is at 5 life."),
        ("Bob controls a deathtouch creature", "Bob controls a creature with deathtouch."),
        ("Bob controls a 5/5 trampler", "Bob controls a 5/5 creature with trample."),
        ("Bob has a 3/3", "Bob controls a 3/3 creature."),
        (
            "With Forest on the battlefield, how big is Serra Angel?",
            "Bob controls Forest.\nWhat is Serra Angel's power and toughness?",
        ),
        ("It's turn 5, precombat main phase", "It is turn 5, precombat main phase."),
        ("At the end of Bob's turn Alice casts Shock on Bob", "It is Bob's end step.\nAlice casts Shock targeting Bob."),
        (
            "After blockers are declared, Bob casts Shock on Alice",
            "Go to the declare blockers step.\nBob casts Shock targeting Alice.",
        ),
        ("No responses", "No player does anything else."),
        ("Serra Angel gets +3/+3 until end of turn", "Serra Angel gets +3/+3 until end of turn."),
        ("Serra Angel loses all abilities until end of turn", "Serra Angel loses all abilities until end of turn."),
        ("Serra Angel can't block this turn", "Serra Angel can't block this turn."),
        ("Serra Angel fights Grizzly Bears", "Serra Angel fights Grizzly Bears."),
        ("Serra Angel deals combat damage to Alice", "Serra Angel deals combat damage to Alice."),
        ("Bob Shocks the Bears", "Bob casts Shock targeting Grizzly Bears."),
        ("Bob kills the Bears with Shock", "Bob casts Shock targeting Grizzly Bears."),
        ("Bob flashes in Nobody", "Bob casts [[Nobody]]."),
        (
            "Bob distributes 2 +1/+1 counters to Serra Angel and 1 to Grizzly Bears",
            "Bob divides 2 damage to Serra Angel and 1 damage to Grizzly Bears.",
        ),
        ("Bob divides it evenly", "Bob divides it evenly."),
        ("Has Serra Angel lost flying?", "Does Serra Angel lose flying?"),
        ("What creature types does Serra Angel have?", "What is Serra Angel?"),
        ("Whose turn is it?", "Who is the active player?"),
        ("Does Alice get a Treasure?", "Does Alice get a Treasure?"),
        ("Do I get thopters?", "Do I get a thopters?"),
        ("Which of Serra Angel and Grizzly Bears dies first?", "Which of Serra Angel and Grizzly Bears dies first?"),
        ("Can Serra Angel's trigger be countered?", "Can Serra Angel's trigger be countered?"),
        ("What can Serra Angel do?", "What can Serra Angel do?"),
    ],
)
def test_a_wording(typed: str, canonical: str) -> None:
    before = len(script(BEFORE).statements)
    assert "\n".join(print_script(script(BEFORE + "\n" + typed))[before:]) == canonical
    once = script(BEFORE + "\n" + typed)
    again = read_script("\n".join(print_script(once)), CARDS)
    assert again.faults == () and again.meaning() == once.meaning()
