"""Giving cards the second faces that their own list left out."""

import sqlite3

import msgspec

from bot.library import tables
from engine.cards.card import Card, Face, fold


def complete(database: sqlite3.Connection) -> None:
    """Adds the second faces of the library to the cards that lack them; cards it does not have are passed over."""
    for name, payload in database.execute("SELECT card, face FROM second_faces ORDER BY rowid").fetchall():
        face = msgspec.json.decode(payload, type=Face)
        for number, card in _cards_of(database, name):
            if fold(face.name) not in [fold(known.name) for known in card.faces]:
                _replace(database, number, card, msgspec.structs.replace(card, faces=(*card.faces, face)))


def _cards_of(database: sqlite3.Connection, name: str) -> list[tuple[int, Card]]:
    query = "SELECT id, payload FROM names JOIN cards ON cards.id = names.card WHERE folded = ? AND rank = 0"
    return [(number, msgspec.json.decode(payload, type=Card)) for number, payload in database.execute(query, (fold(name),))]


def _replace(database: sqlite3.Connection, number: int, card: Card, fuller: Card) -> None:
    database.execute("UPDATE cards SET payload = ? WHERE id = ?", (msgspec.json.encode(fuller), number))
    database.executemany("INSERT OR IGNORE INTO names VALUES (?, ?, ?, ?, ?)", tables.name_rows(number, fuller))
    forget = "INSERT INTO words(words, rowid, name, type_line, text) VALUES ('delete', ?, ?, ?, ?)"
    database.execute(forget, tables.words_row(number, card))
    database.execute("INSERT INTO words(rowid, name, type_line, text) VALUES (?, ?, ?, ?)", tables.words_row(number, fuller))
