"""How hard a question is: by what its explanation needs."""

from collections.abc import Sequence

from bot.quiz.question import Level
from engine.explain.ruling import Because

LEVELS: tuple[Level, ...] = ("new player", "regular", "judge level 1", "judge level 2", "judge level 3")
WEIGHTS = {
    "613.8": 4,
    "106.7": 2,
    "613": 2,
    "616": 3,
    "614": 1,
    "615": 1,
    "707": 2,
    "603.10": 2,
    "603": 1,
    "608.2b": 1,
    "704": 1,
    "702": 1,
    "903": 1,
    "601.2f": 1,
    "305.7": 3,
    "400": 1,
    "111": 1,
}
"""What a rule, or every rule that begins so, asks of a reader."""
MANY = 5


def level_of(rules: Sequence[str], because: Sequence[Because], cards: int) -> Level:
    """The hardest rule cited, and one more when a great deal comes together."""
    hardest = max((_weight(rule) for rule in rules), default=0)
    if _lines(because) + cards > MANY + 3:
        hardest += 1
    return LEVELS[min(hardest, len(LEVELS) - 1)]


def _weight(rule: str) -> int:
    fits = [begin for begin in WEIGHTS if rule.startswith(begin)]
    return WEIGHTS[max(fits, key=len)] if fits else 0


def _lines(because: Sequence[Because]) -> int:
    return sum(1 + _lines(one.because) for one in because)
