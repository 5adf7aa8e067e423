"""Qualifiers that give the name of an object: "named ..."."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Leaf, says
from engine.rulebook import rule
from engine.words.filters.base import Qualifier
from engine.words.filters.likeness import names_of

_ENDS = (
    "named them reveal put shuffle . , ; : \" • ~ or and and/or that that's with for if under at then attached "
    "where instead you your from in on to into unless as an another this these until among other tapped get "
    "gets has have is are was were die dies enter enters attack attacks can can't don't doesn't cost costs "
    "deal deals they it"
)


class CardName(Leaf, frozen=True):
    """A name, up to where the sentence goes on (perhaps after a comma of its own); compared without case."""

    words: tuple[str, ...]

    ENDS: ClassVar[frozenset[str]] = frozenset(_ENDS.split())
    SMALL: ClassVar[frozenset[str]] = frozenset("of the a".split())

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        end = cls._end(tokens, at)
        found = [(cls(words=tuple(tokens[at:end])), end)] if end > at and tokens[at] != "a" else []
        if found and tokens[end : end + 1] == [","]:
            longer = cls._end(tokens, end + 1)
            found += [(cls(words=tuple(tokens[at:longer])), longer)] if longer > end + 1 else []
        if found and tokens[at] == "the" and tokens[end : end + 1] == ["and"]:
            longer = cls._end(tokens, end + 1)
            is_more = longer > end + 1 and tokens[end + 1] not in ("a", "an", "the")
            found += [(cls(words=tuple(tokens[at:longer])), longer)] if is_more else []
        return found

    @classmethod
    def _end(cls, tokens: list[str], at: int) -> int:
        while at < len(tokens) and tokens[at] not in cls.ENDS:
            at += 1
        return at

    def say(self, style: str = "") -> list[str]:
        return [w if n and w in self.SMALL else w[:1].upper() + w[1:] for n, w in enumerate(self.words)]

    @property
    def name(self) -> str:
        """The name in small letters."""
        return " ".join(self.words).replace(" 's", "'s").replace(" '", "'").replace(" ,", ",")


@says("named {names:or+}", "not named {names:or+}")
class Named(Qualifier, frozen=True):
    """It has one of some names, or none of them."""

    names: tuple[CardName, ...]

    @rule("201.2")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        own = {n.lower().replace("’", "'") for n in names_of(game, thing)}
        return any(n.name in own for n in self.names) == (self.wording == 0)
