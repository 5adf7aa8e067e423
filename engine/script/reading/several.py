"""What one verb says of several things; the sentence is taken apart into one statement each."""

from typing import Any

from engine.script.values import Act, Cast, Has, ObjectRef, ObjectSpec, Player, WithoutPaying
from engine.script.values.base import Value


class Several(Value, frozen=True):
    """The deeds, in order."""

    deeds: tuple[Any, ...]


class CascadesInto(Value, frozen=True):
    """A card that cascade finds, and with what it is cast."""

    spell: ObjectRef
    said: tuple[Any, ...] = ()

    def parts(self, player: Player) -> tuple[Value, ...]:
        """The card is what the library has on top, and is cast for nothing."""
        there = Has(player, "library", (ObjectSpec(name=self.spell.name),))
        return there, Act(player, Cast(self.spell, (WithoutPaying(), *self.said)))
