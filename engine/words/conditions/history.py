"""Conditions about what happened this turn."""

from __future__ import annotations

from engine.game.combat.events import Attacks, DeclareAttackers
from engine.game.life import GainLife, LoseLife
from engine.game.machine import Game
from engine.game.meaning import Condition
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.teams import team
from engine.game.zones import Draw, Move, Sacrifice
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter


@says(
    "you gained life this turn", "you lost life this turn", "an opponent lost life this turn", "your team gained life this turn",
    "an opponent gained life this turn", "you gained or lost life this turn", "you gained and lost life this turn",
)
class LifeChanged(Condition, frozen=True):
    """Somebody gained or lost life this turn."""

    @rule("102.4")
    def holds(self, game: Game, scope: Scope) -> bool:
        if self.wording == 6:
            mine = [e for e in game.state.history if isinstance(e, GainLife | LoseLife) and e.player == scope.controller]
            return len({type(e) for e in mine}) == 2
        kind = (GainLife, LoseLife, LoseLife, GainLife, GainLife, GainLife | LoseLife)[self.wording]
        you = scope.controller
        theirs = game.state.opponents(you)
        who = ((you,), (you,), theirs, team(game.state, you), theirs, (you,))[self.wording]
        return any(isinstance(e, kind) and e.player in who for e in game.state.history)


@says("you attacked this turn", "you attacked with a creature this turn")
class Attacked(Condition, frozen=True):
    """The controller declared an attacker this turn."""

    def holds(self, game: Game, scope: Scope) -> bool:
        found = (e for e in game.state.history if isinstance(e, DeclareAttackers))
        return any(e.player == scope.controller and e.attacks for e in found)


@says("~ attacked this turn")
class ThisAttacked(Condition, frozen=True):
    """The object itself attacked this turn."""

    def holds(self, game: Game, scope: Scope) -> bool:
        return any(isinstance(e, Attacks) and e.attacker == scope.source for e in game.state.history)


@says("a(n) {things} died this turn")
class Died(Condition, frozen=True):
    """Something that fits died this turn."""

    things: ObjectFilter

    def holds(self, game: Game, scope: Scope) -> bool:
        moves = (e for e in game.state.history if isinstance(e, Move) and e.to is Zone.GRAVEYARD)
        gone = (e.object for e in moves if e.object in game.state.gone)
        died = (t for t in gone if game.state.gone[t].object.zone is Zone.BATTLEFIELD)
        return any(self.things.match(game, t, scope) for t in died)


@says("you sacrificed a permanent this turn", "you've drawn a card this turn")
class Did(Condition, frozen=True):
    """The controller sacrificed something, or drew a card, this turn."""

    def holds(self, game: Game, scope: Scope) -> bool:
        kind = (Sacrifice, Draw)[self.wording]
        return any(isinstance(e, kind) and e.player == scope.controller for e in game.state.history)


