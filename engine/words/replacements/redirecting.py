"""Damage that is dealt to something else, and damage that does not bring a life total below a number."""

from __future__ import annotations

import msgspec

from engine.game.damage import Damage
from engine.game.events import DidNotHappen, Event
from engine.game.life import GainLife, LoseLife
from engine.game.machine import Game
from engine.game.meaning import Condition, Reference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.game.teams import sharing_life
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.effects.prevention import DamageKind, side
from engine.words.references.objects import AttachedTo, This
from engine.words.references.possessive import ControllerOf
from engine.words.replacements.instead import Instead


@says("all {kind} that would be dealt to {recipient}[ by {sources}] is dealt to {to} instead")
class Redirects(Instead, frozen=True):
    """Damage is dealt to the object itself, to what it is attached to or to the controller of that instead."""

    kind: DamageKind
    recipient: Reference
    to: Reference
    sources: Reference | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.to, This | AttachedTo | ControllerOf) or isinstance(self.recipient, TargetReference):
            raise Unfit

    @rule("614.9")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Damage) or not self.kind.meant(event):
            return None
        to = self.to.find(game, scope)
        if len(to) != 1 or event.recipient in to or not side(game, scope, self.recipient).has(game, event.recipient, scope):
            return None
        if self.sources is not None and not side(game, scope, self.sources).has(game, event.source, scope):
            return None
        there = msgspec.structs.replace(event, recipient=to[0])
        return (there,) if there.is_possible(game) else None


@says(
    "if {condition}, damage that would reduce your life total to less than {n} reduces it to {again} instead",
    "damage that would reduce your life total to less than {n} reduces it to {again} instead",
)
class KeepsAlive(Instead, frozen=True):
    """Damage is dealt, but does not bring the life total below a number."""

    n: Number
    again: Number
    condition: Condition | None = None

    @rule("120.4c", "120.4d", "614.1a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, LoseLife) or not event.by_damage or event.player != scope.controller:
            return None
        if self.condition is not None and not self.condition.holds(game, scope):
            return None
        life = _life_with_the_rest(game, event.player) - event.amount
        if life >= self.n.n:
            return None
        left = max(0, event.amount - (self.n.n - life))
        if not left:
            why = f"{game.name(event.player)}'s life total is not reduced below {self.n.n}."
            return (DidNotHappen(event=event, why=why),)
        return (msgspec.structs.replace(event, amount=left),)


@rule("120.4d")
def _life_with_the_rest(game: Game, player: Id) -> int:
    """The life total that the rest of what happens at the same time would leave."""
    whose = sharing_life(game.state, player)
    changes = (e for e in game.at_once.others() if isinstance(e, GainLife | LoseLife) and e.player in whose)
    return game.state.players[player].life + sum(e.amount if isinstance(e, GainLife) else -e.amount for e in changes)
