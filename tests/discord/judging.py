"""A stand-in for the engine with a plain language of its own, which the bot's processes can import.

Every line is a step; a line with a question mark is answered; ``choose NAME of A, B`` opens a choice until a line
says ``NAME is A``; ``nonsense`` is not understood; ``explode`` raises; ``forever`` never ends, ``slow`` takes a moment;
``long N`` is N steps; ``cast NAME`` wants Grizzly Bears or a card of the server, and a name that begins with
``Grizly`` has others near it.
"""

import signal
import time
from collections.abc import Collection, Sequence

from bot.library.listing import CardRuling
from bot.pictures.board import Board, Drawn, Side, Thing
from bot.quiz.own import OwnQuestion
from bot.quiz.question import Level, Option, Question
from bot.readings import Reading
from engine.cards.card import Card, Face
from engine.explain.ruling import Answer, Because, OpenChoice, Problem, Ruling, Step
from engine.rulebook.book import Rule, Rulebook

BEAR = Card(
    name="Grizzly Bears",
    faces=(Face(name="Grizzly Bears", mana_cost="{1}{G}", type_line="Creature — Bear", power="2", toughness="2"),),
)
RULEBOOK = Rulebook(
    {
        rule.number: rule
        for rule in (
            Rule(number="702.9", summary="Flying: few may block it."),
            Rule(number="704.5f", summary="No toughness left: into the graveyard."),
            Rule(number="704.5j", summary="One legendary permanent of a name stays."),
        )
    }
)

GLOSSARY = {"Active Player": "The player whose turn it is.", "Exile": "A zone."}
EXAMPLES = {"704.5f": ("A bear with a shield of minus two is gone.",)}


class Bears:
    """A card source with one card."""

    def get(self, name: str) -> Card | None:
        return BEAR if name.casefold() == "grizzly bears" else None

    def rulings(self, name: str) -> list[CardRuling]:
        return [CardRuling("2020-01-01", "Bears are not bats.")] if name == "Grizzly Bears" else []

    def legalities(self, name: str) -> dict[str, str]:
        return {"modern": "legal", "standard": "not_legal"} if name == "Grizzly Bears" else {}

    def names_beginning(self, text: str, limit: int = 25) -> list[str]:
        return ["Grizzly Bears"] if "grizzly bears".startswith(text.casefold()) else []


def draw(seed: int, families: Sequence[str], levels: Collection[Level], known: Collection[str]) -> Question | None:
    """A question whose right answer is B; no two alike."""
    script = f"{len(known)} bears\nHow many?"
    return question(script) if len(known) < 50 and "mana" not in families else None


def question(script: str) -> Question:
    return Question(
        family="layers",
        seed=1,
        level="regular",
        script=script,
        text=tuple(script.split("\n")),
        cards=("Grizzly Bears",),
        options=(Option(text="one", why="bears are forgotten"), Option(text="two"), Option(text="three")),
        right=1,
        rules=("613.4c",),
        tags=("613",),
        explanation=("There are two.", "Each bear counts."),
    )


def check_own(text: str, wrong: Sequence[str]) -> Question | OwnQuestion:
    return OwnQuestion(("It asks nothing.",)) if "?" not in text else question(text)


def ready() -> None:
    """Nothing is needed."""


def nearest(name: str) -> tuple[str, ...]:
    return ("Grizzly Bears",)


def picture(text: str, seconds: float, custom: Sequence[Card] = ()) -> Drawn | None:
    """The lines as what somebody controls; a text without any has no board."""
    from bot.pictures.drawing import drawn

    things = tuple(Thing(name=line, types="Creature", corner="1/1", is_creature=True) for line in text.splitlines())
    return drawn(Board(moment="Alice's turn", sides=(Side(name="Alice", life=20, permanents=things),))) if "?" not in text else None


def readings(name: str, custom: Sequence[Card] = ()) -> tuple[Reading, ...]:
    own = [line for card in custom for line in card.faces[0].text.splitlines()]
    if custom:
        return tuple(Reading(line, declined="not a word" if "oo" in line else "") for line in own)
    return (Reading("Trample", reads="Trample"), Reading("Moo.", declined="expected an ability, saw “Moo”"))


def judge(text: str, seconds: float, custom: Sequence[Card] = ()) -> Ruling:
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    steps: list[str] = []
    answers: list[Answer] = []
    for at, line in enumerate(lines, start=1):
        word, _, rest = line.partition(" ")
        if word == "explode":
            raise RuntimeError("boom")
        if word == "forever":
            signal.pause()
        if word == "slow":
            time.sleep(0.3)
        if word == "cast" and rest not in {BEAR.name, *(card.name for card in custom)}:
            return Ruling(ok=False, script=tuple(lines[: at - 1]), steps=numbered(steps), problems=(unknown(rest, at),))
        if word == "nonsense":
            problem = Problem(kind="not_understood", text=f"What is “{rest}”?", line=at, column=1)
            return Ruling(ok=False, script=tuple(lines[: at - 1]), steps=numbered(steps), problems=(problem,))
        if word == "choose":
            name, _, options = rest.partition(" of ")
            if not any(later.startswith(f"{name} is ") for later in lines[at:]):
                return undecided(lines, steps, at, name, options.split(", "))
        if line.endswith("?"):
            answers.append(answer(line, len(steps)))
        else:
            steps += [f"{line}"] if word != "long" else [f"step {n} of many" for n in range(int(rest))]
    return Ruling(ok=True, script=tuple(lines), answers=tuple(answers), steps=numbered(steps), assumptions=("All is paid.",))


def unknown(name: str, line: int) -> Problem:
    near = (BEAR.name, "Forest Bear", "Runeclaw Bear") if name.startswith("Grizly") else ()
    text = f"There is no card called “{name}”."
    return Problem(kind="unknown_card", text=text, line=line, column=1, seen=name, nearest=near)


def undecided(lines: list[str], steps: list[str], at: int, name: str, options: list[str]) -> Ruling:
    choice = OpenChoice(player="Alice", choice=name, options=tuple(options), says=tuple(f"{name} is {one}" for one in options))
    problem = Problem(kind="open_choice", text=f"Alice has to choose {name}.", line=at, column=1)
    return Ruling(ok=False, script=tuple(lines), steps=numbered(steps), open=(choice,), problems=(problem,))


def numbered(steps: list[str]) -> tuple[Step, ...]:
    return tuple(Step(n=n, text=text, rules=("608.2",)) for n, text in enumerate(steps, start=1))


def answer(question: str, count: int) -> Answer:
    because = (Because(text="each step counts", rule="613.4c", source="Arithmetic", before="0", after=str(count)),)
    return Answer(
        question=question, kind="number", value=count, text=f"There are {count} steps.", rules=("613.4c",), because=because
    )
