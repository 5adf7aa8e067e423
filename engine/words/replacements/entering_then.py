"""How something enters that a trigger or an instruction has just spoken of: "that creature enters with a counter on it"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.continuous import EndEffect, begin
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Condition, ObjectReference, Static
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.game.zones import Move
from engine.phrase import Unfit, says, walk
from engine.rulebook import rule
from engine.words.durations import UntilEndOfTurn
from engine.words.effects.lasting import wait
from engine.words.events.casting import NextCast
from engine.words.filters.description import ObjectFilter
from engine.words.references.pronouns import It, That
from engine.words.replacements.entering import Enters, Way
from engine.words.sentences import Body, Core, Sentence


class EntersThatWay(Static, frozen=True):
    """A spell, or a card that is about to be put there, enters the battlefield so; made by an instruction, never read."""

    thing: Id
    way: Way

    @rule("614.1c")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Move) or event.object != self.thing or event.to is not Zone.BATTLEFIELD:
            return None
        changed = self.way.change(game, event, scope)
        return None if changed is None else (changed,)


class SpellEnters(Sentence, frozen=True):
    """A spell that is spoken of enters so; made of what was read, never read."""

    that: ObjectReference
    way: Way

    @rule("614.1c")
    def happen(self, game: Game, scope: Scope) -> None:
        for spell in self.that.find(game, scope):
            if game.exists(spell) and game.object(spell).zone is Zone.STACK:
                begin(game, scope, EntersThatWay(thing=spell, way=self.way), None, uses=1)


@says("{that} enters {way}.")
class ThenEnters(Body, frozen=True):
    """The spell that a trigger speaks of enters so."""

    that: ObjectReference
    way: Way

    def __post_init__(self) -> None:
        if not isinstance(self.that, It | That):
            raise Unfit

    def happen(self, game: Game, scope: Scope) -> None:
        SpellEnters(that=self.that, way=self.way).happen(game, scope)


@says("when {trigger} this turn, {that} enters {way}")
class WhenCastEnters(Sentence, frozen=True):
    """The spell that is cast next this turn enters so."""

    trigger: NextCast
    that: ObjectReference
    way: Way
    triggers_later: ClassVar[bool] = True

    def __post_init__(self) -> None:
        if not isinstance(self.that, It | That):
            raise Unfit

    @rule("603.7a", "603.7b")
    def happen(self, game: Game, scope: Scope) -> None:
        wait(game, scope, self.trigger, SpellEnters(that=self.that, way=self.way), UntilEndOfTurn(), 1)


class ArrivesSo(Sentence, frozen=True, kw_only=True):
    """Targets are put onto the battlefield, and enter so."""

    core: Core
    way: Way
    closes: ClassVar[bool] = True

    def __post_init__(self) -> None:
        if len(self._targets()) != 1:
            raise Unfit

    def _targets(self) -> list[TargetReference]:
        return [w for w in walk(self.core) if isinstance(w, TargetReference)]

    def applies(self, game: Game, scope: Scope, thing: Id) -> bool:
        """Whether it is asked of this one."""
        return True

    @rule("614.1c")
    def happen(self, game: Game, scope: Scope) -> None:
        meant = [t for target in self._targets() for t in scope.slots.get(target.slot, ()) if game.exists(t)]
        for thing in meant:
            if self.applies(game, scope, thing):
                begin(game, scope, EntersThatWay(thing=thing, way=self.way), None, uses=1)
        self.core.happen(game, scope)
        left = [e.id for e in game.state.effects if isinstance(e.effect, EntersThatWay) and e.effect.thing in meant]
        game.happen(*(EndEffect(id=effect) for effect in left))  # what was not put there enters later as it is


THAT = "(that creature|it|each of them|that permanent)"


@says("{core}. " + THAT + " enters {way}", "{core}. if {condition}, " + THAT + " enters {way}")
class ThatArrivesSo(ArrivesSo, frozen=True, kw_only=True):
    """All of them, perhaps if something is so."""

    condition: Condition | None = None

    def applies(self, game: Game, scope: Scope, thing: Id) -> bool:
        return self.condition is None or self.condition.holds(game, scope)


@says("{core}. if a(n) {things} enters this way, it enters {way}", "{core}. it enters {way} if it's a(n) {things}")
class ArrivesSoIfItIs(ArrivesSo, frozen=True, kw_only=True):
    """Those that fit."""

    things: ObjectFilter

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.things.plural:
            raise Unfit

    def applies(self, game: Game, scope: Scope, thing: Id) -> bool:
        return self.things.match(game, thing, scope)


@says("this turn, {subject} enter{s} {way}", "{subject} enter{s} {way} this turn")
class EnterThisTurn(Sentence, frozen=True):
    """What fits and enters this turn enters so."""

    subject: ObjectReference
    way: Way

    @rule("614.1c", "611.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        begin(game, scope, Enters(subject=self.subject, way=self.way), UntilEndOfTurn())
