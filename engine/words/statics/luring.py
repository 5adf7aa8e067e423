"""What everything able to block must block: "all creatures able to block it do so"."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.game.actions import DeclareBlock
from engine.game.combat.requirements import Requirement
from engine.game.machine import Game
from engine.game.meaning import Condition, ObjectReference, Static
from engine.game.objects import Id
from engine.game.qualities import is_creature
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.clauses import FullClause
from engine.words.durations import UntilEndOfTurn
from engine.words.effects.until import start
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.modifications.restrictions import Restriction
from engine.words.references.objects import AttachedTo, This


@rule("509.1c")
def lured(game: Game, action: object, attackers: Iterable[Id], things: ObjectFilter, scope: Scope) -> tuple[Requirement, ...]:
    """The requirements that each creature of the defending player that fits, and can, block the attackers."""
    if not isinstance(action, DeclareBlock):
        return ()
    mine = [t for t in candidates(game, things, scope) if game.controller(t) == action.player and is_creature(game, t)]
    return tuple(Requirement(creature=t, toward=(a,), source=game.name(scope.source)) for a in attackers for t in mine)


@says(
    "all {things:many} able to block {attacker} do so.",
    "as long as {condition}, all {things:many} able to block {attacker} do so.",
)
class AllMustBlock(Static, frozen=True):
    """Everything that fits and can must block it, perhaps only while a condition holds."""

    things: ObjectFilter
    attacker: ObjectReference
    condition: Condition | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.attacker, This | AttachedTo):
            raise Unfit

    def requires(self, game: Game, action: Any, scope: Scope) -> Iterable[Requirement]:
        """A requirement on each creature of the defending player that fits."""
        if self.condition is not None and not self.condition.holds(game, scope):
            return ()
        return lured(game, action, self.attacker.find(game, scope), self.things, scope)


@says("all {things:many} able to block it do so")
class AllMustBlockIt(Restriction, frozen=True):
    """Everything that fits and can must block what this is said of."""

    things: ObjectFilter

    def requires(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Iterable[Requirement]:
        return lured(game, action, meant, self.things, scope)


@says("all {things:many} able to block {attacker:one} this turn do so")
class AllBlockThisTurn(FullClause, frozen=True):
    """Everything that fits and can must block it this turn, what comes later too."""

    things: ObjectFilter
    attacker: ObjectReference

    @rule("611.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        start(game, scope, (AllMustBlockIt(things=self.things),), self.attacker.find(game, scope), UntilEndOfTurn(wording=1))
