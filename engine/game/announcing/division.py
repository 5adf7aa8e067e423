"""Announcing how something is divided among targets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.game.announcing.announcement import Announce, Announcement
from engine.game.illegal import Illegal
from engine.game.meaning import Said
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.targets import (
    announced,
    division_slot,
)
from engine.game.verdict import Verdict, forbidden
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("601.2d")
def announce_division(game: Game, player: Id, of: Id, texts: tuple[Any, ...], scope: Scope, said: Announcement) -> None:
    """What is divided among targets is allotted: words that divide say so by ``division(game, scope) -> (slot, total)``."""
    for word in announced(game, texts, scope):
        divided = word.division(game, scope) if isinstance(word, Said) else None
        if divided is not None:
            slot, total = divided
            scope.slots[division_slot(slot)] = _chosen_division(game, player, of, scope.slots.get(slot, ()), total, said)
            game.happen(Announce(object=of, stacked={"slots": dict(scope.slots)}))


def _chosen_division(
    game: Game, player: Id, of: Id, among: tuple[Id, ...], total: int, said: Announcement
) -> tuple[tuple[Id, int], ...]:
    if not among:
        return ()
    if total < len(among):
        raise Illegal(_unfit_division(f"{total} cannot be divided among {len(among)} targets."))
    if said.division is None:
        ways = [(tuple(zip(among, way, strict=True)), _allotment(game, among, way)) for way in _divisions(total, len(among))]
        shared: tuple[tuple[Id, int], ...] = game.choose_one(player, "division", ways, about=of, prompt="How is it divided?")
    else:
        shared = said.division
    if {t for t, _ in shared} != set(among) or sum(n for _, n in shared) != total or any(n < 1 for _, n in shared):
        raise Illegal(_unfit_division(f"{total} must be divided among all targets, at least 1 to each."))
    return tuple(sorted(shared, key=lambda pair: among.index(pair[0])))


def _allotment(game: Game, among: tuple[Id, ...], way: tuple[int, ...]) -> str:
    return ", ".join(f"{n} to {game.name(t)}" for t, n in zip(among, way, strict=True))


def _divisions(total: int, among: int, least: int = 1) -> Iterator[tuple[int, ...]]:
    """Every way to divide a total among so many, at least ``least`` to each."""
    if among == 1:
        yield (total,)
        return
    for first in range(least, total - least * (among - 1) + 1):
        yield from ((first, *rest) for rest in _divisions(total - first, among - 1, least))


@rule("601.2d")
def _unfit_division(why: str) -> Verdict:
    return forbidden(why)
