"""What static abilities say of the whole game: always, while something is so, or in the turns of some players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.game.abilities import overrides
from engine.game.damage import Damage
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Condition, Hooks, Static
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.verdict import Verdict
from engine.phrase import says
from engine.words.abilities import works_in
from engine.words.conditions.players import YourTurn


class Claim(Hooks, frozen=True):
    """What a static ability says, without its full stop; each hook is asked for as that of a static ability is."""

    @property
    def functions_in(self) -> frozenset[Zone]:
        """Where an ability that says this functions: on the battlefield, unless it speaks of its object as elsewhere."""
        return works_in(self)


_SILENCE = Claim()


@says("{claim}.")
class Claimed(Static, frozen=True):
    """A claim that always holds."""

    claim: Claim

    @property
    def functions_in(self) -> frozenset[Zone]:  # type: ignore[override]  # each ability says it by what it claims
        """Where the claim works."""
        return self.claim.functions_in

    def is_now(self, game: Game, scope: Scope) -> bool:
        """Whether the claim holds."""
        return True

    def speaks(self, hook: str) -> bool:
        """Whether the claim has something to say there."""
        return overrides(self.claim, hook)

    def _now(self, game: Game, scope: Scope) -> Claim:
        return self.claim if self.is_now(game, scope) else _SILENCE

    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        return self._now(game, scope).replace(game, event, scope)

    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        return self._now(game, scope).forbid(game, action, scope)

    def permit(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        return self._now(game, scope).permit(game, action, scope)

    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[Any]:
        return self._now(game, scope).cost_changes(game, action, scope)

    def untap_limit(self, game: Game, player: Id, tapped: tuple[Id, ...], scope: Scope) -> tuple[int, tuple[Id, ...]] | None:
        """How many of which of the tapped permanents may untap; None for no limit."""
        return self._now(game, scope).untap_limit(game, player, tapped, scope)

    def untaps_too(self, game: Game, active: Id, scope: Scope) -> tuple[Id, ...]:
        """What untaps in this player's untap step."""
        return self._now(game, scope).untaps_too(game, active, scope)

    def is_unpreventable(self, game: Game, damage: Damage, scope: Scope) -> bool:
        """Whether this damage can't be prevented."""
        return self._now(game, scope).is_unpreventable(game, damage, scope)

    def is_infectious(self, game: Game, damage: Damage, scope: Scope) -> bool:
        """Whether this damage has the results of damage by a source with infect."""
        return self._now(game, scope).is_infectious(game, damage, scope)


@says("as long as {condition}, {claim}.", "{claim} as long as {condition}.")
class ClaimedWhile(Claimed, frozen=True, kw_only=True):
    """A claim that holds while something is so."""

    condition: Condition

    @property
    def functions_in(self) -> frozenset[Zone]:  # type: ignore[override]  # each ability says it by what it asks
        """Where the claim works, and where the condition has its object."""
        return self.claim.functions_in | works_in(self.condition)

    def is_now(self, game: Game, scope: Scope) -> bool:
        return self.condition.holds(game, scope)


@says("during your turn, {claim}.", "during turns other than yours, {claim}.")
class ClaimedInSomeTurns(Claimed, frozen=True):
    """A claim that holds in the turns of the controller, or in all others."""

    def is_now(self, game: Game, scope: Scope) -> bool:
        return YourTurn(wording=self.wording).holds(game, scope)
