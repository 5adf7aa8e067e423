"""Texts of abilities: the engine's and the suite's brought to one form, so that a beginning can be compared."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.game.abilities import abilities_of
from engine.game.faces import FUSE
from engine.game.machine import Game
from engine.game.meaning import Keyword
from engine.game.objects import Id
from engine.phrase import PhraseError, Word, text
from engine.words.keywords.activated import OnlyOnceEver

_TAGGED_LABEL = re.compile(r"<i>[^<]*</i>\s*(?:&mdash;|—|-)\s*")
_THIS = re.compile(r"\{this\}|\bthis (?:creature|permanent|artifact|enchantment|land|spell|card|vehicle|token|equipment|aura|saga|"
                   r"planeswalker|battle|class|case|room)\b", re.IGNORECASE)
_SYMBOLS_ONLY = re.compile(r"[^a-z0-9{}+\-/~:]+")


def words_of(word: Any) -> str:
    """What a word says as card text; empty when it has no text of its own."""
    try:
        return text(word) if isinstance(word, Word) else ""
    except PhraseError:
        return ""


def plain(said: str, name: str = "") -> str:
    """A text in the form in which texts are compared: the source is ``~``, tags and spacing are gone."""
    said = _TAGGED_LABEL.sub("", said)
    said = re.sub(r"<[^>]*>?", "", said).replace("&mdash;", "—").replace("&bull;", "•").replace("&bull", "•")
    if name:
        said = said.replace(name, "~").replace(name.split(",")[0], "~")
    said = _THIS.sub("~", said).lower().replace("−", "-").replace("—", "-").replace("[ ", "").replace(" ]", "").replace("•", "")
    return re.sub(r"\s+", " ", _SYMBOLS_ONLY.sub(" ", said)).strip()


def begins(own: str, said: str, name: str = "") -> bool:
    """Whether the engine's text begins with what the suite says."""
    return plain(own, name).startswith(plain(said, name))


def texts_of(ability: Any) -> tuple[str, ...]:
    """The texts under which an ability may be meant."""
    own = words_of(ability)
    if not own and getattr(ability, "cost", None) is not None:
        parts = ability.cost if isinstance(ability.cost, tuple) else (ability.cost,)
        own = f"{', '.join(filter(None, map(words_of, parts)))}: {words_of(getattr(ability, 'effect', None))}"
    return (own,)


def activated(game: Game, thing: Id) -> Iterator[tuple[Any, tuple[str, ...]]]:
    """The activated abilities of an object, each with its texts; one that a keyword stands for has that of the keyword too."""
    for ability in abilities_of(game, thing).activated:
        keyword = keyword_text(game, thing, ability) or _label(ability)
        yield ability, ((keyword,) if keyword else ()) + texts_of(ability)


def _label(ability: Any) -> str:
    """The word before an ability that can be activated but once (``Exhaust — {1}{G}: ...``)."""
    parts = ability.cost if isinstance(getattr(ability, "cost", None), tuple) else ()
    kinds = (part.kind for part in parts if isinstance(part, OnlyOnceEver))
    return next((f"{kind} — {texts_of(ability)[0]}" for kind in kinds), "")


def stack_text(game: Game, thing: Id) -> str:
    """The text of an object on the stack: ``Cast`` and the name of a spell, the rule text of an ability."""
    found = game.object(thing)
    if found.stacked is None or found.stacked.source is None:
        fused = "fused " if found.stacked is not None and FUSE in found.stacked.paid else ""
        return f"Cast {fused}{game.characteristics(thing).name}"
    ability = found.stacked.ability
    each = ability if isinstance(ability, tuple) else (ability,)
    told = (words_of(one) or keyword_text(game, found.stacked.source, one) or texts_of(one)[0] for one in each)
    return " ".join(filter(None, told))


def keyword_text(game: Game, source: Id, ability: Any) -> str:
    """The text of the keyword that stands for an ability; empty when none does."""
    for one in abilities_of(game, source).all:
        if isinstance(one, Keyword) and ability in one.means():
            return words_of(one)
    return ""
