"""What one more line of a script adds to the ruling, and whether the line is one to keep."""

from itertools import takewhile

from msgspec.structs import replace

from engine.explain.ruling import Answer, Ruling

REFUSED = frozenset({"not_understood", "unknown_card", "ambiguous", "illegal", "limit"})


def refused(ruling: Ruling, since: Ruling | None) -> bool:
    """Whether the newest part of a script was not carried out."""
    old = since.problems if since else ()
    return any(problem.kind in REFUSED and problem not in old for problem in ruling.problems)


def only_asks(ruling: Ruling, since: Ruling) -> bool:
    """Whether the script grew by questions alone."""
    grown = ruling.script[len(since.script) :]
    same = ruling.script[: len(since.script)] == since.script
    return same and bool(grown) and all(line.endswith("?") for line in grown)


def waits(ruling: Ruling, since: Ruling) -> bool:
    """Whether a choice that was open is still open, so that nothing more was done."""
    return bool(since.open) and ruling.open == since.open and ruling.steps == since.steps


def new_answers(ruling: Ruling, since: Ruling) -> tuple[Answer, ...]:
    """The answers after those that both begin with: a story told for want of a question gives way to the first question."""
    same = takewhile(lambda pair: pair[0] == pair[1], zip(ruling.answers, since.answers, strict=False))
    return ruling.answers[len(list(same)) :]


def eventful(ruling: Ruling) -> Ruling:
    """Without the story where nothing happened."""
    told = ruling.answers if ruling.steps else tuple(one for one in ruling.answers if one.kind != "story")
    return replace(ruling, answers=told)


def added(ruling: Ruling, since: Ruling) -> Ruling:
    """What ``ruling`` has that ``since`` had not; all the choices that are open now."""
    return replace(
        ruling,
        script=(),
        answers=new_answers(ruling, since),
        steps=tuple(step for step in ruling.steps if step not in since.steps),
        assumptions=tuple(text for text in ruling.assumptions if text not in since.assumptions),
        problems=tuple(problem for problem in ruling.problems if problem not in since.problems),
    )
