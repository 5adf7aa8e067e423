"""Events of combat: attacking, blocking, becoming blocked."""

from __future__ import annotations

from typing import Any

from engine.game.combat.events import Attacks, BecomeBlocked, Blocks, BlocksCreature, DeclareAttackers, StayUnblocked
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern, PlayerReference
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.events.happening import EventVerb
from engine.words.events.subjects import Subject
from engine.words.filters.description import ObjectFilter
from engine.words.references.antecedents import Antecedent
from engine.words.references.players import AnOpponent, AnyPlayer, EachOpponent, You


@says("attack{s^}", "attack{s^} alone", "attack{s^} you", "attack{s^} a player", "attack{s^} one of your opponents")
class AttacksVerb(EventVerb, frozen=True):
    """Is declared as an attacker: at all, as the only one, or attacking certain players."""

    @rule("508.3a")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Attacks) or not subject.match(game, event.attacker, scope):
            return None
        asked = (
            True,
            event.others == 0,
            event.defender == scope.controller,
            event.defender in game.state.players,
            event.defender in game.state.opponents(scope.controller),
        )[self.wording]
        return {"it": (event.attacker,), "defending": (game.controller(event.defender),)} if asked else None


@says("block{s^}", "block{s^} a(n) {things}")
class BlocksVerb(EventVerb, frozen=True):
    """Is declared as a blocker (of something that fits)."""

    things: ObjectFilter | None = None

    def __post_init__(self) -> None:
        if self.things is not None and self.things.plural:
            raise Unfit

    @rule("509.3a")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if self.things is not None:
            return self._one(game, event, subject, scope)
        if not isinstance(event, Blocks) or not subject.match(game, event.blocker, scope):
            return None
        return {"it": (event.blocker,), "opposed": event.attackers}

    @rule("509.3b")
    def _one(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, BlocksCreature) or not subject.match(game, event.blocker, scope):
            return None
        fits = self.things is None or self.things.match(game, event.attacker, scope)
        return {"it": (event.blocker,), "opposed": (event.attacker,)} if fits else None

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The blocked creature can be spoken of."""
        return () if self.things is None else (Antecedent(slot="opposed", nature="object", nouns=self.things.nouns()),)


@says("become{s^} blocked", "become{s^} blocked by a(n) {things}")
class BecomesBlocked(EventVerb, frozen=True):
    """Becomes blocked (by something that fits)."""

    things: ObjectFilter | None = None

    def __post_init__(self) -> None:
        if self.things is not None and self.things.plural:
            raise Unfit

    @rule("509.3c")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if self.things is not None:
            return self._one(game, event, subject, scope)
        if not isinstance(event, BecomeBlocked) or not subject.match(game, event.attacker, scope):
            return None
        return {"it": (event.attacker,), "opposed": event.blockers}

    @rule("509.3d")
    def _one(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, BlocksCreature) or not subject.match(game, event.attacker, scope):
            return None
        fits = self.things is None or self.things.match(game, event.blocker, scope)
        return {"it": (event.attacker,), "opposed": (event.blocker,)} if fits else None

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The blocking creature can be spoken of."""
        return () if self.things is None else (Antecedent(slot="opposed", nature="object", nouns=self.things.nouns()),)


@says("attack{s^} and {isn't/aren't^} blocked")
class StaysUnblocked(EventVerb, frozen=True):
    """Attacks and is not blocked."""

    @rule("509.3g")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, StayUnblocked) or not subject.match(game, event.attacker, scope):
            return None
        return {"it": (event.attacker,), "defending": (game.controller(event.defender),)}


@says("{player} attack{s}", "{player} attack{s} with {number} or more creatures")
class WhenPlayerAttacks(EventPattern, frozen=True):
    """A player declares attackers, perhaps at least a number of them."""

    player: PlayerReference
    number: Number = Number(n=1)

    def __post_init__(self) -> None:
        if not isinstance(self.player, You | EachOpponent | AnOpponent | AnyPlayer):
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The player can be spoken of."""
        return () if isinstance(self.player, You) else (Antecedent(slot="player", nature="player"),)

    @rule("508.3d")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, DeclareAttackers) or len(event.attacks) < self.number.n or not event.attacks:
            return None
        if event.player not in self.player.find(game, scope):
            return None
        return {"player": (event.player,), "attackers": tuple(event.attacks)}
