"""Descriptions of objects: subtypes and card types before token, copy, creature, ... or a subtype alone."""

from collections.abc import Iterator
from typing import Any, Final

from engine.script.reading.context import Context
from engine.script.reading.slots.agents import agent_at, keyword_end
from engine.script.words import COLOURS, KINDS
from engine.words.vocabulary import singular, subtype

Head = tuple[dict[str, Any], int]
"""Fields of a reference, and where the words end."""
LAST: Final = "the last named"
"""The name that stands for the one before: "the second one"."""
_LONGEST: Final = 5


def nouns(context: Context, at: int, determined: bool) -> Iterator[Head]:
    """Descriptions at a place, longest first; those in the singular need a determiner."""
    if determined and context.low[at] == "one":
        yield {"name": LAST}, at + 1
    for head, end in reversed(list(_described(context, at))):
        if determined or head["many"] or "token" in head["kind"] or "/" in head["kind"]:
            yield head, end


def _described(context: Context, at: int) -> Iterator[Head]:
    """Every description that begins at a place, shortest first."""
    words: list[str] = []
    if context.tokens[at].kind == "pt":
        words, at = [context.tokens[at].text], at + 1
        yield {"kind": f"{words[0]} creature", "many": False}, at
    while at < context.last and len(words) < _LONGEST:
        agent = agent_at(context, at)
        if agent:
            yield {"kind": " ".join([*words, agent[0], "creature"]), "many": agent[2]}, agent[1]
            return
        word, is_noun, end = _word(context, at)
        if not word:
            return
        words.append(word)
        if is_noun:
            yield {"kind": " ".join(words), "many": context.low[at] != word.lower() and context.low[at] not in KINDS}, end
        at = end


def _word(context: Context, at: int) -> tuple[str, bool, int]:
    """One word of a description, whether it can be the last, and where it ends; nothing when there is none."""
    low = context.low[at]
    kind, type_word = KINDS.get(low) or KINDS.get(singular(low)), subtype(low)
    if kind or type_word:
        return kind or type_word or "", True, at + 1
    keyword = keyword_end(context, at)
    if keyword:
        return " ".join(context.low[at:keyword]), False, keyword
    return (low, False, at + 1) if low in COLOURS else ("", False, at)
