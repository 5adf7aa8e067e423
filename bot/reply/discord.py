"""A Ruling as Discord shows it: the verdict first, a shorter length where the wanted one has no room, pages for the rest."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Literal, get_args

from msgspec import Struct

from bot.reply.limits.numbers import V2_BUDGET, units
from bot.reply.markdown import clip, pages, plain
from bot.reply.showing import Showing
from bot.tongues import ENGLISH, Tongue
from engine.explain.lengths import Length, at_length
from engine.explain.ruling import Answer, Because, OpenChoice, Problem, Ruling, Step

Tone = Literal["settled", "open", "refused", "plain"]
ROOM = V2_BUDGET - 200
"""What texts of ours may take; the rest is for what views add to them."""
LINE = 600
STEPS_SHOWN = (12, 4)
"""How many of the newest steps are shown where all of them are too many."""
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


LENGTHS: tuple[Length, ...] = get_args(Length)


def verdict(ruling: Ruling, showing: Showing = PLAINLY, *, heading: str = "", asked: Sequence[str] = (), room: int = ROOM) -> Panel:
    """The panel of a ruling at its length, or at a shorter one where that has no ``room`` (in UTF-16 units).

    ``asked`` is the scenario, for those who did not see it typed; it is left out before anything of the ruling is.
    """
    footer = (f"-# {showing.edition}",) if showing.edition else ()
    for form in _forms(ruling, showing, asked):
        texts = (*_headed(heading), *form, *footer)
        if sum(map(units, texts)) <= room:
            return Panel(tone(ruling), texts)
    return Panel(tone(ruling), _cut(texts, room, showing.tongue))


def _headed(heading: str) -> Sequence[str]:
    return (f"-# {heading}",) if heading else ()


def _forms(ruling: Ruling, showing: Showing, asked: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """The texts of a ruling, shorter each time."""
    for length in reversed(LENGTHS[: LENGTHS.index(showing.length) + 1]):
        shown = at_length(ruling, length)
        if asked and not shown.script and length == showing.length:
            yield (*_texts(shown, showing.tongue), _small(asked))
        for most in dict.fromkeys((len(shown.steps), *STEPS_SHOWN)):
            yield tuple(_texts(shown, showing.tongue, most))


def tone(ruling: Ruling) -> Tone:
    """Open when somebody has to choose, refused when an answer could not be given or a step was not allowed."""
    if ruling.open:
        return "open"
    forbidden = any(problem.kind == "illegal" for problem in ruling.problems)
    return "refused" if forbidden or not ruling.ok else "settled"


def _texts(ruling: Ruling, tongue: Tongue, most_steps: int | None = None) -> Iterator[str]:
    yield from filter(None, map(_answer, ruling.answers))
    yield from (_problem(problem, tongue) for problem in ruling.problems if problem.kind != "open_choice")
    yield from (_choice(choice, tongue) for choice in ruling.open[:CHOICES_SHOWN])
    if ruling.steps:
        yield _what_happened(ruling.steps, most_steps or len(ruling.steps), tongue)
    if ruling.assumptions:
        yield "\n".join("-# " + tongue("Assumed: {what}", what=plain(clip(one, LINE))) for one in ruling.assumptions)
    if ruling.script:
        yield _small(ruling.script)


def _small(lines: Sequence[str]) -> str:
    return "\n".join(f"-# {plain(clip(line, LINE))}" for line in lines)


def _answer(answer: Answer) -> str:
    size = "" if answer.value is None and answer.kind != "story" else "### "
    return "\n".join([size + plain(clip(answer.text, LINE)), *_cited(answer.rules), *derivation(answer.because)])


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


def _what_happened(steps: Sequence[Step], most: int, tongue: Tongue) -> str:
    """The newest steps, at most so many."""
    lines = [_step(step.n, step.text, step.rules) for step in steps[-most:]]
    if len(steps) > most:
        lines.insert(0, "-# … " + tongue("{count} earlier", count=len(steps) - most))
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
