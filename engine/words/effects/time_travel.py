"""Time travel: time counters come and go on permanents and suspended cards."""

from __future__ import annotations

from typing import ClassVar

from engine.game.abilities import has_keyword
from engine.game.counters import PutCounters, RemoveCounters, counters_on
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule


@says("time travel")
class TimeTravel(PlayerVerb, frozen=True):
    """For each of any number of own things with time counters, one more or one less."""

    can_repeat: ClassVar[bool] = True

    @rule("701.56a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            chosen = [e for thing in self._things(game, player) if (e := self._change(game, scope, player, thing)) is not None]
            game.happen(*chosen)

    @staticmethod
    def _things(game: Game, player: Id) -> list[Id]:
        own = [o.id for o in game.state.battlefield() if game.controller(o.id) == player]
        exiled = [t for t in game.state.zone(Zone.EXILE) if game.object(t).owner == player and has_keyword(game, t, "suspend")]
        return [t for t in (*own, *exiled) if counters_on(game.state, t, "time")]

    @staticmethod
    def _change(game: Game, scope: Scope, player: Id, thing: Id) -> Event | None:
        name = game.name(thing)
        options = (("add", f"add one to {name}"), ("remove", f"remove one from {name}"), ("leave", f"leave {name}"))
        prompt = f"Is a time counter put on {name} or removed from it?"
        what = game.choose_one(player, "time travel", options, about=thing, prompt=prompt)
        if what == "add":
            return PutCounters(on=thing, kind="time", amount=1, by=player)
        return RemoveCounters(on=thing, kind="time", amount=1, by=player) if what == "remove" else None
