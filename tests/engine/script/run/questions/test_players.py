"""Questions about players."""

from engine.ask import ask
from tests.engine.script.run.playing_scripts import cards

SCRIPT = """
Alice controls Serra Angel. Bob is the monarch. Bob has the initiative.
Alice attacks Bob with Serra Angel. Combat damage is dealt.
Is Alice the monarch? Does Alice have the initiative?
"""


def test_a_designation_is_told_with_its_own_rule_where_a_player_got_two() -> None:
    monarch, initiative = ask(SCRIPT, cards()).answers
    assert (monarch.value, initiative.value) == (True, True)
    assert "725.2" in monarch.rules and "726.2" not in monarch.rules
    assert "726.2" in initiative.rules and "725.2" not in initiative.rules


def test_a_question_after_a_designation_is_printed_as_it_is_said() -> None:
    asked = [answer.question for answer in ask(f"{SCRIPT} Does Bob have the city's blessing?", cards()).answers]
    assert asked == ["Is Alice the monarch?", "Does Alice have the initiative?", "Does Bob have the city's blessing?"]
