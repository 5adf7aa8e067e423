"""Keyword actions are said in scripts as the words of cards declare them."""

import pytest

from engine.script.reading.actions.instructions import as_instructed
from engine.script.reading.forms import Form
from engine.script.values import KeywordAction
from engine.words.effects.looking import leaving
from engine.words.instructions import Instruction, instructions
from tests.engine.script.reading.said import deed


def test_the_words_of_cards_say_what_goes_with_an_instruction() -> None:
    said = set(instructions())
    assert {Instruction("scry", "a number"), Instruction("goad", "objects"), Instruction("time travel", "nothing")} <= said


def test_what_is_said_only_within_a_text_is_no_instruction() -> None:
    assert not any({"your", "their", "it"} & set(one.words.split()) for one in instructions())


@pytest.mark.parametrize("kind", sorted(set(leaving()) - {"clash", "explore"}))
def test_every_way_of_looking_at_the_top_is_a_deed(kind: str) -> None:
    assert deed(f"Alice {'scries' if kind == 'scry' else f'{kind}s'} 2.") == KeywordAction(kind, 2)


def test_a_verb_with_a_sentence_of_its_own_is_not_taken_from_the_words() -> None:
    own = Form(KeywordAction, "~goad|taunt {object}", words="goad")
    assert not any(form.fixed["words"] == "goad" for form in as_instructed((own,)))
    assert any(form.fixed["words"] == "goad" for form in as_instructed(()))
