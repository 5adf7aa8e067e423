"""Assist: another player may pay generic mana of the cost."""

from __future__ import annotations

from typing import ClassVar

from engine.game.actions import Action
from engine.game.machine import Game
from engine.game.mana.payment import can_pay_mana, make_mana, spend
from engine.game.mana_cost import Symbols, generic, reduced
from engine.game.meaning import Ability, Keyword, Static
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule


def _mana(amount: int) -> Symbols:
    return (f"{{{amount}}}",)


class AnotherPays(Static, frozen=True):
    """Another player, chosen by the caster, may pay for generic mana; made, never read."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.STACK})

    @rule("702.132a")
    def help_to_pay(self, game: Game, action: Action, symbols: Symbols, scope: Scope, at_best: bool) -> Symbols:
        """The symbols left to pay."""
        most = sum(generic(s) or 0 for s in symbols)
        if action.spell != scope.source or not most or game.state.is_paid_for:
            return symbols
        others = [p for p in game.state.order() if p != action.player]
        if at_best:
            return reduced(symbols, _mana(max(self._able(game, p, most) for p in others)))
        least = next((n for n in range(most) if can_pay_mana(game, action.player, reduced(symbols, _mana(n)), action)), most)
        options = [(p, game.name(p)) for p in others if self._able(game, p, most) >= max(least, 1)]
        helpers = game.choose(
            action.player, "assist", options, minimum=min(least, 1), maximum=1, about=scope.source,
            prompt=f"Who assists with {game.name(scope.source)}?",
        )
        for helper in helpers:
            symbols = reduced(symbols, _mana(self._paid(game, helper, (least, self._able(game, helper, most)), scope)))
        return symbols

    def _able(self, game: Game, player: Id, most: int) -> int:
        """How much a player could pay."""
        return next((n for n in range(most, 0, -1) if can_pay_mana(game, player, _mana(n))), 0)

    def _paid(self, game: Game, helper: Id, bounds: tuple[int, int], scope: Scope) -> int:
        """How much the helper pays: at least what the caster cannot."""
        options = [(n, str(n)) for n in range(bounds[1], bounds[0] - 1, -1)]
        prompt = f"How much does {game.name(helper)} pay for {game.name(scope.source)}?"
        amount: int = game.choose_one(helper, "number", options, about=scope.source, prompt=prompt)
        if amount:
            make_mana(game, helper, _mana(amount), Action(player=helper))
            spend(game, helper, _mana(amount), Action(player=helper))
        return amount


@says("assist")
class Assist(Keyword, frozen=True):
    """Another player may help to pay."""

    name: ClassVar[str] = "assist"

    @rule("702.132a")
    def means(self) -> tuple[Ability, ...]:
        return (AnotherPays(),)
