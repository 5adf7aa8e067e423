"""Whether a ruling gives the answers, and cites the rules, that a scenario file expects."""

from typing import Any

from engine.cards.card import fold
from engine.explain.ruling import Because, Ruling


def differences(ruling: Ruling, expect: list[Any], because: list[str]) -> list[str]:
    """What is otherwise than expected, one line each."""
    values = [answer.value for answer in ruling.answers]
    found = [f"{len(values)} answers for {len(expect)} questions"] if len(values) != len(expect) else []
    for answer, wanted in zip(ruling.answers, expect, strict=False):
        if not is_same(answer.kind, answer.value, wanted):
            found.append(f"{answer.question} gives {answer.value!r}, not {wanted!r} ({answer.text})")
    cited = rules_cited(ruling)
    found += [f"rule {number} is not cited" for number in because if number not in cited]
    return [*found, *(problem.text for problem in ruling.problems if found)]


def is_same(kind: str, value: Any, wanted: Any) -> bool:
    """Whether an answer is the one expected: order counts in texts only, types are compared word by word."""
    if kind == "type_line":
        return sorted(fold(str(value)).split()) == sorted(fold(wanted).split())
    if isinstance(wanted, list):
        return isinstance(value, list) and sorted(value) == sorted(wanted)
    return type(value) is type(wanted) and value == wanted


def rules_cited(ruling: Ruling) -> set[str]:
    """Every rule that the ruling names anywhere."""
    cited = {number for answer in ruling.answers for number in answer.rules}
    cited |= {number for answer in ruling.answers for line in answer.because for number in _in(line)}
    cited |= {number for step in ruling.steps for number in step.rules}
    return cited | {number for problem in ruling.problems for number in problem.rules}


def _in(line: Because) -> set[str]:
    return {line.rule} | {number for inner in line.because for number in _in(inner)}
