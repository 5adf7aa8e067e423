"""Small card files in the shapes of the sources."""

import json
from pathlib import Path

from bot.library.build import build
from bot.library.files import parse
from bot.library.library import Library


def quiet(what: str, share: float) -> None:
    """Progress that nobody watches."""


def corpus_record(name: str, **changes: object) -> dict[str, object]:
    plain = {"name": name, "manaCost": "{1}", "type": "Artifact", "layout": "normal", "text": "", "power": None}
    return {**plain, "toughness": None, "loyalty": None, "keywords": None, "colorIdentity": [], **changes}


CORPUS = [
    corpus_record("Tin Bear", type="Artifact Creature — Bear", power="2", toughness="2", text="Trample"),
    corpus_record("Tin Bear Trap"),
    corpus_record("Moth // Lantern Moth", layout="transform", back="Lantern Moth"),
    corpus_record("Lantern Moth", layout="transform", face="back", front="Moth", manaCost=None, text="Flying"),
    corpus_record("Half A // Whole", layout="meld"),
    corpus_record("Half B // Whole", layout="meld"),
    corpus_record("Whole", layout="meld", manaCost=None),
    corpus_record("Ember // Ash", layout="split", type="Instant"),
    corpus_record("Æther Kettle", text="{T}: Add {C}."),
    corpus_record("Æther Kettle // Æther Kettle", layout="reversible_card"),
    corpus_record("Some Plane", layout="planar", type="Plane — Somewhere"),
    corpus_record("A-Tin Bear"),
]


SECOND_FACES = [
    {
        "name": "Ember // Ash",
        "faceName": "Ash",
        "side": "b",
        "layout": "split",
        "manaCost": "{B}",
        "type": "Sorcery",
        "text": "Each player discards a card.",
    },
    {
        "name": "Nobody's Card // Crypt",
        "faceName": "Crypt",
        "side": "b",
        "layout": "modal_dfc",
        "type": "Land",
        "text": "This land enters the battlefield tapped. Whenever a creature enters the battlefield, draw a card.",
    },
]


def encoded(document: object) -> bytes:
    return json.dumps(document).encode()


def library_of(path: Path, document: object = CORPUS) -> Library:
    build(path, [parse(encoded(document), "test file")], quiet)
    return Library.open(path)
