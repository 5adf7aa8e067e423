"""Actions: what players may or may not do, as values that permissions and costs are asked about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from engine.game.objects import Id, Zone


class Action(Struct, frozen=True, kw_only=True):
    """Something that a player would do. What only some actions have is None, or nothing, for all others."""

    player: Id

    @property
    def spell(self) -> Id | None:
        """The spell that would be cast."""
        return None

    @property
    def source(self) -> Id | None:
        """The object whose ability it is about."""
        return None

    @property
    def ability(self) -> Any:
        """The ability that would be activated."""
        return None

    @property
    def of(self) -> Id | None:
        """The object on the stack for which it would be done."""
        return None

    @property
    def x(self) -> int | None:
        """The chosen value of X."""
        return None

    @property
    def paid(self) -> tuple[str, ...]:
        """The names of the alternative and additional costs announced."""
        return ()

    @property
    def leave(self) -> Any:
        """What lets it be done, where that matters."""
        return None


class CastSpell(Action, frozen=True):
    """Cast a spell. ``spell`` is the card where it is, or on the stack once it is proposed; ``paid`` names the alternative
    and additional costs announced (``flashback``, ``kicker``), ``targets`` the chosen targets; ``leave`` is what lets it be cast,
    where that matters (see permissions); ``face`` is the face that it is cast with.
    """

    spell: Id
    origin: Zone
    is_face_down: bool = False
    x: int | None = None
    paid: tuple[str, ...] = ()
    targets: tuple[Id, ...] = ()
    leave: Any = None
    face: int = 0


class ActivateAbility(Action, frozen=True):
    """Activate ``ability`` (a word) of ``source``."""

    source: Id
    ability: Any
    x: int | None = None
    targets: tuple[Id, ...] = ()


class PlayLand(Action, frozen=True):
    """Play a land from the zone where it is."""

    land: Id
    leave: Any = None


class TurnUp(Action, frozen=True):
    """Turn a face-down permanent face up as a special action."""

    permanent: Id


class ChooseTarget(Action, frozen=True):
    """Choose ``target`` for a spell, or for an ability of ``source``. ``of`` is the object on the stack, if it is there yet."""

    target: Id
    source: Id
    of: Id | None = None


class AttackWith(Action, frozen=True):
    """Attack a player, planeswalker or battle with one creature."""

    attacker: Id
    defender: Id


class BlockWith(Action, frozen=True):
    """Block one attacking creature with one creature."""

    blocker: Id
    attacker: Id


class DeclareAttack(Action, frozen=True):
    """A whole declaration of attackers: whom each one attacks, and who attacks as a band."""

    attacks: Mapping[Id, Id]
    bands: tuple[tuple[Id, ...], ...] = ()


class DeclareBlock(Action, frozen=True):
    """A whole declaration of blockers: which attackers each one blocks."""

    blocks: Mapping[Id, tuple[Id, ...]]
