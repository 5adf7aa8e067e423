"""Attacks on battles, and who protects a battle."""

from __future__ import annotations

from typing import Any

from engine.game.battles import PROTECTOR
from engine.game.combat.events import Attacks
from engine.game.combat.standing import defending_player
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Condition, ObjectReference
from engine.game.objects import Id
from engine.game.qualities import is_type
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.events.happening import EventVerb
from engine.words.events.subjects import Subject
from engine.words.filters.base import Adjective, Qualifier


def is_battle(game: Game, thing: Id) -> bool:
    """Whether it is a battle that is there, or was."""
    return thing not in game.state.players and is_type(game, thing, "battle")


@says("attack{s^} a battle")
class AttacksBattle(EventVerb, frozen=True):
    """Is declared as an attacker of a battle."""

    @rule("508.3a", "310.9d")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Attacks) or not is_battle(game, event.defender) or not subject.match(game, event.attacker, scope):
            return None
        return {"it": (event.attacker,), "defending": (defending_player(game, event.defender),)}


@says("attacking a battle")
class IsAttackingBattle(Adjective, frozen=True):
    """It is attacking a battle."""

    @rule("508.1k")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        combat = game.state.combat
        return combat is not None and thing in combat.attacking and is_battle(game, combat.attacking[thing])


@says("~ attacked a battle this turn")
class AttackedBattle(Condition, frozen=True):
    """The object itself attacked a battle this turn."""

    @rule("508.3a")
    def holds(self, game: Game, scope: Scope) -> bool:
        attacks = (e for e in game.state.history if isinstance(e, Attacks) and e.attacker == scope.source)
        return any(is_battle(game, e.defender) for e in attacks)


@says("an opponent protects {thing}", "you protect {thing}")
class Protects(Condition, frozen=True):
    """The protector of a battle is an opponent, or the controller of the ability."""

    thing: ObjectReference

    @rule("310.9e")
    def holds(self, game: Game, scope: Scope) -> bool:
        meant = (game.state.opponents(scope.controller), [scope.controller])[self.wording]
        return any(game.object(t).chosen.get(PROTECTOR) in meant for t in self.thing.find(game, scope))


@says("you protect", "an opponent protects")
class ProtectedBy(Qualifier, frozen=True):
    """Battles of which the protector is the controller of the ability, or an opponent."""

    @rule("310.9e")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        meant = ([scope.controller], game.state.opponents(scope.controller))[self.wording]
        return game.object(thing).chosen.get(PROTECTOR) in meant
