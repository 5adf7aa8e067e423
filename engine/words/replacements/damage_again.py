"""More damage where the recipient is said again, for a turn, or while something is so."""

from __future__ import annotations

import msgspec

from engine.game.continuous import begin
from engine.game.damage import Damage
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.durations import UntilEndOfTurn
from engine.words.effects.prevention import DamageKind, told
from engine.words.events.damage import Recipient
from engine.words.events.subjects import Subject
from engine.words.filters.description import ObjectFilter
from engine.words.references.objects import AttachedTo
from engine.words.replacements.choosing import remembered
from engine.words.replacements.damage import DealsOtherAmount, Dealt, OtherDamage, ToThat, would
from engine.words.replacements.instead import Instead
from engine.words.sentences import Sentence


@says("up", "down")
class UpOrDown(Word, frozen=True):
    """How halves are rounded."""


@says("{host}")
class ToTheHost(Recipient, frozen=True):
    """The enchanted or equipped permanent."""

    host: AttachedTo

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing in self.host.find(game, scope)


@says("any {things:one}")
class AnySuch(Subject, frozen=True):
    """Anything that fits: "any source you control"."""

    things: ObjectFilter

    def __post_init__(self) -> None:
        if "source" not in self.things.nouns():
            raise Unfit

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.things.match(game, thing, scope)


@says(
    "if {source} would deal {kind} to {recipient}, it deals {dealt} to {again} instead",
    "if {source} would deal {kind} to {recipient}, that source deals {dealt} to {again} instead",
)
class DealsMoreToTheSame(OtherDamage, frozen=True, kw_only=True):
    """Sources deal another amount of damage to a recipient that is named twice."""

    again: Recipient

    def __post_init__(self) -> None:
        if self.recipient != self.again:
            raise Unfit


@says(
    "if {source} would deal {kind} this turn[ to {recipient}], it deals {dealt}[ {same}] instead",
    "if {source} would deal {kind} to {recipient} this turn, it deals {dealt}[ {same}] instead",
)
class DealsOtherAmountThisTurn(Sentence, frozen=True):
    """Sources deal another amount of damage this turn."""

    source: Subject
    kind: DamageKind
    dealt: Dealt
    recipient: Recipient | None = None
    same: ToThat | None = None

    @rule("611.2c", "614.1a")
    def happen(self, game: Game, scope: Scope) -> None:
        rather = DealsOtherAmount(source=self.source, kind=self.kind, dealt=self.dealt, recipient=self.recipient)
        begin(game, scope, rather, UntilEndOfTurn())


@says("if {source} would deal {kind} to {recipient} while {condition}, it deals {dealt}[ {same}] instead")
class DealsMoreWhile(OtherDamage, frozen=True, kw_only=True):
    """Sources deal another amount of damage while something is so."""

    condition: Condition

    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        return super().replace(game, event, scope) if self.condition.holds(game, scope) else None


@says("if {source} would deal {kind} to {recipient}, prevent half that damage, rounded {up}")
class PreventHalf(Instead, frozen=True):
    """Half of the damage is prevented each time."""

    source: Subject
    kind: DamageKind
    recipient: Recipient
    up: UpOrDown

    @rule("615.1a", "615.10")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Damage) or not event.can_be_prevented:
            return None
        if not would(game, event, self.source, self.kind, self.recipient, scope):
            return None
        stopped = (event.amount + 1 - self.up.wording) // 2
        if not stopped:
            return None
        rest = event.amount - stopped
        return (told(game, event, stopped), *((msgspec.structs.replace(event, amount=rest),) if rest else ()))


@says("the chosen player or a permanent (they control|that player controls)")
class ToChosenPlayerOrTheirs(Recipient, frozen=True):
    """The player who was chosen for the object, or what that player controls."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        player = remembered(game, scope, "player")
        return player is not None and player in (thing, None if thing in game.state.players else game.controller(thing))
