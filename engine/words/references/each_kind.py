"""Every object of several kinds: "each artifact, creature, and enchantment"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.words.filters.base import Adjective, Qualifier
from engine.words.filters.description import Description, OneKind, candidates
from engine.words.filters.standing import IsEquipped
from engine.words.kinds import Kind
from engine.words.references.antecedents import Antecedent


@says("each[ {adjectives:space+}] {kinds:and}[ {qualifiers:space+}]")
class EachOfKinds(ObjectReference, frozen=True):
    """Every object that is of any of the kinds and fits besides; "equipped" is never said of Equipment."""

    kinds: tuple[Kind, ...]
    adjectives: tuple[Adjective, ...] = ()
    qualifiers: tuple[Qualifier, ...] = ()
    slot: str = ""
    makes: ClassVar[str] = "group"

    def __post_init__(self) -> None:
        if any(kind.is_many or kind.name in ("card", "spell") for kind in self.kinds):
            raise Unfit
        parts: tuple[Adjective | Qualifier, ...] = (*self.adjectives, *self.qualifiers)
        if not all(part.is_shared for part in parts):
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What a pronoun after it can mean."""
        nouns = frozenset(kind.name for kind in self.kinds)
        return (Antecedent(slot=self.slot, nature="object", nouns=nouns, said=nouns, is_many=True),)

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        every = (self._of(kind, game, scope) for kind in self.kinds)
        found = tuple(dict.fromkeys(thing for of_kind in every for thing in of_kind))
        scope.slots[self.slot] = found
        return found

    def _of(self, kind: Kind, game: Game, scope: Scope) -> tuple[Id, ...]:
        adjectives = tuple(a for a in self.adjectives if not (isinstance(a, IsEquipped) and kind.name == "Equipment"))
        things = Description(head=OneKind(kind=kind), adjectives=adjectives, qualifiers=self.qualifiers)
        return candidates(game, things, scope)
