"""What a ruling says in explanation of an answer, a line each."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.explain.ruling import Answer, Because, Ruling, Step
from engine.explain.story import AGAIN

EXPLAINED = 14
RULES = 4
DERIVED = frozenset({"power_toughness", "mana_types", "cost", "type_line", "abilities", "colors"})
"""Kinds of answer that are derived from the position, not from what happened."""


def explained(ruling: Ruling) -> tuple[str, ...]:
    """The answers with their rules, and why, or what happened where things happened."""
    lines = [f"{answer.text}{_cited(answer.rules)}" for answer in ruling.answers]
    if ruling.steps and all(answer.kind not in DERIVED for answer in ruling.answers):
        told = _happened(ruling.steps)
        besides = _besides(ruling)
        lines += [*told[: max(EXPLAINED - len(lines) - len(besides), 0)], *besides]
    else:
        lines += _derived(ruling.answers)
    return tuple(dict.fromkeys(lines))[:EXPLAINED]


def _besides(ruling: Ruling) -> list[str]:
    """The reasons that no step tells."""
    steps = [step.text.removeprefix(AGAIN).rstrip(".") for step in ruling.steps]
    said = " ".join(answer.text for answer in ruling.answers)
    reasons = (one for answer in ruling.answers for one in answer.because if not any(step in one.text for step in steps))
    lines = [next(_reasons(one)) for one in reasons]
    return [line for line in lines if line.rstrip(".") not in said]


def _cited(rules: Sequence[str]) -> str:
    return f" ({', '.join(rules[:RULES])})" if rules else ""


def _happened(steps: Sequence[Step]) -> list[str]:
    """The steps; what happened several times is told once, with how often."""
    times = Counter(step.text for step in steps)
    often = {text: f" ({count} times)" for text, count in times.items() if count > 1}
    first = {step.text: step for step in reversed(steps)}
    return [f"{text}{often.get(text, '')}{_cited(first[text].rules)}" for text in times]


def _derived(answers: Sequence[Answer]) -> list[str]:
    said = " ".join(answer.text for answer in answers)
    lines = [line for answer in answers for one in answer.because for line in _reasons(one)]
    changes = [line for line in lines if "→" in line]
    is_told = {line.rstrip(".") for line in lines if any(change.startswith(f"{line} ") for change in changes)}
    return [line for line in lines if line.rstrip(".") not in said and line.rstrip(".") not in is_told]


def _reasons(because: Because) -> Iterator[str]:
    """A reason, and what explains it."""
    change = f" {because.before} → {because.after}" if because.before and because.before != because.after != "" else ""
    source = f"{because.source}: " if because.source and because.source not in because.text else ""
    yield f"{source}{because.text.rstrip('.')}{'.' if change else ''}{change}".rstrip(".") + "."
    for one in because.because:
        yield from _reasons(one)
