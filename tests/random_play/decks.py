"""Decks of real cards: of the starter set, or the lists that come with a card library."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path

from bot.library.opening import starter
from engine.cards.card import Cards
from engine.cards.compile import compile_card
from engine.game.objects import Definition

BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
SIZE, LANDS = 40, 16


def starter_deck(seed: int) -> list[Definition]:
    """Forty cards of the starter set, basic lands of all types among them."""
    cards, pick = starter(), random.Random(seed)
    names = [card.name for card in cards.cards() if card.name not in BASICS]
    chosen = pick.sample(names, SIZE - LANDS)
    return definitions(cards, [*chosen, *(pick.choice(BASICS) for _ in range(LANDS))])


def listed_decks(path: Path, cards: Cards) -> list[list[Definition]]:
    """The decks of a file of lists, without the cards that are not understood whole; those of at least forty cards."""
    decks = json.loads(path.read_text(encoding="utf-8"))
    lists = ([entry["card"] for entry in deck["main"] for _ in range(entry["count"])] for deck in decks.values())
    found = (definitions(cards, names) for names in lists)
    return [deck for deck in found if len(deck) >= SIZE]


def definitions(cards: Cards, names: Sequence[str]) -> list[Definition]:
    """The cards of these names as the game knows them; those that are not understood are left out."""
    found = (cards.get(name) for name in names)
    compiled = (compile_card(card) for card in found if card is not None)
    return [one.definition for one in compiled if all(face.is_understood for face in one.faces)]
