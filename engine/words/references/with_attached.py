"""An object together with what is attached to it: "target creature and all Auras attached to it"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.filters.qualifiers import AttachedTo as IsAttachedTo
from engine.words.filters.qualifiers import AttachedToOne
from engine.words.references.antecedents import Antecedent
from engine.words.references.objects import All, AttachedTo, Targeted


class WithAttached(ObjectReference, frozen=True):
    """Something, and everything that fits and is attached to it; never read by itself."""

    first: ObjectReference
    things: ObjectFilter

    def __post_init__(self) -> None:
        if self.things.plural != (self.wording == 0):
            raise Unfit
        if not any(isinstance(q, IsAttachedTo | AttachedToOne) for q in self.things.qualifiers):
            raise Unfit

    @property
    def plural(self) -> bool:
        return True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Only the first is spoken of afterwards."""
        return ()

    @rule("608.2d")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        first = self.first.find(game, scope)
        return tuple(dict.fromkeys((*first, *candidates(game, self.things, scope))))


@says("{first} and all {things}", "{first} and each {things}")
class TargetWithAttached(WithAttached, frozen=True):
    """A target."""

    first: Targeted
    things: ObjectFilter


@says("{first} and all {things}", "{first} and each {things}")
class HostWithAttached(WithAttached, frozen=True):
    """What the Aura or Equipment is attached to."""

    first: AttachedTo
    things: ObjectFilter


@says("{first} and all {things}", "{first} and each {things}")
class GroupWithAttached(WithAttached, frozen=True):
    """Everything that fits."""

    first: All
    things: ObjectFilter
