"""Becoming the monarch, with the two abilities that come with it."""

from __future__ import annotations

from typing import Any

from engine.game.continuous import StartDelayed
from engine.game.damage import Damage
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Duration, EventPattern, PlayerVerb
from engine.game.objects import Id
from engine.game.players import Designate
from engine.game.qualities import is_creature
from engine.game.scope import Scope
from engine.game.state import Delayed
from engine.game.turn import BeginStep
from engine.game.zones import Draw
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.delayed import Later
from engine.words.sentences import Sentence

MONARCH = "monarch"


def is_monarch(game: Game, player: Id) -> bool:
    """Whether a player is the monarch."""
    return MONARCH in game.state.players[player].marks


class WhileMonarch(Duration, frozen=True):
    """As long as a player is the monarch; made by an instruction, never read."""

    player: Id

    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        return not is_monarch(game, self.player)


class EndStepOf(EventPattern, frozen=True):
    """The end step of a player begins; made by an instruction, never read."""

    player: Id

    @rule("725.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, BeginStep) or event.step != "end" or not game.state.is_active(self.player):
            return None
        return {}


def combat_damage_by_creature(game: Game, event: Event, player: Id) -> dict[str, Any] | None:
    """What a creature's combat damage to a player lets be spoken of: the creature's controller."""
    if not isinstance(event, Damage) or not event.is_combat or event.recipient != player:
        return None
    return {"taker": (game.controller(event.source),)} if is_creature(game, event.source) else None


class CombatDamageTo(EventPattern, frozen=True):
    """A creature deals combat damage to a player; made by an instruction, never read."""

    player: Id

    @rule("725.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        return combat_damage_by_creature(game, event, self.player)


class MonarchDraws(Sentence, frozen=True):
    """The monarch draws a card; made by an instruction, never read."""

    @rule("725.2")
    def happen(self, game: Game, scope: Scope) -> None:
        game.happen(Draw(player=scope.controller, by=scope.source))


class MonarchPasses(Sentence, frozen=True):
    """The controller of the creature that dealt the damage becomes the monarch; made by an instruction, never read."""

    @rule("725.2")
    def happen(self, game: Game, scope: Scope) -> None:
        for player in scope.slots.get("taker", ()):
            crown(game, scope, player)


@rule("725.1", "725.3")
def crown(game: Game, scope: Scope, player: Id) -> None:
    """Make a player the monarch, and let the abilities of the monarch wait for their events."""
    if is_monarch(game, player):
        return
    game.happen(Designate(player=player, mark=MONARCH, only_one=True))
    reign(game, scope.source, player)


@rule("725.2")
def reign(game: Game, source: Id, player: Id) -> None:
    """Let the abilities of the monarch wait for their events."""
    inner = Scope.of(source, player)
    until = WhileMonarch(player=player)
    abilities = (
        Later(trigger=EndStepOf(player=player), effect=MonarchDraws()),
        Later(trigger=CombatDamageTo(player=player), effect=MonarchPasses()),
    )
    for ability in abilities:
        game.happen(StartDelayed(delayed=Delayed(id=0, ability=ability, scope=inner, until=until, uses=None)))


@says("become{s^} the monarch")
class BecomeMonarch(PlayerVerb, frozen=True):
    """A player becomes the monarch."""

    @rule("725.1")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            crown(game, scope, player)
