"""Alternatives for cards: of which sort they are ("Bird or basic land card"), or described apart ("a land card or an Elf card")."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.words.filters.adjectives import OfColor, OfKind, OfSupertype
from engine.words.filters.base import Adjective, Qualifier
from engine.words.filters.description import Description, ObjectFilter
from engine.words.filters.double_faced import DoubleFaced
from engine.words.kinds import Kind


class Sort(Word, frozen=True):
    """One of several alternatives before "card"."""

    def parts(self) -> tuple[Adjective, ...]:
        """All that a card must be."""
        return ()


@says("{kind}")
class JustKind(Sort, frozen=True):
    """A type."""

    kind: OfKind

    def parts(self) -> tuple[Adjective, ...]:
        return (self.kind,)


@says("{supertype} {kind}")
class SuperKind(Sort, frozen=True):
    """A type with a supertype."""

    supertype: OfSupertype
    kind: OfKind

    def parts(self) -> tuple[Adjective, ...]:
        return (self.supertype, self.kind)


@says("{more} {kind}")
class TwoKinds(Sort, frozen=True):
    """A type with another one: "artifact creature", "Ugin planeswalker"."""

    more: OfKind
    kind: OfKind

    def __post_init__(self) -> None:
        if self.kind.kind.is_subtype or self.kind.kind.name == "permanent" or self.more.kind.name == "permanent":
            raise Unfit

    def parts(self) -> tuple[Adjective, ...]:
        return (self.more, self.kind)


@says("{color}")
class JustColor(Sort, frozen=True):
    """A colour."""

    color: OfColor

    def parts(self) -> tuple[Adjective, ...]:
        return (self.color,)


@says("{faced}")
class JustFaced(Sort, frozen=True):
    """With two faces."""

    faced: DoubleFaced

    def parts(self) -> tuple[Adjective, ...]:
        return (self.faced,)


@says("{any:or}", "{any:and/or}")
class OfAnySort(Adjective, frozen=True):
    """Of one of several sorts; a supertype that stands first is said of all of them, and so is a type that stands last, unless
    types and subtypes are mixed before it ("Vehicle or artifact creature").
    """

    any: tuple[Sort, ...]
    is_of_cards: ClassVar[bool] = True

    def __post_init__(self) -> None:
        *before, last = self.any
        if any(isinstance(s, TwoKinds) for s in before) or (isinstance(last, TwoKinds) and not _mixes(before, last.more)):
            raise Unfit
        if isinstance(self.any[0], SuperKind) or len({isinstance(s, JustColor) for s in self.any}) + self._more() < 2:
            raise Unfit

    def _more(self) -> bool:
        """Whether anything but types and colours is among them."""
        return any(isinstance(s, SuperKind | TwoKinds | JustFaced) for s in self.any)

    def kinds(self) -> tuple[Kind, ...]:
        """The nouns."""
        return tuple(a.kind for s in self.any for a in s.parts() if isinstance(a, OfKind))

    @property
    def is_shared(self) -> bool:
        return False

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return any(all(a.match(game, thing, scope) for a in s.parts()) for s in self.any)


def _mixes(before: list[Sort], kind: OfKind) -> bool:
    """Whether all are types and the last a subtype, or the other way round."""
    return all(isinstance(s, JustKind) and s.kind.kind.is_subtype is not kind.kind.is_subtype for s in before)


@says("a(n) {card}")
class ACard(Word, frozen=True):
    """One of several descriptions of a card."""

    card: Description

    def __post_init__(self) -> None:
        fits_nothing_else = "card" in self.card.said() and not self.card.plural
        if not fits_nothing_else or any(type(q).zones is not Qualifier.zones for q in self.card.qualifiers):
            raise Unfit


@says("{card} or {last}", "{card}, {more:comma+}, or {last}")
class EitherCard(ObjectFilter, frozen=True):
    """A card that fits one of several descriptions."""

    card: Description
    last: ACard
    more: tuple[ACard, ...] = ()

    def __post_init__(self) -> None:
        ACard(card=self.card)

    def all(self) -> tuple[Description, ...]:
        """The descriptions."""
        return (self.card, *(one.card for one in self.more), self.last.card)

    def nouns(self) -> frozenset[str]:
        return frozenset().union(*(d.nouns() for d in self.all()))

    def said(self) -> frozenset[str]:
        return frozenset().union(*(d.said() for d in self.all()))

    def zones(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return self.card.zones(game, scope)

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return any(d.match(game, thing, scope) for d in self.all())
