"""Banding: creatures that attack together, are blocked together, and whose player divides the damage."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from engine.game.abilities import has_keyword
from engine.game.combat.standing import attackers, blockers
from engine.game.objects import Id
from engine.game.state import Combat
from engine.game.verdict import Verdict, forbidden
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.actions import DeclareAttack
    from engine.game.machine import Game

BANDING = "banding"


def can_band(game: Game, action: DeclareAttack) -> Verdict:
    """Whether the bands of a declaration may be declared, with every reason why not."""
    verdict = Verdict()
    for band in action.bands:
        verdict += _members(game, band) + _one_defender(band, action.attacks)
    return verdict + _one_band_each(game, action.bands)


@rule("702.22c", "508.1e")
def _members(game: Game, band: tuple[Id, ...]) -> Verdict:
    without = [t for t in band if not has_keyword(game, t, BANDING)]
    if len(without) <= 1 < len(band):
        return Verdict()
    names = " and ".join(game.name(t) for t in without)
    if len(band) < 2:
        return forbidden("One creature is no band.")
    return forbidden(f"A band may have only one creature without banding, not {names}.")


@rule("702.22d")
def _one_defender(band: tuple[Id, ...], attacks: Mapping[Id, Id]) -> Verdict:
    if all(t in attacks for t in band) and len({attacks[t] for t in band}) <= 1:
        return Verdict()
    return forbidden("All creatures of a band must attack the same player or permanent.")


@rule("702.22c")
def _one_band_each(game: Game, bands: tuple[tuple[Id, ...], ...]) -> Verdict:
    every = [t for band in bands for t in band]
    twice = sorted({t for t in every if every.count(t) > 1})
    if not twice:
        return Verdict()
    return forbidden(f"{game.name(twice[0])} can be in only one band.")


@rule("702.22e", "702.22f")
def mates(combat: Combat, attacker: Id) -> tuple[Id, ...]:
    """The other attackers in its band, those that have left combat left out."""
    band = next((band for band in combat.bands if attacker in band), ())
    return tuple(t for t in band if t != attacker and t in combat.attacking) if attacker in combat.attacking else ()


@rule("702.22h")
def with_mates(combat: Combat, blocked: Iterable[Id]) -> tuple[Id, ...]:
    """The attackers that a creature blocks along with those it was declared to block."""
    return tuple(dict.fromkeys(t for each in blocked for t in (each, *mates(combat, each))))


@rule("702.22j", "702.22k")
def divides(game: Game, creature: Id) -> Id:
    """The player who chooses how a creature's combat damage is assigned: its controller, unless banding says otherwise."""
    if creature in attackers(game):
        by = blockers(game, creature)
        if any(has_keyword(game, b, BANDING) for b in by):
            return game.controller(by[0])
        return game.controller(creature)
    combat = game.state.combat
    against = combat.blocking.get(creature, ()) if combat is not None else ()
    if any(t in attackers(game) and has_keyword(game, t, BANDING) for t in against):
        return game.state.turn.active
    return game.controller(creature)


def is_divided_by_another(game: Game, creature: Id) -> bool:
    """Whether another player than its controller divides its damage."""
    return divides(game, creature) != game.controller(creature)


