"""Every rule that the engine cites exists, is summarised in our own words, and is locked to the text that was read.

``LAWMAGE_RELOCK=1 pytest tests/gates/test_rules_cited.py`` locks them anew, once the changed rules have been read.
"""

import os
import re
from pathlib import Path

import pytest

from engine.rulebook import our_book, summary
from engine.rulebook.lock import Lock, changed, cite_everything, lock, packaged_lock
from engine.rulebook.official import OfficialRules, read_official

LOCK = Path(__file__).parents[2] / "data" / "rules.lock"
PUBLISHED = sorted((Path(__file__).parents[3] / "shared" / "data").glob("comprehensive-rules-*.txt"))
SAME_WORDS = 8


@pytest.fixture(scope="module")
def cited() -> dict[str, list[str]]:
    return cite_everything()


@pytest.fixture(scope="module")
def official() -> OfficialRules:
    if not PUBLISHED:
        pytest.skip("the official rules text is not beside the project")
    return read_official(PUBLISHED[-1].read_bytes())


@pytest.fixture(scope="module")
def locked(cited, request) -> Lock:
    if os.environ.get("LAWMAGE_RELOCK"):
        official = request.getfixturevalue("official")
        LOCK.write_text(str(lock(official.texts(), cited, official.effective)), encoding="utf-8")
    return packaged_lock()


def runs(text: str) -> set[tuple[str, ...]]:
    words = re.findall(r"[a-z0-9'+/-]+", text.replace("’", "'").casefold())
    return {tuple(words[at : at + SAME_WORDS]) for at in range(len(words) - SAME_WORDS + 1)}


def test_every_cited_rule_is_summarised(cited):
    assert {number: places for number, places in cited.items() if not summary(number)} == {}


def test_every_cited_rule_exists(cited, official):
    texts = official.texts()
    assert {number: places for number, places in cited.items() if number not in texts} == {}


def test_every_summary_is_of_a_rule(official):
    assert set(our_book().rules) - set(official.texts()) == set()


def test_summaries_are_in_our_own_words(official):
    theirs = {run for text in official.texts().values() for run in runs(text)}
    assert [number for number, rule in our_book().rules.items() if runs(rule.summary) & theirs] == []


def test_summaries_are_one_short_line():
    assert [number for number, rule in our_book().rules.items() if not 3 <= len(rule.summary) <= 150] == []


def test_every_cited_rule_is_locked(cited, locked):
    assert sorted(set(cited) - set(locked.fingerprints)) == []


def test_locked_texts_are_those_of_the_edition_read(locked, official):
    if official.effective != locked.effective:
        pytest.skip(f"another edition is beside the project: {official.effective}")
    assert not changed(locked, official.texts())
