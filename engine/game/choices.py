"""Choices: how rule code asks a player, and how an answer of the script gets back to it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from msgspec import Struct

from engine.game.objects import Definition, Id
from engine.game.verdict import Verdict


class Option(Struct, frozen=True):
    """One thing that can be chosen, and the words for it."""

    value: Any
    text: str


class Barred(Struct, frozen=True):
    """Something that might be named and can't be chosen; ``why`` is the verdict against it."""

    value: Any
    text: str
    why: Any


class Choice(Struct, frozen=True, kw_only=True):
    """What a player is asked. ``kind`` is one word (``target``, ``may``, ``mode``, ``x``, ``order``, ``replacement``, ``sacrifice``
    ...), ``about`` the object whose spell or ability asks, ``prompt`` the question in words. ``by`` makes it where that is not
    the player whose choice it is. ``barred`` are the options there would be, if nothing forbade them.
    """

    player: Id
    kind: str
    options: tuple[Option, ...]
    minimum: int = 1
    maximum: int = 1
    about: Id | None = None
    prompt: str = ""
    by: Id = 0
    barred: tuple[Barred, ...] = ()

    @property
    def maker(self) -> Id:
        """The player who makes it."""
        return self.by or self.player

    def has_one_outcome(self, alike: bool) -> bool:
        """Whether nothing is left to choose; ``alike``: an order in which the options come makes no difference."""
        is_fixed = self.minimum == self.maximum and self.maximum in (0, len(self.options))
        return is_fixed and (self.kind != "order" or self.maximum < 2 or alike)


class Undecided(Exception):
    """Raised where the script does not answer a choice; the caller keeps the state from before the step."""

    def __init__(self, choice: Choice) -> None:
        super().__init__(choice.prompt or choice.kind)
        self.choice = choice


class Chooser(Protocol):
    """Who answers choices: the running script, a branch that tries every option, a random player."""

    def answer(self, game: Any, choice: Choice) -> tuple[Any, ...] | None:
        """The chosen values, or None when it has no answer."""


class Attentive:
    """A chooser that is told, and asked, of more than the choices that somebody has to make."""

    def heed(self, game: Any, choice: Choice) -> None:
        """Take note of a choice with one legal outcome, which nobody is asked."""

    def failed(self, game: Any, card: Id, verdict: Verdict) -> None:
        """Take note that a card could not be cast as was chosen while something is carried out."""

    def identity(self, game: Any, thing: Id, how: str) -> tuple[Definition | None, Id | None]:
        """Which card an unknown one is, as it is shown in some way, and which unknown one it had been taken for."""
        return None, None

    def cards_named(self) -> Iterable[Definition]:
        """Cards besides those in the game, whose names can be chosen."""
        return ()

    def tapped_for_mana(self, game: Any, player: Id) -> tuple[Id, ...]:
        """What a player is said to tap for the mana of what is being paid for; () where nothing is said."""
        return ()


class Trial:
    """Takes the first options: for trying something on a branch."""

    def answer(self, game: Any, choice: Choice) -> tuple[Any, ...] | None:
        """As many as must be chosen, the first ones."""
        return tuple(option.value for option in choice.options[: max(choice.minimum, 0)])


class Forced:
    """Answers nothing: only choices with one legal outcome go through."""

    def answer(self, game: Any, choice: Choice) -> tuple[Any, ...] | None:
        """Always None."""
        return None
