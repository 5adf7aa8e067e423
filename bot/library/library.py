"""Looking cards up in a library file: the engine's card source, and the text search of the bot."""

import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from bot.library.listing import CardRuling, LibraryProblem
from bot.library.tables import PARTS, first_word, is_library
from engine.cards.card import Card, fold

if TYPE_CHECKING:
    from engine.rulebook.official import OfficialRules

_CACHED = 4096


class Library:
    """Cards by name, by first word, by likeness and by text. Implements the engine's ``Cards``."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._decoder = msgspec.json.Decoder(Card)
        self._cards: dict[str, Card | None] = {}
        self._by_first_word: dict[str, tuple[str, ...]] = {}
        self._all_names: tuple[str, ...] = ()
        self._folded_names: tuple[str, ...] = ()

    @classmethod
    def open(cls, path: Path) -> "Library":
        """Raises LibraryProblem when there is no library of the present format at ``path``."""
        if not is_library(path):
            raise LibraryProblem(f"There is no usable card library at {path}. `lawmage sync` makes one.")
        uri = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
        return cls(sqlite3.connect(uri, uri=True, check_same_thread=False))

    def close(self) -> None:
        self._database.close()

    def get(self, name: str) -> Card | None:
        """The card with this name, else the one with a front face, else with any face of this name."""
        key = fold(name)
        if key not in self._cards:
            if len(self._cards) >= _CACHED:
                self._cards.clear()
            self._cards[key] = self._load(key)
        return self._cards[key]

    def with_face(self, name: str) -> Sequence[Card]:
        query = "SELECT payload FROM names JOIN cards ON cards.id = names.card WHERE folded = ? ORDER BY rank, card"
        return [self._decoder.decode(payload) for (payload,) in self._database.execute(query, (fold(name),))]

    def starting_with(self, word: str) -> Sequence[str]:
        first = first_word(word)
        if first not in self._by_first_word:
            query = "SELECT DISTINCT printed FROM names WHERE first = ? ORDER BY printed"
            self._by_first_word[first] = self._column(query, first)
        return self._by_first_word[first]

    def nearest(self, name: str, limit: int = 5) -> Sequence[str]:
        from rapidfuzz import fuzz, process

        names, wanted = self.names(), fold(name)
        if not self._folded_names:
            self._folded_names = tuple(map(fold, names))
        mistyped = process.extract(wanted, self._folded_names, scorer=fuzz.ratio, limit=limit, score_cutoff=72)
        found = mistyped or process.extract(wanted, self._folded_names, scorer=fuzz.WRatio, limit=limit, score_cutoff=60)
        return [names[place] for _, _, place in found]

    def names(self) -> Sequence[str]:
        """Every printed name of a card or face."""
        if not self._all_names:
            self._all_names = self._column("SELECT DISTINCT printed FROM names ORDER BY folded")
        return self._all_names

    def names_beginning(self, text: str, limit: int = 25) -> Sequence[str]:
        """Printed names that begin with ``text``, then those that have a word beginning so."""
        key = fold(text)
        query = "SELECT DISTINCT printed FROM names WHERE folded >= ? AND folded < ? ORDER BY folded LIMIT ?"
        begun = list(self._column(query, key, key + "\U0010ffff", limit))
        if not key or len(begun) == limit:
            return begun
        query = "SELECT DISTINCT printed FROM names WHERE instr(folded, ?) ORDER BY folded LIMIT ?"
        within = self._column(query, f" {key}", limit)
        return list(dict.fromkeys((*begun, *within)))[:limit]

    def search(self, text: str, limit: int = 25) -> Sequence[str]:
        """Names of cards in whose name, type line or text all these words stand, best first."""
        wanted = " ".join('"' + word.replace('"', '""') + '"' for word in text.split())
        if not wanted:
            return ()
        query = (
            "SELECT cards.name FROM words JOIN cards ON cards.id = words.rowid WHERE words MATCH ?"
            " ORDER BY bm25(words, 8, 2, 1) LIMIT ?"
        )
        return self._column(query, wanted, limit)

    def cards(self, *, supplemental: bool = False) -> Iterator[Card]:
        """Every card; planes, jokes, digital rebalancings and the like only when asked for."""
        query = "SELECT payload FROM cards WHERE supplemental <= ? ORDER BY id"
        for (payload,) in self._database.execute(query, (supplemental,)):
            yield self._decoder.decode(payload)

    def rulings(self, name: str) -> Sequence[CardRuling]:
        """The publisher's rulings on the card, oldest first; empty when none were synced."""
        query = (
            "SELECT date, text FROM rulings WHERE oracle_id ="
            " (SELECT oracle_id FROM cards JOIN names ON names.card = cards.id WHERE folded = ? ORDER BY rank LIMIT 1)"
            " ORDER BY date, rowid"
        )
        return [CardRuling(date, text) for date, text in self._database.execute(query, (fold(name),))]

    def legalities(self, name: str) -> dict[str, str]:
        """The card's status by format; empty when none were synced."""
        query = (
            "SELECT format, status FROM legalities WHERE card ="
            " (SELECT card FROM names WHERE folded = ? ORDER BY rank LIMIT 1) ORDER BY format"
        )
        return dict(self._database.execute(query, (fold(name),)).fetchall())

    def years(self) -> dict[str, tuple[str, ...]]:
        """By card name the year of its set, as a group to count under; cards whose year is not known are left out."""
        query = "SELECT name, year FROM cards WHERE year > 0"
        return {name: (str(year),) for name, year in self._database.execute(query)}

    def formats(self) -> dict[str, tuple[str, ...]]:
        """By card name the formats in which it may be played; empty when no legalities were synced."""
        query = "SELECT name, format FROM legalities JOIN cards ON card = id WHERE status IN ('legal', 'restricted')"
        found: dict[str, tuple[str, ...]] = {}
        for name, played in self._database.execute(query):
            found[name] = (*found.get(name, ()), played)
        return found

    def official_rules(self) -> "OfficialRules | None":
        """The Comprehensive Rules, None when none were synced."""
        from engine.rulebook.official import OfficialRules

        row = self._database.execute("SELECT payload FROM rules").fetchone()
        return None if row is None else msgspec.json.decode(row[0], type=OfficialRules)

    def about(self) -> dict[str, str]:
        """Where the parts came from: ``cards``, ``cards date``, and so for each part of ``tables.PARTS``."""
        return dict(self._database.execute("SELECT key, value FROM meta").fetchall())

    def parts(self) -> Sequence[str]:
        """Each part with where it came from, as a host wants to read it."""
        about = self.about()
        return [f"{about[part]} {about.get(f'{part} date', '')}".strip() for part in PARTS if part in about]

    def count(self) -> int:
        return int(self._database.execute("SELECT count(*) FROM cards").fetchone()[0])

    def _load(self, key: str) -> Card | None:
        query = "SELECT payload FROM names JOIN cards ON cards.id = names.card WHERE folded = ? ORDER BY rank, card LIMIT 1"
        row = self._database.execute(query, (key,)).fetchone()
        return None if row is None else self._decoder.decode(row[0])

    def _column(self, query: str, *values: object) -> tuple[str, ...]:
        return tuple(row[0] for row in self._database.execute(query, values))
