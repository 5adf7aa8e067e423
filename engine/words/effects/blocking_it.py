"""Creatures that must block something this turn, or attack or block."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.game.actions import DeclareBlock
from engine.game.combat.requirements import Requirement
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, ObjectVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.durations import UntilEndOfCombat, UntilEndOfTurn
from engine.words.effects.until import start
from engine.words.modifications.restrictions import Restriction
from engine.words.references.chosen import Chosen
from engine.words.statics.combat import MustAttack, MustBlock


class MustBlockThese(Restriction, frozen=True):
    """They must block certain attackers; made by an instruction, never read."""

    attackers: tuple[Id, ...]

    @rule("509.1c")
    def requires(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Iterable[Requirement]:
        there = tuple(t for t in self.attackers if game.exists(t))
        if not isinstance(action, DeclareBlock) or not there:
            return ()
        return tuple(Requirement(creature=c, toward=(t,), source=game.name(scope.source)) for c in meant for t in there)


@says("block{s^} {attackers:one} this turn if able", "block{s^} {attackers:one} this combat if able")
class BlocksIt(ObjectVerb, frozen=True):
    """Creatures must block something this turn, or this combat."""

    not_actor: ClassVar[tuple[str, ...]] = ("attackers",)
    attackers: ObjectReference

    def __post_init__(self) -> None:
        if isinstance(self.attackers, Chosen):
            raise Unfit

    @rule("611.2c", "509.1c")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        attackers = tuple(map(scope.now, self.attackers.find(game, scope)))
        until = (UntilEndOfTurn(wording=1), UntilEndOfCombat(wording=1))[self.wording]
        start(game, scope, (MustBlockThese(attackers=attackers),), objects, until)


@says("attack{s^} or block{s^} this turn if able")
class AttacksOrBlocks(ObjectVerb, frozen=True):
    """Creatures must do either this turn where they can."""

    @rule("611.2c")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        start(game, scope, (MustAttack(), MustBlock()), objects, UntilEndOfTurn(wording=1))
