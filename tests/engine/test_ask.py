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
    ruling = ask("Alice controls Grumbly Beasts.", cards())
    assert [problem.kind for problem in ruling.problems] == ["unknown_card"]
    assert "Grizzly Bears" in ruling.problems[0].text
    assert ruling.problems[0].line == 1


def test_a_name_a_letter_off_is_read_and_said_so():
    ruling = ask("Alice controls Grizly Bears. How big is Grizly Bears?", cards())
    assert [answer.value for answer in ruling.answers] == ["2/2"]
    assert "Read “Grizly Bears” as Grizzly Bears." in ruling.assumptions


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


@pytest.mark.parametrize(
    ("before", "after", "kind"),
    [
        ("Bob: Hill Giant, Runeclaw Bear\nAlice casts Blood Artist. Bob casts Giant Growth.", "How big is Hill Giant?", "target"),
        ("Alice: Birds of Paradise\nAlice taps Birds of Paradise for mana.", "What mana does Alice have?", "mana"),
        ("Alice casts Blaze on Bob.", "What is Bob's life total?", "x"),
        (
            "Bob: Silvercoat Lion | library: Forest\nAlice casts Path to Exile on Silvercoat Lion.",
            "How many lands does Bob control?",
            "may",
        ),
        ("I cast Thoughtseize on my opponent. My opponent has Serra Angel and Shock in hand.", "Where is Shock?", "card"),
    ],
    ids=["target", "mana", "x", "may", "card"],
)
def test_every_sentence_offered_settles_its_choice(before, after, kind):
    ruling = ask(f"{before} {after}", cards())
    assert [choice.choice for choice in ruling.open] == [kind]
    assert [answer.value for answer in ruling.answers] == [None]
    for says in ruling.open[0].says[:6]:
        settled = ask(f"{before} {says} {after}", cards())
        assert kind not in [choice.choice for choice in settled.open], says
        assert "not_understood" not in [problem.kind for problem in settled.problems], (says, settled.problems)


def test_two_discards_can_be_said_one_after_the_other():
    text = "Alice: hand: Forest, Island, Swamp\nAlice casts Faithless Looting. {} Where is Forest? Where is Island? Where is Swamp?"
    ruling = ask(text.format("Alice discards Forest. Alice discards Swamp."), cards())
    assert [answer.value for answer in ruling.answers] == ["graveyard", "hand", "graveyard"]


def test_what_is_said_late_was_there_from_the_start():
    text = "Alice casts Shock on Grizzly Bears. Bob controls Grizzly Bears and Glorious Anthem. Where is Grizzly Bears?"
    ruling = ask(text, cards())
    assert [answer.value for answer in ruling.answers] == ["battlefield"]


def test_commander_that_is_there_is_not_there_twice():
    text = "Commander game. Progenitus is my commander. I control Progenitus. Is Progenitus a commander? Where is Progenitus?"
    ruling = ask(text, cards())
    assert [answer.value for answer in ruling.answers][1] == "battlefield"


def test_reasons_speak_to_the_asker():
    ruling = ask("It is my opponent's turn. I have Divination in hand. Can I cast Divination?", cards())
    texts = [line.text for answer in ruling.answers for line in answer.because]
    assert texts
    assert not any("You's" in text or " Your opponent" in text for text in texts)
