"""Something together with all that has something in common with it: "... and each other creature that shares a color with it"."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.filters.likeness import Aspect, names_of
from engine.words.references.antecedents import Antecedent
from engine.words.references.objects import AttachedTo, Targeted
from engine.words.references.pronouns import That


@rule("608.2h")
def alike(game: Game, scope: Scope, these: tuple[Id, ...], others: ObjectFilter, aspect: Aspect) -> tuple[Id, ...]:
    """These, and all others that fit and have one of the aspect in common with one of them."""
    has = frozenset[str]().union(*(aspect.of(game, t) for t in these))
    return _with(these, (t for t in candidates(game, others, scope) if aspect.of(game, t) & has))


def _with(these: tuple[Id, ...], others: Iterable[Id]) -> tuple[Id, ...]:
    return tuple(dict.fromkeys((*these, *others)))


@says("target {things:one} and each other {others:one} that shares a(n) {aspect} with it")
class TargetAndAlike(Targeted, frozen=True, kw_only=True):
    """A target and all that is like it."""

    things: ObjectFilter
    others: ObjectFilter
    aspect: Aspect

    @property
    def plural(self) -> bool:
        return True

    def minimum(self, game: Game, scope: Scope) -> int:
        return 1

    def maximum(self, game: Game, scope: Scope) -> int | None:
        return 1

    @rule("115.1")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        meant = tuple(scope.slots.get(self.slot, ()))
        return alike(game, scope, meant, self.others, self.aspect) if meant else ()


class SomethingAndAlike(ObjectReference, frozen=True, kw_only=True):
    """Something known, and all that is like it."""

    others: ObjectFilter
    aspect: Aspect

    @property
    def plural(self) -> bool:
        return True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """They can be spoken of together only."""
        return ()


@says("{host} and other {others:many} that share a(n) {aspect} with it")
class HostAndAlike(SomethingAndAlike, frozen=True, kw_only=True):
    """What the object is attached to, and the like."""

    host: AttachedTo

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return alike(game, scope, self.host.find(game, scope), self.others, self.aspect)


@says("{that} and each other {others:one} that shares a(n) {aspect} with it")
class ThatAndAlike(SomethingAndAlike, frozen=True, kw_only=True):
    """What was spoken of, and the like."""

    that: That

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return alike(game, scope, self.that.find(game, scope), self.others, self.aspect)


@says("~ and each other {others:one} with the same name as it")
class ThisAndNamesakes(ObjectReference, frozen=True):
    """The object itself, and all others that fit and have its name."""

    others: ObjectFilter

    @property
    def plural(self) -> bool:
        return True

    @rule("201.2a")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        names = names_of(game, scope.source)
        return _with((scope.source,), (t for t in candidates(game, self.others, scope) if names_of(game, t) & names))
