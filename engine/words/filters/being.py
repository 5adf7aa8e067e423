"""Qualifiers that are clauses: "that's a Wolf or a Werewolf", "that isn't legendary", "that are enchanted"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.words.filters.adjectives import IsAttackingOrBlocking, OfAnyColor, OfAnyKind, OfKind
from engine.words.filters.base import Adjective, Qualifier
from engine.words.filters.description import Head


class Being(Word, frozen=True):
    """What something is said to be."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        """Whether it is that."""
        return False


@says("{adjective}")
class BeingSo(Being, frozen=True):
    """An adjective by itself."""

    adjective: Adjective

    def __post_init__(self) -> None:
        if isinstance(self.adjective, OfKind | OfAnyKind | OfAnyColor | IsAttackingOrBlocking):
            raise Unfit  # nouns have an article here, and alternatives are a list

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.adjective.match(game, thing, scope)


@says("a(n) [{adjectives:space+} ]{head:one}")
class BeingOne(Being, frozen=True):
    """A noun, perhaps with adjectives."""

    head: Head
    adjectives: tuple[Adjective, ...] = ()

    def __post_init__(self) -> None:
        if any(isinstance(a, OfKind) for a in self.adjectives) and len(self.head.kinds()) > 1:
            raise Unfit

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.head.match(game, thing) and all(a.match(game, thing, scope) for a in self.adjectives)


@says("that's {what:or+}", "that are {what:or+}", "that isn't {what:or+}", "that aren't {what:or+}")
class ThatIs(Qualifier, frozen=True):
    """It is one of some things, or none of them."""

    what: tuple[Being, ...]

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return any(w.match(game, thing, scope) for w in self.what) == (self.wording < 2)
