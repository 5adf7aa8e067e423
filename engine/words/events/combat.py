"""Events of combat: attacking, blocking, becoming blocked."""

from __future__ import annotations

from typing import Any

from engine.game.combat.events import Attacks, BecomeBlocked, Blocks, DeclareAttackers, StayUnblocked
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern, PlayerReference
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.events.subjects import Subject


@says("{subject} attack{s}")
class WhenAttacks(EventPattern, frozen=True):
    """Something is declared as an attacker."""

    subject: Subject

    @rule("508.3a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Attacks) or not self.subject.match(game, event.attacker, scope):
            return None
        return {"it": (event.attacker,), "defending": (game.controller(event.defender),)}


@says("{subject} attack{s} alone")
class WhenAttacksAlone(WhenAttacks, frozen=True):
    """Something is declared as the only attacker."""

    @rule("506.5")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        alone = isinstance(event, Attacks) and event.others == 0
        return super().match(game, event, scope) if alone else None


@says("{subject} block{s}")
class WhenBlocks(EventPattern, frozen=True):
    """Something is declared as a blocker."""

    subject: Subject

    @rule("509.3a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Blocks) or not self.subject.match(game, event.blocker, scope):
            return None
        return {"it": (event.blocker,), "blocked": event.attackers}


@says("{subject} attack{s} or block{s@subject}")
class WhenAttacksOrBlocks(EventPattern, frozen=True):
    """Something is declared as an attacker or as a blocker."""

    subject: Subject

    @rule("508.3a", "509.3a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        either = (WhenAttacks(subject=self.subject), WhenBlocks(subject=self.subject))
        return next((roles for p in either if (roles := p.match(game, event, scope)) is not None), None)


@says("{subject} {becomes/become} blocked")
class WhenBecomesBlocked(EventPattern, frozen=True):
    """An attacker becomes blocked."""

    subject: Subject

    @rule("509.3c")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, BecomeBlocked) or not self.subject.match(game, event.attacker, scope):
            return None
        return {"it": (event.attacker,), "blockers": event.blockers}


@says("{subject} attack{s} and {isn't/aren't@subject} blocked")
class WhenUnblocked(EventPattern, frozen=True):
    """An attacker is not blocked."""

    subject: Subject

    @rule("509.3g")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, StayUnblocked) or not self.subject.match(game, event.attacker, scope):
            return None
        return {"it": (event.attacker,), "defending": (game.controller(event.defender),)}


@says("{player} attack{s}")
class WhenPlayerAttacks(EventPattern, frozen=True):
    """A player declares one or more attackers."""

    player: PlayerReference

    @rule("508.3d")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, DeclareAttackers) or not event.attacks:
            return None
        return {"player": (event.player,)} if event.player in self.player.find(game, scope) else None
