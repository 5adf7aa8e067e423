"""Preventing damage."""

from __future__ import annotations

import msgspec

from engine.game.continuous import StartEffect, UseEffect
from engine.game.damage import Damage
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Duration, PlayerVerb, Reference, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.state import Continuous
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral


class Shield(Static, frozen=True):
    """Damage to some objects and players is prevented; made by an instruction, never read."""

    protects: tuple[Id, ...] | None = None
    only_combat: bool = False
    spends_itself: bool = False

    @rule("615.1a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Damage) or not event.can_be_prevented or not self._covers(event):
            return None
        return self.prevent(game, event, scope)

    def _covers(self, event: Damage) -> bool:
        meant = self.protects is None or event.recipient in self.protects
        return meant and (event.is_combat or not self.only_combat)

    def prevent(self, game: Game, event: Damage, scope: Scope) -> tuple[Event, ...]:
        """What is left of the damage."""
        return ()


class NextShield(Shield, frozen=True):
    """The next so much damage is prevented."""

    @rule("615.7")
    def prevent(self, game: Game, event: Damage, scope: Scope) -> tuple[Event, ...]:
        left = next((e.uses or 0 for e in game.state.effects if e.id == scope.slots.get("effect")), 0)
        stopped = min(left, event.amount)
        game.happen(UseEffect(id=scope.slots["effect"], by=stopped))
        rest = event.amount - stopped
        return (msgspec.structs.replace(event, amount=rest),) if rest else ()


def begin(game: Game, scope: Scope, shield: Shield, until: Duration, uses: int | None = None) -> None:
    """Let a shield begin to protect."""
    effect = Continuous(
        id=0, effect=shield, scope=scope, affected=shield.protects, until=until, timestamp=game.state.timestamp,
        source_name=game.name(scope.source), uses=uses,
    )
    game.happen(StartEffect(effect=effect))


@says("prevent{s^} the next {amount} damage that would be dealt to {recipient} {until}")
class PreventNext(PlayerVerb, frozen=True):
    """The next damage to something is prevented, up to an amount."""

    amount: Numeral
    recipient: Reference
    until: Duration

    @rule("615.7")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        n = self.amount.count(game, scope) or 0
        for thing in self.recipient.find(game, scope):
            begin(game, scope, NextShield(protects=(thing,), spends_itself=True), self.until, n)


@says(
    "prevent{s^} all damage that would be dealt to {recipient} {until}",
    "prevent{s^} all combat damage that would be dealt to {recipient} {until}",
)
class PreventAllTo(PlayerVerb, frozen=True):
    """All damage (or combat damage) to something is prevented for a while."""

    recipient: Reference
    until: Duration

    @rule("615.1a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = self.recipient.find(game, scope)
        begin(game, scope, Shield(protects=found, only_combat=self.wording == 1), self.until)


@says("prevent{s^} all combat damage that would be dealt {until}")
class PreventCombat(PlayerVerb, frozen=True):
    """All combat damage is prevented for a while."""

    until: Duration

    @rule("615.1a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        begin(game, scope, Shield(only_combat=True), self.until)
