import pytest

from engine.ask import ask
from tests.engine.script.run.playing_scripts import cards


def test_scenario_to_ruling():
    ruling = ask("Alice controls Grizzly Bears. Alice casts Giant Growth on Grizzly Bears. How big is Grizzly Bears?", cards())
    assert ruling.ok
    (answer,) = ruling.answers
    assert (answer.kind, answer.value, answer.text) == ("power_toughness", "5/5", "Grizzly Bears is 5/5.")
    assert "613.4c" in answer.rules
    assert "Mana costs are paid." in ruling.assumptions
    assert len(ruling.script) == 3


def test_nothing_asked_is_told():
    ruling = ask("  # only a comment", cards())
    assert (ruling.ok, [problem.kind for problem in ruling.problems]) == (False, ["not_understood"])


def test_unknown_card_offers_the_closest():
    ruling = ask("Alice controls Grizly Bears.", cards())
    assert [problem.kind for problem in ruling.problems] == ["unknown_card"]
    assert "Grizzly Bears" in ruling.problems[0].text
    assert ruling.problems[0].line == 1


def test_without_a_question_the_story_is_the_answer():
    ruling = ask("Alice casts Lightning Bolt on Bob's Grizzly Bears.", cards())
    assert ruling.steps[-1].text == "Grizzly Bears is destroyed."


def test_open_choice_offers_sentences_that_settle_it():
    text = "Alice: Grizzly Bears\nBob: Hill Giant, Runeclaw Bear\nBob casts Giant Growth."
    ruling = ask(text, cards())
    assert not ruling.ok
    (choice,) = ruling.open
    assert choice.choice == "target"
    assert set(choice.options) == {"Grizzly Bears", "Hill Giant", "Runeclaw Bear"}
    for says in choice.says:
        settled = ask(f"{text} {says}", cards())
        assert settled.ok, (says, settled.problems)


def test_illegal_deed_is_a_ruling():
    ruling = ask("Alice casts Terror on Bob's Forest. Is that legal?", cards())
    assert ruling.ok
    assert [answer.value for answer in ruling.answers] == [False]
    assert [problem.kind for problem in ruling.problems] == ["illegal"]


@pytest.mark.parametrize("limits", [{"steps": 3}, {"seconds": 1.0, "now": iter(range(0, 1000, 5)).__next__}])
def test_limits_end_a_run(limits):
    ruling = ask("Alice casts Lightning Bolt on Bob. What is Bob's life total?", cards(), **limits)
    assert not ruling.ok
    assert [problem.kind for problem in ruling.problems] == ["limit"]


def test_asker_is_me():
    ruling = ask("I control Grizzly Bears. Who controls Grizzly Bears?", cards())
    assert [answer.value for answer in ruling.answers] == ["me"]
    assert ruling.answers[0].text == "You control Grizzly Bears."
