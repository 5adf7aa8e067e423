"""Cleave: for another cost the spell goes without what its text has in square brackets."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, ClassVar, Final

import msgspec

from engine.game.actions import CastSpell
from engine.game.costs import CostChange
from engine.game.machine import Game
from engine.game.meaning import Ability, SpellAbility, Static
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.targets.texts import with_own_slots
from engine.phrase import Leaf, says
from engine.rulebook import rule
from engine.words.keywords.flashback import CastFor
from engine.words.keywords.kicker import paid
from engine.words.keywords.spelling import Costed, costed

_BRACKETED: Final = re.compile(r" ?\[([^\]]*)\]")


def is_bracketed(text: str) -> bool:
    """Whether a line has a part that cleave takes out; a loyalty cost stands at the beginning and is none."""
    found = _BRACKETED.search(text)
    return found is not None and not text.startswith("[")


def uncut(text: str) -> str:
    """The line with its brackets gone and all its words."""
    return text.replace("[", "").replace("]", "")


def cut(text: str) -> str:
    """The line without what stands in brackets; "" when nothing is left."""
    return _BRACKETED.sub("", text).strip()


class CleavedText(Static, Leaf, frozen=True):
    """What the spell says when its cleave cost was paid; made of a card, never read."""

    lines: tuple[SpellAbility, ...]
    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.STACK})
    first: ClassVar[frozenset[str] | None] = frozenset()

    @rule("702.148a", "702.148b")
    def spell_text(self, game: Game, thing: Id, texts: tuple[Any, ...]) -> tuple[Any, ...]:
        """The shorter text."""
        return with_own_slots(self.lines) if "cleave" in paid(game, thing) else texts


class CleaveCost(CastFor, frozen=True):
    """The other cost."""

    @rule("702.148a")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        for change in CastFor.changes(self, game, action, scope):
            yield msgspec.structs.replace(change, cites=())


@says(*costed("cleave"))
class Cleave(Costed, frozen=True):
    """For its cleave cost it is cast with the shorter text."""

    name: ClassVar[str] = "cleave"

    @rule("702.148a")
    def means(self) -> tuple[Ability, ...]:
        return (CleaveCost(name="cleave", cost=self.cost),)
