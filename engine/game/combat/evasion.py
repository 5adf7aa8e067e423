"""Evasion: keyword abilities that keep creatures from blocking."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.game.abilities import has_keyword
from engine.game.objects import Id
from engine.game.protection import protected
from engine.game.qualities import is_color, is_type, power
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def evades(game: Game, attacker: Id, blocker: Id) -> Verdict:
    """Whether the evasion abilities of the attacker let this creature block it."""
    verdict = Verdict()
    for ability in _EVASION:
        verdict += ability(game, attacker, blocker)
    return verdict


def _no(game: Game, attacker: Id, blocker: Id, why: str) -> Verdict:
    return forbidden(f"{game.name(blocker)} can't block {game.name(attacker)}, which has {why}.", game.name(attacker))


@rule("702.9b")
def _flying(game: Game, attacker: Id, blocker: Id) -> Verdict:
    if not has_keyword(game, attacker, "flying") or has_keyword(game, blocker, "flying"):
        return ALLOWED
    return ALLOWED if has_keyword(game, blocker, "reach") else _no(game, attacker, blocker, "flying")


@rule("702.36b")
def _fear(game: Game, attacker: Id, blocker: Id) -> Verdict:
    fearless = is_type(game, blocker, "artifact") or is_color(game, blocker, "B")
    return ALLOWED if fearless or not has_keyword(game, attacker, "fear") else _no(game, attacker, blocker, "fear")


@rule("702.13b")
def _intimidate(game: Game, attacker: Id, blocker: Id) -> Verdict:
    if not has_keyword(game, attacker, "intimidate") or is_type(game, blocker, "artifact"):
        return ALLOWED
    shared = game.characteristics(attacker).colors & game.characteristics(blocker).colors
    return ALLOWED if shared else _no(game, attacker, blocker, "intimidate")


@rule("702.28b")
def _shadow(game: Game, attacker: Id, blocker: Id) -> Verdict:
    mine, yours = has_keyword(game, attacker, "shadow"), has_keyword(game, blocker, "shadow")
    return ALLOWED if mine is yours else _no(game, attacker, blocker, "shadow" if mine else "no shadow")


@rule("702.31b")
def _horsemanship(game: Game, attacker: Id, blocker: Id) -> Verdict:
    if not has_keyword(game, attacker, "horsemanship") or has_keyword(game, blocker, "horsemanship"):
        return ALLOWED
    return _no(game, attacker, blocker, "horsemanship")


@rule("702.118b")
def _skulk(game: Game, attacker: Id, blocker: Id) -> Verdict:
    if not has_keyword(game, attacker, "skulk") or power(game, blocker) <= power(game, attacker):
        return ALLOWED
    return _no(game, attacker, blocker, "skulk and less power")


@rule("702.16f")
def _protection(game: Game, attacker: Id, blocker: Id) -> Verdict:
    return protected(game, attacker, blocker)


_EVASION: tuple[Callable[[Game, Id, Id], Verdict], ...] = (
    _flying, _fear, _intimidate, _shadow, _horsemanship, _skulk, _protection,
)


@rule("702.111b")
def menace(game: Game, attacker: Id, blockers: tuple[Id, ...]) -> Verdict:
    """A creature with menace is blocked by none or by two or more."""
    if len(blockers) != 1 or not has_keyword(game, attacker, "menace"):
        return ALLOWED
    return forbidden(f"{game.name(attacker)} has menace and can't be blocked by one creature.", game.name(attacker))
