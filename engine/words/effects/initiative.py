"""Taking the initiative, with the abilities that come with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.game.continuous import StartDelayed
from engine.game.events import Event
from engine.game.keyword_actions import ActionDone
from engine.game.machine import Game
from engine.game.meaning import Duration, EventPattern, PlayerVerb
from engine.game.objects import Id
from engine.game.players import Designate
from engine.game.scope import Scope
from engine.game.state import Delayed
from engine.game.triggers import reflexive
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.delayed import Later, StepBegins
from engine.words.effects.monarch import combat_damage_by_creature
from engine.words.effects.venturing import UNDERCITY, venture
from engine.words.sentences import Sentence

INITIATIVE = "initiative"


def has_initiative(game: Game, player: Id) -> bool:
    """Whether a player has the initiative."""
    return INITIATIVE in game.state.players[player].marks


class WhileHas(Duration, frozen=True):
    """As long as a player has the initiative; made by an instruction, never read."""

    player: Id

    @rule("726.3")
    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        return not has_initiative(game, self.player)


class CreaturesHit(EventPattern, frozen=True):
    """Creatures of one player deal combat damage to a player; made by an instruction, never read."""

    one_or_more: ClassVar[bool] = True
    player: Id

    def group(self, slots: Mapping[str, Any]) -> Any:
        """What creatures of one player do at once is one event."""
        return slots["taker"]

    @rule("726.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        return combat_damage_by_creature(game, event, self.player)


class VenturesIntoUndercity(Sentence, frozen=True):
    """The controller ventures into Undercity; made by an instruction, never read."""

    @rule("726.2", "701.49d")
    def happen(self, game: Game, scope: Scope) -> None:
        venture(game, scope, scope.controller, UNDERCITY)


class InitiativePasses(Sentence, frozen=True):
    """The controller of the creatures that dealt the damage takes the initiative; made by an instruction, never read."""

    @rule("726.2")
    def happen(self, game: Game, scope: Scope) -> None:
        for player in scope.slots.get("taker", ()):
            take_initiative(game, scope, player)


@rule("726.2", "726.5")
def take_initiative(game: Game, scope: Scope, player: Id) -> None:
    """Give a player the initiative; they venture into Undercity even when they had it already."""
    if not has_initiative(game, player):
        game.happen(Designate(player=player, mark=INITIATIVE, only_one=True))
        hold(game, scope.source, player)
    game.happen(ActionDone(action=INITIATIVE, player=player))
    reflexive(game, Later(trigger=StepBegins(step=""), effect=VenturesIntoUndercity()), Scope.of(scope.source, player))


@rule("726.2")
def hold(game: Game, source: Id, player: Id) -> None:
    """Let the abilities of having the initiative wait for their events."""
    upkeep = Later(trigger=StepBegins(step="upkeep", player=player), effect=VenturesIntoUndercity())
    passes = Later(trigger=CreaturesHit(player=player), effect=InitiativePasses())
    for ability in (upkeep, passes):
        waits = Delayed(id=0, ability=ability, scope=Scope.of(source, player), until=WhileHas(player=player), uses=None)
        game.happen(StartDelayed(delayed=waits))


@says("take{s^} the initiative")
class TakeInitiative(PlayerVerb, frozen=True):
    """A player takes the initiative."""

    @rule("726.1")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            take_initiative(game, scope, player)
