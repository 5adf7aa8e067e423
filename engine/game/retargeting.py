"""Changing the targets of spells and abilities that are on the stack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.targets import (
    BecomeTarget,
    ChangeTargets,
    TargetReference,
    options,
    requirements,
    texts_of,
)
from engine.game.triggers import scope_of
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("115.7d")
def choose_new_targets(game: Game, player: Id, of: Id) -> None:
    """``player`` may choose another legal target for each target of a spell or ability, or leave it as it is."""
    scope = scope_of(game, of)
    changed: dict[str, tuple[Id, ...]] = {}
    for word, targets in _chosen(game, of, scope):
        new = list(targets)
        for at, old in enumerate(targets):
            new[at] = _one(game, player, of, word, scope, tuple(new), old, may_stay=True)
        if tuple(new) != targets:
            changed[word.slot] = tuple(new)
    _change(game, of, scope, changed)


@rule("115.7a")
def change_targets(game: Game, player: Id, of: Id, to: Id | None = None) -> bool:
    """Change every target to another legal one (``to``, when the effect says which), or none of them; whether it was done."""
    scope = scope_of(game, of)
    changed: dict[str, tuple[Id, ...]] = {}
    for word, targets in _chosen(game, of, scope):
        new = list(targets)
        for at, old in enumerate(targets):
            others = _others(game, of, word, scope, tuple(new), old)
            if not others or (to is not None and to not in others):
                return False
            new[at] = _one(game, player, of, word, scope, tuple(new), old, may_stay=False) if to is None else to
        if targets:
            changed[word.slot] = tuple(new)
    _change(game, of, scope, changed)
    return bool(changed)


@rule("115.7b")
def change_a_target(game: Game, player: Id, of: Id, to: Id) -> bool:
    """Change one target to ``to``, where that is legal and not the target already; whether it was done."""
    scope = scope_of(game, of)
    able = [
        (word, targets, at)
        for word, targets in _chosen(game, of, scope)
        for at, old in enumerate(targets)
        if to in _others(game, of, word, scope, targets, old)
    ]
    if not able:
        return False
    prompt = f"Which target of {game.name(of)} is changed to {game.name(to)}?"
    shown = [(n, game.name(targets[at])) for n, (_, targets, at) in enumerate(able)]
    word, targets, at = able[game.choose_one(player, "changed target", shown, about=of, prompt=prompt)]
    _change(game, of, scope, {word.slot: (*targets[:at], to, *targets[at + 1 :])})
    return True


def _chosen(game: Game, of: Id, scope: Scope) -> Iterator[tuple[TargetReference, tuple[Id, ...]]]:
    for word in list(requirements(game, texts_of(game, of), scope)):
        yield word, tuple(scope.slots.get(word.slot, ()))


@rule("115.3")
def _others(game: Game, of: Id, word: TargetReference, scope: Scope, taken: tuple[Id, ...], old: Id) -> tuple[Id, ...]:
    """What could be a target instead of ``old``, apart from what that instance of "target" has already."""
    legal = options(game, scope.controller, word, scope.source, of, scope)
    return tuple(t for t in legal if t != old and t not in taken)


def _one(
    game: Game, player: Id, of: Id, word: TargetReference, scope: Scope, taken: tuple[Id, ...], old: Id, may_stay: bool
) -> Id:
    things = (*((old,) if may_stay else ()), *_others(game, of, word, scope, taken, old))
    prompt = f"New target of {game.name(of)} instead of {game.name(old)}?"
    shown = [(t, f"keep {game.name(t)}" if t == old else game.name(t)) for t in things]
    chosen: Id = game.choose_one(player, "new target", shown, about=of, prompt=prompt)
    return chosen


@rule("115.7e")
def _change(game: Game, of: Id, scope: Scope, changed: dict[str, tuple[Id, ...]]) -> None:
    if not changed:
        return
    game.happen(ChangeTargets(of=of, slots=changed))
    new = {t for slot, targets in changed.items() for t in targets if t not in scope.slots.get(slot, ())}
    game.happen(*(BecomeTarget(target=t, of=of) for t in sorted(new)))
