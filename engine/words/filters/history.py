"""Qualifiers about what happened to an object this turn: it entered, attacked, dealt damage or was dealt damage."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game.combat.events import Attacks, Blocks, BlocksCreature
from engine.game.damage import Damage
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import Unfit, says, template_of
from engine.rulebook import rule
from engine.words.filters.base import Qualifier
from engine.words.references.antecedents import is_settled


def entered_this_turn(game: Game, thing: Id) -> bool:
    """Whether a permanent entered the battlefield this turn."""
    moves = (e for e in game.state.history if isinstance(e, Move) and e.to is Zone.BATTLEFIELD)
    return any(game.state.became.get(e.object) == thing for e in moves)


def damage_this_turn(game: Game) -> Iterator[Damage]:
    """All damage that was dealt this turn."""
    return (e for e in game.state.history if isinstance(e, Damage))


def attacked_this_turn(game: Game, thing: Id) -> bool:
    """Whether it was declared as an attacker this turn."""
    return any(isinstance(e, Attacks) and e.attacker == thing for e in game.state.history)


def blocked_this_turn(game: Game, thing: Id) -> bool:
    """Whether it was declared as a blocker this turn."""
    return any(isinstance(e, Blocks) and e.blocker == thing for e in game.state.history)


@says(
    "that entered this turn",
    "that entered the battlefield this turn",
    "that entered under your control this turn",
    "that entered the battlefield under your control this turn",
)
class EnteredThisTurn(Qualifier, frozen=True):
    """It entered the battlefield this turn (under the controller's control)."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        mine = self.wording < 2 or game.object(thing).controller == scope.controller
        return mine and entered_this_turn(game, thing)


@says("that (was|were) dealt damage this turn", "dealt damage this turn")
class WasDealtDamage(Qualifier, frozen=True):
    """It was dealt damage this turn."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return any(e.recipient == thing for e in damage_this_turn(game))


@says("dealt damage by {source} this turn", "dealt combat damage by {source} this turn")
class DamagedBy(Qualifier, frozen=True):
    """It was dealt damage this turn by an object that is named."""

    source: ObjectReference

    def __post_init__(self) -> None:
        if not is_settled(self.source):
            raise Unfit

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        sources = self.source.find(game, scope)
        dealt = (e for e in damage_this_turn(game) if e.recipient == thing and e.source in sources)
        return any(e.is_combat or self.wording == 0 for e in dealt)


@says(
    "that dealt damage[ to {player}] this turn",
    "that dealt combat damage[ to {player}] this turn",
)
class DealtDamage(Qualifier, frozen=True):
    """It dealt damage this turn (to certain players)."""

    player: PlayerReference | None = None

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        dealt = [e for e in damage_this_turn(game) if e.source == thing and (e.is_combat or self.wording == 0)]
        if self.player is None:
            return bool(dealt)
        players = self.player.find(game, scope)
        return any(e.recipient in players for e in dealt)


@says(
    "that attacked this turn",
    "that blocked this turn",
    "that attacked or blocked this turn",
    "that didn't attack this turn",
)
class Fought(Qualifier, frozen=True):
    """It attacked, blocked, did either, or did not attack this turn."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        attacked, blocked = attacked_this_turn(game, thing), blocked_this_turn(game, thing)
        return (attacked, blocked, attacked or blocked, not attacked)[self.wording]


@says(
    "that (was|were) blocked by {other} this turn",
    "that blocked or (was|were) blocked by {other} this turn",
)
class FoughtIt(Qualifier, frozen=True):
    """It was blocked by another object this turn, or either blocked the other."""

    other: ObjectReference

    @rule("509.1g")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        others = self.other.find(game, scope)
        pairs = {(e.blocker, e.attacker) for e in game.state.history if isinstance(e, BlocksCreature)}
        blocked = any((t, thing) in pairs for t in others)
        return blocked or ("blocked or" in template_of(self) and any((thing, t) in pairs for t in others))
