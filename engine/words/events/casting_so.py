"""Events of casting that say more: not one's first spell, while something is so, with certain mana, or cycling instead."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.casting import Cast
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Condition, EventPattern
from engine.game.objects import Zone
from engine.game.resolving import Counter
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.events.casting import Casting, WhenCasts, nth_spell
from engine.words.mana_spent import mana_from
from engine.words.references.antecedents import Antecedent


@says("{player} cast{s} {spell} other than (your|their) first spell each turn")
class CastsButNotFirst(Casting, frozen=True):
    """A player casts a spell that fits and is not the first that they cast this turn."""

    @rule("603.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        roles = WhenCasts(player=self.player, spell=self.spell).match(game, event, scope)
        return roles if isinstance(event, Cast) and nth_spell(game, event) > 1 else None


@says("{player} cast{s} {spell} during your turn other than your first spell that turn")
class CastsButNotFirstOfYourTurn(CastsButNotFirst, frozen=True):
    """The same, in the turn of the controller."""

    @rule("603.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        return super().match(game, event, scope) if game.state.is_active(scope.controller) else None


@says("{player} cast{s} {spell} using mana produced by ~")
class CastsWithItsMana(Casting, frozen=True):
    """A player casts a spell that fits with some mana that the object itself produced."""

    @rule("603.2", "106.3")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        roles = WhenCasts(player=self.player, spell=self.spell).match(game, event, scope)
        return roles if roles is not None and scope.source in mana_from(game, roles["it"][0]) else None


@says("you cast your commander")
class CastsCommander(EventPattern, frozen=True):
    """The controller casts a commander that they own."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """It can be spoken of."""
        return (Antecedent(slot="it", nature="object", nouns=frozenset({"spell"})),)

    @rule("603.2", "903.3")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Cast) or event.player != scope.controller:
            return None
        found = game.object(event.spell)
        return {"it": (event.spell,)} if "commander" in found.marks and found.owner == scope.controller else None


@says("you cast ~ while {condition}", "you cast ~ from your hand")
class WhenYouCastThisSo(EventPattern, frozen=True):
    """The spell itself is cast while something is so, or from the hand of its player."""

    condition: Condition | None = None
    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.STACK})

    @rule("603.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Cast) or event.spell != scope.source:
            return None
        if self.condition is not None:
            return {} if self.condition.holds(game, scope) else None
        found = game.object(event.spell)
        from_hand = found.stacked is not None and found.stacked.cast_from is Zone.HAND
        return {} if from_hand and found.owner == event.player else None


@says("a spell you've cast is countered")
class YourSpellIsCountered(EventPattern, frozen=True):
    """A spell that the controller cast is countered."""

    @rule("701.6a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Counter):
            return None
        found = game.object(event.object)
        stacked = found.stacked
        if stacked is None or stacked.source is not None or found.controller != scope.controller:
            return None
        return {"it": (event.object,)} if stacked.cast_from is not None else None
