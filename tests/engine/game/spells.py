"""More hand-made words: targets, effects, abilities and costs for spells and abilities."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.costs import ManaPart
from engine.game.machine import Game
from engine.game.meaning import Activated, Condition, CostPart, Effect, SpellAbility
from engine.game.modes import Modal
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.status import Tap
from engine.game.targets import TargetReference
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.game.zones import Destroy, Sacrifice
from engine.phrase import Word
from engine.rulebook import rule


class TargetCreature(TargetReference, frozen=True, kw_only=True):
    """Target creatures, as many as said, perhaps only the controller's."""

    least: int = 1
    most: int | None = 1
    is_mine: bool = False

    def candidates(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(o.id for o in game.state.battlefield() if self.is_legal(game, o.id, scope))

    def is_legal(self, game: Game, thing: Id, scope: Scope) -> bool:
        if thing in game.state.players or "creature" not in game.characteristics(thing).types:
            return False
        return not self.is_mine or game.controller(thing) == scope.controller

    def minimum(self, game: Game, scope: Scope) -> int:
        return self.least

    def maximum(self, game: Game, scope: Scope) -> int | None:
        return self.most


class DestroyTargets(Effect, frozen=True):
    """Destroy what is targeted."""

    what: TargetReference

    def happen(self, game: Game, scope: Scope) -> None:
        game.happen(*(Destroy(object=t) for t in self.what.find(game, scope)))


class DivideAmong(Effect, frozen=True):
    """Divide an amount among targets."""

    what: TargetReference
    amount: int

    def division(self, game: Game, scope: Scope) -> tuple[str, int] | None:
        return self.what.slot, self.amount

    def happen(self, game: Game, scope: Scope) -> None:
        return None


class Kicked(Condition, frozen=True):
    """The spell was kicked."""

    is_announced: ClassVar[bool] = True

    def holds(self, game: Game, scope: Scope) -> bool:
        stacked = game.object(scope.source).stacked
        return stacked is not None and "kicker" in stacked.paid


class OnlyKicked(Effect, frozen=True):
    """What is announced and done only when kicked."""

    effect: Effect
    condition: Condition = Kicked()

    def happen(self, game: Game, scope: Scope) -> None:
        if self.condition.holds(game, scope):
            self.effect.happen(game, scope)


class Both(Effect, frozen=True):
    """Two effects, one after the other."""

    first: Effect
    second: Effect

    def happen(self, game: Game, scope: Scope) -> None:
        self.first.happen(game, scope)
        self.second.happen(game, scope)


class ChooseOne(Modal, frozen=True):
    """Choose one of some effects."""

    modes: tuple[Effect, ...]

    @property
    def options(self) -> tuple[Effect, ...]:
        return self.modes


class Nothing(Effect, frozen=True):
    """Nothing happens."""

    def happen(self, game: Game, scope: Scope) -> None:
        return None


class Text(SpellAbility, frozen=True):
    """The text of a spell."""

    effect: Effect


class Does(Activated, frozen=True):
    """An activated ability."""

    cost: tuple[CostPart, ...]
    effect: Effect
    limits: tuple[Word, ...] = ()
    is_loyalty: bool = False


class Symbols(ManaPart, frozen=True):
    """Mana symbols."""

    said: tuple[str, ...]

    @property
    def symbols(self) -> tuple[str, ...]:
        return self.said

    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return ALLOWED

    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        return None


class TapThis(CostPart, frozen=True):
    """{T}."""

    symbol: ClassVar[str] = "{T}"

    @rule("107.5")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return forbidden("tapped already") if game.object(scope.source).is_tapped else ALLOWED

    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(Tap(object=scope.source, for_cost=True))


class SacrificeOne(CostPart, frozen=True):
    """Sacrifice a creature."""

    def _options(self, game: Game, player: Id) -> list[Any]:
        mine = [o.id for o in game.state.battlefield() if o.controller == player and "creature" in o.base.types]
        return [(i, game.name(i)) for i in mine]

    @rule("701.21a")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return ALLOWED if self._options(game, player) else forbidden("nothing to sacrifice")

    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        chosen = game.choose(player, "sacrifice", self._options(game, player), about=scope.source)
        scope.slots["sacrificed"] = chosen
        game.happen(*(Sacrifice(player=player, object=t) for t in chosen))
