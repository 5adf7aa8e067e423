from engine.ask import ask
from tests.engine.script.run.playing_scripts import cards


def assumed(text):
    return [line for line in ask(text, cards()).assumptions if "left to choose" in line]


def test_choice_that_nothing_asked_for_is_told():
    shock = "Bob has Shock in hand. Bob casts Shock on Alice."
    (line,) = assumed(f"{shock} Alice chooses green for Grizzly Bears. What is Alice's life total?")
    assert "Alice chooses green for Grizzly Bears" in line


def test_choice_that_was_asked_for_is_not_told():
    text = "Alice: | hand: Clone. Bob: Grizzly Bears. Alice casts Clone. Alice chooses Grizzly Bears for Clone. What is Clone?"
    assert assumed(text) == []
