"""Adjectives: what stands before the noun of a description."""

from __future__ import annotations

from typing import ClassVar

from engine.game.combat import is_unblocked
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.state import Combat
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.filters.base import Adjective
from engine.words.kinds import GENERAL, PT, Color, Kind, Supertype


@says("{kind:one}")
class OfKind(Adjective, frozen=True):
    """A type or subtype used as an adjective: "artifact creature", "Goblin card"."""

    kind: Kind

    def __post_init__(self) -> None:
        if self.kind.name in GENERAL and self.kind.name != "permanent":
            raise Unfit

    def kinds(self) -> tuple[Kind, ...]:
        """The nouns."""
        return (self.kind,)

    @property
    def is_shared(self) -> bool:
        return False

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        now = game.characteristics(thing)
        if self.kind.name == "permanent":
            return now.is_permanent
        return self.kind.fits(now.types, now.subtypes)


@says("{any:or}", "{any:and}", "{any:and/or}")
class OfAnyKind(Adjective, frozen=True):
    """Types of which an object must have one: "instant or sorcery card"."""

    any: tuple[OfKind, ...]

    @property
    def is_of_cards(self) -> bool:
        """Whether types and subtypes are mixed, as in "creature or Vehicle card": said of cards and spells only.

        "Vehicle or artifact creature" is two descriptions, and "Aura or land permanent" one.
        """
        mixes = len({a.kind.is_subtype for a in self.any}) > 1
        return mixes and self.any[-1].kind.name not in ("land", "permanent")

    def kinds(self) -> tuple[Kind, ...]:
        """The nouns."""
        return tuple(a.kind for a in self.any)

    @property
    def is_shared(self) -> bool:
        return False

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return any(a.match(game, thing, scope) for a in self.any)


@says("{color}")
class OfColor(Adjective, frozen=True):
    """A colour."""

    color: Color

    @property
    def is_shared(self) -> bool:
        return False

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.color.symbol in game.characteristics(thing).colors


@says("{any:or}", "{any:and/or}")
class OfAnyColor(Adjective, frozen=True):
    """Colours of which an object must have one."""

    any: tuple[OfColor, ...]

    @property
    def is_shared(self) -> bool:
        return False

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return any(a.match(game, thing, scope) for a in self.any)


@says("{supertype}")
class OfSupertype(Adjective, frozen=True):
    """A supertype."""

    supertype: Supertype

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        has = {"basic": _is_basic, "snow": _is_snow}.get(self.supertype.name)
        supertypes = game.characteristics(thing).supertypes
        return self.supertype.name in supertypes if has is None else has(supertypes)


@rule("205.4c", "305.8")
def _is_basic(supertypes: tuple[str, ...]) -> bool:
    """Whether it is basic by its supertype, whatever land types it has."""
    return "basic" in supertypes


@rule("205.4g")
def _is_snow(supertypes: tuple[str, ...]) -> bool:
    """Whether it is snow by its supertype, whatever its name."""
    return "snow" in supertypes


@says("colorless")
class Colorless(Adjective, frozen=True):
    """Of no colour."""

    @rule("105.2c")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return not game.characteristics(thing).colors


@says("multicolored")
class Multicolored(Adjective, frozen=True):
    """Of two or more colours."""

    @rule("105.2b")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return len(game.characteristics(thing).colors) > 1


@says("monocolored")
class Monocolored(Adjective, frozen=True):
    """Of exactly one colour."""

    @rule("105.2a")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return len(game.characteristics(thing).colors) == 1


OTHERS_THAN = "others than"
"""The slot of the objects that players chose, so that "other" is said of the rest."""


@says("other")
class Other(Adjective, frozen=True):
    """Not what was chosen, not a token that was just created and, in the text of a spell, not a target; else not the object
    whose ability it is."""

    leaves_out: ClassVar[bool] = True

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        if OTHERS_THAN in scope.slots:
            return thing not in {scope.now(one) for one in scope.slots[OTHERS_THAN]}
        if thing in (scope.source, scope.now(scope.source)):
            return False
        return thing not in _in_slots(scope, "created") and thing not in _targets_of_spell(game, scope)


def _targets_of_spell(game: Game, scope: Scope) -> frozenset[Id]:
    """The targets of an instant or sorcery spell, whose text can mean nothing else by "other"."""
    targets = _in_slots(scope, "target")
    is_spell = bool(targets) and bool({"instant", "sorcery"} & set(game.characteristics(scope.source).types))
    return targets if is_spell else frozenset()


def _in_slots(scope: Scope, name: str) -> frozenset[Id]:
    """What the slots of that name hold, as it is now."""
    held = [ids for slot, ids in scope.slots.items() if slot.startswith(name) and isinstance(ids, tuple)]
    return frozenset(scope.now(one) for ids in held for one in ids if isinstance(one, int))


@says("tapped")
class IsTapped(Adjective, frozen=True):
    """Tapped."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return game.object(thing).is_tapped


@says("untapped")
class IsUntapped(Adjective, frozen=True):
    """Untapped."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return not game.object(thing).is_tapped


@says("attacking")
class IsAttacking(Adjective, frozen=True):
    """Attacking."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return is_attacking(game, thing)


@says("blocking")
class IsBlocking(Adjective, frozen=True):
    """Blocking."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return is_blocking(game, thing)


@says("attacking or blocking")
class IsAttackingOrBlocking(Adjective, frozen=True):
    """Attacking or blocking."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return is_attacking(game, thing) or is_blocking(game, thing)


@says("blocked")
class IsBlocked(Adjective, frozen=True):
    """Blocked this combat."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return is_blocked(game, thing)


@says("unblocked")
class IsUnblocked(Adjective, frozen=True):
    """Attacking, and not blocked when blockers were declared."""

    @rule("509.1h")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        was = thing not in game.state.objects and is_attacking(game, thing) and not is_blocked(game, thing)
        return was or is_unblocked(game, thing)


@says("nontoken")
class IsNontoken(Adjective, frozen=True):
    """Not a token."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return not game.object(thing).is_token


@says("face-down")
class IsFaceDown(Adjective, frozen=True):
    """Face down."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return game.object(thing).is_face_down


@says("kicked")
class IsKicked(Adjective, frozen=True):
    """A spell, or the permanent that it became, that was kicked."""

    @rule("702.33d")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        stacked = game.object(thing).stacked
        return stacked is not None and any(name.startswith("kicker") or name == "multikicker" for name in stacked.paid)


@says("{size}")
class OfSize(Adjective, frozen=True):
    """A power and toughness: "2/2 creature"."""

    size: PT

    def __post_init__(self) -> None:
        if self.size.signs != ("", "") or self.size.power is None:
            raise Unfit

    @property
    def is_shared(self) -> bool:
        return False

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        now = game.characteristics(thing)
        return (now.power, now.toughness) == (self.size.power, self.size.toughness)


def combat_of(game: Game, thing: Id) -> Combat | None:
    """The combat as it is, or was when the object was last there."""
    if thing in game.state.objects or thing not in game.state.gone:
        return game.state.combat
    return game.state.gone[thing].combat


@rule("608.2h")
def is_attacking(game: Game, thing: Id) -> bool:
    """Whether it is an attacking creature, or was one when it was last there."""
    combat = combat_of(game, thing)
    return combat is not None and thing in combat.attacking


@rule("608.2h")
def is_blocking(game: Game, thing: Id) -> bool:
    """Whether it is a blocking creature, or was one when it was last there."""
    combat = combat_of(game, thing)
    return combat is not None and thing in combat.blocking


@rule("608.2h")
def is_blocked(game: Game, thing: Id) -> bool:
    """Whether it became blocked this combat."""
    combat = combat_of(game, thing)
    return combat is not None and thing in combat.blocked and thing in combat.attacking
