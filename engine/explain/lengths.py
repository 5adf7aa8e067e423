"""The three lengths of a ruling: its verdict, with the steps that lead there, and everything."""

from typing import Literal

from msgspec.structs import replace

from engine.explain.ruling import Answer, Ruling

Length = Literal["verdict", "steps", "everything"]


def at_length(ruling: Ruling, length: Length) -> Ruling:
    """The ruling with no more than that. Problems, open choices and assumptions belong to the verdict."""
    if length == "everything":
        return ruling
    if length == "verdict":
        answers = tuple(replace(answer, because=()) for answer in ruling.answers)
        return replace(ruling, script=(), answers=answers, steps=())
    told_by_steps = not ruling.answers or any(map(_is_told_by_steps, ruling.answers))
    return replace(ruling, script=(), steps=ruling.steps if told_by_steps else ())


def _is_told_by_steps(answer: Answer) -> bool:
    """Whether what happened is the answer."""
    return answer.kind == "story" and not answer.because
