"""Every word of the language is said by a template (or read by its own code) and means something."""

import inspect

import pytest

from engine import words
from engine.game import meaning
from engine.phrase import Leaf, Word
from engine.phrase.grammar import GRAMMAR

FAMILIES = {
    meaning.Amount: "count",
    meaning.Filter: "match",
    meaning.Reference: "find",
    meaning.Condition: "holds",
    meaning.Duration: "is_over",
    meaning.Effect: "happen",
    meaning.PlayerVerb: "act",
    meaning.ObjectVerb: "act",
    meaning.Modification: "modify",
    meaning.CostPart: "pay",
    meaning.EventPattern: "match",
}


def _below(kind: type) -> list[type]:
    return [kind, *(b for direct in kind.__subclasses__() for b in _below(direct))]


def _readable() -> list[type[Word]]:
    words.load()
    of_words = {w for w in _below(Word) if w.__module__.startswith("engine.words")}
    return sorted((w for w in of_words if w in GRAMMAR.members(w)), key=lambda w: (w.__module__, w.__name__))


@pytest.mark.parametrize("word", _readable(), ids=lambda w: f"{w.__module__}:{w.__name__}")
def test_every_template_can_be_built(word: type[Word]) -> None:
    assert issubclass(word, Leaf) or all(alternative.elements for alternative in GRAMMAR.alternatives(word))


@pytest.mark.parametrize("word", _readable(), ids=lambda w: f"{w.__module__}:{w.__name__}")
def test_every_word_means_something(word: type[Word]) -> None:
    for family, hook in FAMILIES.items():
        if issubclass(word, family):
            method = inspect.getattr_static(word, hook)
            assert not getattr(method, "__isabstractmethod__", False), f"{word.__name__} does not say what {hook} is"


def test_the_grammar_has_no_left_recursion() -> None:
    for family in FAMILIES:
        GRAMMAR.family(family)


def test_words_without_a_template_are_made_by_other_words() -> None:
    """A class that no text is read as is either a base of others or says that it is made."""
    words.load()
    readable = set(_readable())
    for family in FAMILIES:
        for word in _below(family):
            if word.__module__.startswith("engine.words") and word not in readable and not word.__subclasses__():
                assert "never read" in (word.__doc__ or ""), f"{word.__module__}:{word.__name__} has no template"
