"""The tables of a library file and how they are filled."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path

import msgspec

from bot.library.listing import CardRuling, Contents, Listing
from engine.cards.card import Card, fold

SCHEMA = "2"
Progress = Callable[[str, float], None]
"""Called with what is being done and the share of it that is done, 0 to 1."""

_TABLES = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE cards (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, oracle_id TEXT NOT NULL, supplemental INTEGER NOT NULL,
    year INTEGER NOT NULL, payload BLOB NOT NULL);
CREATE TABLE names (
    folded TEXT NOT NULL, rank INTEGER NOT NULL, card INTEGER NOT NULL, first TEXT NOT NULL, printed TEXT NOT NULL,
    PRIMARY KEY (folded, rank, card)) WITHOUT ROWID;
CREATE TABLE legalities (
    card INTEGER NOT NULL, format TEXT NOT NULL, status TEXT NOT NULL, PRIMARY KEY (card, format)) WITHOUT ROWID;
CREATE TABLE rulings (oracle_id TEXT NOT NULL, date TEXT NOT NULL, text TEXT NOT NULL);
CREATE TABLE rules (edition TEXT NOT NULL, payload BLOB NOT NULL);
CREATE TABLE second_faces (card TEXT NOT NULL, face BLOB NOT NULL);
CREATE VIRTUAL TABLE words USING fts5(name, type_line, text, content='', tokenize="unicode61 remove_diacritics 2");
"""
_INDEXES = """
CREATE INDEX names_first ON names (first);
CREATE INDEX cards_oracle_id ON cards (oracle_id);
CREATE INDEX rulings_oracle_id ON rulings (oracle_id);
"""
PARTS = {
    "cards": ("cards", "names", "legalities"),
    "rulings": ("rulings",),
    "rules": ("rules",),
    "second faces": ("second_faces",),
}
"""The parts of a library with the tables that hold each."""
_CHUNK = 2000


def is_library(path: Path) -> bool:
    """Whether a whole library of the present format is there."""
    if not path.is_file():
        return False
    with suppress(sqlite3.Error), closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as database:
        row = database.execute("SELECT value FROM meta WHERE key = 'schema'").fetchone()
        return row is not None and row[0] == SCHEMA
    return False


def create(database: sqlite3.Connection) -> None:
    database.executescript(_TABLES)
    database.execute("INSERT INTO meta VALUES ('schema', ?)", (SCHEMA,))


def finish(database: sqlite3.Connection) -> None:
    database.executescript(_INDEXES)
    database.commit()


def first_word(text: str) -> str:
    """The first word of a name, folded, without the punctuation around it."""
    return next(iter(fold(text).split()), "").strip(',.:;!?"()[]')


def fill(database: sqlite3.Connection, contents: Contents, progress: Progress) -> None:
    """Adds the parts that ``contents`` has; the parts must still be empty."""
    if contents.listings:
        _add_cards(database, contents.listings, progress)
        _describe(database, "cards", contents)
    if contents.rulings:
        database.executemany("INSERT INTO rulings VALUES (?, ?, ?)", _ruling_rows(contents.rulings))
        _describe(database, "rulings", contents)
    if contents.rules:
        database.execute("INSERT INTO rules VALUES (?, ?)", (contents.date, msgspec.json.encode(contents.rules)))
        _describe(database, "rules", contents)
    if contents.second_faces:
        rows = ((second.card, msgspec.json.encode(second.face)) for second in contents.second_faces)
        database.executemany("INSERT INTO second_faces VALUES (?, ?)", rows)
        _describe(database, "second faces", contents)


def copy_part(database: sqlite3.Connection, part: str) -> None:
    """Copies one part from the library attached as ``old``, if it is there."""
    if not database.execute("SELECT 1 FROM old.meta WHERE key = ?", (part,)).fetchone():
        return
    for table in PARTS[part]:
        database.execute(f"INSERT INTO main.{table} SELECT * FROM old.{table}")
    database.execute("INSERT INTO main.meta SELECT * FROM old.meta WHERE key IN (?, ?)", (part, f"{part} date"))
    if part == "cards":
        rows = database.execute("SELECT id, payload FROM main.cards").fetchall()
        decode = msgspec.json.Decoder(Card).decode
        database.executemany(
            "INSERT INTO words(rowid, name, type_line, text) VALUES (?, ?, ?, ?)",
            (words_row(number, decode(payload)) for number, payload in rows),
        )


def _describe(database: sqlite3.Connection, part: str, contents: Contents) -> None:
    rows = [(part, contents.source), (f"{part} date", contents.date)]
    database.executemany("INSERT OR REPLACE INTO meta VALUES (?, ?)", rows)


def _add_cards(database: sqlite3.Connection, listings: Sequence[Listing], progress: Progress) -> None:
    for start in range(0, len(listings), _CHUNK):
        progress("Building the card library", start / len(listings))
        _add_chunk(database, list(enumerate(listings[start : start + _CHUNK], start + 1)))
    progress("Building the card library", 1.0)


def _add_chunk(database: sqlite3.Connection, chunk: list[tuple[int, Listing]]) -> None:
    encode = msgspec.json.encode
    database.executemany(
        "INSERT INTO cards VALUES (?, ?, ?, ?, ?, ?)",
        ((n, item.card.name, item.oracle_id or f"card {n}", item.supplemental, item.year, encode(item.card)) for n, item in chunk),
    )
    names = (row for n, item in chunk for row in name_rows(n, item.card))
    database.executemany("INSERT OR IGNORE INTO names VALUES (?, ?, ?, ?, ?)", names)
    formats = ((n, key, status) for n, item in chunk for key, status in item.legalities.items())
    database.executemany("INSERT INTO legalities VALUES (?, ?, ?)", formats)
    rulings = {item.oracle_id or f"card {n}": list(item.rulings) for n, item in chunk if item.rulings}
    database.executemany("INSERT INTO rulings VALUES (?, ?, ?)", _ruling_rows(rulings))
    database.executemany(
        "INSERT INTO words(rowid, name, type_line, text) VALUES (?, ?, ?, ?)",
        (words_row(n, item.card) for n, item in chunk),
    )


def name_rows(number: int, card: Card) -> Iterator[tuple[str, int, int, str, str]]:
    """A card's own name comes before a front face of that name, and that before any other face."""
    ranked = [(card.name, 0), *((face.name, min(place, 1) + 1) for place, face in enumerate(card.faces))]
    for name, rank in ranked:
        yield fold(name), rank, number, first_word(name), name


def words_row(number: int, card: Card) -> tuple[int, str, str, str]:
    name, *lines = (card.name, *(face.type_line for face in card.faces), *(face.text for face in card.faces))
    count = len(card.faces)
    return number, name, "\n".join(lines[:count]), "\n".join(lines[count:])


def _ruling_rows(rulings: dict[str, list[CardRuling]]) -> Iterator[tuple[str, str, str]]:
    return ((key, ruling.date, ruling.text) for key, rows in rulings.items() for ruling in rows)
