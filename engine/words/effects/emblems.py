"""Getting emblems."""

from __future__ import annotations

from engine.game.emblems import GetEmblem
from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Characteristics, Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.modifications.abilities import Granted


@says("get{s^} an emblem with {abilities:and+}")
class GetEmblemWith(PlayerVerb, frozen=True):
    """Players get an emblem with abilities."""

    abilities: tuple[Granted, ...]

    @rule("114.1")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        gained = tuple(a for g in self.abilities for a in g.abilities())
        game.happen(*(GetEmblem(player=p, base=Characteristics(name="Emblem", abilities=gained)) for p in players))
