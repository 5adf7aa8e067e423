"""Restrictions on attacking and blocking."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.game.actions import AttackWith, BlockWith
from engine.game.combat.requirements import Requirement
from engine.game.combat.standing import defending_player
from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Modification, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import Verdict, forbidden
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter, candidates


class Restriction(Modification, frozen=True):
    """Something that objects can't do or that can't be done to them; it changes no characteristics."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return ()

    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        """Nothing: it is asked what it forbids."""

    def forbid(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        """Why the action may not be done, if it is one of those that the restriction speaks of."""
        return None

    def requires(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Iterable[Requirement]:
        """What must be done in a declaration of attackers or blockers."""
        return ()

    def more_blocks(self, game: Game, blocker: Id, meant: tuple[Id, ...], scope: Scope) -> int | None:
        """How many more creatures one can block; None for any number."""
        return 0

    def permit(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        """That an action may be done which otherwise could not."""
        return None

    def assigns_damage(self, game: Game, creature: Id, meant: tuple[Id, ...], scope: Scope) -> int | None:
        """How much combat damage one assigns instead of its power."""
        return None


@says("can't attack")
class CantAttack(Restriction, frozen=True):
    """Can't be declared as attackers."""

    @rule("508.1c")
    def forbid(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        if isinstance(action, AttackWith) and action.attacker in meant:
            return forbidden(f"{game.name(action.attacker)} can't attack.", game.name(scope.source))
        return None


@says("can't block")
class CantBlock(Restriction, frozen=True):
    """Can't be declared as blockers."""

    @rule("509.1b")
    def forbid(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        if isinstance(action, BlockWith) and action.blocker in meant:
            return forbidden(f"{game.name(action.blocker)} can't block.", game.name(scope.source))
        return None


@says("can't attack or block")
class CantAttackOrBlock(Restriction, frozen=True):
    """Can't be declared as attackers or blockers."""

    def forbid(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        return forbidden_by((CantAttack(), CantBlock()), game, action, meant, scope)


@says("can't be blocked")
class CantBeBlocked(Restriction, frozen=True):
    """Nothing can block them."""

    @rule("509.1b")
    def forbid(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        if isinstance(action, BlockWith) and action.attacker in meant:
            return forbidden(f"{game.name(action.attacker)} can't be blocked.", game.name(scope.source))
        return None


@says("can't be blocked by {things:many}", "can't be blocked except by {things:many}")
class CantBeBlockedBy(Restriction, frozen=True):
    """Only some creatures can block them."""

    things: ObjectFilter

    @rule("509.1b")
    def forbid(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        if not isinstance(action, BlockWith) or action.attacker not in meant:
            return None
        if self.things.match(game, action.blocker, scope) == (self.wording == 1):
            return None
        text = f"{game.name(action.attacker)} can't be blocked by {game.name(action.blocker)}."
        return forbidden(text, game.name(scope.source))


class CantBlockSome(Restriction, frozen=True):
    """Some attackers they can't block."""

    def bars(self, game: Game, attacker: Id, scope: Scope) -> bool:
        """Whether this is one of them."""
        return False

    @rule("509.1b")
    def forbid(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        if not isinstance(action, BlockWith) or action.blocker not in meant or not self.bars(game, action.attacker, scope):
            return None
        return forbidden(f"{game.name(action.blocker)} can't block {game.name(action.attacker)}.", game.name(scope.source))


@says("can block only {things:many}")
class CanBlockOnly(CantBlockSome, frozen=True):
    """They can block only some creatures."""

    things: ObjectFilter

    def bars(self, game: Game, attacker: Id, scope: Scope) -> bool:
        return not self.things.match(game, attacker, scope)


class RestrictedNow(Static, frozen=True):
    """Restrictions on a set of objects, or on all that fit a description; made by an instruction, never read."""

    objects: tuple[Id, ...]
    restrictions: tuple[Restriction, ...]
    described: ObjectFilter | None = None

    @rule("611.2c")
    def meant(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """The objects now."""
        return self.objects if self.described is None else candidates(game, self.described, scope)

    def forbid(self, game: Game, action: object, scope: Scope) -> Verdict | None:
        """Why the action may not be done to or by what it names itself."""
        meant = self.objects if self.described is None else candidates(game, self.described, scope, _named_in(action))
        return forbidden_by(self.restrictions, game, action, meant, scope)

    def requires(self, game: Game, action: object, scope: Scope) -> Iterable[Requirement]:
        """What must be done in a declaration."""
        return required_by(self.restrictions, game, action, self.meant(game, scope), scope)

    def more_blocks(self, game: Game, blocker: Id, scope: Scope) -> int | None:
        """How many more creatures one can block."""
        return blocks_by(self.restrictions, game, blocker, self.meant(game, scope), scope)

    def permit(self, game: Game, action: object, scope: Scope) -> Verdict | None:
        """What the objects may do that otherwise they could not."""
        return permitted_by(self.restrictions, game, action, self.meant(game, scope), scope)

    def assigns_damage(self, game: Game, creature: Id, scope: Scope) -> int | None:
        """How much combat damage a creature assigns instead of its power."""
        return assigned_by(self.restrictions, game, creature, self.meant(game, scope), scope)


def _named_in(action: object) -> frozenset[Id]:
    """The objects (and numbers) that stand in an action or event."""
    values = msgspec.structs.astuple(action) if isinstance(action, msgspec.Struct) else ()
    return frozenset(value for value in values if isinstance(value, int))


def forbidden_by(
    restrictions: tuple[Restriction, ...], game: Game, action: object, meant: tuple[Id, ...], scope: Scope
) -> Verdict | None:
    """Why the action may not be done by any of the restrictions; None when none speaks of it."""
    found = [v for r in restrictions if (v := r.forbid(game, action, meant, scope)) is not None]
    return sum(found[1:], found[0]) if found else None


def required_by(
    restrictions: tuple[Restriction, ...], game: Game, action: object, meant: tuple[Id, ...], scope: Scope
) -> Iterable[Requirement]:
    """What the restrictions have creatures do in a declaration."""
    here = tuple(t for t in meant if game.exists(t))
    return tuple(each for r in restrictions for each in r.requires(game, action, here, scope))


def blocks_by(
    restrictions: tuple[Restriction, ...], game: Game, blocker: Id, meant: tuple[Id, ...], scope: Scope
) -> int | None:
    """How many more creatures one can block by what is said; None for any number."""
    more = [r.more_blocks(game, blocker, meant, scope) for r in restrictions]
    return None if None in more else sum(n or 0 for n in more)


def permitted_by(
    restrictions: tuple[Restriction, ...], game: Game, action: object, meant: tuple[Id, ...], scope: Scope
) -> Verdict | None:
    """What is said of an action being allowed that otherwise were not."""
    return next((v for r in restrictions if (v := r.permit(game, action, meant, scope)) is not None), None)


def assigned_by(
    restrictions: tuple[Restriction, ...], game: Game, creature: Id, meant: tuple[Id, ...], scope: Scope
) -> int | None:
    """How much combat damage a creature assigns instead of its power, as far as that is said."""
    return next((n for r in restrictions if (n := r.assigns_damage(game, creature, meant, scope)) is not None), None)


def facing(game: Game, action: object, scope: Scope) -> Scope:
    """The scope in which "defending player" is the one whom the action is about."""
    if isinstance(action, AttackWith):
        return scope.bind(defending=(defending_player(game, action.defender),))
    return scope.bind(defending=(action.player,)) if isinstance(action, BlockWith) else scope
