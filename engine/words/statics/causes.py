"""What may make abilities trigger: something enters, dies, attacks, is dealt damage, is cast."""

from __future__ import annotations

from engine.game.casting import Cast
from engine.game.combat.events import Attacks, DeclareAttackers
from engine.game.copying import CopyOnStack
from engine.game.damage import Damage
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.status import TurnFaceUp
from engine.game.zones import Draw, Move
from engine.phrase import Word, says
from engine.words.filters.description import ObjectFilter


class Cause(Word, frozen=True):
    """What causes abilities to trigger."""

    def match(self, game: Game, event: Event, scope: Scope) -> bool:
        """Whether an event is that."""
        return False


@says("a(n) {things} entering", "a(n) {things} entering the battlefield", "a(n) {things} entering under your control")
class SomethingEntering(Cause, frozen=True):
    """Something that fits enters."""

    things: ObjectFilter

    def match(self, game: Game, event: Event, scope: Scope) -> bool:
        if not isinstance(event, Move) or event.to is not Zone.BATTLEFIELD:
            return False
        new = game.state.became.get(event.object, event.object)
        own = self.wording < 2 or game.controller(new) == scope.controller
        return own and self.things.match(game, new, scope)


@says("a(n) {things} dying")
class SomethingDying(Cause, frozen=True):
    """Something that fits dies."""

    things: ObjectFilter

    def match(self, game: Game, event: Event, scope: Scope) -> bool:
        return isinstance(event, Move) and event.to is Zone.GRAVEYARD and _has_left(game, event, self.things, scope)


@says(
    "a(n) {things} entering or leaving the battlefield",
    "a(n) {things:one} or a(n) {others:one} entering or leaving the battlefield",
)
class SomethingComingOrGoing(Cause, frozen=True):
    """Something that fits enters or leaves."""

    things: ObjectFilter
    others: ObjectFilter | None = None

    def match(self, game: Game, event: Event, scope: Scope) -> bool:
        kinds = (self.things,) if self.others is None else (self.things, self.others)
        return isinstance(event, Move) and any(self._comes_or_goes(game, event, kind, scope) for kind in kinds)

    def _comes_or_goes(self, game: Game, event: Move, kind: ObjectFilter, scope: Scope) -> bool:
        return SomethingEntering(things=kind).match(game, event, scope) or _has_left(game, event, kind, scope)


def _has_left(game: Game, event: Move, things: ObjectFilter, scope: Scope) -> bool:
    last = game.state.gone.get(event.object)
    return last is not None and last.object.zone is Zone.BATTLEFIELD and things.match(game, event.object, scope)


@says("a(n) {things} attacking")
class SomethingAttacking(Cause, frozen=True):
    """Something that fits is declared as an attacker, alone or among others."""

    things: ObjectFilter

    def match(self, game: Game, event: Event, scope: Scope) -> bool:
        return any(self.things.match(game, attacker, scope) for attacker in _attackers(event))


def _attackers(event: Event) -> tuple[Id, ...]:
    if isinstance(event, Attacks):
        return (event.attacker,)
    return tuple(event.attacks) if isinstance(event, DeclareAttackers) else ()


@says("a(n) {things} being dealt damage")
class SomethingBeingDealtDamage(Cause, frozen=True):
    """Something that fits is dealt damage."""

    things: ObjectFilter

    def match(self, game: Game, event: Event, scope: Scope) -> bool:
        if not isinstance(event, Damage) or event.recipient in game.state.players:
            return False
        return self.things.match(game, event.recipient, scope)


@says("a(n) {things} dealing combat damage to {player}")
class SomethingHittingAPlayer(Cause, frozen=True):
    """Something that fits deals combat damage to a player."""

    things: ObjectFilter
    player: PlayerReference

    def match(self, game: Game, event: Event, scope: Scope) -> bool:
        if not isinstance(event, Damage) or not event.is_combat or event.recipient not in game.state.players:
            return False
        return event.recipient in self.player.find(game, scope) and self.things.match(game, event.source, scope)


@says("{player} drawing a card")
class SomebodyDrawing(Cause, frozen=True):
    """A player draws a card."""

    player: PlayerReference

    def match(self, game: Game, event: Event, scope: Scope) -> bool:
        return isinstance(event, Draw) and event.player in self.player.find(game, scope)


@says("turning a face-down {things:one} face up")
class TurningFaceUp(Cause, frozen=True):
    """Something face down that turns out to fit is turned face up."""

    things: ObjectFilter

    def match(self, game: Game, event: Event, scope: Scope) -> bool:
        return isinstance(event, TurnFaceUp) and self.things.match(game, event.object, scope)


@says("you casting a(n) {things} spell", "you casting or copying a(n) {things} spell")
class YouCasting(Cause, frozen=True):
    """The player casts, or copies, a spell that fits."""

    things: ObjectFilter

    def match(self, game: Game, event: Event, scope: Scope) -> bool:
        if isinstance(event, Cast):
            return event.player == scope.controller and self.things.match(game, event.spell, scope)
        if self.wording == 0 or not isinstance(event, CopyOnStack) or event.controller != scope.controller:
            return False
        return self.things.match(game, event.of, scope)
