"""When things may be done."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.game.objects import Id, Zone
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

MAIN_PHASES = ("precombat main", "postcombat main")


@rule("117.1a", "307.1")
def as_a_sorcery(game: Game, player: Id, what: str) -> Verdict:
    """Whether a sorcery could be cast now by this player, with each reason why not."""
    return sorcery_timing(game, player, what)


@rule("117.1a", "301.1")
def _artifact(game: Game, player: Id, what: str) -> Verdict:
    return sorcery_timing(game, player, what)


@rule("117.1a", "302.1")
def _creature(game: Game, player: Id, what: str) -> Verdict:
    return sorcery_timing(game, player, what)


@rule("117.1a", "303.1")
def _enchantment(game: Game, player: Id, what: str) -> Verdict:
    return sorcery_timing(game, player, what)


@rule("117.1a", "306.1")
def _planeswalker(game: Game, player: Id, what: str) -> Verdict:
    return sorcery_timing(game, player, what)


@rule("117.1a", "310.1")
def _battle(game: Game, player: Id, what: str) -> Verdict:
    return sorcery_timing(game, player, what)


_OF_TYPE = {
    "sorcery": as_a_sorcery, "creature": _creature, "planeswalker": _planeswalker, "battle": _battle,
    "enchantment": _enchantment, "artifact": _artifact,
}


def casting_time(game: Game, player: Id, types: Iterable[str], what: str) -> Verdict:
    """Whether a card of these types could be cast now by this player, by the rule of the type."""
    rule_of_type = next((check for kind, check in _OF_TYPE.items() if kind in types), as_a_sorcery)
    return rule_of_type(game, player, what)


def sorcery_timing(game: Game, player: Id, what: str) -> Verdict:
    """The reasons that the timing of sorceries gives; the rule that follows it cites itself."""
    return own_turn(game, player, what) + main_phase(game, what) + empty_stack(game, what)


def own_turn(game: Game, player: Id, what: str) -> Verdict:
    """It must be the player's own turn, or their team's."""
    if game.state.is_active(player):
        return ALLOWED if game.state.turn.active == player else _with_the_team()
    return forbidden(f"{what} only during {game.name(player)}'s own turn, and it is {game.name(game.state.turn.active)}'s.")


@rule("805.5a")
def _with_the_team() -> Verdict:
    """Any player of the team may act when it could."""
    return ALLOWED


def main_phase(game: Game, what: str) -> Verdict:
    """It must be a main phase."""
    if game.state.turn.step in MAIN_PHASES:
        return ALLOWED
    return forbidden(f"{what} only during a main phase, not during the {game.state.turn.step} step.")


def empty_stack(game: Game, what: str) -> Verdict:
    """The stack must be empty."""
    stack = game.state.zone(Zone.STACK)
    if not stack:
        return ALLOWED
    return forbidden(f"{what} only while the stack is empty; {game.name(stack[-1])} is on it.")
