"""Control of players: whose decisions somebody makes during a turn or a combat phase to come."""

from __future__ import annotations

from typing import ClassVar

from engine.game.controlling_another_player import ControlPlayer, PlayerControl, Span
from engine.game.machine import Game
from engine.game.meaning import PlayerReference, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.clauses import FullClause
from engine.words.references.another_target_player import AnotherTargetPlayer

_FIRST, _SECOND = "the first player", "the second player"
_NEXT_TURN = "during (that player's|their) next turn"


def _controls(one: str, other: str) -> str:
    return f"{one} controls {other} during {other}'s next turn"


class Controls(PlayerVerb, frozen=True, kw_only=True):
    """A player controls others for a time to come of each."""

    player: PlayerReference
    span: ClassVar[Span] = "turn"
    then_extra: ClassVar[bool] = False

    @rule("723.1")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        name = game.name(scope.source)
        for by in players:
            for player in self.player.find(game, scope):
                control = PlayerControl(player=player, by=by, source_name=name, span=self.span, then_extra=self.then_extra)
                game.happen(ControlPlayer(control=control))


@says(f"control{{s^}} {{player}} {_NEXT_TURN}", f"gain{{s^}} control of {{player}} {_NEXT_TURN}")
class ControlNextTurn(Controls, frozen=True):
    """During the next turn of each."""


@says(f"gain{{s^}} control of {{player}} {_NEXT_TURN}. after that turn, (that player takes|they take) an extra turn")
class ControlThenExtraTurn(Controls, frozen=True):
    """During the next turn of each, who takes an extra one after it."""

    then_extra: ClassVar[bool] = True


@says("control{s^} {player} during (that player's|their) next combat phase")
class ControlNextCombat(Controls, frozen=True):
    """During the next combat phase of each."""

    span: ClassVar[Span] = "combat phase"

    @rule("723.2")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        super().act(game, scope, players)


@says(
    f"choose {{first}} and {{second}}. {_controls(_FIRST, _SECOND)}, and {_controls(_SECOND, _FIRST)}",
    "choose {first} and {second}. each of them controls the other during the other's next turn",
)
class ControlEachOther(FullClause, frozen=True):
    """Two players control each other, each during the next turn of the other."""

    first: PlayerReference
    second: AnotherTargetPlayer

    @rule("723.1")
    def happen(self, game: Game, scope: Scope) -> None:
        name = game.name(scope.source)
        pairs = [(a, b) for a in self.first.find(game, scope) for b in self.second.find(game, scope)]
        both = [PlayerControl(player=who, by=by, source_name=name) for a, b in pairs for by, who in ((a, b), (b, a))]
        game.happen(*(ControlPlayer(control=control) for control in both))
