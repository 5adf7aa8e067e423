"""References to things that a player chooses as the instruction is carried out: "a land you control", "up to two creatures"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference, Reference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.phrase import Unfit, Word, says, walk
from engine.rulebook import rule
from engine.words.amounts import Number, Numeral
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.filters.qualifiers import Located
from engine.words.references.antecedents import MANY, NOT_CHOSEN, ONE_CHOSEN, Antecedent


class Chosen(ObjectReference, frozen=True, kw_only=True):
    """Things that fit, chosen by the player who is told to do something with them; the slot keeps them."""

    things: ObjectFilter
    slot: str = ""
    makes: ClassVar[str] = "chosen"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was chosen can be spoken of."""
        chosen = Antecedent(slot=self.slot, nature="object", nouns=self.things.nouns(), is_many=self.plural)
        again = Antecedent(slot=self.slot, nature="chosen", nouns=self.things.nouns())
        one = Antecedent(slot=self.slot, nature=ONE_CHOSEN, nouns=self.things.nouns())
        return (chosen, again) if self.plural else (chosen, again, one)

    def bounds(self, game: Game, scope: Scope, able: int) -> tuple[int, int]:
        """The least and the greatest number of them."""
        return 1, 1

    def fits(self, game: Game, scope: Scope) -> list[Id]:
        """What can be chosen."""
        able = candidates(game, self.things, scope)
        return _not_entering(game, able) if game.as_if else list(able)

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether there is enough to choose from."""
        able = len(self.fits(game, scope.for_each(player)))
        return able >= self.bounds(game, scope, able)[0]

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return self.by(game, scope, scope.controller)

    @rule("608.2d")
    def by(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        """What a player chooses."""
        able = [(t, game.name(t)) for t in self.fits(game, scope.for_each(player))]
        least, most = self.bounds(game, scope, len(able))
        chosen = game.choose(player, "choice", able, minimum=least, maximum=most, about=scope.source)
        left = tuple(t for t, _ in able if t not in chosen)
        for slot, more in ((self.slot, chosen), (f"{self.slot}{NOT_CHOSEN}", left)):
            scope.slots[slot] = (*scope.slots.get(slot, ()), *more)
        return chosen


@rule("614.13a")
def _not_entering(game: Game, able: tuple[Id, ...]) -> list[Id]:
    """Without what is entering the battlefield, which is not chosen for anything else as it does."""
    return [t for t in able if t not in game.as_if or game.as_if[t].object.zone is not Zone.BATTLEFIELD]


@says("a(n) {things}", "a(n) {things} of (your|their) choice")
class OneOf(Chosen, frozen=True, kw_only=True):
    """One thing."""

    def __post_init__(self) -> None:
        if _in_hand(self.things):
            raise Unfit


@says("another {things:one}")
class AnotherOf(Chosen, frozen=True, kw_only=True):
    """One thing that is not the object itself."""

    def fits(self, game: Game, scope: Scope) -> list[Id]:
        return [t for t in super().fits(game, scope) if t not in (scope.source, scope.now(scope.source))]


@says("{number} {things:many}")
class SoMany(Chosen, frozen=True, kw_only=True):
    """A number of things."""

    number: Numeral

    def __post_init__(self) -> None:
        if isinstance(self.number, Number) and (self.number.n < 2 or self.number.form != "word"):
            raise Unfit

    @property
    def plural(self) -> bool:
        return True

    def bounds(self, game: Game, scope: Scope, able: int) -> tuple[int, int]:
        many = self.number.count(game, scope) or 0
        return many, many


@says("up to {number} {things:number}")
class UpToSoMany(Chosen, frozen=True, kw_only=True):
    """As many things as wanted, up to a number."""

    number: Numeral

    @property
    def plural(self) -> bool:
        return self.number.plural

    def bounds(self, game: Game, scope: Scope, able: int) -> tuple[int, int]:
        return 0, self.number.count(game, scope) or 0


@says("any number of {things:many}")
class AsManyAsWanted(Chosen, frozen=True, kw_only=True):
    """As many things as wanted."""

    @property
    def plural(self) -> bool:
        return True

    def antecedents(self) -> tuple[Antecedent, ...]:
        return (*super().antecedents(), Antecedent(slot=self.slot, nature="number", nouns=MANY))

    def bounds(self, game: Game, scope: Scope, able: int) -> tuple[int, int]:
        return 0, able


@says("one or more {things:many}")
class OneOrMoreOf(AsManyAsWanted, frozen=True, kw_only=True):
    """As many as wanted, at least one."""

    def bounds(self, game: Game, scope: Scope, able: int) -> tuple[int, int]:
        return 1, max(1, able)


def _in_hand(things: ObjectFilter) -> bool:
    """Whether it speaks of cards of a hand, which have words of their own."""
    from engine.words.zones import InHand

    return any(isinstance(q, Located) and isinstance(q.zone, InHand) for q in things.qualifiers)


def told(game: Game, scope: Scope, things: Reference, players: tuple[Id, ...]) -> tuple[Id, ...]:
    """What is meant by words that some players are told to do something with: each chooses where there is a choice."""
    return tuple(t for _, found in told_each(game, scope, things, players) for t in found)


def told_each(
    game: Game, scope: Scope, things: Reference, players: tuple[Id, ...]
) -> list[tuple[Id, tuple[Id, ...]]]:
    """The same, with the player whom each share of it is told to; what was spoken of is its owner's to do it with."""
    slot = things.slot
    if isinstance(things, Chosen):
        scope.slots[slot] = scope.slots[f"{slot}{NOT_CHOSEN}"] = ()
        return [(p, things.by(game, scope, p)) for p in players]
    if not _is_each_ones(things):
        meant = things.find(game, scope.for_each(players[0]) if len(players) == 1 else scope)
        if isinstance(things, TargetReference):
            meant = tuple(t for t in meant if _can_be_found(game, scope, things, t))
        shares = {p: tuple(t for t in meant if game.object(t).owner == p) for p in players[1:]}
        rest = tuple(t for t in meant if all(t not in share for share in shares.values()))
        return [(p, shares.get(p, rest)) for p in players]
    found: list[tuple[Id, tuple[Id, ...]]] = []
    for player in players:
        scope.slots.pop(slot, None)
        found.append((player, things.find(game, scope.for_each(player))))
    if slot in scope.slots:
        scope.slots[slot] = tuple(t for _, share in found for t in share)
    return found


@rule("400.7", "400.7j")
def _can_be_found(game: Game, scope: Scope, things: TargetReference, target: Id) -> bool:
    """Whether an instruction finds a target that an earlier one of the same ability may have moved: only in a public zone, and
    not where another zone is named."""
    now = scope.now(target)
    if now == target or not game.exists(now):
        return True
    is_located = any(isinstance(word, Located) for word in walk(things))
    return not is_located and game.object(now).zone not in (Zone.HAND, Zone.LIBRARY)


def _is_each_ones(things: Word) -> bool:
    """Whether it means something else for each of the players who are told of it."""
    return any(word.slot == EACH for word in walk(things))


EACH = "each"
