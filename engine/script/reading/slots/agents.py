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
}
"""What players call creatures with a keyword ability."""


def keyword_end(context: Context, at: int) -> int:
    """Where a keyword ability that stands before a noun ends ("a first strike creature"), 0 when there is none."""
    return next((at + n for n in (3, 2, 1) if " ".join(context.low[at : at + n]) in ability_names()), 0)
