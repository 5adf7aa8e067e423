"""Pronouns: read as they stand and bound to a slot by a pass of their own."""

from __future__ import annotations

from typing import ClassVar

from engine.phrase import says
from engine.words.kinds import Kind
from engine.words.references.spoken_of import ObjectSpokenOf, ObjectsSpokenOf, PlayerSpokenOf


@says("it")
class It(ObjectSpokenOf, frozen=True):
    """The one object spoken of."""


@says("that {kind:one}")
class That(ObjectSpokenOf, frozen=True, kw_only=True):
    """The one object spoken of that can be called so."""

    kind: Kind


@says("them", "they")
class Them(ObjectsSpokenOf, frozen=True):
    """The objects spoken of; where a player can stand too, perhaps one player."""

    or_player: ClassVar[bool] = True


@says("those {kind:many}")
class Those(ObjectsSpokenOf, frozen=True, kw_only=True):
    """The objects spoken of that can be called so."""

    kind: Kind


@says("that player", "that opponent")
class ThatPlayer(PlayerSpokenOf, frozen=True):
    """The one player spoken of."""


@says("they")
class They(PlayerSpokenOf, frozen=True):
    """The player spoken of, or each of them."""

    @property
    def plural(self) -> bool:
        return True
