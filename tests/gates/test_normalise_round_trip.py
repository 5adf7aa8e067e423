"""Normalising and restoring gives every printed text of the reference list back, to the letter."""

import gzip
import json
from pathlib import Path

import pytest

from engine.cards.card import Face
from engine.cards.normalise import normalise, restore

CORPUS = Path(__file__).parents[3] / "shared" / "data" / "oracle-corpus.json.gz"


@pytest.fixture(scope="module")
def faces() -> list[Face]:
    if not CORPUS.exists():
        pytest.skip("the reference list of cards is not beside the project")
    rows = json.loads(gzip.decompress(CORPUS.read_bytes()))
    return [Face(name=row["name"].split(" // ")[0], type_line=row["type"], text=row["text"] or "") for row in rows]


def test_every_printed_text_is_restored(faces):
    assert [face.name for face in faces if restore(normalise(face)) != face.text] == []


def test_no_line_begins_with_reminder_text(faces):
    lines = [(face.name, line) for face in faces for line in normalise(face).lines if not line.words]
    assert [name for name, line in lines if line.text.startswith("(")] == []


def test_this_thing_is_always_the_object_itself(faces):
    nouns = ("this creature ", "this artifact ", "this land ", "this enchantment ", "this spell ", "this Aura ")
    kept = [face.name for face in faces for line in normalise(face).lines if any(noun in line.text for noun in nouns)]
    assert kept == []
