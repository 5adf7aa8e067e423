"""Why something is nothing that words ask for as a target: what they ask for, and what it is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from engine.game.abilities import keyword_name
from engine.game.colors import COLOR_WORDS
from engine.game.meaning import Keyword
from engine.game.objects import Id, Zone
from engine.game.targets.reference import TargetReference
from engine.phrase import PhraseError, Word, text

if TYPE_CHECKING:
    from engine.game.machine import Game

_PLACES: Final = {
    Zone.STACK: " spell",
    Zone.HAND: " card in a hand",
    Zone.GRAVEYARD: " card in a graveyard",
    Zone.LIBRARY: " card in a library",
    Zone.EXILE: " card in exile",
    Zone.COMMAND: " card in the command zone",
}


def unfit(game: Game, source: Id, thing: Id, words: Iterable[TargetReference]) -> str:
    """The sentence; no more than that it does not fit where the words can't be said or are of several kinds."""
    asks = {_said(word) for word in words}
    plain = f"{game.name(thing)} is not something that {game.name(source)} can target"
    if thing not in game.state.objects or len(asks) != 1 or not all(asks):
        return f"{plain}."
    return f"{plain} ({asks.pop()}): it is {_described(game, thing)}."


def _said(word: object) -> str:
    try:
        said = text(word) if isinstance(word, Word) else ""
    except PhraseError:  # it was made, and is never said
        return ""
    return f"{said[:1].lower()}{said[1:]}"


def _described(game: Game, thing: Id) -> str:
    """What an object is, as far as most words ask for it: colors, types, keywords."""
    now = game.characteristics(thing)
    colors = _listed(word for symbol, word in COLOR_WORDS.items() if symbol in now.colors) or "colorless"
    keywords = dict.fromkeys(_said(a) or keyword_name(a) for a in now.abilities if isinstance(a, Keyword))
    having = f" with {_listed(keywords)}" if keywords else ""
    return f"a {colors} {' '.join(now.types) or 'object'}{_place(game.object(thing).zone)}{having}"


def _listed(words: Iterable[str]) -> str:
    *first, last = [*words] or [""]
    return f"{', '.join(first)} and {last}" if first else last


def _place(zone: Zone) -> str:
    """Where it is, when that is not the battlefield: there it is a card or a spell only."""
    return _PLACES.get(zone, "")
