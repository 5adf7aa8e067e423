"""``lawmage quiz``: questions in the terminal, on paper, and a check of many."""

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bot.cli.commands import Commands
from bot.cli.screen import progress_bar
from bot.refusal import Refusal

if TYPE_CHECKING:
    from bot.quiz.question import Level, Question
    from bot.quiz.source import Source


def _count(default: int) -> "Callable[[Any], Any]":
    return click.option("--count", type=click.IntRange(min=1), default=default, help="How many questions.")


def _seed(default: int | None) -> "Callable[[Any], Any]":
    return click.option("--seed", type=int, default=default, help="The same seed gives the same questions.")


_family = click.option("--family", multiple=True, help="Only questions of this family; may be given again.")
_level = click.option("--level", multiple=True, help="Only this level, 0 (new player) to 4 (judge level 3).")
_legal = click.option("--format", "legal", default="", show_default=False, help="Only cards legal in this format, such as modern.")


@click.group(cls=Commands, help="Rules questions that the engine writes and marks.", invoke_without_command=True)
@_count(5)
@_seed(None)
@_family
@_level
@_legal
@click.pass_context
def quiz(context: click.Context, count: int, seed: int | None, family: Sequence[str], level: Sequence[str], legal: str) -> int:
    """Ask questions, mark the answers and explain them."""
    if context.invoked_subcommand is not None:
        return 0
    score = 0
    for number, question in enumerate(drawn(source(legal), count, seed, family, level), 1):
        _show(number, question, source(legal))
        reply = _reply(question)
        score += reply == question.letter
        _reveal(question, reply)
    print(f"{score} of {count} right.")
    return 0


@quiz.command()
@click.option("--out", default="quiz.md", help="The file for the questions; the answers go beside it.")
@_count(10)
@_seed(None)
@_family
@_level
@_legal
@click.option("--title", default="Rules quiz", help="What stands at the top.")
def export(out: str, count: int, seed: int | None, family: Sequence[str], level: Sequence[str], legal: str, title: str) -> int:
    """Write a sheet of questions, and a sheet of answers beside it."""
    from bot.quiz.printing import answers, sheet

    origin = source(legal)
    questions = drawn(origin, count, seed, family, level)
    path = Path(out)
    key = path.with_name(f"{path.stem}-answers{path.suffix}")
    try:
        path.write_text(sheet(questions, origin.printed, title), encoding="utf-8")
        key.write_text(answers(questions, title), encoding="utf-8")
    except OSError as error:
        raise Refusal(f"{error.filename} cannot be written: {error.strerror}.") from error
    print(f"{len(questions)} questions in {path}, the answers in {key}.")
    return 0


@quiz.command()
@_count(100)
@_seed(0)
@_family
@_legal
def check(count: int, seed: int, family: Sequence[str], legal: str) -> int:
    """Draw many questions and check that each is sound."""
    from bot.quiz.checking import check as checked

    found = checked(source(legal), count, seed, named(family))
    print(f"{len(found.questions)} questions, {found.failed} draws without one, {found.share_in_time:.1%} of the draws in time,")
    print(f"slowest {found.slowest:.1f} s. Families: {found.families}. Levels: {found.levels}.")
    for fault in found.faults:
        print(fault)
    return 1 if found.faults else 0


_opened: dict[str, "Source"] = {}


def source(legal: str) -> "Source":
    """The cards at hand, opened once."""
    if legal not in _opened:
        from bot.library.opening import open_cards
        from bot.quiz.source import Source

        with progress_bar() as progress:
            _opened[legal] = Source(open_cards(progress), legal)
    return _opened[legal]


def named(families: Sequence[str]) -> tuple[str, ...]:
    """Raises Refusal for a family that there is not."""
    from bot.quiz.families import FAMILIES

    for name in families:
        if name not in FAMILIES:
            raise Refusal(f"There is no family {name!r}: say {', '.join(FAMILIES)}.")
    return tuple(families)


def drawn(origin: "Source", count: int, seed: int | None, families: Sequence[str], levels: Sequence[str]) -> "list[Question]":
    """Different questions, the same for a seed. Raises Refusal when the cards give too few."""
    from bot.quiz.drawing import NoQuestion

    start = secrets.randbelow(2**31) if seed is None else seed
    questions: list[Question] = []
    wanted, chosen = leveled(levels), named(families)
    for at in range(count):
        try:
            questions.append(origin.draw(start + at, chosen, wanted, {question.script for question in questions}))
        except NoQuestion:
            raise Refusal("The cards at hand give no further question of this kind. Ask for more families or levels.") from None
    return questions


def leveled(levels: Sequence[str]) -> "tuple[Level, ...]":
    """Levels by number or name. Raises Refusal for one that there is not."""
    from bot.quiz.levels import LEVELS

    if not levels:
        return LEVELS
    by_name = {name: name for name in LEVELS} | {str(at): name for at, name in enumerate(LEVELS)}
    for level in levels:
        if level not in by_name:
            raise Refusal(f"There is no level {level!r}: say 0 to 4, or {', '.join(LEVELS)}.")
    return tuple(by_name[level] for level in levels)


def _show(number: int, question: "Question", origin: "Source") -> None:
    from bot.quiz.families import FAMILIES
    from bot.quiz.printing import lettered

    print(f"\n{number}. {FAMILIES[question.family].title} ({question.level})\n")
    for name in question.cards:
        print("\n".join(f"    {line}" for line in origin.printed(name).split("\n")))
    print("\n" + "\n".join(question.text) + "\n")
    print("\n".join(lettered(question)))


def _reply(question: "Question") -> str:
    """A letter of the options; anything else is asked for again."""
    from bot.quiz.question import LETTERS

    letters = LETTERS[: len(question.options)]
    while (reply := str(click.prompt("Your answer")).strip().upper()) not in set(letters):
        print(f"Say {', '.join(letters[:-1])} or {letters[-1]}.")
    return reply


def _reveal(question: "Question", reply: str) -> None:
    from bot.quiz.printing import mistaken, reasons

    print(f"{'Right' if reply == question.letter else 'No'}: {question.letter}) {question.options[question.right].text}")
    for letter, why in reasons(question):
        if letter == reply:
            print(f"  {letter}: {mistaken(why)}")
    print("\n".join(f"  {line}" for line in question.explanation))
