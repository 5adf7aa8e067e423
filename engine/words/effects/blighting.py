"""Blighting: -1/-1 counters on a creature of one's own, as an instruction and as a cost."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.counters import PutCounters
from engine.game.events import Event
from engine.game.keyword_actions import ActionDone
from engine.game.machine import Game
from engine.game.meaning import CostPart, ObjectReference, PlayerVerb
from engine.game.objects import Id
from engine.game.replacement import can_happen
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.effects.growing import own_creatures
from engine.words.events.players import PlayerActs
from engine.words.references.antecedents import Antecedent, bound

BLIGHT = "blight"


def _able(game: Game, player: Id, amount: int) -> list[Id]:
    """The creatures of a player on which so many -1/-1 counters can be put."""
    own = own_creatures(game, player)
    return [t for t in own if can_happen(game, PutCounters(on=t, kind="-1/-1", amount=amount, by=player))]


@rule("701.68a", "701.68d")
def blight(game: Game, scope: Scope, player: Id, amount: int, to_pay: bool = False) -> tuple[Id, ...]:
    """Have a player blight; the creature chosen. ``to_pay``: one that can have the counters."""
    options = [(t, game.name(t)) for t in (_able(game, player, amount) if to_pay else own_creatures(game, player))]
    chosen: tuple[Id, ...] = ()
    if options:
        chosen = (game.choose_one(player, BLIGHT, options, about=scope.source, prompt="Put -1/-1 counters on which creature?"),)
        game.happen(*(PutCounters(on=t, kind="-1/-1", amount=amount, by=player) for t in chosen if amount > 0))
    game.happen(ActionDone(action=BLIGHT, player=player, object=chosen[0] if chosen else None))
    return chosen


@says("blight{s^} {amount}")
class Blight(PlayerVerb, frozen=True):
    """Players put -1/-1 counters on creatures that they control."""

    amount: Numeral
    slot: str = ""
    makes: ClassVar[str] = "blighted"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The blighted creature can be spoken of."""
        return (Antecedent(slot=self.slot, nature="blighted"),)

    @rule("701.68b")
    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether the player has a creature that can have the counters."""
        return bool(_able(game, player, self.amount.count(game, scope) or 0))

    @rule("701.68a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        many = self.amount.count(game, scope) or 0
        scope.slots[self.slot] = tuple(t for p in players for t in blight(game, scope, p, many))


@says("the blighted creature")
class TheBlighted(ObjectReference, frozen=True):
    """The creature on which the counters were put."""

    slot: str = ""
    refers: ClassVar[str] = "blighted"

    @rule("701.68c")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)


@says("blight {amount}")
class BlightCost(CostPart, frozen=True):
    """Blighting as a cost."""

    amount: Numeral

    @rule("701.68b")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if _able(game, player, self.amount.count(game, scope) or 0):
            return ALLOWED
        return forbidden(f"{game.name(player)} controls no creature on which -1/-1 counters can be put.")

    @rule("701.68a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        scope.slots["blighted"] = blight(game, scope, player, self.amount.count(game, scope) or 0, to_pay=True)


@says("{player} blight{s}")
class WhenBlights(PlayerActs, frozen=True):
    """A player has blighted."""

    @rule("701.68d")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        fits = isinstance(event, ActionDone) and event.action == BLIGHT and self.is_them(game, event.affected(game), scope)
        return {"player": (event.affected(game),)} if fits else None
