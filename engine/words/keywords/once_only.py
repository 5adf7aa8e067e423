"""What speaks of exhaust and power-up abilities: that one is activated, what they cost, mana for them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine.game.actions import ActivateAbility
from engine.game.activating import Activate, PutAbility
from engine.game.costs import CostChange, Increase, Reduce
from engine.game.costs.parts import cost_of
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Condition, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import Verdict, allowed, forbidden
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.costs.basic import Mana
from engine.words.effects.mana.spending import OnePurpose
from engine.words.events.players import PlayerActs
from engine.words.filters.description import ObjectFilter
from engine.words.keywords.activated import OnlyOnceEver


@says("exhaust", "power-up")
class OnceKind(Word, frozen=True):
    """A kind of ability that is activated only once."""

    @property
    def name(self) -> str:
        """The keyword."""
        return ("exhaust", "power-up")[self.wording]

    def is_one(self, ability: Any) -> bool:
        """Whether an ability is of the kind."""
        return any(isinstance(part, OnlyOnceEver) and part.kind == self.name for part in cost_of(ability))


@says("{player} activate{s} an exhaust ability", "{player} activate{s} a power-up ability")
class WhenActivatesOnce(PlayerActs, frozen=True):
    """A player activates such an ability."""

    @rule("702.177a", "702.193a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Activate) or not self.is_them(game, event.player, scope):
            return None
        return {"player": (event.player,)} if OnceKind(wording=self.wording).is_one(event.ability) else None


@says(
    "{kind} abilities of {things:many} cost {mana} less to activate.",
    "{kind} abilities of {things:many} cost {mana} more to activate.",
)
class OnceAbilitiesCost(Static, frozen=True):
    """Such abilities of some permanents cost more or less."""

    kind: OnceKind
    things: ObjectFilter
    mana: Mana

    @rule("601.2f", "118.7")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not isinstance(action, ActivateAbility) or not self.kind.is_one(action.ability):
            return ()
        if not self.things.match(game, action.source, scope):
            return ()
        return (Reduce(mana=self.mana.symbols),) if self.wording == 0 else (Increase(mana=self.mana.symbols),)


@says("you (haven't|have not) activated a(n) {kind} ability this turn")
class NoneActivated(Condition, frozen=True):
    """The controller has not begun to activate such an ability this turn."""

    kind: OnceKind

    @rule("702.177b")
    def holds(self, game: Game, scope: Scope) -> bool:
        return not any(True for _ in self.begun(game, scope.controller))

    def begun(self, game: Game, player: Id) -> Iterator[PutAbility | Activate]:
        """What a player has done this turn to activate such abilities: each is put on the stack, then it is activated."""
        events = (e for e in game.state.history if isinstance(e, PutAbility | Activate) and e.player == player)
        return (e for e in events if self.kind.is_one(e.ability))


@says(
    "during your turn, as long as {condition}, you may activate {kind} abilities as though they haven't been activated.",
    "you may activate {kind} abilities as though they haven't been activated during your turn as long as {condition}.",
)
class ActivateAgain(Static, frozen=True):
    """In their turn its controller may activate such abilities again while a condition holds."""

    condition: NoneActivated
    kind: OnceKind

    @rule("702.177b")
    def lets_activate_again(self, game: Game, player: Id, part: OnlyOnceEver, scope: Scope) -> Verdict:
        """Whether the ability of which this is a part of the cost, activated once already, may be activated by a player."""
        name = game.name(scope.source)
        if player != scope.controller or part.kind != self.kind.name or not game.state.is_active(player):
            return forbidden(f"{name} does not let it be activated again now.", name)
        begun = list(self.condition.begun(game, player))
        is_this = len(begun) == 1 and isinstance(begun[0], PutAbility) and part in begun[0].ability.cost
        if begun and not is_this:
            return forbidden(f"{game.name(player)} has begun to activate such an ability this turn.", name)
        return allowed(f"{name} lets it be activated again.", name)


@says("activate {kind} abilities")
class ToActivateOnce(OnePurpose, frozen=True):
    """Activating such abilities."""

    kind: OnceKind

    @rule("106.6")
    def is_meant(self, game: Game, action: object, source: Id) -> bool:
        return isinstance(action, ActivateAbility) and self.kind.is_one(action.ability)
