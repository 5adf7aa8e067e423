"""The next damage dealt to something else, the next draw replaced: "the next time you would draw a card this turn, ..."."""

from __future__ import annotations

import msgspec

from engine.game.continuous import UseEffect, begin
from engine.game.damage import Damage
from engine.game.events import Event, Perform
from engine.game.machine import Game
from engine.game.meaning import Duration, Reference, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.zones import Draw
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.effects.prevention import ANYTHING, DamageKind, Shield, Source, side
from engine.words.references.chosen import Chosen
from engine.words.references.objects import All, Each
from engine.words.references.possessive import ControllerOf
from engine.words.replacements.otherwise import RatherThanLose
from engine.words.sentences import Core, Sentence


class Elsewhere(Shield, frozen=True, kw_only=True):
    """Damage is dealt to something else, or to its source, or to the controller of that; made, never read."""

    to: Id | None = None
    to_itself: bool = False

    @rule("614.9")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Damage) or not self._covers(game, event, scope):
            return None
        own = event.source if self.to_itself else game.controller(event.source)
        there = msgspec.structs.replace(event, recipient=own if self.to is None else self.to)
        return self.moved(game, event, there, scope) if there.is_possible(game) else None

    def moved(self, game: Game, event: Damage, there: Damage, scope: Scope) -> tuple[Event, ...]:
        """What becomes of the damage."""
        return (there,)


class NextElsewhere(Elsewhere, frozen=True, kw_only=True):
    """The next so much damage is."""

    spends_itself = True

    @rule("614.9")
    def moved(self, game: Game, event: Damage, there: Damage, scope: Scope) -> tuple[Event, ...]:
        left = next((e.uses or 0 for e in game.state.effects if e.id == scope.slots.get("effect")), 0)
        much = min(left, event.amount)
        game.happen(UseEffect(id=scope.slots["effect"], by=much))
        rest = (msgspec.structs.replace(event, amount=event.amount - much),) if event.amount > much else ()
        return (msgspec.structs.replace(there, amount=much), *rest)


def is_one(reference: Reference) -> bool:
    """Whether it means something certain, not any of several."""
    return not isinstance(reference, Chosen | All | Each)


class Drawn(Static, frozen=True):
    """A draw of the controller is replaced; made by an instruction, never read."""

    sentence: Sentence

    @rule("614.11", "121.6")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Draw) or event.player != scope.controller:
            return None
        return (Perform(effect=self.sentence, scope=scope),)


@says(
    "the next time you would draw a card {until}, {sentence} instead",
    "the next time you would draw a card {until}, instead {sentence}",
    "the next time you would lose the game {until}, instead {sentence}",
)
class NextTimeRather(Sentence, frozen=True):
    """Something is done instead of the next draw, or of losing the game."""

    until: Duration
    sentence: Core

    @rule("614.1a")
    def happen(self, game: Game, scope: Scope) -> None:
        made = RatherThanLose(sentence=self.sentence) if self.wording == 2 else Drawn(sentence=self.sentence)
        begin(game, scope, made, self.until, uses=1)


@says(
    "the next {amount} damage that would be dealt to {recipient} {until} is dealt to {to} instead",
    "the next {amount} damage that {source} would deal to {recipient} {until} is dealt to {to} instead",
    "the next {amount} damage that would be dealt {until} to {recipient} is dealt to {to} instead",
)
class RedirectNext(Sentence, frozen=True):
    """The next damage to something is dealt to something else, up to an amount."""

    amount: Numeral
    recipient: Reference
    until: Duration
    to: Reference
    source: Source | None = None

    def __post_init__(self) -> None:
        if not is_one(self.to) or not is_one(self.recipient):
            raise Unfit

    @rule("614.9")
    def happen(self, game: Game, scope: Scope) -> None:
        n = self.amount.count(game, scope) or 0
        to = tuple(map(scope.now, self.to.find(game, scope)))
        if n > 0 and to:
            protects = side(game, scope, self.recipient)
            sources = ANYTHING if self.source is None else self.source.side(game, scope)
            elsewhere = NextElsewhere(kind=DamageKind(), protects=protects, sources=sources, to=to[0])
            begin(game, scope, elsewhere, self.until, uses=n)


@says("itself")
class Itself(Word, frozen=True):
    """The source of the damage."""


@says(
    "the next time {source} would deal {kind} to {recipient} {until}, that damage is dealt to {to} instead",
    "the next time {source} would deal {kind} {until}, that damage is dealt to {to} instead",
    "the next time {source} would deal {kind} to {recipient} {until}, "
    "(it|that source|that creature|that spell) deals that damage to {to} instead",
    "the next time {source} would deal {kind} {until}, (it|that source|that creature|that spell) deals that damage to {to} instead",
    "the next time {kind} would be dealt to {recipient} {until}, that damage is dealt to {to} instead",
    "the next time {source} would deal {kind} to {recipient} {until}, "
    "(it|that source|that creature|that spell) deals that damage to its controller instead",
    "the next time {source} would deal {kind}[ to {recipient}] {until}, (that creature|it) deals that damage to {itself} instead",
    "the next time {source} would deal {kind}[ to {recipient}] {until}, that damage is dealt to that source's controller instead",
)
class RedirectNextTime(Sentence, frozen=True):
    """The damage of the next event of damage (by a source, to something) is dealt to something else."""

    kind: DamageKind
    until: Duration
    source: Source | None = None
    recipient: Reference | None = None
    to: Reference | None = None
    itself: Itself | None = None

    def __post_init__(self) -> None:
        if self.to is not None and (not is_one(self.to) or isinstance(self.to, ControllerOf)):
            raise Unfit

    @rule("614.9")
    def happen(self, game: Game, scope: Scope) -> None:
        sources = ANYTHING if self.source is None else self.source.side(game, scope)
        protects = ANYTHING if self.recipient is None else side(game, scope, self.recipient)
        to = None if self.to is None else tuple(map(scope.now, self.to.find(game, scope)))
        if to == ():
            return
        there = to[0] if to else None
        elsewhere = Elsewhere(kind=self.kind, protects=protects, sources=sources, to=there, to_itself=self.itself is not None)
        begin(game, scope, elsewhere, self.until, uses=1)
