"""Quizzes on paper: a sheet of questions, and a sheet of answers, in Markdown that reads well as plain text too."""

from collections.abc import Callable, Sequence

from bot.quiz.families import FAMILIES
from bot.quiz.question import LETTERS, Question
from engine.cards.card import Card

CONVENTIONS = "Costs can be paid. What is cast has resolved before the next thing is done, unless that is said to be a response."


def printed(card: Card | None, name: str) -> str:
    """A card's text as people read it; the name alone where there is no card."""
    if card is None:
        return name
    face = card.faces[0]
    size = f" {face.power}/{face.toughness}" if face.power is not None else ""
    head = " ".join(filter(None, (face.name, face.mana_cost, f"· {face.type_line}{size}")))
    return "\n".join(filter(None, (head, face.text)))


def lettered(question: Question) -> list[str]:
    """The options with their letters."""
    return [f"{letter}) {option.text}" for letter, option in zip(LETTERS, question.options, strict=False)]


def sheet(questions: Sequence[Question], printed: Callable[[str], str], title: str) -> str:
    """The questions, with the texts of their cards."""
    parts = [f"# {title}", "Name: ______________________________", CONVENTIONS]
    for number, question in enumerate(questions, 1):
        parts += [
            f"## {number}. {FAMILIES[question.family].title} ({question.level})",
            "\n".join(f"{line}  " for line in question.text),
            "\n".join(f"    {line}" for name in question.cards for line in printed(name).split("\n")),
            "\n".join(f"- [ ] {line}" for line in lettered(question)),
        ]
    return "\n\n".join(parts) + "\n"


def answers(questions: Sequence[Question], title: str) -> str:
    """The right options with the engine's explanation, where the wrong ones come from, and what rebuilds each question."""
    parts = [f"# {title}: answers"]
    for number, question in enumerate(questions, 1):
        right = question.options[question.right]
        parts += [
            f"## {number}. {question.letter}) {right.text}",
            "\n".join(f"- {line}" for line in question.explanation),
            "\n".join(f"- {letter}: {mistaken(why)}" for letter, why in reasons(question)),
            f"Sections {', '.join(question.tags)}. Drawn from {question.family} {question.seed}.",
        ]
    return "\n\n".join(filter(None, parts)) + "\n"


def reasons(question: Question) -> list[tuple[str, str]]:
    """The letters of wrong options with the mistake that leads there."""
    return [(letter, option.why) for letter, option in zip(LETTERS, question.options, strict=False) if option.why]


def mistaken(why: str) -> str:
    """The mistake as a sentence; a sentence of the ruling stays as it is."""
    return why if why.startswith(("Yes", "No")) else f"this is what you get if {why}."
