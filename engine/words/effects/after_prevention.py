"""What follows as damage is prevented: "if damage is prevented this way, you gain that much life"."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.game.damage import Damage
from engine.game.events import Event, Perform
from engine.game.life import GainLife
from engine.game.machine import Game
from engine.game.meaning import PlayerVerb, Said, Static
from engine.game.scope import Scope
from engine.game.triggers import reflexive
from engine.phrase import Unfit, Word, says, walk
from engine.rulebook import rule, rules_of
from engine.words.amounts import CountEach
from engine.words.clauses import Clause
from engine.words.countable import Countable
from engine.words.effects.delayed import Later, StepBegins
from engine.words.effects.prevention import AFTERWARDS, PREVENTED, PREVENTED_FROM, Prevention, PreventNextTime, with_afterwards
from engine.words.filters.description import ObjectFilter
from engine.words.references.antecedents import Antecedent
from engine.words.replacements.damage import PreventSome
from engine.words.sentences import Core, Sentence


class AfterPrevention(Said, frozen=True):
    """A sentence about damage that was prevented just now."""

    def happen(self, game: Game, scope: Scope) -> None:
        """Carry it out."""

    def meanwhile(self, scope: Scope) -> tuple[Event, ...]:
        """The events that it is, where it happens together with the rest of the damage; else it is carried out right after."""
        return ()


class Prevented(Word, frozen=True):
    """That damage is prevented."""

    def is_meant(self, game: Game, scope: Scope) -> bool:
        """Whether the damage that was prevented is spoken of."""
        return True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How much it was and what would have dealt it can be spoken of."""
        nouns = self._nouns()
        source = Antecedent(slot=PREVENTED_FROM, nature="object", nouns=nouns, by_noun=True)
        return (Antecedent(slot=PREVENTED, nature="number"), source)

    def _nouns(self) -> frozenset[str]:
        return frozenset({"source"})


@says("damage is prevented this way")
class AnyPrevented(Prevented, frozen=True):
    """Any damage."""


@says("damage from a(n) {things} is prevented this way")
class PreventedFrom(Prevented, frozen=True):
    """Damage of certain sources."""

    things: ObjectFilter

    @rule("615.5")
    def is_meant(self, game: Game, scope: Scope) -> bool:
        return any(self.things.match(game, t, scope) for t in scope.slots.get(PREVENTED_FROM, ()))

    def _nouns(self) -> frozenset[str]:
        return frozenset({"source"}) | self.things.nouns()


@says("if {prevented}, {sentence}")
class IfPrevented(AfterPrevention, frozen=True):
    """Something is done whenever damage has been prevented."""

    prevented: Prevented
    sentence: Core

    @rule("615.5")
    def happen(self, game: Game, scope: Scope) -> None:
        if self.prevented.is_meant(game, scope):
            self.sentence.happen(game, scope)


@says("when {prevented}, {sentence}")
class WhenPrevented(AfterPrevention, frozen=True):
    """The same as an ability that triggers."""

    prevented: Prevented
    sentence: Core
    triggers_later: ClassVar[bool] = True

    @rule("603.12")
    def happen(self, game: Game, scope: Scope) -> None:
        if self.prevented.is_meant(game, scope):
            reflexive(game, Later(trigger=StepBegins(step=""), effect=self.sentence), scope)


class EachPrevented(Countable, frozen=True):
    """Damage that was prevented; made, never read."""

    def count(self, game: Game, scope: Scope) -> int:
        return int(scope.slots.get(PREVENTED, 0))


@says("{verb} for each 1 damage prevented this way", "for each 1 damage prevented this way, {verb}")
class ForEachPrevented(AfterPrevention, frozen=True):
    """The controller does something once for each damage."""

    verb: PlayerVerb

    def __post_init__(self) -> None:
        if not self.verb.says_amount():
            raise Unfit

    @rule("615.5", "107.1")
    def happen(self, game: Game, scope: Scope) -> None:
        many = CountEach(amount=self.verb.amount, each=EachPrevented())
        verb: PlayerVerb = msgspec.structs.replace(self.verb, amount=many)
        verb.act(game, scope, (scope.controller,))


@says("you gain life equal to the damage prevented this way")
class LifePrevented(AfterPrevention, frozen=True):
    """As much life is gained."""

    @rule("120.4b", "119.3")
    def meanwhile(self, scope: Scope) -> tuple[Event, ...]:
        cites = rules_of(LifePrevented.meanwhile)
        return (GainLife(player=scope.controller, amount=int(scope.slots.get(PREVENTED, 0)), cites=cites),)


@says("{clause}. {afterwards}", "{next_time}. {afterwards}")
class PreventAndThen(Sentence, frozen=True):
    """Damage is prevented, and something done each time that it is."""

    afterwards: AfterPrevention
    clause: Clause | None = None
    next_time: PreventNextTime | None = None

    def __post_init__(self) -> None:
        if self.clause is not None and not any(isinstance(w, Prevention) for w in walk(self.clause)):
            raise Unfit

    @rule("615.5")
    def happen(self, game: Game, scope: Scope) -> None:
        first = self.clause or self.next_time
        if first is not None:
            first.happen(game, scope.bind(**{AFTERWARDS: self.afterwards}))


@says("{clause}. {afterwards}.")
class PreventsAndThen(Static, frozen=True):
    """A static ability that prevents damage, and does something each time that it does."""

    clause: PreventSome
    afterwards: AfterPrevention

    @rule("615.5")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        left = self.clause.replace(game, event, scope)
        return left if left is None or not isinstance(event, Damage) else with_afterwards(event, left, self.afterwards, scope)


class Meanwhile(AfterPrevention, frozen=True):
    """An instruction that is part of the prevention effect; made, never read."""

    clause: Clause

    @rule("615.5")
    def happen(self, game: Game, scope: Scope) -> None:
        self.clause.happen(game, scope)


@says("{prevention} and {clause}.")
class PreventsWith(Static, frozen=True):
    """A static ability that prevents damage and says in the same sentence what else is done each time."""

    prevention: PreventSome
    clause: Clause

    @rule("615.5", "615.12")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Damage) or not self.prevention.is_meant(game, event, scope):
            return None
        if not event.can_be_prevented:
            return (event, Perform(effect=self.clause, scope=scope.bind(**{PREVENTED: event.amount}), is_besides=True))
        left = self.prevention.prevented(game, event)
        return with_afterwards(event, left, Meanwhile(clause=self.clause), scope)
