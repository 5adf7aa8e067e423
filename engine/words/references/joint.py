"""Things that are chosen together: so much power or mana value in all, or cards of one graveyard."""

from __future__ import annotations

from engine.game.illegal import Illegal
from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.verdict import forbidden
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.filters.comparisons import Bound, Quality
from engine.words.filters.description import ObjectFilter, candidates, in_zone
from engine.words.references.among_them import THEM, ThatFit
from engine.words.references.chosen import Chosen
from engine.words.references.objects import Targeted
from engine.words.zones import InZone


def total(game: Game, quality: Quality, things: tuple[Id, ...]) -> int:
    """How much of a quality things have together."""
    return sum(quality.of(game, t) or 0 for t in things)


def check_total(game: Game, scope: Scope, quality: Quality, limit: Bound, chosen: tuple[Id, ...]) -> None:
    """Illegal where things have too much (or not enough) of a quality together."""
    have = total(game, quality, chosen)
    if chosen and not limit.keeps(have, game, scope):
        raise Illegal(forbidden(f"Those cards have {quality.name} {have} together."))


class TogetherTargets(Targeted, frozen=True, kw_only=True):
    """Several targets that have to go together, any number of them or so many."""

    things: ObjectFilter
    number: Numeral | None = None

    @property
    def plural(self) -> bool:
        return True

    def minimum(self, game: Game, scope: Scope) -> int:
        return 0

    def maximum(self, game: Game, scope: Scope) -> int | None:
        return None if self.number is None else self.number.count(game, scope)


@says(
    "any number of target {things:many} with total {quality} {limit}[ {zone}]",
    "up to {number} target {things:many} with total {quality} {limit}[ {zone}]",
)
class TargetsInAll(TogetherTargets, frozen=True, kw_only=True):
    """Targets with so much power, toughness or mana value together."""

    quality: Quality
    limit: Bound
    zone: InZone | None = None

    def __post_init__(self) -> None:
        if self.zone is None and "card" in self.things.nouns():
            raise Unfit

    def candidates(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        if self.zone is None:
            return candidates(game, self.things, scope)
        there = (t for zone, player in self.zone.places(game, scope) for t in in_zone(game, zone, player))
        return tuple(t for t in there if self.things.match(game, t, scope))

    def is_legal(self, game: Game, thing: Id, scope: Scope) -> bool:
        return game.exists(thing) and thing in self.candidates(game, scope)

    @rule("601.2c")
    def go_together(self, game: Game, things: tuple[Id, ...], scope: Scope) -> bool:
        return not things or self.limit.keeps(total(game, self.quality, things), game, scope)


@says(
    "up to {number} target {things:number} from a single graveyard",
    "{number} target {things:number} from a single graveyard",
    "any number of target {things} from a single graveyard",
)
class TargetsOfOneGraveyard(TogetherTargets, frozen=True, kw_only=True):
    """Cards of one graveyard."""

    def __post_init__(self) -> None:
        if "card" not in self.things.nouns():
            raise Unfit

    @property
    def plural(self) -> bool:
        return self.things.plural

    def minimum(self, game: Game, scope: Scope) -> int:
        return (self.maximum(game, scope) or 0) if self.wording == 1 else 0

    def candidates(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(t for t in in_zone(game, Zone.GRAVEYARD, 0) if self.things.match(game, t, scope))

    def is_legal(self, game: Game, thing: Id, scope: Scope) -> bool:
        return game.exists(thing) and thing in self.candidates(game, scope)

    @rule("601.2c")
    def go_together(self, game: Game, things: tuple[Id, ...], scope: Scope) -> bool:
        return len({game.object(t).owner for t in things}) < 2


@says(
    "any number of {things:many} with total {quality} {limit} from among " + THEM,
    "up to {number} {things:many} with total {quality} {limit} from among " + THEM,
)
class AmongInAll(ThatFit, frozen=True, kw_only=True):
    """Some of the cards spoken of, with so much of a quality together."""

    quality: Quality
    limit: Bound
    number: Numeral | None = None

    @rule("608.2d")
    def pick(self, game: Game, scope: Scope, fits: tuple[Id, ...]) -> tuple[Id, ...]:
        most = len(fits) if self.number is None else self.number.count(game, scope) or 0
        chosen = self.choose(game, scope, fits, 0, most)
        check_total(game, scope, self.quality, self.limit, chosen)
        return chosen


@says(
    "any number of {things:many} with total {quality} {limit} {zone}",
    "up to {number} {things:many} with total {quality} {limit} {zone}",
)
class ChosenInAll(Chosen, frozen=True, kw_only=True):
    """Cards with so much of a quality together, as a player chooses."""

    quality: Quality
    limit: Bound
    zone: InZone
    number: Numeral | None = None

    @property
    def plural(self) -> bool:
        return True

    def bounds(self, game: Game, scope: Scope, able: int) -> tuple[int, int]:
        return 0, able if self.number is None else self.number.count(game, scope) or 0

    def fits(self, game: Game, scope: Scope) -> list[Id]:
        there = (t for zone, player in self.zone.places(game, scope) for t in in_zone(game, zone, player))
        return [t for t in there if self.things.match(game, t, scope)]

    @rule("608.2d")
    def by(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        chosen = super().by(game, scope, player)
        check_total(game, scope, self.quality, self.limit, chosen)
        return chosen
