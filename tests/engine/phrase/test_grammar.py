from __future__ import annotations

from typing import Any, ClassVar

import pytest

from engine.phrase import Leaf, PhraseError, Word, says
from engine.phrase.grammar import Grammar


class Loop(Word, frozen=True):
    pass


@says("{inner} again")
class Again(Loop, frozen=True):
    inner: Loop


@says("{missing} word")
class Wrong(Word, frozen=True):
    there: int


@says("only words")
class Silent(Word, frozen=True):
    needed: int


class Interrupted(Leaf, frozen=True):
    """A word of which the first question is broken off."""

    is_ready: ClassVar[bool] = False

    @classmethod
    def beginnings(cls) -> frozenset[str] | None:
        if not cls.is_ready:
            raise TimeoutError
        return frozenset({"late"})

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        return [(cls(), at + 1)] if tokens[at] == "late" else []

    def say(self, style: str = "") -> list[str]:
        return ["late"]


def test_left_recursion_is_an_error_that_names_the_circle() -> None:
    with pytest.raises(PhraseError, match=r"left recursion: .*Loop"):
        Grammar().family(Loop)


def test_what_was_broken_off_can_be_asked_again() -> None:
    grammar = Grammar()
    with pytest.raises(TimeoutError):
        grammar.first(Interrupted)
    Interrupted.is_ready = True
    assert grammar.first(Interrupted) == frozenset({"late"})


def test_a_slot_without_a_field_is_an_error() -> None:
    with pytest.raises(PhraseError, match="no field 'missing'"):
        assert not Grammar().alternatives(Wrong)[0].elements


def test_a_template_that_leaves_a_required_field_unsaid_is_an_error() -> None:
    with pytest.raises(PhraseError, match="leaves needed unsaid"):
        assert not Grammar().alternatives(Silent)[0].elements


def test_optional_words_and_alternatives_are_wordings_of_their_own() -> None:
    @says("(red|blue) kite[ flying]")
    class Kite(Word, frozen=True):
        pass

    assert len(Grammar().alternatives(Kite)) == 4
