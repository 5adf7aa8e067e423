"""Quizzes as Discord shows them."""

from collections.abc import Callable, Mapping, Sequence

from bot.quiz.families import FAMILIES
from bot.quiz.printing import lettered, mistaken, reasons
from bot.quiz.question import LETTERS, Question
from bot.quiz.records import Mark, Place, Posed, Submission
from bot.reply.discord import ROOM, Panel
from bot.reply.limits.numbers import units
from bot.reply.markdown import clip, plain
from bot.reply.showing import Showing

CARD_ROOM = 350
LINE = 300


def _heading(question: Question, showing: Showing) -> str:
    family = FAMILIES.get(question.family)
    title = showing.tongue(family.title if family else "A question of this server")
    return f"### {title} · {showing.tongue(question.level)}"


def asked(posed: Posed, printed: Callable[[str], str], showing: Showing) -> Panel:
    """The question with its cards and options."""
    return Panel(
        "open",
        (
            *_question(posed.question, printed, showing),
            "-# " + showing.tongue("Answers until {when}; you may change yours once.", when=f"<t:{posed.closes}:R>"),
        ),
    )


def _question(question: Question, printed: Callable[[str], str], showing: Showing) -> list[str]:
    told = "\n".join(plain(clip(line, LINE)) for line in question.text[:-1])
    asks = f"**{plain(clip(question.text[-1], LINE))}**"
    options = "\n".join(f"**{line[:2]}**{plain(clip(line[2:], LINE))}" for line in lettered(question))
    cards = "\n".join(
        f"> {plain(line)}" for name in question.cards for line in clip(printed(name), CARD_ROOM).split("\n") if line.strip()
    )
    texts = [_heading(question, showing), cards, told, asks, options]
    if sum(map(units, texts)) > ROOM - 200:
        texts.remove(cards)
    return [text for text in texts if text]


def revealed(posed: Posed, counts: Mapping[int, int], showing: Showing) -> Panel:
    """The answer with its explanation, and how many were right."""
    question, say = posed.question, showing.tongue
    right = question.options[question.right]
    total = sum(counts.values())
    texts = [
        _heading(question, showing),
        "\n".join(plain(clip(line, LINE)) for line in question.text),
        f"### {question.letter}) {plain(clip(right.text, LINE))}",
        "\n".join(f"- {plain(clip(line, LINE))}" for line in question.explanation[:10]),
        "\n".join(f"-# {letter}: {plain(clip(mistaken(why), LINE))}" for letter, why in reasons(question)),
        say("{right} of {total} were right.", right=counts.get(question.right, 0), total=total)
        + " "
        + " · ".join(f"{letter} {counts.get(at, 0)}" for at, letter in enumerate(LETTERS[: len(question.options)])),
    ]
    kept: list[str] = []
    for text in filter(None, texts):
        if sum(map(units, kept)) + units(text) < ROOM:
            kept.append(text)
    return Panel("settled", tuple(kept))


def leaderboard(places: Sequence[Place], season: int, showing: Showing) -> Panel:
    """Who was right how often."""
    say = showing.tongue
    lines = [
        f"{at}\\. <@{place.person}> · " + say("{right} of {answered}", right=place.right, answered=place.answered)
        for at, place in enumerate(places, 1)
    ]
    return Panel(
        "plain", ("### " + say("Season {number}", number=season), "\n".join(lines) or say("Nobody has answered a question yet."))
    )


def personal(marks: Sequence[Mark], showing: Showing) -> Panel:
    """How often somebody was right, by section of the rules, and their streaks."""
    say = showing.tongue
    if not marks:
        return Panel("plain", (say("You have not answered a question that is over yet."),))
    now, best = streaks(marks)
    right = sum(mark.right for mark in marks)
    head = say("{right} of {answered}", right=right, answered=len(marks))
    streak = say("Right in a row: {now}; most ever: {best}.", now=now, best=best)
    lines = [f"- {section}: {hits}/{tries}" for section, (hits, tries) in by_section(marks).items()]
    return Panel("plain", (f"### {head}", streak, "\n".join(lines[:25])))


def by_section(marks: Sequence[Mark]) -> dict[str, tuple[int, int]]:
    """Right answers and answers by section of the rules."""
    found: dict[str, tuple[int, int]] = {}
    for mark in marks:
        for tag in mark.tags:
            hits, tries = found.get(tag, (0, 0))
            found[tag] = (hits + mark.right, tries + 1)
    return dict(sorted(found.items()))


def streaks(marks: Sequence[Mark]) -> tuple[int, int]:
    """How many of the newest answers were right without a wrong one between, and the most that ever were."""
    now = best = 0
    for mark in marks:
        now = now + 1 if mark.right else 0
        best = max(best, now)
    return now, best


def submission(one: Submission, showing: Showing) -> Panel:
    """A question of somebody's own, as a moderator reviews it."""
    question = one.question
    options = "\n".join(f"{'✓ ' if at == question.right else ''}{plain(line)}" for at, line in enumerate(lettered(question)))
    told = "\n".join(plain(clip(line, LINE)) for line in question.text)
    return Panel(
        "open", ("### " + showing.tongue("A question by {who}", who=f"<@{one.by}>"), clip(told, 2000), clip(options, 1200))
    )
