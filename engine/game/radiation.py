"""Radiation: what rad counters do to their player at the beginning of the precombat main phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.game.counters import RemoveCounters, counters_on
from engine.game.events import Event
from engine.game.life import LoseLife
from engine.game.meaning import Condition, Effect, EventPattern, Triggered
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.state import Waiting
from engine.game.teams import active_players
from engine.game.triggers import AbilityTriggers
from engine.game.zones import Mill, arrived, top_cards
from engine.game.zones.moving import UNKNOWN
from engine.rulebook import rule, rules_of

if TYPE_CHECKING:
    from engine.game.machine import Game

RAD = "rad"


class AsTheMainPhaseBegins(EventPattern, frozen=True):
    """The beginning of a precombat main phase; :func:`irradiate` looks for it."""

    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        return None


class IsIrradiated(Condition, frozen=True):
    """The player has a rad counter."""

    def holds(self, game: Game, scope: Scope) -> bool:
        return counters_on(game.state, scope.controller, RAD) > 0


class MillsAndLosesLife(Effect, frozen=True):
    """So many cards are milled; each that is no land costs 1 life and takes a rad counter away."""

    @rule("728.1")
    def happen(self, game: Game, scope: Scope) -> None:
        player = scope.controller
        cards = top_cards(game, player, counters_on(game.state, player, RAD))
        milled = arrived(game, game.happen(*(Mill(player=player, object=card) for card in cards)))
        nonlands = _nonlands(game, player, milled)
        game.happen(LoseLife(player=player, amount=nonlands), RemoveCounters(on=player, kind=RAD, amount=nonlands))


def _nonlands(game: Game, player: Id, milled: tuple[Id, ...]) -> int:
    """How many of the milled cards are no lands; of cards that nobody has named that is asked."""
    told = [card for card in milled if game.object(card).definition is not UNKNOWN]
    unknown = len(milled) - len(told)
    known = sum("land" not in game.characteristics(card).types for card in told)
    if not unknown:
        return known
    options = [(n, str(n)) for n in range(unknown + 1)]
    asked: int = game.choose_one(player, "number", options, prompt="How many of the unknown milled cards are no lands?")
    return known + asked


class Radiation(Triggered, frozen=True):
    """The triggered ability that comes with rad counters."""

    trigger: EventPattern = AsTheMainPhaseBegins()
    condition: Condition = IsIrradiated()
    effect: Effect = MillsAndLosesLife()


@rule("122.1i", "728.1")
def irradiate(game: Game) -> None:
    """The ability triggers for an active player, who controls it; it has no source but the player."""
    for player in active_players(game.state):
        if counters_on(game.state, player, RAD):
            waiting = Waiting(ability=Radiation(), source=player, controller=player, slots={})
            game.happen(AbilityTriggers(waiting=waiting, cites=rules_of(irradiate)))
