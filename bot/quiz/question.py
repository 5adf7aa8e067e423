"""What a quiz question is: the draft that a family proposes, and the question as the engine has settled it."""

from typing import Literal

from msgspec import Struct

from engine.explain.ruling import Value

LETTERS = "ABCD"
Level = Literal["new player", "regular", "judge level 1", "judge level 2", "judge level 3"]


class Mistake(Struct, frozen=True, kw_only=True):
    """A way to get it wrong, in words that follow "this is what you get if": the value it leads to, or the ``script``
    whose answer that is."""

    why: str
    value: Value = None
    script: str = ""


class Draft(Struct, frozen=True, kw_only=True):
    """A proposal. The last sentences of ``script`` are the question, ``cards`` are those whose text a reader needs.

    With ``plays``, of which exactly one has the answer ``odd`` (the right option), ``ask`` is the question and ``script`` the
    position that the plays share. With ``pair`` the script asks two yes-or-no questions, of one thing each, and ``pair`` says what
    an option says of them: both, only the first, only the second, neither; ``ask`` is the question then, too. Elsewhere
    ``ask`` is how people read the question of the script. ``may_assume`` are assumptions that make no difference here.
    ``tells`` are other words for sentences of the script, for people; ``why_pair`` by option of a pair the mistake that leads
    there; ``section`` is that of the rules, where it is not the family's.
    """

    script: str
    cards: tuple[str, ...]
    mistakes: tuple[Mistake, ...] = ()
    plays: tuple["Play", ...] = ()
    odd: bool = True
    pair: tuple[str, ...] = ()
    ask: str = ""
    may_assume: tuple[str, ...] = ()
    tells: tuple[tuple[str, str], ...] = ()
    why_pair: tuple[str, ...] = ()
    section: str = ""


class Play(Struct, frozen=True, kw_only=True):
    """One of several plays: how an option names it, and the question whether it may be made."""

    text: str
    ask: str


class Option(Struct, frozen=True, kw_only=True):
    """A possible answer; a wrong one says which mistake leads to it, where one is known."""

    text: str
    why: str = ""


class Question(Struct, frozen=True, kw_only=True):
    """A question that can be drawn again from ``family`` and ``seed``. ``script`` is what the engine ran for the right answer,
    ``text`` what people read, ``explanation`` what the ruling says, a line each, ``tags`` the sections of the rules it rests on."""

    family: str
    seed: int
    level: Level
    script: str
    text: tuple[str, ...]
    cards: tuple[str, ...]
    options: tuple[Option, ...]
    right: int
    rules: tuple[str, ...]
    tags: tuple[str, ...]
    explanation: tuple[str, ...]

    @property
    def letter(self) -> str:
        """That of the right option."""
        return LETTERS[self.right]
