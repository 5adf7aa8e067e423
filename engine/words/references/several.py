"""References to several targets to share something among, and to each of those spoken of."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Leaf, Unfit, says
from engine.words.amounts import Numeral
from engine.words.filters.description import ObjectFilter
from engine.words.kinds import Kind
from engine.words.references.objects import AnyNumber, AnyTarget, Targeted
from engine.words.references.spoken_of import ObjectSpokenOf


class OneToSome(Leaf, frozen=True):
    """"One or two", "one, two, or three": from one up to a number."""

    most: int
    first: ClassVar[frozenset[str] | None] = frozenset({"one"})

    WORDS: ClassVar[dict[int, list[str]]] = {
        2: "one or two".split(), 3: "one , two , or three".split(), 4: "one , two , three , or four".split(),
    }

    @property
    def plural(self) -> bool:
        return True

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        return [(cls(most=n), at + len(w)) for n, w in cls.WORDS.items() if tokens[at : at + len(w)] == w]

    def say(self, style: str = "") -> list[str]:
        return self.WORDS[self.most]


@says("{several} target {things:many}")
class OneToSomeTargets(Targeted, frozen=True):
    """At least one target, at most a number of them."""

    several: OneToSome
    things: ObjectFilter

    @property
    def plural(self) -> bool:
        return True

    def maximum(self, game: Game, scope: Scope) -> int | None:
        return self.several.most


@says("{several} targets")
class OneToSomeAny(AnyTarget, frozen=True):
    """At least one target of any kind, at most a number of them."""

    several: OneToSome

    @property
    def plural(self) -> bool:
        return True

    def maximum(self, game: Game, scope: Scope) -> int | None:
        return self.several.most


class AnyRecipients(AnyTarget, frozen=True, kw_only=True):
    """A number of targets of any kind."""

    number: Numeral

    @property
    def plural(self) -> bool:
        return True

    def maximum(self, game: Game, scope: Scope) -> int | None:
        return self.number.count(game, scope)


@says("{number} targets")
class SoManyRecipients(AnyRecipients, frozen=True, kw_only=True):
    """Just so many."""

    def __post_init__(self) -> None:
        if not self.number.plural:
            raise Unfit

    def minimum(self, game: Game, scope: Scope) -> int:
        return self.number.count(game, scope) or 0


@says("up to {number} targets")
class UpToRecipients(AnyRecipients, frozen=True, kw_only=True):
    """At most so many."""

    def minimum(self, game: Game, scope: Scope) -> int:
        return 0


@says("any number of targets")
class AnyNumberOfAny(AnyNumber, AnyTarget, frozen=True):
    """As many targets of any kind as wanted."""


@says("any other target", "another target", "a third target")
class AnyOtherTarget(AnyTarget, frozen=True):
    """A target of any kind that is no earlier target of the ability, or not the object itself when there is none."""

    earlier: tuple[str, ...] = ()

    def _is_taken(self, thing: Id, scope: Scope) -> bool:
        taken = [t for slot in self.earlier for t in scope.slots.get(slot, ())]
        return thing in taken if self.earlier else thing == scope.source

    def candidates(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(t for t in super().candidates(game, scope) if not self._is_taken(t, scope))

    def is_legal(self, game: Game, thing: Id, scope: Scope) -> bool:
        return not self._is_taken(thing, scope) and super().is_legal(game, thing, scope)


@says("each of them", "each of those {kind:many}")
class EachOfThose(ObjectSpokenOf, frozen=True):
    """Every one of the objects spoken of."""

    kind: Kind | None = None
    refers: ClassVar[str] = "objects"
