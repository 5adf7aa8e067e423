"""A Ruling as Discord shows it: the verdict first, shorter forms where the full one is too long, pages for the rest."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Literal

from msgspec import Struct

from bot.reply.limits.numbers import V2_BUDGET, units
from bot.reply.markdown import clip, pages, plain
from bot.reply.showing import Showing
from bot.tongues import ENGLISH, Tongue
from engine.explain.ruling import Answer, Because, OpenChoice, Problem, Ruling

Tone = Literal["settled", "open", "refused", "plain"]
ROOM = V2_BUDGET - 200
"""What texts of ours may take; the rest is for what views add to them."""
LINE = 600
STEPS_SHOWN = 12
CHOICES_SHOWN = 3
PLAINLY = Showing()
MORE = "There is more; the buttons have it."
ASIDE: dict[str, str] = {
    "not_understood": "I do not understand this",
    "unknown_card": "I do not know this card",
    "ambiguous": "This could mean two things",
    "card_not_understood": "I cannot read part of a card",
    "illegal": "The rules forbid this",
    "open_choice": "A choice is open",
    "limit": "This went on for too long",
}


class Panel(Struct, frozen=True):
    """Texts one below the other, in Discord's markdown, at most ``ROOM`` units together and none of them empty."""

    tone: Tone
    texts: tuple[str, ...]


class _Form(Struct, frozen=True, kw_only=True):
    """How much of a ruling is said."""

    derivation: bool = True
    scenario: bool = True
    assumptions: bool = True
    steps: int = STEPS_SHOWN


LADDER = (
    _Form(),
    _Form(scenario=False),
    _Form(scenario=False, derivation=False),
    _Form(scenario=False, derivation=False, assumptions=False),
    _Form(scenario=False, derivation=False, assumptions=False, steps=4),
)


def verdict(ruling: Ruling, *, heading: str = "", room: int = ROOM, showing: Showing = PLAINLY) -> Panel:
    """The panel of a ruling; ``room`` is in UTF-16 units."""
    footer = (f"-# {showing.edition}",) if showing.edition else ()
    for form in LADDER[2:] if showing.short else LADDER:
        texts = (*_texts(ruling, form, heading, showing.tongue), *footer)
        if sum(units(text) for text in texts) <= room:
            return Panel(tone(ruling), texts)
    return Panel(tone(ruling), _cut(texts, room, showing.tongue))


def tone(ruling: Ruling) -> Tone:
    """Open when somebody has to choose, refused when an answer could not be given or a step was not allowed."""
    if ruling.open:
        return "open"
    forbidden = any(problem.kind == "illegal" for problem in ruling.problems)
    return "refused" if forbidden or not ruling.ok else "settled"


def _texts(ruling: Ruling, form: _Form, heading: str, tongue: Tongue) -> Iterator[str]:
    if heading:
        yield f"-# {heading}"
    yield from (text for answer in ruling.answers if (text := _answer(answer, form)))
    yield from (_problem(problem, tongue) for problem in ruling.problems if problem.kind != "open_choice")
    yield from (_choice(choice, tongue) for choice in ruling.open[:CHOICES_SHOWN])
    if ruling.steps and (not ruling.ok or not any(answer.value is not None for answer in ruling.answers)):
        yield _what_happened(ruling, form, tongue)
    if ruling.assumptions:
        yield _assumptions(ruling.assumptions, form, tongue)
    if form.scenario and ruling.script:
        yield "\n".join(f"-# {plain(line)}" for line in ruling.script)


def _answer(answer: Answer, form: _Form) -> str:
    if answer.kind == "story" and answer.value is None:
        return ""
    size = "" if answer.value is None else "### "
    lines = [size + plain(clip(answer.text, LINE)), *_cited(answer.rules)]
    if form.derivation:
        lines += derivation(answer.because)
    return "\n".join(lines)


def _cited(rules: Sequence[str]) -> list[str]:
    return [f"-# {', '.join(rules)}"] if rules else []


def derivation(because: Sequence[Because], depth: int = 0) -> list[str]:
    """Why a value is what it is, one line for each thing that made it so, with all the rules that say so."""
    lines = []
    for _, alike in groupby(because, key=lambda one: (one.source, one.text)):
        first, *others = alike
        rules = dict.fromkeys(one.rule for one in (first, *others) if one.rule)
        cited = f" · {', '.join(rules)}" if rules else ""
        lines.append(f"{'  ' * min(depth, 4)}- {_reason(first)}{cited}")
        for one in (first, *others):
            lines += derivation(one.because, depth + 1)
    return lines


def _reason(one: Because) -> str:
    source = f"{plain(one.source)}: " if one.source and one.source not in one.text else ""
    shown = source + clip(plain(one.text), LINE)
    if one.before:
        return f"{shown} **{plain(one.before)} → {plain(one.after)}**"
    return f"{shown} **{plain(one.after)}**" if one.after and one.after not in one.text else shown


def _what_happened(ruling: Ruling, form: _Form, tongue: Tongue) -> str:
    lines = [_step(step.n, step.text, step.rules) for step in ruling.steps[-form.steps :]]
    if len(ruling.steps) > form.steps:
        lines.insert(0, "-# … " + tongue("{count} earlier", count=len(ruling.steps) - form.steps))
    return "\n".join(lines)


def _step(number: int, text: str, rules: Sequence[str]) -> str:
    return f"{number}\\. {plain(clip(text, LINE))}" + (f" · {', '.join(rules)}" if rules else "")


def _choice(choice: OpenChoice, tongue: Tongue) -> str:
    options = " / ".join(plain(clip(option, 80)) for option in choice.options[:25])
    asked = tongue("{player} chooses: {choice}", player=plain(clip(choice.player, 80)), choice=plain(clip(choice.choice, LINE)))
    return f"**{asked}**\n{options}"


def _problem(problem: Problem, tongue: Tongue) -> str:
    place = " " + tongue("(line {line})", line=problem.line) if problem.line > 1 else ""
    lines = [f"**{tongue(ASIDE[problem.kind])}{place}.** {plain(clip(problem.text, LINE))}", *_cited(problem.rules)]
    return "\n".join(lines)


def _assumptions(assumptions: Sequence[str], form: _Form, tongue: Tongue) -> str:
    if form.assumptions:
        return "\n".join("-# " + tongue("Assumed: {what}", what=plain(clip(one, LINE))) for one in assumptions)
    return "-# " + tongue("{count} assumptions were made.", count=len(assumptions))


def _cut(texts: Sequence[str], room: int, tongue: Tongue) -> tuple[str, ...]:
    """As many whole texts as there is room for, and the beginning of the next by its lines."""
    more = f"-# {tongue(MORE)}"
    room -= units(more)
    kept: list[str] = []
    for text in texts:
        if units(text) > room:
            if room > 0 and (start := pages(text.split("\n"), room)):
                kept.append(start[0])
            break
        kept.append(text)
        room -= units(text)
    return (*kept, more)


def steps_pages(ruling: Ruling, tongue: Tongue = ENGLISH) -> list[str]:
    """All that happened, with what it followed from, in pages."""
    lines = []
    for step in ruling.steps:
        cause = " " + tongue("(from {step})", step=step.cause) if step.cause is not None else ""
        lines.append(_step(step.n, step.text, step.rules) + cause)
    return pages(lines, ROOM) or [tongue("Nothing happened.")]


def why_pages(ruling: Ruling, tongue: Tongue = ENGLISH) -> list[str]:
    """Every answer with its whole derivation, then what was assumed and how the scenario was read, in pages."""
    lines: list[str] = []
    for answer in ruling.answers:
        lines += [f"**{plain(clip(answer.question, LINE))}**", plain(clip(answer.text, LINE)), *_cited(answer.rules)]
        lines += derivation(answer.because)
    lines += ["-# " + tongue("Assumed: {what}", what=plain(clip(one, LINE))) for one in ruling.assumptions]
    read = [f"-# {plain(clip(line, LINE))}" for line in ruling.script]
    lines += [f"**{tongue('As I read it')}**", *read] if read else []
    return pages(lines, ROOM) or [tongue("There is nothing to derive here.")]


def notice(text: str, tone: Tone = "refused") -> Panel:
    """A panel of one sentence or two of our own."""
    return Panel(tone, (clip(text, ROOM),))
