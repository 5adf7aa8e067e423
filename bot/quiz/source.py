"""Where questions come from: a card library with its pool, and the engine."""

import time
from collections.abc import Callable, Collection, Sequence
from importlib.resources import files

from bot.library.library import Library
from bot.quiz.drawing import attempt, draw
from bot.quiz.levels import LEVELS
from bot.quiz.pool import Pool
from bot.quiz.printing import printed
from bot.quiz.question import Level, Question
from bot.refusal import Refusal
from engine.ask import ask
from engine.cards.card import Card
from engine.explain.ruling import Problem, Ruling

SECONDS = 5.0
PLAYABLE = frozenset({"legal", "restricted"})
SAMPLE = 200
"""So many cards are looked at to see which formats are known."""


class Source:
    """``legal_in`` is a format all cards have to be legal in; a library that does not know formats has none."""

    def __init__(self, library: Library, legal_in: str = "", seconds: float = SECONDS) -> None:
        self.library, self._seconds = library, seconds
        self.faults: list[str] = []
        cards = list(library.cards())
        self.pool = Pool(cards, _legal(library, cards, legal_in.casefold()) if legal_in else ordinary(library))

    def rule_on(self, script: str) -> Ruling:
        """The engine's ruling; where the engine breaks off there is none, and ``faults`` has the scenario."""
        try:
            return ask(script, self.library, seconds=self._seconds, now=time.monotonic)
        except Exception as error:
            self.faults.append(f"{error!r}: {script!r}")
            problem = Problem(kind="limit", text="The engine broke off.")
            return Ruling(ok=False, problems=(problem,))

    def draw(
        self, seed: int, families: Collection[str] = (), levels: Collection[Level] = LEVELS, known: Collection[str] = ()
    ) -> Question:
        """See :func:`bot.quiz.drawing.draw`."""
        return draw(seed, self.pool, self.rule_on, families=families, levels=levels, known=known)

    def rebuild(self, family: str, seed: int) -> Question | None:
        """A question that was drawn before, from what it was drawn from."""
        return attempt(family, seed, self.pool, self.rule_on)

    def printed(self, name: str) -> str:
        """A card's text as people read it, on one line a line."""
        return printed(self.library.get(name), name)


def ordinary(library: Library) -> Callable[[str], bool]:
    """Whether a card may be played in some format; in a library that knows none, whether it is not of those that never may."""
    playable = library.formats()
    if playable:
        return lambda name: name in playable
    outside = frozenset(files("data").joinpath("words", "unplayable.txt").read_text(encoding="utf-8").splitlines())
    return lambda name: name not in outside


def _legal(library: Library, cards: Sequence[Card], legal_in: str) -> Callable[[str], bool]:
    """Whether a card may be played in a format. Raises Refusal where the library does not know the format."""
    known = {name for card in cards[:SAMPLE] for name in library.legalities(card.name)}
    if legal_in not in known:
        told = f" It knows {', '.join(sorted(known))}." if known else " `lawmage sync` fetches that."
        raise Refusal(f"This library does not know which cards are legal in {legal_in}.{told}")
    return lambda name: library.legalities(name).get(legal_in) in PLAYABLE
