"""Events of keyword actions: scrying and surveilling, exploring and conniving, expending mana."""

from __future__ import annotations

from typing import Any

from engine.game.casting import Cast
from engine.game.events import Event
from engine.game.keyword_actions import ActionDone
from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.events.happening import EventVerb
from engine.words.events.players import PlayerActs
from engine.words.events.subjects import Subject


@says(
    "{player} scry", "{player} scries", "{player} surveil{s}", "{player} scry or surveil", "{player} scries or surveils",
)
class WhenLooks(PlayerActs, frozen=True):
    """A player has scried or surveilled."""

    @rule("701.22d", "701.25d")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        meant = ({"scry"}, {"scry"}, {"surveil"}, {"scry", "surveil"}, {"scry", "surveil"})[self.wording]
        if not isinstance(event, ActionDone) or event.action not in meant or not self.is_them(game, event.player, scope):
            return None
        return {"player": (event.player,)}


ACTIONS = ("investigate", "proliferate", "forage", "evidence")
"""Keyword actions of players that abilities wait for, in the order of the templates below."""


@says("{player} investigate{s}", "{player} proliferate{s}", "{player} forage{s}", "{player} collect{s} evidence")
class WhenActs(PlayerActs, frozen=True):
    """A player has investigated, proliferated, foraged or collected evidence."""

    @rule("701.16a", "701.34a", "701.61a", "701.59a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, ActionDone) or event.action != ACTIONS[self.wording]:
            return None
        return {"player": (event.player,)} if self.is_them(game, event.player, scope) else None


@says("explore{s^}", "connive{s^}")
class HasActed(EventVerb, frozen=True):
    """Has explored, or connived."""

    @rule("701.44b", "701.50f")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        action = ("explore", "connive")[self.wording]
        if not isinstance(event, ActionDone) or event.action != action or event.object is None:
            return None
        return {"it": (event.object,)} if subject.match(game, event.object, scope) else None


@says("{player} expend{s} {n}")
class WhenExpends(PlayerActs, frozen=True):
    """The mana that a player has spent on spells in a turn reaches a number."""

    n: int

    @rule("700.14")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Cast) or not self.is_them(game, event.player, scope):
            return None
        earlier = (e for e in game.state.history if isinstance(e, Cast) and e.player == event.player and e.spell != event.spell)
        before = sum(e.mana_spent for e in earlier)
        return {"player": (event.player,)} if before < self.n <= before + event.mana_spent else None
