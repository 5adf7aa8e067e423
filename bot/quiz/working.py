"""What worker processes do for quizzes, with the card library that each has at hand."""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from bot import judging
from bot.quiz.own import OwnQuestion, own
from bot.quiz.question import Level, Question

if TYPE_CHECKING:
    from bot.quiz.source import Source

_sources: dict[int, "Source"] = {}


def _source() -> "Source":
    """Made once for a library: it finds the cards that questions are made of."""
    from bot.library.library import Library
    from bot.quiz.source import Source

    library = judging.cards()
    assert isinstance(library, Library)
    if id(library) not in _sources:
        _sources.clear()
        _sources[id(library)] = Source(library)
    return _sources[id(library)]


def draw(seed: int, families: Sequence[str], levels: Collection[Level], known: Collection[str]) -> Question | None:
    """A question that is not known yet, None when the cards give none."""
    from bot.quiz.drawing import NoQuestion

    try:
        return _source().draw(seed, families, levels, known)
    except NoQuestion:
        return None


def check_own(text: str, wrong: Sequence[str]) -> Question | OwnQuestion:
    """Somebody's own question with the engine's answer, or what is the matter with it."""
    return own(text, wrong, _source().rule_on)
