"""Checking questions by the many: no crash, no duplicate, one right option each, and the same again from a fresh run."""

import time
from collections import Counter
from collections.abc import Callable, Sequence

from msgspec import Struct

from bot.quiz.drawing import NoQuestion
from bot.quiz.question import Question
from bot.quiz.source import Source

IN_TIME = 2.0


class Checked(Struct, frozen=True, kw_only=True):
    """What a check found. ``failed`` draws gave no question, ``late`` ones took longer than they should; ``faults`` are
    what is wrong with the questions."""

    questions: tuple[Question, ...]
    failed: int
    late: int
    slowest: float
    families: dict[str, int]
    levels: dict[str, int]
    faults: tuple[str, ...]

    @property
    def share_in_time(self) -> float:
        """The part of the draws that gave a question in time."""
        drawn = len(self.questions) + self.failed
        return (len(self.questions) - self.late) / drawn if drawn else 0.0


def check(
    source: Source, count: int, seed: int = 0, families: Sequence[str] = (), clock: Callable[[], float] = time.perf_counter
) -> Checked:
    """Draw ``count`` questions one after the other, none twice, and check each."""
    questions: list[Question] = []
    faults: list[str] = []
    known: set[str] = set()
    took: list[float] = []
    for at in range(count):
        began = clock()
        try:
            question = source.draw(seed + at, families, known=known)
        except NoQuestion:
            continue
        took.append(clock() - began)
        faults += wrong_with(question, source, known)
        known.add(question.script)
        questions.append(question)
    return Checked(
        questions=tuple(questions),
        failed=count - len(questions),
        late=sum(one > IN_TIME for one in took),
        slowest=max(took, default=0.0),
        families=dict(Counter(question.family for question in questions)),
        levels=dict(Counter(question.level for question in questions)),
        faults=(*faults, *source.faults),
    )


def wrong_with(question: Question, source: Source, known: set[str]) -> list[str]:
    """What is wrong with a question, nothing if all is well."""
    texts = [option.text for option in question.options]
    wrong = []
    if question.script in known:
        wrong.append("drawn twice")
    if len(set(texts)) != len(texts) or not 2 <= len(texts) <= 4:
        wrong.append(f"options {texts}")
    if source.rebuild(question.family, question.seed) != question:
        wrong.append("another question from the same seed")
    return [f"{question.family} {question.seed}: {what}" for what in wrong]
