"""Counting what fits one of two nouns: "for each Aura and Equipment attached to it"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.countable import Countable
from engine.words.filters.description import Description, OneKind, candidates
from engine.words.references.antecedents import bound
from engine.words.references.pronouns import It


@says("{first} and {second}")
class EachOfBoth(Countable, frozen=True):
    """Objects that either noun names; what follows the second is said of both."""

    first: Description
    second: Description

    def __post_init__(self) -> None:
        both = (self.first, self.second)
        if any(d.plural or d.adjectives or not isinstance(d.head, OneKind) for d in both):
            raise Unfit
        if self.first.qualifiers or not self.second.qualifiers:
            raise Unfit

    @rule("109.2")
    def count(self, game: Game, scope: Scope) -> int:
        return len(self.which(game, scope))

    def which(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """Those that there are."""
        return tuple(dict.fromkeys(t for d in (self._other(), self.second) for t in candidates(game, d, scope)))

    def _other(self) -> Description:
        """The first noun with what is said of both."""
        return Description(head=self.first.head, qualifiers=self.second.qualifiers)


@says("{thing:one} you controlled that was attached to {it}", "{thing:one} that was attached to {it}")
class EachThatWasOn(Countable, frozen=True):
    """What was attached to an object as it last was (and controlled by the controller of the ability)."""

    thing: Description
    it: It

    def __post_init__(self) -> None:
        if self.thing.qualifiers:
            raise Unfit

    @rule("608.2h", "603.10a")
    def count(self, game: Game, scope: Scope) -> int:
        return sum(self._fits(game, t, scope) for host in bound(game, scope, self.it.slot) for t in was_on(game, host))

    def _fits(self, game: Game, thing: Id, scope: Scope) -> bool:
        mine = self.wording == 1 or game.controller(thing) == scope.controller
        return mine and self.thing.match(game, thing, scope)


def was_on(game: Game, host: Id) -> tuple[Id, ...]:
    """What is attached to an object or, once that has left, was until then."""
    gone = None if game.exists(host) and game.object(host).zone is Zone.BATTLEFIELD else game.state.gone.get(host)
    return gone.attachments if gone is not None else tuple(o.id for o in game.state.battlefield() if o.attached_to == host)
