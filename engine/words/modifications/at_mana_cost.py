"""Keyword abilities that are granted with the cost that the object's own mana cost gives them."""

from __future__ import annotations

from functools import cache

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import CostPart, Duration, Filter, Keyword, Modification, ObjectReference, Reference, Static
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.clauses import FullClause
from engine.words.effects.until import start
from engine.words.references.objects import All, Each

NAMES = ("flashback", "scavenge", "embalm", "unearth", "escape", "encore", "replicate", "emerge", "blitz")


@says(*NAMES)
class CostedName(Word, frozen=True):
    """The name of a keyword ability with a cost."""

    @property
    def name(self) -> str:
        """The name."""
        return NAMES[self.wording]


class AtManaCost(Modification, frozen=True):
    """The keyword is gained, its cost being the object's mana cost; made from what was read, never read itself."""

    name: str
    more: tuple[CostPart, ...] = ()

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("613.1f", "702.1b")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        if draft.now.mana_cost is not None:
            draft.gain(_keyword(self.name, tuple(draft.now.mana_cost), self.more))


@cache
def _keyword(name: str, cost: tuple[str, ...], more: tuple[CostPart, ...] = ()) -> Keyword:
    from engine.words.keywords.spelling import keyword, said

    mana = "".join(cost) or "{0}"
    return keyword(f"{name}—{mana}, {said(more)}" if more else f"{name} {mana}")


@says("{subject} gain{s} {name} {until}. the {again} cost is equal to (its|that card's|the card's) mana cost[ plus {more:comma+}]")
class GainsForAWhile(FullClause, frozen=True):
    """Objects gain the keyword for a while."""

    subject: ObjectReference
    name: CostedName
    until: Duration
    again: CostedName
    more: tuple[CostPart, ...] = ()

    def __post_init__(self) -> None:
        if self.again != self.name:
            raise Unfit

    @rule("611.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        start(game, scope, (AtManaCost(name=self.name.name, more=self.more),), self.subject.find(game, scope), self.until)


@says("{subject} {has/have} {keyword}. the {again} cost is equal to (its|that card's|the card's) mana cost[ plus {more:comma+}].")
class HasAtManaCost(Static, frozen=True):
    """Objects have the keyword."""

    subject: ObjectReference
    keyword: CostedName
    again: CostedName
    more: tuple[CostPart, ...] = ()

    def __post_init__(self) -> None:
        if self.again != self.keyword:
            raise Unfit

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        subject = self.subject.things if isinstance(self.subject, All | Each) else self.subject
        return ((subject, AtManaCost(name=self.keyword.name, more=self.more)),)
