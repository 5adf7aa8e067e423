"""Events that other things cause: crimes, and discards that an opponent's spell or ability causes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.targets import BecomeTarget
from engine.game.targets.legality import targets_of
from engine.game.zones import Discard
from engine.phrase import says
from engine.rulebook import rule
from engine.words.events.players import PlayerActs
from engine.words.references.antecedents import SOURCE, Antecedent


@says("{player} commit{s} a crime")
class WhenCommitsCrime(PlayerActs, frozen=True):
    """A player targets an opponent, or something of theirs, with a spell or ability of their own: once for each of those."""

    one_or_more: ClassVar[bool] = True

    def group(self, slots: Mapping[str, Any]) -> Any:
        """All targets of one spell or ability are one event."""
        return slots["by"]

    @rule("700.13")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, BecomeTarget) or not self._is_new(game, event):
            return None
        player = game.controller(event.of)
        if not self.is_them(game, player, scope) or not is_theirs(game, event.target, player):
            return None
        return {"player": (player,), "by": (event.of,)}

    @staticmethod
    def _is_new(game: Game, event: BecomeTarget) -> bool:
        """Whether the target was chosen as the spell was cast or the ability put on the stack, not for a copy or later."""
        stacked = game.object(event.of).stacked
        chosen = sum(isinstance(e, BecomeTarget) and e.of == event.of for e in game.state.history)
        return (stacked is None or not stacked.is_copy) and chosen <= len(targets_of(game, event.of))


def is_theirs(game: Game, thing: Id, player: Id) -> bool:
    """Whether it is an opponent of a player, or something that an opponent controls or owns in a graveyard."""
    opponents = game.state.opponents(player)
    if thing in game.state.players:
        return thing in opponents
    found = game.object(thing)
    return (found.owner if found.zone is Zone.GRAVEYARD else game.controller(thing)) in opponents


@says("a spell or ability an opponent controls causes you to discard ~")
class WhenMadeToDiscardThis(EventPattern, frozen=True):
    """The card itself is discarded because of an opponent's spell or ability; it triggers where it came, though that be exile."""

    works_in: ClassVar[tuple[Zone, ...]] = (Zone.GRAVEYARD, Zone.EXILE)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The card, and the player who caused it, can be spoken of."""
        return (Antecedent(slot=SOURCE, nature="object"), Antecedent(slot="player", nature="player"))

    @rule("603.2", "701.9a", "113.6k")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        cause = game.resolving
        if not isinstance(event, Discard) or cause is None or game.state.became.get(event.object) != scope.source:
            return None
        owner = game.object(scope.source).owner
        return {"player": (cause.controller,)} if cause.controller in game.state.opponents(owner) else None
