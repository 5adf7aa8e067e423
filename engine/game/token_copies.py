"""Tokens that are copies of double-faced permanents: they have both faces."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from engine.game.copying import copiable, with_exceptions
from engine.game.meaning import Modification
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.status import TRANSFORMING
from engine.game.zones.tokens import CreateToken
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("707.8a")
def two_faced(
    game: Game, token: CreateToken, of: Id, exceptions: Iterable[Modification] = (), scope: Scope | None = None
) -> CreateToken:
    """The token with the other face of what it copies, the same face up; unchanged where the original has one face."""
    original = game.state.objects[of] if of in game.state.objects else game.state.gone[of].object
    faces = original.definition.faces
    if original.definition.layout not in TRANSFORMING or len(faces) < 2 or copiable(game, of).name != faces[original.face].name:
        return token
    within = scope or Scope.of(of, original.controller)
    other = with_exceptions(game, faces[1 - original.face], tuple(exceptions), within)
    return msgspec.structs.replace(token, other=other, face=original.face)
