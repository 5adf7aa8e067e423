from __future__ import annotations

from typing import Any, ClassVar

import pytest

from engine.phrase import Declined, Leaf, Reader, Word, read, says

TIMES_READ: list[int] = []


class Walker(Leaf, frozen=True):
    """A leaf that counts how often it is read."""

    first: ClassVar[frozenset[str] | None] = frozenset({"hare", "fox"})

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        TIMES_READ.append(at)
        return [(cls(), at + 1)] if tokens[at] == "hare" else []

    def say(self, style: str = "") -> list[str]:
        return ["hare"]


class Trot(Word, frozen=True):
    pass


@says("{walker} trots home", "{walker} trots[ very] far")
class Far(Trot, frozen=True):
    walker: Walker


@says("{walker} {is not/are not@walker} here")
class Away(Trot, frozen=True):
    walker: Walker


@says("{walker} rests[ on {stones:word} stones]")
class Rest(Trot, frozen=True):
    walker: Walker
    stones: int = 0


@pytest.mark.parametrize(
    "line", ["hare trots home", "hare trots far", "hare trots very far", "hare rests", "hare rests on two stones"]
)
def test_templates_that_begin_alike_are_told_apart_by_what_follows(line: str) -> None:
    assert isinstance(read(Trot, line), Trot)


def test_what_templates_begin_with_alike_is_read_once() -> None:
    TIMES_READ.clear()
    assert Reader(["hare", "trots", "home"]).read(Trot, 0)
    assert TIMES_READ == [0]


def test_a_decline_names_what_any_of_them_could_have_gone_on_with() -> None:
    declined = read(Trot, "hare trots under")
    assert isinstance(declined, Declined)
    assert (declined.at, declined.expected) == (2, ("far", "home", "very"))


def test_at_the_end_a_decline_names_what_could_still_come() -> None:
    declined = read(Trot, "hare rests on")
    assert isinstance(declined, Declined)
    assert (declined.at, declined.seen, declined.expected) == (3, "the end", ("a number",))


def test_a_leaf_that_cannot_be_read_is_named() -> None:
    declined = read(Trot, "fox trots home")
    assert isinstance(declined, Declined)
    assert declined.expected == ("Walker",)


def test_forms_of_several_words_are_read_to_their_end() -> None:
    assert read(Trot, "hare is not here") == Away(walker=Walker())
    declined = read(Trot, "hare is now here")
    assert isinstance(declined, Declined)
    assert (declined.at, declined.expected) == (2, ("not",))
