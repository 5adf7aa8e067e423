from engine.script.reading import read_script
from engine.script.values import NotUnderstood, Where
from tests.engine.script.reading.named_cards import CARDS
from tests.engine.script.reading.said import fault


def test_a_mistyped_verb_is_answered_with_the_nearest() -> None:
    found = fault("Alice controls Forest. Alice csts Shock on Forest.")
    assert isinstance(found, NotUnderstood)
    assert found.nearest[0] == "casts"
    assert (found.line, found.column) == (1, 30)


def test_a_mistyped_announcement_is_answered_with_the_nearest() -> None:
    found = fault("Alice casts Shock targetting Forest")
    assert isinstance(found, NotUnderstood)
    assert (found.seen, found.nearest[0]) == ("targetting Forest", "targeting")


def test_reading_goes_on_after_a_fault() -> None:
    script = read_script("Alice wiggles.\nAlice controls Serra Angel.\nBob wobbles. Where is Serra Angel?", CARDS)
    assert [(found.line, found.column) for found in script.faults] == [(1, 7), (3, 5)]
    assert isinstance(script.statements[-1].what, Where)


def test_a_sentence_that_stops_short_says_what_is_missing() -> None:
    found = fault("Alice controls Forest. Can Alice cast Shock on?")
    assert isinstance(found, NotUnderstood)
    assert (found.seen, "a card name" in found.expected) == ("the end of the sentence", True)


def test_an_empty_text_is_an_empty_script() -> None:
    script = read_script("\n# nothing\n", CARDS)
    assert (script.statements, script.faults) == ((), ())


def test_floating_mana_has_a_type() -> None:
    found = fault("Alice: Forest | {2} floating")
    assert isinstance(found, NotUnderstood)
    assert (found.seen, found.expected[0]) == ("{2} floating", "mana of a type, as {G}{G} or {C}")


def test_an_everyday_word_is_no_card_that_happens_to_be_called_so() -> None:
    found = fault("Alice controls Forest. Can Alice cast Shock onto my turn?")
    assert isinstance(found, NotUnderstood)
    assert found.seen == "turn"
