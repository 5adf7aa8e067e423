"""Instead: a second sentence that takes the place of the one before it, and replacements that last for a while."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.game.continuous import begin
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Condition, Duration, Static
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.targets.reference import TargetReference
from engine.game.zones import Move
from engine.phrase import Unfit, Word, rewrite, says, walk
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.clauses import PlayersMay
from engine.words.durations import UntilEndOfTurn
from engine.words.effects.damage import DAMAGED, DealDamage
from engine.words.effects.removal import SpokenOf, present
from engine.words.filters.description import ObjectFilter
from engine.words.filters.told import OfCards
from engine.words.replacements.zone_changes import ExileInstead, Fate
from engine.words.sentences import Core, Sentence, Simple

DECIDED = frozenset({"clash", "flip", "flips", "votes", "result"})
"""The natures of what only comes out as it is carried out: whether a clash or flip is won, what is voted for or rolled."""


def is_decided_by(core: Word, condition: Condition) -> bool:
    """Whether a condition asks what comes of an instruction, which then can't be left out for it."""
    asked = {w.refers for w in walk(condition)} & DECIDED
    told = (w.antecedents() for w in walk(core))
    return bool(asked & {antecedent.nature for each in told for antecedent in each})


@says(
    "{core}. if {condition}, {other} instead",
    "{core}. if {condition}, instead {other}",
    "{core}. {other} instead if {condition}",
)
class InsteadIf(Sentence, frozen=True):
    """One instruction, or another in its place when a condition holds."""

    core: Core
    condition: Condition
    other: Core
    closes: ClassVar[bool] = True
    always_announced: ClassVar[tuple[str, ...]] = ("core",)

    def __post_init__(self) -> None:
        if is_decided_by(self.core, self.condition):
            raise Unfit

    @property
    def never_announced(self) -> tuple[str, ...]:
        """The first instruction when the other one, known by then to be carried out, has targets of its own in the place of its."""
        if not self.condition.is_announced or not _targets(self.other):
            return ()
        aimed = {w.slot for w in _targets(self.core)}
        again = {w.slot for w in walk(self.other) if w.refers}
        return () if aimed & again else ("core",)

    @rule("608.2c", "614.15")
    def happen(self, game: Game, scope: Scope) -> None:
        done, left = (self.other, self.core) if self.condition.holds(game, scope) else (self.core, self.other)
        done.happen(game, scope)
        if done is self.other and _is_declined(done, scope):
            done, left = left, done
            done.happen(game, scope)
        take_the_place(scope, done, left)


def _is_declined(core: Core, scope: Scope) -> bool:
    """Whether an instruction only let players do something, which none of them did."""
    return isinstance(core, Simple) and isinstance(core.clause, PlayersMay) and not scope.slots.get("did")


def take_the_place(scope: Scope, done: Word, left: Word) -> None:
    """What comes of the instruction that is carried out is spoken of where the other one would have brought up its like."""
    made, instead = _made(done), _made(left)
    for kind, slots in instead.items():
        if len(slots) == len(made.get(kind, ())):
            scope.slots.update({slot: scope.slots.get(same, ()) for slot, same in zip(slots, made[kind], strict=True)})


def _made(word: Word) -> dict[str, list[str]]:
    """The slots that an instruction fills, by kind."""
    found: dict[str, list[str]] = {}
    for w in walk(word):
        if w.makes:
            found.setdefault(w.makes, []).append(w.slot)
    for target in _targets(word):
        found.setdefault(type(target).__name__, []).append(target.slot)
    return found


def _targets(word: Word) -> list[TargetReference]:
    """What an instruction targets, in the order of the text."""
    return [w for w in walk(word) if isinstance(w, TargetReference)]


@says(
    "{core}. if {condition}, (it|~) deals {amount} damage instead",
    "{core}. if {condition}, instead (it|~) deals {amount} damage",
    "{core}. (it|~) deals {amount} damage instead if {condition}",
)
class OtherDamageIf(Sentence, frozen=True):
    """Damage, or another amount of it to the same recipients when a condition holds."""

    core: Core
    condition: Condition
    amount: Numeral
    closes: ClassVar[bool] = True
    always_announced: ClassVar[tuple[str, ...]] = ("core",)

    def __post_init__(self) -> None:
        if sum(isinstance(w, DealDamage) for w in walk(self.core)) != 1 or is_decided_by(self.core, self.condition):
            raise Unfit

    @rule("608.2c", "614.15")
    def happen(self, game: Game, scope: Scope) -> None:
        changed: Core = rewrite(self.core, self._changed)
        (changed if self.condition.holds(game, scope) else self.core).happen(game, scope)

    def _changed(self, word: Word) -> Word:
        return msgspec.structs.replace(word, amount=self.amount) if isinstance(word, DealDamage) else word


class ToExile(Static, frozen=True):
    """Objects that would go elsewhere are exiled; made by an instruction, never read."""

    objects: tuple[Id, ...]

    @rule("614.6")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Move) or not self.has(game, event.object) or not self.applies(game, event):
            return None
        return (msgspec.structs.replace(event, to=Zone.EXILE, player=None),)

    def has(self, game: Game, thing: Id) -> bool:
        """Whether an object is one of them."""
        return thing in self.objects

    def applies(self, game: Game, event: Move) -> bool:
        """Whether it is such a move."""
        return False


class IfItWouldDie(ToExile, frozen=True):
    """When they would die."""

    @rule("700.4")
    def applies(self, game: Game, event: Move) -> bool:
        return event.to is Zone.GRAVEYARD and game.object(event.object).zone is Zone.BATTLEFIELD


class IfItWouldLeave(ToExile, frozen=True):
    """When they would leave the battlefield."""

    def applies(self, game: Game, event: Move) -> bool:
        return event.to is not Zone.EXILE and game.object(event.object).zone is Zone.BATTLEFIELD


class IfPutIntoGraveyard(ToExile, frozen=True):
    """When they, or the spells that are cast of them, would be put into a graveyard."""

    def has(self, game: Game, thing: Id) -> bool:
        cast = (game.state.became.get(t) for t in self.objects)
        return super().has(game, thing) or (game.object(thing).zone is Zone.STACK and thing in cast)

    def applies(self, game: Game, event: Move) -> bool:
        return event.to is Zone.GRAVEYARD


@says("if {things} would die {until}, exile it instead", "if {things} would die {until}, exile them instead")
class ExileIfItDies(Sentence, frozen=True):
    """Objects spoken of that would die are exiled instead."""

    things: SpokenOf
    until: Duration

    def __post_init__(self) -> None:
        if self.things.object.plural != (self.wording == 1):
            raise Unfit

    @rule("614.1a")
    def happen(self, game: Game, scope: Scope) -> None:
        found = present(game, scope, self.things.find(game, scope))
        begin(game, scope, IfItWouldDie(objects=found), self.until)


@says("if a(n) {things} dealt damage this way would die this turn, exile it instead")
class ExileIfTheDamagedDies(Sentence, frozen=True):
    """What was dealt damage by this ability is exiled instead of dying."""

    things: ObjectFilter

    @rule("614.1a")
    def happen(self, game: Game, scope: Scope) -> None:
        hurt = [t for t in scope.slots.get(DAMAGED, ()) if t not in game.state.players]
        found = tuple(t for t in present(game, scope, tuple(hurt)) if self.things.match(game, t, scope))
        begin(game, scope, IfItWouldDie(objects=found), UntilEndOfTurn())


@says("instead of putting it anywhere else", "instead of putting them anywhere else")
class NotElsewhere(Word, frozen=True):
    """What does not happen."""

    @property
    def plural(self) -> bool:
        return self.wording == 1


@says("if {things} would leave the battlefield[ {until}], exile (it|them) {rather}")
class ExileIfItLeaves(Sentence, frozen=True):
    """An object spoken of that would leave the battlefield is exiled instead."""

    things: SpokenOf
    rather: NotElsewhere
    until: Duration | None = None

    def __post_init__(self) -> None:
        if self.things.object.plural != self.rather.plural:
            raise Unfit

    @rule("614.1a")
    def happen(self, game: Game, scope: Scope) -> None:
        begin(game, scope, IfItWouldLeave(objects=present(game, scope, self.things.find(game, scope))), self.until)


@says(
    "if {things} would be put into (a|your) graveyard, exile it instead",
    "if {things} would be put into (a|your) graveyard this turn, exile it instead",
)
class ExileIfPutIntoGraveyard(Sentence, frozen=True):
    """A card spoken of that would be put into a graveyard is exiled instead."""

    things: SpokenOf

    @rule("614.1a")
    def happen(self, game: Game, scope: Scope) -> None:
        found = present(game, scope, self.things.find(game, scope))
        begin(game, scope, IfPutIntoGraveyard(objects=found), UntilEndOfTurn())


class IfPutElsewhere(IfPutIntoGraveyard, frozen=True):
    """The same, but they go somewhere else than into exile; made by an instruction, never read."""

    fate: Fate

    @rule("614.6")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if super().replace(game, event, scope) is None or not isinstance(event, Move):
            return None
        return self.fate.of(game, event, scope)


@rule("614.1a")
def goes_elsewhere(game: Game, scope: Scope, things: tuple[Id, ...], fate: Fate, until: Duration | None) -> None:
    """Have objects that would be put into a graveyard go elsewhere; what is exiled so is not exiled with the source."""
    to_exile = isinstance(fate, ExileInstead)
    begin(game, scope, IfPutIntoGraveyard(objects=things) if to_exile else IfPutElsewhere(objects=things, fate=fate), until)


@says("if {things} would be put into (a|your) graveyard, {fate}")
class ElsewhereIfPutIntoGraveyard(Sentence, frozen=True):
    """A card spoken of that would be put into a graveyard goes somewhere else instead."""

    things: SpokenOf
    fate: Fate

    def __post_init__(self) -> None:
        if isinstance(self.fate, ExileInstead):
            raise Unfit  # the sentence above

    def happen(self, game: Game, scope: Scope) -> None:
        goes_elsewhere(game, scope, present(game, scope, self.things.find(game, scope)), self.fate, UntilEndOfTurn())


@says("if a(n) {things} would be put into your graveyard (from anywhere|) this turn, exile (it|that card) instead")
class ExileWhatGoesToGraveyard(OfCards, Sentence, frozen=True):
    """For the rest of the turn cards that would be put into the controller's graveyard are exiled instead."""

    @rule("614.1a")
    def happen(self, game: Game, scope: Scope) -> None:
        begin(game, scope, ExiledThisTurn(things=self.things), UntilEndOfTurn())


class ExiledThisTurn(Static, frozen=True):
    """Cards of a kind that would be put into the controller's graveyard are exiled; made by an instruction, never read."""

    things: ObjectFilter

    @rule("614.6")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Move) or event.to is not Zone.GRAVEYARD or game.object(event.object).owner != scope.controller:
            return None
        if not self.things.match(game, event.object, scope):
            return None
        return (msgspec.structs.replace(event, to=Zone.EXILE, player=None),)
