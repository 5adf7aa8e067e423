"""Questions are the same for a seed, have one right option that comes from the ruling, and assume nothing."""

import random

import pytest

from bot.quiz.checking import check
from bot.quiz.drawing import NoQuestion, draw
from bot.quiz.families import FAMILIES
from bot.quiz.levels import LEVELS, level_of
from bot.quiz.pool import Pool
from bot.quiz.question import Draft, Mistake, Play
from bot.quiz.saying import said
from bot.quiz.settling import MANA, ruled, settle
from bot.quiz.source import Source
from bot.refusal import Refusal


def test_forty_questions_are_sound(source: Source) -> None:
    found = check(source, 40)
    assert found.faults == ()
    assert found.failed == 0
    assert len({question.script for question in found.questions}) == 40
    assert len(found.families) >= 8


def test_a_seed_gives_the_same_question_from_a_fresh_pool(source: Source) -> None:
    assert Source(source.library).draw(17) == source.draw(17)


def test_a_family_is_kept_to(source: Source) -> None:
    assert source.draw(3, families=["combat"]).family == "combat"


def test_a_level_is_kept_to(source: Source) -> None:
    assert source.draw(3, levels=["judge level 2"]).level == "judge level 2"


def test_what_is_known_is_not_drawn_again(source: Source) -> None:
    first = source.draw(9, families=["zones"])
    assert source.draw(9, families=["zones"], known={first.script}).script != first.script


def test_cards_that_give_no_question_are_said_to(source: Source) -> None:
    with pytest.raises(NoQuestion):
        draw(1, Pool(()), source.rule_on)


@pytest.mark.parametrize("family", FAMILIES)
def test_the_starter_cards_give_questions_of_every_family(source: Source, family: str) -> None:
    drawn = [source.draw(seed, families=[family]) for seed in range(3)]
    assert {question.family for question in drawn} == {family}


def test_there_are_fourteen_families_with_titles_and_sections() -> None:
    assert len(FAMILIES) == 14
    assert all(family.title and family.section.isdecimal() for family in FAMILIES.values())


def test_the_right_option_is_what_the_engine_answers(source: Source) -> None:
    for seed in range(12):
        question = source.draw(seed, families=["layers", "counters", "mana"])
        answer = source.rule_on(question.script).answers[0]
        assert question.options[question.right].text == said(answer.value, answer.kind)


def sized(*values: str) -> Draft:
    """What a 3/3 creature's size is, with these as where mistakes lead."""
    return Draft(
        script="It is Alice's turn.\nAlice controls Hill Giant.\nWhat is Hill Giant's power and toughness?",
        cards=("Hill Giant",),
        mistakes=tuple(Mistake(why="so", value=value) for value in values),
    )


def test_a_draft_in_which_a_mistake_leads_to_the_right_value_is_thrown_back(source: Source) -> None:
    assert settle(sized("3/3", "4/4", "5/5"), source.rule_on, random.Random(1)) is None
    settled = settle(sized("4/4", "5/5"), source.rule_on, random.Random(1))
    assert settled is not None
    assert sorted(option.text for option in settled.options) == ["3/3", "4/4", "5/5"]
    assert settled.options[settled.right].text == "3/3"


def test_a_yes_or_no_question_has_a_reason_for_the_wrong_answer_in_either_place(source: Source) -> None:
    script = "It is Alice's turn.\nAlice controls Hill Giant.\nIs Hill Giant a creature?"
    draft = Draft(script=script, cards=(), mistakes=(Mistake(why="not so", value=False), Mistake(why="so", value=True)))
    drawn = [settle(draft, source.rule_on, random.Random(seed)) for seed in range(9)]
    assert {one.right for one in drawn if one} == {0, 1}
    assert {option.why for one in drawn if one for option in one.options} == {"", "not so"}
    only_so = Draft(script=script, cards=(), mistakes=(Mistake(why="so", value=True),))
    assert settle(only_so, source.rule_on, random.Random(1)) is None


def test_a_pair_whose_right_option_has_a_mistake_is_thrown_back(source: Source) -> None:
    script = "It is Alice's turn.\nAlice controls Hill Giant.\nIs Hill Giant a creature?\nIs Hill Giant a land?"
    for whys, stands in ((("", "", "so", ""), True), (("", "so", "so", ""), False), (("", "", "", ""), False)):
        draft = Draft(script=script, cards=(), pair=("Both", "One", "Other", "Neither"), why_pair=whys, ask="Which?")
        assert (settle(draft, source.rule_on, random.Random(1)) is not None) == stands


def test_a_question_with_one_wrong_option_only_is_thrown_back(source: Source) -> None:
    draft = Draft(
        script="Alice controls Hill Giant.\nWhat is Hill Giant's power and toughness?",
        cards=(),
        mistakes=(Mistake(why="so", value="4/4"),),
    )
    assert settle(draft, source.rule_on, random.Random(1)) is None


def test_two_plays_that_are_odd_are_thrown_back(source: Source) -> None:
    plays = tuple(
        Play(text=name, ask=f"Can Alice attack with {name}?")
        for name in ("Hill Giant", "Grizzly Bears", "Silvercoat Lion", "Serra Angel")
    )
    position = "It is Alice's turn.\nAlice controls Hill Giant, Grizzly Bears, Silvercoat Lion (tapped) and Serra Angel (tapped)."
    draft = Draft(script=position, cards=(), plays=plays, odd=False, ask="Which is illegal?")
    assert settle(draft, source.rule_on, random.Random(1)) is None


@pytest.mark.parametrize(
    "script",
    [
        "Alice controls Grizzly Bears.\nBob casts Murder on Grizzly Bears.\nDoes Grizzly Bears die?",
        "It is Alice's turn.\nAlice controls Clone.\nWhat of it?",
        "It is Alice's turn.\nAlice controls Serra Angel and Grizzly Bears.\nAlice casts Murder.\nDoes Grizzly Bears die?",
    ],
    ids=["assumes", "not understood", "open"],
)
def test_a_ruling_that_assumes_or_leaves_open_is_not_taken(source: Source, script: str) -> None:
    assert ruled(script, source.rule_on) is None


def test_mana_is_the_one_thing_assumed(source: Source) -> None:
    ruling = ruled(
        "It is Alice's turn.\nAlice controls Grizzly Bears.\nAlice has Giant Growth in hand.\n"
        "Alice casts Giant Growth on Grizzly Bears.\n"
        "What is Grizzly Bears's power and toughness?",
        source.rule_on,
    )
    assert ruling is not None
    assert ruling.assumptions == (MANA,)


def test_levels_follow_the_hardest_rule_cited() -> None:
    assert level_of(["508.1a"], (), 1) == LEVELS[0]
    assert level_of(["508.1a", "613.4b"], (), 1) == LEVELS[2]
    assert level_of(["613.8a"], (), 9) == LEVELS[4]


def test_a_format_that_the_library_does_not_know_is_refused(source: Source) -> None:
    with pytest.raises(Refusal, match="modern"):
        Source(source.library, "modern")
