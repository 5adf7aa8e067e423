"""An answer names what decides it: the keyword, the quality, the counter, the round of state-based actions."""

import pytest

from engine.ask import ask
from engine.explain.ruling import Ruling
from engine.explain.story import AGAIN
from tests.engine.script.run.playing_scripts import cards


def ruled(*lines: str) -> Ruling:
    ruling = ask("\n".join(("It is Alice's turn.", *lines)), cards())
    assert ruling.problems == ()
    return ruling


def reasons(ruling: Ruling) -> str:
    return " ".join(line.text for answer in ruling.answers for line in answer.because)


@pytest.mark.parametrize(
    ("position", "question", "says"),
    [
        ("Alice controls Raging Goblin (summoning sick).", "Can Alice attack with Raging Goblin?", "has haste"),
        (
            "Alice controls Serra Angel.\nBob controls Giant Spider.\nAlice attacks with Serra Angel.",
            "Can Bob block Serra Angel with Giant Spider?",
            "Giant Spider has reach",
        ),
        (
            "Alice controls Serra Angel.\nBob controls Wall of Air.\nAlice attacks with Serra Angel.",
            "Can Bob block Serra Angel with Wall of Air?",
            "has flying, so it can block Serra Angel, which has flying. Defender keeps Wall of Air from attacking, not",
        ),
        (
            "Bob controls White Knight.\nAlice has Doom Blade in hand.",
            "Can Alice cast Doom Blade on White Knight?",
            "has protection from black, and Doom Blade is black",
        ),
        (
            "Bob controls Typhoid Rats.\nAlice has Doom Blade in hand.",
            "Can Alice cast Doom Blade on Typhoid Rats?",
            "(target nonblack creature): it is a black creature with deathtouch.",
        ),
        ("Alice has Doom Blade in hand.\nBob controls Grizzly Bears.", "Can Alice cast Doom Blade?", "whenever one has priority"),
    ],
)
def test_what_decides_is_in_the_answer(position: str, question: str, says: str) -> None:
    if "priority" in says:
        position += "\nIt is Alice's upkeep."
    assert says in ruled(*position.split("\n"), question).answers[0].text


def test_nothing_is_said_of_haste_or_flying_where_they_do_not_matter() -> None:
    assert "haste" not in ruled("Alice controls Raging Goblin.", "Can Alice attack with Raging Goblin?").answers[0].text
    blocked = ruled(
        "Alice controls Grizzly Bears.", "Bob controls Giant Spider.", "Alice attacks with Grizzly Bears.",
        "Can Bob block Grizzly Bears with Giant Spider?",
    )  # fmt: skip
    assert "reach" not in blocked.answers[0].text


def test_the_counter_that_keeps_a_creature_from_returning_is_named() -> None:
    def died(counter: str) -> str:
        wolf = f"Alice controls Young Wolf ({counter})." if counter else "Alice controls Young Wolf."
        return reasons(ruled(wolf, "Bob has Murder in hand.", "Bob casts Murder on Young Wolf.", "Where is Young Wolf?"))

    assert "had a +1/+1 counter on it as it died, so undying did not trigger" in died("1 +1/+1 counter")
    assert "did not trigger" not in died("")


def test_what_is_exiled_instead_is_said_not_to_have_died() -> None:
    killed = ("Alice controls Onulet.", "Bob has Murder in hand.", "Bob casts Murder on Onulet.", "What is Alice's life total?")
    assert "it has not died" in reasons(ruled("Bob controls Rest in Peace.", *killed))
    assert "it has not died" not in reasons(ruled(*killed))


def test_what_dies_in_a_later_check_is_told_apart() -> None:
    swept = ruled(
        "Alice controls Veteran Armorer, Grizzly Bears and Hill Giant.", "Bob controls Silvercoat Lion.",
        "Alice has Pyroclasm in hand.", "Alice casts Pyroclasm.", "How many creatures does Alice control?",
    )  # fmt: skip
    told = [step.text for step in swept.steps]
    assert "Veteran Armorer is destroyed." in told
    assert "Silvercoat Lion is destroyed." in told
    assert f"{AGAIN}Grizzly Bears is destroyed." in told
    assert sum(text.startswith(AGAIN) for text in told) == 1


def test_a_copy_is_called_apart_from_what_it_copies() -> None:
    copied = ruled(
        "Bob controls Hill Giant (1 +1/+1 counter).", "Alice has Clone in hand.", "Alice casts Clone, copying Hill Giant.",
        "What is Clone's power and toughness?",
    )  # fmt: skip
    assert copied.answers[0].value == "3/3"
    assert "Clone is a copy of Hill Giant" in reasons(copied)
    assert "without counters" in reasons(copied)
    assert "Hill Giant is a copy" not in reasons(copied)
    assert not any("Nothing was left" in one for one in copied.assumptions)


def test_a_copy_that_could_not_be_made_is_told() -> None:
    gone = ruled(
        "Bob controls Hill Giant.", "Alice has Clone and Murder in hand.", "Alice casts Murder on Hill Giant.",
        "Alice casts Clone, copying Hill Giant.", "What is Clone's power and toughness?",
    )  # fmt: skip
    assert "Nothing was left to choose for “copying Hill Giant”." in gone.assumptions


def test_a_trigger_without_targets_cites_nothing_about_choosing_them() -> None:
    gained = ruled(
        "Alice controls Soul Warden.", "Alice has Grizzly Bears in hand.", "Alice casts Grizzly Bears.",
        "What is Alice's life total?",
    )  # fmt: skip
    cited = {step.text: step.rules for step in gained.steps}
    assert "603.3b" in cited["Soul Warden's ability triggers."]
    assert not any("603.3b" in rules for text, rules in cited.items() if "enters" in text)
    assert not any("601.2c" in rules for text, rules in cited.items() if "trigger" in text or "enters" in text)


def test_abilities_are_listed_without_a_stop_within_the_line() -> None:
    dual = ruled("Alice controls Blood Moon and Boros Guildgate.", "What mana could Boros Guildgate produce?")
    assert "tapped., " not in reasons(dual)
    assert "tapped;" in reasons(dual)


def test_an_indestructible_creature_that_lives_is_said_to_be() -> None:
    hit = ruled(
        "Bob controls Darksteel Myr.", "Alice has Lightning Bolt in hand.", "Alice casts Lightning Bolt on Darksteel Myr.",
        "Does Darksteel Myr die?",
    )  # fmt: skip
    assert "but it has indestructible" in reasons(hit)
