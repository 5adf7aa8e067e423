"""Keyword abilities before and in nouns: "a first strike creature", "a trampler"."""

from typing import Final

from engine.script.reading.context import Context
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
