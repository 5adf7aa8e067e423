"""Overload: for another cost the spell acts on each instead of a target."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.machine import Game
from engine.game.meaning import Ability, ObjectReference, PlayerReference, Static
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Word, rewrite, says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.keywords.flashback import CastFor
from engine.words.keywords.kicker import paid
from engine.words.keywords.spelling import Costed, costed
from engine.words.references.objects import Target
from engine.words.references.players import EachOpponent, EachPlayer, TargetOpponent, TargetPlayer


class EachInstead(ObjectReference, frozen=True):
    """Everything that the target would have to be; what is said of the target is said of all; made, never read."""

    stands_for_target: ClassVar[bool] = True
    things: ObjectFilter
    slot: str

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        found = candidates(game, self.things, scope)
        scope.slots[self.slot] = found
        return found


class EachPlayerInstead(PlayerReference, frozen=True):
    """Every player, or every opponent, where a player would be the target; made, never read."""

    stands_for_target: ClassVar[bool] = True
    is_opponents: bool
    slot: str

    @property
    def plural(self) -> bool:
        return True

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        found = (EachOpponent() if self.is_opponents else EachPlayer()).find(game, scope)
        scope.slots[self.slot] = found
        return found


class OverloadedText(Static, frozen=True):
    """What the spell says when its overload cost was paid; made, never read."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.STACK})

    @rule("702.96a", "702.96b")
    def spell_text(self, game: Game, thing: Id, texts: tuple[Any, ...]) -> tuple[Any, ...]:
        """The text with "each" for "target"."""
        return _overloaded(texts) if "overload" in paid(game, thing) else texts


@rule("702.96c")
def _overloaded(texts: tuple[Any, ...]) -> tuple[Any, ...]:
    """The changed text."""
    return tuple(rewrite(text, _each) for text in texts)


def _each(word: Word) -> Word:
    if isinstance(word, TargetPlayer | TargetOpponent):
        return EachPlayerInstead(is_opponents=isinstance(word, TargetOpponent), slot=word.slot)
    return EachInstead(things=word.things, slot=word.slot) if isinstance(word, Target) else word


@says(*costed("overload"))
class Overload(Costed, frozen=True):
    """For its overload cost it acts on each."""

    name: ClassVar[str] = "overload"

    @rule("702.96a")
    def means(self) -> tuple[Ability, ...]:
        return (CastFor(name="overload", cost=self.cost), OverloadedText())
