"""Whatever is asked, a ruling comes back: the same each time, and the same for the script as it was understood."""

import re
from functools import cache
from pathlib import Path

import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.ask import ask
from engine.explain.ruling import Ruling
from tests.engine.script.run.playing_scripts import cards

SCENARIOS = Path(__file__).parents[1] / "scenarios"
BROKEN = frozenset({"not_understood", "unknown_card", "ambiguous"})
REPEATABLE = settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])


@cache
def scripts() -> list[str]:
    """The scripts of all scenario files."""
    files = [yaml.safe_load(path.read_text(encoding="utf-8")) for path in sorted(SCENARIOS.glob("*.yaml"))]
    return [case["script"] for data in files for case in (data if isinstance(data, list) else [data])]


@cache
def sentences() -> list[str]:
    """The sentences of all scenario files."""
    return sorted({part for text in scripts() for part in re.split(r"(?<=[.?!])\s+|\n", text) if part.strip()})


def mixed() -> st.SearchStrategy[str]:
    """Sentences that were never meant to stand together."""
    return st.lists(st.sampled_from(sentences()), min_size=1, max_size=6).map("\n".join)


@REPEATABLE
@given(mixed())
def test_any_mixture_of_sentences_gets_the_same_ruling_twice(text):
    first = ask(text, cards())
    assert isinstance(first, Ruling)
    assert ask(text, cards()) == first


@REPEATABLE
@given(st.sampled_from(scripts()))
def test_script_as_understood_gives_the_same_answers(text):
    ruling = ask(text, cards())
    if BROKEN.isdisjoint(problem.kind for problem in ruling.problems):
        again = ask("\n".join(ruling.script), cards())
        assert [answer.value for answer in again.answers] == [answer.value for answer in ruling.answers]


@REPEATABLE
@given(st.text(max_size=80))
def test_no_text_whatever_breaks_it(text):
    assert isinstance(ask(text, cards()), Ruling)


@REPEATABLE
@given(st.sampled_from(scripts()), st.integers(0, 400), st.integers(0, 400))
def test_no_cut_out_piece_breaks_it(text, start, length):
    assert isinstance(ask(text[:start] + text[start + length :], cards()), Ruling)


@cache
def card_names() -> list[str]:
    """The names of all packaged cards."""
    words = {word for text in scripts() for word in re.findall(r"[a-z']+", text.lower())}
    return sorted({name for word in words for name in cards().starting_with(word)})


DONE = (
    "Alice casts {}.",
    "Alice activates {}.",
    "Alice attacks with {}.",
    "Bob blocks with {}.",
    "{} dies.",
    "{} fights {}.",
    "{} gets +2/+2 until end of turn.",
    "{} loses all abilities until end of turn.",
    "Alice goes to her end step.",
    "Does {} have to attack?",
    "What can {} do?",
    "If Bob casts {}, does {} die?",
    "What happens?",
    "Why?",
)


@REPEATABLE
@given(
    st.lists(st.sampled_from(card_names()), min_size=1, max_size=6),
    st.lists(st.sampled_from(card_names()), min_size=1, max_size=6),
    st.lists(st.sampled_from(DONE), max_size=5),
)
def test_no_list_of_cards_breaks_it(mine, theirs, done):
    named = iter((mine + theirs) * 5)
    sentences = [re.sub(r"\{\}", lambda _: next(named), sentence) for sentence in done]
    text = "\n".join([f"Alice: {', '.join(mine)}", f"Bob: {', '.join(theirs)} | hand: {theirs[0]}", *sentences])
    assert isinstance(ask(text, cards(), steps=3000), Ruling)


@REPEATABLE
@given(st.sampled_from(scripts()), st.lists(st.tuples(st.integers(0, 60), st.integers(0, 10_000)), min_size=1, max_size=5))
def test_no_words_exchanged_break_it(text, exchanged):
    words, others = text.split(" "), " ".join(scripts()).split()
    for place, other in exchanged:
        words[place % len(words)] = others[other % len(others)]
    assert isinstance(ask(" ".join(words), cards(), steps=3000), Ruling)
