"""What creatures must do in combat, what they can do more, and what they can't do alone."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game.actions import DeclareAttack, DeclareBlock
from engine.game.combat.requirements import Requirement
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import Verdict, forbidden
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.countable import Countable
from engine.words.modifications.restrictions import Restriction


@says("attack{s^} each combat if able", "attack{s^} each turn if able", "attack{s^} if able")
class MustAttack(Restriction, frozen=True):
    """They must attack."""

    @rule("508.1d")
    def requires(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Iterable[Requirement]:
        if not isinstance(action, DeclareAttack):
            return ()
        return tuple(Requirement(creature=c, source=game.name(scope.source)) for c in meant)


@says("block{s^} each combat if able", "block{s^} each turn if able", "block{s^} if able")
class MustBlock(Restriction, frozen=True):
    """They must block."""

    @rule("509.1c")
    def requires(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Iterable[Requirement]:
        if not isinstance(action, DeclareBlock):
            return ()
        return tuple(Requirement(creature=c, source=game.name(scope.source)) for c in meant)


@says("must be blocked if able")
class MustBeBlocked(Restriction, frozen=True):
    """Something must block them."""

    @rule("509.1c")
    def requires(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Iterable[Requirement]:
        if not isinstance(action, DeclareBlock):
            return ()
        return tuple(Requirement(creature=c, is_blocked=True, source=game.name(scope.source)) for c in meant)


@says(
    "can block an additional creature each combat",
    "can block an additional {number} creatures each combat",
    "can block an additional creature",
    "can block an additional creature each combat for each {each}",
)
class BlocksMore(Restriction, frozen=True):
    """They can block more than one creature."""

    number: Numeral | None = None
    each: Countable | None = None

    @rule("509.1a")
    def more_blocks(self, game: Game, blocker: Id, meant: tuple[Id, ...], scope: Scope) -> int | None:
        if blocker not in meant:
            return 0
        if self.each is not None:
            return self.each.count(game, scope)
        return 1 if self.number is None else self.number.count(game, scope) or 0


@says("can block any number of creatures", "can block any number of creatures each combat")
class BlocksAny(Restriction, frozen=True):
    """They can block as many creatures as they like."""

    @rule("509.1a")
    def more_blocks(self, game: Game, blocker: Id, meant: tuple[Id, ...], scope: Scope) -> int | None:
        return None if blocker in meant else 0


def attacks_alone(game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
    """Why one of these may not be the only attacker."""
    if isinstance(action, DeclareAttack) and len(action.attacks) == 1 and set(action.attacks) <= set(meant):
        return forbidden(f"{game.name(next(iter(action.attacks)))} can't attack alone.", game.name(scope.source))
    return None


def blocks_alone(game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
    """Why one of these may not be the only blocker."""
    if isinstance(action, DeclareBlock) and len(action.blocks) == 1 and set(action.blocks) <= set(meant):
        return forbidden(f"{game.name(next(iter(action.blocks)))} can't block alone.", game.name(scope.source))
    return None


@says("can't attack alone", "can't block alone", "can't attack or block alone")
class CantAlone(Restriction, frozen=True):
    """They can't attack, or block, or either, alone."""

    @rule("508.1c", "509.1b")
    def forbid(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        attack = attacks_alone(game, action, meant, scope) if self.wording != 1 else None
        if attack is not None or self.wording == 0:
            return attack
        return blocks_alone(game, action, meant, scope)


def blockers_of(action: object, meant: tuple[Id, ...]) -> dict[Id, int]:
    """How many creatures of a declaration block each of these attackers, where any does."""
    if not isinstance(action, DeclareBlock):
        return {}
    chosen = [a for attackers in action.blocks.values() for a in attackers if a in meant]
    return {a: chosen.count(a) for a in chosen}


@says("can't be blocked by more than {number} creature{s@number}")
class FewBlockers(Restriction, frozen=True):
    """No more than so many creatures can block each."""

    number: Numeral

    @rule("509.1b")
    def forbid(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        most = self.number.count(game, scope) or 0
        over = next((a for a, n in blockers_of(action, meant).items() if n > most), None)
        if over is None:
            return None
        text = f"{game.name(over)} can't be blocked by more than {most} creature{'s' if most != 1 else ''}."
        return forbidden(text, game.name(scope.source))


@says("can't be blocked except by {number} or more creatures")
class ManyBlockers(Restriction, frozen=True):
    """Only so many creatures together can block each."""

    number: Numeral

    @rule("509.1b")
    def forbid(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        least = self.number.count(game, scope) or 0
        under = next((a for a, n in blockers_of(action, meant).items() if n < least), None)
        if under is None:
            return None
        return forbidden(f"{game.name(under)} can't be blocked except by {least} or more creatures.", game.name(scope.source))
