"""A Ruling as lines of text: which line comes where, with the rules at the right edge. No colours, no terminal."""

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.explain.ruling import Answer, Because, OpenChoice, Problem, Ruling, Step

Style = Literal["answer", "derivation", "heading", "step", "assumption", "choice", "problem", "reading", "blank"]
_DEEPEST = 4
_NARROW = 5
"""Changes longer than the width over this have a line of their own."""


_CHOOSING = {"me": "You have", "opponent": "Your opponent has"}


class Line(Struct, frozen=True):
    """One line of output; ``right`` stands at the right edge."""

    style: Style
    left: str = ""
    right: str = ""

    def padded(self, width: int) -> str:
        if not self.right:
            return self.left
        return self.left + " " * max(2, width - len(self.left) - len(self.right)) + self.right


def ruling_lines(ruling: Ruling, width: int) -> list[Line]:
    """The blocks of a ruling in reading order, an empty line between any two; how it was read comes last."""
    return _joined([*_blocks(ruling, width), _reading(ruling, width)])


def game_lines(ruling: Ruling, width: int) -> list[Line]:
    """The same for a game so far: its script comes first."""
    return _joined([_reading(ruling, width), *_blocks(ruling, width)])


def _reading(ruling: Ruling, width: int) -> list[Line]:
    return list(_headed("Read as", ruling.script, "reading", width))


def _blocks(ruling: Ruling, width: int) -> list[list[Line]]:
    return [
        *(list(_answer(answer, width)) for answer in ruling.answers),
        [line for problem in _told(ruling) for line in _problem(problem, width)],
        [line for choice in ruling.open for line in _choice(choice, width)],
        list(_assumptions(ruling.assumptions, width)),
        list(_steps(ruling.steps, width)),
    ]


def _joined(blocks: Sequence[list[Line]]) -> list[Line]:
    lines: list[Line] = []
    for block in filter(None, blocks):
        lines += [Line("blank"), *block] if lines else block
    return lines


def _answer(answer: Answer, width: int) -> Iterator[Line]:
    if answer.value is None and answer.kind != "story":
        yield from _wrapped("derivation", answer.question, "", width)
    yield from _wrapped("answer", answer.text, ", ".join(answer.rules), width)
    rows = _merged(_walk(answer.because, 0))
    lengths = [length for _, because in rows if (length := len(_change(because))) <= width // _NARROW]
    column = max(lengths, default=0)
    for depth, because in rows:
        yield from _because(because, depth, column, width)


def _walk(rows: Sequence[Because], depth: int) -> Iterator[tuple[int, Because]]:
    for because in rows:
        yield min(depth, _DEEPEST), because
        yield from _walk(because.because, depth + 1)


def _merged(rows: Iterable[tuple[int, Because]]) -> list[tuple[int, Because]]:
    """One row where neighbours say the same for different rules."""
    merged: list[tuple[int, Because]] = []
    for depth, because in rows:
        if merged and _says_the_same(merged[-1][1], because):
            both = dict.fromkeys((*merged[-1][1].rule.split(", "), because.rule))
            merged[-1] = merged[-1][0], replace(merged[-1][1], rule=", ".join(filter(None, both)))
        else:
            merged.append((depth, because))
    return merged


def _says_the_same(first: Because, second: Because) -> bool:
    same_change = not _change(second) or _change(first) == _change(second)
    return (first.text, first.source) == (second.text, second.source) and same_change


def _because(because: Because, depth: int, column: int, width: int) -> Iterator[Line]:
    names_source = because.source.casefold() in because.text.casefold()
    text = because.text if names_source else f"{because.source}: {because.text}".removesuffix(": ")
    change, indent = _change(because), "  " * depth
    if len(change) > column:
        yield from _wrapped("derivation", change, because.rule, width, "  ")
        yield from _wrapped("derivation", text, "", width, " " * (column + 5) + indent)
    else:
        yield from _wrapped("derivation", text, because.rule, width, "  " + (f"{change:{column}}   " if column else "") + indent)


def _change(because: Because) -> str:
    if because.before and because.after and because.before != because.after:
        return f"{because.before} → {because.after}"
    return because.after or because.before


def _told(ruling: Ruling) -> list[Problem]:
    """The problems, but for open choices: those are told with their options."""
    return [problem for problem in ruling.problems if problem.kind != "open_choice" or not ruling.open]


def _problem(problem: Problem, width: int) -> Iterator[Line]:
    place = f"Line {problem.line}, column {problem.column}: " if problem.line and problem.column else ""
    first, *rest = problem.text.splitlines() or [""]
    yield from _wrapped("problem", place + first, ", ".join(problem.rules), width)
    for line in rest:
        yield Line("problem", "  " + line)


def _choice(choice: OpenChoice, width: int) -> Iterator[Line]:
    who = _CHOOSING.get(choice.player, f"{choice.player} has")
    yield from _wrapped("choice", f"{who} to choose: {choice.choice}.", "", width)
    for place, option in enumerate(choice.options):
        says = f"   (say: {choice.says[place]})" if place < len(choice.says) else ""
        yield from _wrapped("choice", option + says, "", width, f"  {place + 1}. ")


def _assumptions(assumptions: Sequence[str], width: int) -> Iterator[Line]:
    if assumptions:
        yield from _wrapped("assumption", " ".join(assumptions), "", width, "Assumed: ")


def _steps(steps: Sequence[Step], width: int) -> Iterator[Line]:
    if not steps:
        return
    yield Line("heading", "What happened")
    depths: dict[int, int] = {}
    figures = len(str(max(step.n for step in steps)))
    for step in steps:
        depths[step.n] = 0 if step.cause is None else min(depths.get(step.cause, -1) + 1, _DEEPEST)
        lead = f"  {step.n:>{figures}} {'  ' * depths[step.n]}"
        yield from _wrapped("step", step.text, ", ".join(step.rules), width, lead)


def _headed(heading: str, rows: Sequence[str], style: Style, width: int) -> Iterator[Line]:
    if rows:
        yield Line("heading", heading)
        for row in rows:
            yield from _wrapped(style, row, "", width, "  ")


def _wrapped(style: Style, text: str, right: str, width: int, lead: str = "") -> Iterator[Line]:
    """``lead`` stands before the first line, the others are indented as far; rules that leave no room come below."""
    below = len(right) > width // 3 and len(lead) + len(text) + 2 + len(right) > width
    room = width - (len(right) + 2 if right and not below else 0)
    indent = " " * len(lead)
    lines = wrap(text, max(room, 24 + len(lead)), initial_indent=lead, subsequent_indent=indent, break_on_hyphens=False)
    for place, line in enumerate(lines or [lead]):
        yield Line(style, line, "" if place or below else right)
    if below:
        yield Line(style, "", right)
