"""What is left open is told with sentences that settle it."""

from engine.ask import ask
from engine.explain.ruling import OpenChoice
from tests.engine.script.run.playing_scripts import cards

POSITION = (
    "Alice controls Grizzly Bears and Umezawa's Jitte (1 charge counter, attached to Grizzly Bears). "
    "Alice activates Umezawa's Jitte's first ability."
)


def left_open(text: str) -> OpenChoice:
    """The one choice that a text leaves open."""
    (choice,) = ask(text, cards()).open
    return choice


def test_modes_are_chosen_by_their_numbers() -> None:
    choice = left_open(POSITION)

    assert choice.choice == "mode"
    assert choice.says == ("Alice chooses mode 1.", "Alice chooses mode 2.", "Alice chooses mode 3.")


def test_modes_speak_of_their_source_by_name() -> None:
    assert not any("~" in option for option in left_open(POSITION).options)


def test_the_sentence_for_a_mode_chooses_it() -> None:
    ruling = ask(f"{POSITION} Alice chooses mode 3. What is Alice's life total?", cards())

    assert [answer.value for answer in ruling.answers] == [22]


def test_the_sentence_for_one_of_two_things_says_which() -> None:
    spirited = 'Alice controls a 1/1 white Human creature token with "{0}: This creature endures 2."'
    choice = left_open(f"{spirited} Alice activates the Human's ability.")

    assert choice.says == ('Alice chooses "put 2 +1/+1 counters on it".', 'Alice chooses "create a 2/2 Spirit".')
