"""Which values of an X that is announced leave targets that can be announced after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.game.announcing.announcement import Announcement
from engine.game.announcing.targets import fit
from engine.game.meaning import said
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.targets import TargetReference, options, requirements
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("601.2b", "601.2c")
def fitting(
    game: Game, of: Id, texts: tuple[Any, ...], scope: Scope, said: Announcement, values: Sequence[int]
) -> tuple[int, ...]:
    """Of the values of X those for which there are targets, the ones that were said if any were; all of them when none fits."""
    if not any(_is_said_with_x(word) for word in requirements(game, texts, scope)):
        return tuple(values)
    found = tuple(x for x in values if _has_targets(game, of, texts, _with(scope, x), said))
    return found or tuple(values)


def _is_said_with_x(word: TargetReference) -> bool:
    return any(part.is_x for part in said(word))


def _with(scope: Scope, x: int) -> Scope:
    return Scope.of(scope.source, scope.controller, dict(scope.slots), x=x)


def _has_targets(game: Game, of: Id, texts: tuple[Any, ...], scope: Scope, said: Announcement) -> bool:
    if said.targets is not None and not said.slots:
        return fit(game, scope.controller, of, texts, scope, said.targets)
    words = requirements(game, texts, scope)
    return all(
        len(options(game, scope.controller, word, scope.source, of, scope)) >= word.minimum(game, scope) for word in words
    )
