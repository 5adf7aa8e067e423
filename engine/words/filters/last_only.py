"""Several descriptions of which only the last has what is said at the end: "artifact, enchantment, or creature with flying"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.words.filters.base import Qualifier
from engine.words.filters.comparisons import WithQuality
from engine.words.filters.description import Description, ObjectFilter
from engine.words.filters.keywords import WithKeyword


@says("{any:or}")
class OnlyLastQualified(ObjectFilter, frozen=True):
    """Nouns of which only the last, "creature", has what creatures have; what any of them can have is said of all."""

    any: tuple[Description, ...]

    def __post_init__(self) -> None:
        *others, last = self.any
        if any(d.plural or d.adjectives or len(d.head.kinds()) > 1 or d.wording for d in self.any):
            raise Unfit
        if any(d.qualifiers for d in others) or not any(map(_is_of_creatures, last.qualifiers)):
            raise Unfit
        if last.said() != {"creature"} or any("creature" in d.nouns() for d in others):
            raise Unfit
        if not {"card", "spell", "source", "permanent", "token"}.isdisjoint(self.said()):
            raise Unfit

    @property
    def plural(self) -> bool:
        return False

    def nouns(self) -> frozenset[str]:
        return frozenset().union(*(d.nouns() for d in self.any))

    def said(self) -> frozenset[str]:
        return frozenset().union(*(d.said() for d in self.any))

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        *others, last = self.any
        shared = (q for q in last.qualifiers if not _is_of_creatures(q))
        fits = last.match(game, thing, scope) or any(d.match(game, thing, scope) for d in others)
        return fits and all(q.match(game, thing, scope) for q in shared)

    def zones(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return self.any[-1].zones(game, scope)


def _is_of_creatures(said: Qualifier) -> bool:
    """Whether it says what mostly creatures have: keyword abilities, a power, a toughness."""
    return isinstance(said, WithKeyword) or (isinstance(said, WithQuality) and said.quality.name != "mana value")
