"""The scope of an ability: whose it is and what its references mean while it is being carried out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from engine.game.objects import Id


class Scope(Struct, kw_only=True):
    """``source`` is the object the ability is of, ``controller`` the player "you".

    ``slots`` maps names to what was bound: ``target0``, ``target1`` .. to tuples of ids; roles of the event that triggered
    (``it``, ``player``, ``amount`` ..); results of earlier instructions (``r0``, ``r1`` ..). Slots are filled while the ability
    resolves; nothing outside that resolution sees them. ``follows`` maps each object that the ability (or its trigger's
    event) moved to what it became; references stay bound to the object as it was, so its last-known information is at hand,
    and instructions that act on it again ask :meth:`now`.
    """

    source: Id
    controller: Id
    slots: dict[str, Any] = {}
    x: int | None = None
    each: Id | None = None
    follows: dict[Id, Id] = {}

    def bind(self, **slots: Any) -> Scope:
        """A scope with more slots."""
        return Scope(
            source=self.source,
            controller=self.controller,
            slots={**self.slots, **slots},
            x=self.x,
            each=self.each,
            follows=self.follows,
        )

    def for_each(self, thing: Id) -> Scope:
        """The same scope (sharing its slots) with ``thing`` as the one that "it" or "they" are being told of."""
        return Scope(
            source=self.source,
            controller=self.controller,
            slots=self.slots,
            x=self.x,
            each=thing,
            follows=self.follows,
        )

    def apart(self) -> Scope:
        """A copy that what happens on another branch does not reach."""
        return Scope(
            source=self.source,
            controller=self.controller,
            slots=dict(self.slots),
            x=self.x,
            each=self.each,
            follows=dict(self.follows),
        )

    def now(self, thing: Id) -> Id:
        """The object that ``thing`` has become through this ability or the event that triggered it ."""
        while thing in self.follows:
            thing = self.follows[thing]
        return thing

    @classmethod
    def of(cls, source: Id, controller: Id, slots: Mapping[str, Any] | None = None, x: int | None = None) -> Scope:
        """A fresh scope with its own slots."""
        return cls(source=source, controller=controller, slots=dict(slots or {}), x=x)
