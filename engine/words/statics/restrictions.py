"""Restrictions on attacking and blocking."""

from __future__ import annotations

from engine.game.actions import AttackWith, BlockWith
from engine.game.continuous import StartEffect
from engine.game.machine import Game
from engine.game.meaning import Duration, Filter, ObjectReference, ObjectVerb, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.state import Continuous
from engine.game.verdict import Verdict, forbidden
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.filters.description import ObjectFilter


class Restriction(Word, frozen=True):
    """Something that objects can't do or that can't be done to them."""

    def forbid(self, game: Game, action: object, is_meant: Filter | tuple[Id, ...], scope: Scope) -> Verdict | None:
        """Why the action may not be done, if it is one of those that the restriction speaks of."""
        return None


def among(game: Game, thing: Id, meant: Filter | tuple[Id, ...], scope: Scope) -> bool:
    """Whether an object is one of those restricted."""
    return thing in meant if isinstance(meant, tuple) else meant.match(game, thing, scope)


@says("can't attack")
class CantAttack(Restriction, frozen=True):
    """Can't be declared as attackers."""

    @rule("508.1c")
    def forbid(self, game: Game, action: object, is_meant: Filter | tuple[Id, ...], scope: Scope) -> Verdict | None:
        if isinstance(action, AttackWith) and among(game, action.attacker, is_meant, scope):
            return forbidden(f"{game.name(action.attacker)} can't attack.", game.name(scope.source))
        return None


@says("can't block")
class CantBlock(Restriction, frozen=True):
    """Can't be declared as blockers."""

    @rule("509.1b")
    def forbid(self, game: Game, action: object, is_meant: Filter | tuple[Id, ...], scope: Scope) -> Verdict | None:
        if isinstance(action, BlockWith) and among(game, action.blocker, is_meant, scope):
            return forbidden(f"{game.name(action.blocker)} can't block.", game.name(scope.source))
        return None


@says("can't attack or block")
class CantAttackOrBlock(Restriction, frozen=True):
    """Can't be declared as attackers or blockers."""

    def forbid(self, game: Game, action: object, is_meant: Filter | tuple[Id, ...], scope: Scope) -> Verdict | None:
        return CantAttack().forbid(game, action, is_meant, scope) or CantBlock().forbid(game, action, is_meant, scope)


@says("can't be blocked")
class CantBeBlocked(Restriction, frozen=True):
    """Nothing can block them."""

    @rule("509.1b")
    def forbid(self, game: Game, action: object, is_meant: Filter | tuple[Id, ...], scope: Scope) -> Verdict | None:
        if isinstance(action, BlockWith) and among(game, action.attacker, is_meant, scope):
            return forbidden(f"{game.name(action.attacker)} can't be blocked.", game.name(scope.source))
        return None


@says("can't be blocked by {things}", "can't be blocked except by {things}")
class CantBeBlockedBy(Restriction, frozen=True):
    """Only some creatures can block them."""

    things: ObjectFilter

    def __post_init__(self) -> None:
        if not self.things.plural:
            raise Unfit

    @rule("509.1b")
    def forbid(self, game: Game, action: object, is_meant: Filter | tuple[Id, ...], scope: Scope) -> Verdict | None:
        if not isinstance(action, BlockWith) or not among(game, action.attacker, is_meant, scope):
            return None
        if self.things.match(game, action.blocker, scope) == (self.wording == 1):
            return None
        text = f"{game.name(action.attacker)} can't be blocked by {game.name(action.blocker)}."
        return forbidden(text, game.name(scope.source))


@says("can block only {things}")
class CanBlockOnly(Restriction, frozen=True):
    """They can block only some creatures."""

    things: ObjectFilter

    def __post_init__(self) -> None:
        if not self.things.plural:
            raise Unfit

    @rule("509.1b")
    def forbid(self, game: Game, action: object, is_meant: Filter | tuple[Id, ...], scope: Scope) -> Verdict | None:
        if not isinstance(action, BlockWith) or not among(game, action.blocker, is_meant, scope):
            return None
        if self.things.match(game, action.attacker, scope):
            return None
        text = f"{game.name(action.blocker)} can't block {game.name(action.attacker)}."
        return forbidden(text, game.name(scope.source))


@says("{subject} {restriction}.")
class Restricted(Static, frozen=True):
    """A static restriction on what the subject describes."""

    subject: ObjectReference
    restriction: Restriction

    def forbid(self, game: Game, action: object, scope: Scope) -> Verdict | None:
        return self.restriction.forbid(game, action, self.subject.find(game, scope), scope)


class RestrictedNow(Static, frozen=True):
    """A restriction on a fixed set of objects, made by an instruction; never read."""

    objects: tuple[Id, ...]
    restriction: Restriction

    def forbid(self, game: Game, action: object, scope: Scope) -> Verdict | None:
        return self.restriction.forbid(game, action, self.objects, scope)


@says("{restriction} {until}")
class RestrictUntil(ObjectVerb, frozen=True):
    """Objects are restricted for a while."""

    restriction: Restriction
    until: Duration

    @rule("611.2c")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        here = present(game, scope, objects)
        word = RestrictedNow(objects=here, restriction=self.restriction)
        effect = Continuous(
            id=0, effect=word, scope=scope, affected=here, until=self.until, timestamp=game.state.timestamp,
            source_name=game.name(scope.source),
        )
        game.happen(StartEffect(effect=effect))
