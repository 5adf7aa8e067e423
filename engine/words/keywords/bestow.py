"""Bestow: casting a creature card as an Aura."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Ability, Condition, Filter, Modification, Reference, Static
from engine.game.objects import Characteristics, Zone
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.abilities import While
from engine.words.keywords.flashback import CastFor
from engine.words.keywords.kicker import paid
from engine.words.keywords.spelling import Costed, costed, keyword
from engine.words.references.objects import This


class IsBestowed(Condition, frozen=True):
    """Its bestow cost was paid, and it is on the stack or attached to something that is there; made, never read."""

    @rule("702.103b", "702.103f")
    def holds(self, game: Game, scope: Scope) -> bool:
        found = game.object(scope.source)
        if "bestow" not in paid(game, scope.source):
            return False
        return found.zone is Zone.STACK or (found.attached_to is not None and game.exists(found.attached_to))


class BecomesAura(Modification, frozen=True):
    """It is an Aura that enchants a creature, and no creature; made, never read."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TYPE, Layer.ABILITY)

    @rule("702.103b")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        if layer is Layer.TYPE:
            draft.set(types=tuple(t for t in draft.now.types if t != "creature"), subtypes=("Aura",))
        else:
            draft.gain(keyword("enchant creature"))


class BestowedForm(Static, frozen=True):
    """What it is while bestowed."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.STACK, Zone.BATTLEFIELD})
    resolves_without_targets: ClassVar[bool] = True
    stays_when_unattached: ClassVar[bool] = True

    @rule("702.103b")
    def as_cast(self, base: Characteristics, paid: tuple[str, ...]) -> Characteristics | None:
        """What the card is as it begins to be cast for its bestow cost."""
        if "bestow" not in paid:
            return None
        types = tuple(t for t in base.types if t != "creature")
        return msgspec.structs.replace(
            base, types=types, subtypes=("Aura",), abilities=(*base.abilities, keyword("enchant creature"))
        )

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return ((This(), While(condition=IsBestowed(), then=BecomesAura())),)


@says(*costed("bestow"))
class Bestow(Costed, frozen=True):
    """For its bestow cost it is cast as an Aura."""

    name: ClassVar[str] = "bestow"

    @rule("702.103a")
    def means(self) -> tuple[Ability, ...]:
        return (CastFor(name="bestow", cost=self.cost), BestowedForm())
