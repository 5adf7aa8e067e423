"""Ninjutsu and sneak: changing places with an unblocked attacker."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from engine.game.actions import CastSpell
from engine.game.combat.events import PutAttacking
from engine.game.machine import Game
from engine.game.meaning import Ability, CostPart, Effect, Static
from engine.game.objects import Id, Zone
from engine.game.permissions.as_though import AsThough
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, allowed, forbidden
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.flashback import CastFor
from engine.words.keywords.spelling import Costed, FromHand, costed
from engine.words.replacements.choosing import AsItEnters


class ReturnUnblocked(CostPart, frozen=True):
    """Return an unblocked attacker to hand; slot ``defender`` keeps whom it attacked; made, never read."""

    deed: ClassVar[str] = "return"

    def _able(self, game: Game, player: Id) -> list[tuple[Id, str]]:
        combat = game.state.combat
        if combat is None or game.state.turn.step in ("declare attackers", "beginning of combat"):
            return []
        mine = (a for a in combat.attacking if game.controller(a) == player and a not in combat.blocked)
        return [(a, game.name(a)) for a in mine]

    @rule("702.49a")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if self._able(game, player):
            return ALLOWED
        return forbidden(f"{game.name(player)} has no unblocked attacker to return.")

    @rule("702.49a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        attacker = game.choose_one(player, "return", self._able(game, player), about=scope.source, prompt="Return which attacker?")
        combat = game.state.combat
        scope.slots["defender"] = (combat.attacking[attacker],) if combat is not None else ()
        game.happen(Move(object=attacker, to=Zone.HAND, how="return", by=scope.source))


class JoinsTheAttack(Effect, frozen=True):
    """The card is put onto the battlefield tapped and attacking what the other attacked; made, never read."""

    @rule("702.49a", "702.49c")
    def happen(self, game: Game, scope: Scope) -> None:
        card = scope.source
        if not game.exists(card) or game.object(card).zone not in (Zone.HAND, Zone.COMMAND):
            return
        game.happen(Move(object=card, to=Zone.BATTLEFIELD, how="put", controller=scope.controller, tapped=True, by=card))
        here = game.state.became.get(card, card)
        for defender in scope.slots.get("defender", ()):
            if game.exists(here) and game.state.combat is not None:
                game.happen(PutAttacking(object=here, defender=defender))


@says(*costed("ninjutsu"))
class Ninjutsu(Costed, frozen=True):
    """It takes the place of an unblocked attacker."""

    name: ClassVar[str] = "ninjutsu"

    @rule("702.49a")
    def means(self) -> tuple[Ability, ...]:
        return (FromHand(cost=(*self.cost, ReturnUnblocked()), effect=JoinsTheAttack()),)


class FromHandOrCommandZone(FromHand, frozen=True):
    """An activated ability that functions in the command zone too."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.HAND, Zone.COMMAND})


@says(*costed("commander ninjutsu"))
class CommanderNinjutsu(Costed, frozen=True):
    """The same from the command zone too."""

    name: ClassVar[str] = "commander ninjutsu"

    @rule("702.49d")
    def means(self) -> tuple[Ability, ...]:
        return (FromHandOrCommandZone(cost=(*self.cost, ReturnUnblocked()), effect=JoinsTheAttack()),)


class SneakTiming(Static, frozen=True):
    """For its sneak cost it is cast in the declare blockers step of its player's turn, at instant speed, and only then."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.STACK})

    @staticmethod
    def _sneaks(action: Any, scope: Scope) -> bool:
        return isinstance(action, CastSpell) and action.spell == scope.source and "sneak" in action.paid

    @rule("702.190a")
    def permit(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, AsThough) or action.keyword != "flash" or not self._sneaks(action.action, scope):
            return None
        return allowed(f"{game.name(scope.source)} may be cast for its sneak cost at this time.", game.name(scope.source))

    @rule("702.190a")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        turn = game.state.turn
        if not self._sneaks(action, scope) or (turn.step == "declare blockers" and game.state.is_active(action.player)):
            return None
        name = game.name(scope.source)
        return forbidden(f"{name} can be cast for its sneak cost only in its player's declare blockers step.", name)


class SneaksIn(AsItEnters, frozen=True):
    """It enters tapped and attacking when it was cast for its sneak cost."""

    @rule("702.190b")
    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        stacked = game.object(scope.source).stacked
        if stacked is None or "sneak" not in stacked.paid:
            return None
        attacked: tuple[Id, ...] = tuple(stacked.slots.get("defender", ()))
        return msgspec.structs.replace(move, tapped=True, attacking=attacked[0] if attacked else None)


@says(*costed("sneak"))
class Sneak(Costed, frozen=True):
    """It takes the place of an unblocked attacker as a spell."""

    name: ClassVar[str] = "sneak"

    @rule("702.190a")
    def means(self) -> tuple[Ability, ...]:
        return (CastFor(name="sneak", cost=(*self.cost, ReturnUnblocked())), SneakTiming(), SneaksIn())
