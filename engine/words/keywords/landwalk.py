"""Landwalk: not to be blocked while the defending player controls a land of a kind."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.actions import BlockWith
from engine.game.functioning import hooks
from engine.game.machine import Game
from engine.game.meaning import Ability, Keyword, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import Verdict, forbidden
from engine.phrase import Leaf, Word, says
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.kinds import Supertype


class LandKind(Word, frozen=True):
    """Which lands let a creature walk."""

    def fits(self, game: Game, land: Id) -> bool:
        """Whether the land is one of them."""
        return False


class Walk(LandKind, Leaf, frozen=True):
    """A land type joined with "walk": islandwalk."""

    kind: str

    @classmethod
    def beginnings(cls) -> frozenset[str] | None:
        return frozenset(f"{kind.lower()}walk" for kind in (*vocabulary.subtypes("land"), "land"))

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        kind = tokens[at].removesuffix("walk")
        known = [k for k in (*vocabulary.subtypes("land"), "land") if k.lower() == kind]
        return [(cls(kind=known[0]), at + 1)] if known and kind != tokens[at] else []

    def say(self, style: str = "") -> list[str]:
        return [f"{self.kind.lower()}walk"]

    def fits(self, game: Game, land: Id) -> bool:
        now = game.characteristics(land)
        return self.kind in (*now.types, *now.subtypes)


@says("{supertype} {walk}")
class SuperWalk(LandKind, frozen=True):
    """A supertype before it: snow swampwalk, legendary landwalk."""

    supertype: Supertype
    walk: Walk

    def fits(self, game: Game, land: Id) -> bool:
        return self.supertype.name in game.characteristics(land).supertypes and self.walk.fits(game, land)


@says("nonbasic {walk}")
class NonbasicWalk(LandKind, frozen=True):
    """Nonbasic landwalk."""

    walk: Walk

    def fits(self, game: Game, land: Id) -> bool:
        return "basic" not in game.characteristics(land).supertypes and self.walk.fits(game, land)


@says("artifact {walk}")
class ArtifactWalk(LandKind, frozen=True):
    """Artifact landwalk."""

    walk: Walk

    def fits(self, game: Game, land: Id) -> bool:
        return "artifact" in game.characteristics(land).types and self.walk.fits(game, land)


class WalksPast(Static, frozen=True):
    """No creature of a player who controls such a land can block it."""

    lands: LandKind

    @rule("702.14c")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, BlockWith) or action.attacker != scope.source:
            return None
        if any(asked(game, self.lands, action.blocker, other) for asked, other in hooks(game, "is_of_no_use")):
            return None
        defender = game.controller(action.blocker)
        here = (o.id for o in game.state.battlefield() if game.controller(o.id) == defender)
        found = next((land for land in here if "land" in game.characteristics(land).types and self.lands.fits(game, land)), None)
        if found is None:
            return None
        name = game.name(scope.source)
        return forbidden(f"{name} has landwalk and {game.name(defender)} controls {game.name(found)}.", name)


@says("{lands}")
class Landwalk(Keyword, frozen=True):
    """Landwalk of a kind."""

    lands: LandKind
    name: ClassVar[str] = "landwalk"

    def is_of(self, other: Landwalk) -> bool:
        """Whether another is landwalk of this kind; every kind is landwalk."""
        return self.lands in (other.lands, Walk(kind="land"))

    def means(self) -> tuple[Ability, ...]:
        return (WalksPast(lands=self.lands),)
