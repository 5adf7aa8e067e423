"""Events of keyword actions: scrying and surveilling, exploring and conniving, expending mana."""

from __future__ import annotations

from typing import Any, Final

from engine.game.casting import Cast
from engine.game.events import Event
from engine.game.keyword_actions import ActionDone
from engine.game.machine import Game
from engine.game.scope import Scope
from engine.phrase import says, template_of
from engine.rulebook import rule
from engine.words.events.happening import EventVerb
from engine.words.events.players import PlayerActs
from engine.words.events.subjects import Subject

_LOOKS: Final = {
    "{player} scry": {"scry"},
    "{player} scries": {"scry"},
    "{player} surveil{s}": {"surveil"},
    "{player} scry or surveil": {"scry", "surveil"},
    "{player} scries or surveils": {"scry", "surveil"},
}
"""The keyword actions that each wording waits for."""


@says(*_LOOKS)
class WhenLooks(PlayerActs, frozen=True):
    """A player has scried or surveilled."""

    @rule("701.22d", "701.25d")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        meant = _LOOKS[template_of(self)]
        if not isinstance(event, ActionDone) or event.action not in meant or not self.is_them(game, event.player, scope):
            return None
        return {"player": (event.player,)}


_ACTS: Final = {
    "{player} investigate{s}": "investigate",
    "{player} proliferate{s}": "proliferate",
    "{player} forage{s}": "forage",
    "{player} collect{s} evidence": "evidence",
}
"""Keyword actions of players that abilities wait for."""


@says(*_ACTS)
class WhenActs(PlayerActs, frozen=True):
    """A player has investigated, proliferated, foraged or collected evidence."""

    @rule("701.16a", "701.34a", "701.61a", "701.59a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, ActionDone) or event.action != _ACTS[template_of(self)]:
            return None
        return {"player": (event.player,)} if self.is_them(game, event.player, scope) else None


_DEEDS: Final = {
    "explore{s^}": "explore",
    "connive{s^}": "connive",
}
"""Keyword actions of permanents that abilities wait for."""


@says(*_DEEDS)
class HasActed(EventVerb, frozen=True):
    """Has explored, or connived."""

    @rule("701.44b", "701.50f")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, ActionDone) or event.action != _DEEDS[template_of(self)] or event.object is None:
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
