"""Waterbending: mana that artifacts and creatures help to pay."""

from __future__ import annotations

from engine.game.actions import Action
from engine.game.keyword_actions import ActionDone
from engine.game.machine import Game
from engine.game.mana.payment import can_pay_mana
from engine.game.mana_cost import Symbols, generic, reduced
from engine.game.meaning import CostPart
from engine.game.objects import Id
from engine.game.qualities import is_type
from engine.game.scope import Scope
from engine.game.status import Tap
from engine.game.verdict import ALLOWED, Verdict, allowed
from engine.phrase import says
from engine.rulebook import rule
from engine.words.costs.basic import Mana


class Waterbent(CostPart, frozen=True):
    """What comes with paying a waterbend cost: so much generic mana may be paid by tapping things; made, never read."""

    symbols: Symbols

    def _most(self, action: Action) -> int:
        x = action.x or 0
        return sum(x if s == "{X}" else generic(s) or 0 for s in self.symbols)

    def _able(self, game: Game, player: Id) -> list[Id]:
        mine = (o.id for o in game.state.battlefield() if not o.is_tapped and game.controller(o.id) == player)
        return [t for t in mine if is_type(game, t, "artifact") or is_type(game, t, "creature")]

    @rule("701.67a", "701.67b")
    def help_to_pay(self, game: Game, action: Action, symbols: Symbols, scope: Scope, at_best: bool) -> Symbols:
        """The symbols left to pay with mana once things are tapped."""
        able = self._able(game, action.player)
        most = min(len(able), self._most(action), sum(generic(s) or 0 for s in symbols))
        if at_best or not most:
            return reduced(symbols, (f"{{{most}}}",)) if most else symbols
        options = [(t, game.name(t)) for t in able]
        least = next((n for n in range(most) if self._suffice(game, action, n, symbols)), most)
        chosen = game.choose(action.player, "waterbend", options, minimum=least, maximum=most, about=scope.source)
        game.happen(*(Tap(object=t, for_cost=True) for t in chosen))
        return reduced(symbols, (f"{{{len(chosen)}}}",)) if chosen else symbols

    def _suffice(self, game: Game, action: Action, number: int, symbols: Symbols) -> bool:
        """Whether mana could pay for what so many tapped things leave."""
        if game.state.is_paid_for:
            return True
        left = reduced(symbols, (f"{{{number}}}",)) if number else symbols
        return bool(can_pay_mana(game, action.player, left, action))

    @rule("701.67b")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return allowed("Artifacts and creatures may be tapped only for the generic mana of the waterbend cost.")

    @rule("701.67a", "701.67c")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(ActionDone(action="waterbend", player=player))


@says("waterbend {mana}")
class Waterbend(CostPart, frozen=True):
    """Mana, for the generic part of which artifacts and creatures may be tapped."""

    mana: Mana

    @property
    def parts(self) -> tuple[CostPart, ...]:
        """The mana, and what helps to pay it."""
        return (self.mana, Waterbent(symbols=self.mana.symbols))

    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return ALLOWED

    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        """The machine pays its parts."""
