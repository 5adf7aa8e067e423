"""Keyword abilities before and in nouns: "a first strike creature", "a trampler"."""

from collections.abc import Iterator
from typing import Final

from engine.script.reading.context import Context
from engine.script.reading.slots.listing import separator
from engine.script.words import ability_names

AGENTS: Final = {
    "trampler": "trample",
    "flyer": "flying",
    "flier": "flying",
    "lifelinker": "lifelink",
    "deathtoucher": "deathtouch",
    "haster": "haste",
    "defender": "defender",
    "first striker": "first strike",
    "double striker": "double strike",
}
"""What players call creatures with a keyword ability."""


PREDEFINED: Final = frozenset({"Treasure", "Food", "Clue", "Blood", "Gold", "Map", "Powerstone", "Junk", "Shard"})
"""Tokens of which the rules say what they are."""


def agent_at(context: Context, at: int) -> tuple[str, int, bool] | None:
    """The keyword of what is called by it ("trampler", "first strikers"), where the words end, and whether they are several."""
    for words in (2, 1):
        typed = " ".join(context.low[at : at + words])
        one = AGENTS.get(typed) or AGENTS.get(typed.removesuffix("s"))
        if one:
            return one, at + words, typed not in AGENTS
    return None


def keyword_end(context: Context, at: int) -> int:
    """Where a keyword ability that stands before a noun ends ("a first strike creature"), 0 when there is none."""
    return next((at + n for n in (3, 2, 1) if " ".join(context.low[at : at + n]) in ability_names()), 0)


def ability_words(context: Context, at: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """Abilities in words or quotes after "with"; the longest list first."""
    names = ability_names()
    found: list[tuple[tuple[str, ...], int]] = []
    words: tuple[str, ...] = ()
    while at < context.last:
        end = next((at + n for n in (4, 3, 2, 1) if _is_ability(context, at, at + n, names)), 0)
        if not end:
            break
        words = (*words, context.tokens[at].text if context.tokens[at].kind == "quote" else " ".join(context.low[at:end]))
        found.append((words, end))
        at = separator(context, end)
        if at == end:
            break
    yield from reversed(found)


def _is_ability(context: Context, at: int, end: int, names: frozenset[str]) -> bool:
    if end > context.last:
        return False
    if end == at + 1 and context.tokens[at].kind == "quote":
        return True
    words = context.low[at:end]
    return " ".join(words) in names or (words[:2] == ["protection", "from"] and len(words) == 3)
