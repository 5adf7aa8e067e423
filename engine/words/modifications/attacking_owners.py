"""Creatures that can't attack the player who owns them."""

from __future__ import annotations

from engine.game.actions import AttackWith
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.qualities import is_type
from engine.game.scope import Scope
from engine.game.verdict import Verdict, forbidden
from engine.phrase import says
from engine.rulebook import rule
from engine.words.modifications.restrictions import Restriction


@says("can't attack its owner", "can't attack its owner or planeswalkers its owner controls")
class CantAttackOwner(Restriction, frozen=True):
    """They can't attack the player who owns them (or planeswalkers of that player)."""

    @rule("508.1c", "108.3")
    def forbid(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        if not isinstance(action, AttackWith) or action.attacker not in meant:
            return None
        owner = game.object(action.attacker).owner
        theirs = self.wording == 1 and is_type(game, action.defender, "planeswalker")
        if action.defender != owner and not (theirs and game.controller(action.defender) == owner):
            return None
        text = f"{game.name(action.attacker)} can't attack {game.name(action.defender)}, for {game.name(owner)} owns it."
        return forbidden(text, game.name(scope.source))
