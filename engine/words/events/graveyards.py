"""Events of cards coming to graveyards and leaving them."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern
from engine.game.objects import Id, Object, Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.game.zones.parts import PartMoves
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.events.happening import EventVerb
from engine.words.events.subjects import Subject
from engine.words.events.zones import LeavesPlay
from engine.words.origins import Origin
from engine.words.references.antecedents import SOURCE, Antecedent


def moved(game: Game, event: Event) -> Object | None:
    """What moved, as it was before; None when the event is something else."""
    last = game.state.gone.get(event.object) if isinstance(event, Move) else None
    return last.object if last is not None else None


class WhoseGraveyard(Word, frozen=True):
    """Whose graveyard something comes to."""

    def is_theirs(self, game: Game, owner: Id, scope: Scope) -> bool:
        """Whether this player's graveyard is meant."""
        return True


@says("a graveyard")
class AGraveyard(WhoseGraveyard, frozen=True):
    """Any graveyard."""


@says("your graveyard")
class YourGraveyard(WhoseGraveyard, frozen=True):
    """The controller's graveyard."""

    def is_theirs(self, game: Game, owner: Id, scope: Scope) -> bool:
        return owner == scope.controller


@says("an opponent's graveyard")
class OpponentsGraveyard(WhoseGraveyard, frozen=True):
    """An opponent's graveyard."""

    def is_theirs(self, game: Game, owner: Id, scope: Scope) -> bool:
        return owner in game.state.opponents(scope.controller)


@says("{is/are^} put into your graveyard from the battlefield", "{is/are^} put into an opponent's graveyard from the battlefield")
class DiesIntoGraveyard(LeavesPlay, frozen=True):
    """Goes from the battlefield to the graveyard of a certain player."""

    to: ClassVar[frozenset[Zone]] = frozenset({Zone.GRAVEYARD})

    @rule("603.6c")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        roles = super().match(game, event, subject, scope)
        if roles is None:
            return None
        whose = (YourGraveyard(), OpponentsGraveyard())[self.wording]
        return roles if whose.is_theirs(game, game.object(roles["it"][0]).owner, scope) else None


@says("{is/are^} put into {whose} {origin}")
class ComesToGraveyard(EventVerb, frozen=True):
    """Is put into a graveyard from wherever; what it is there counts."""

    whose: WhoseGraveyard
    origin: Origin
    has_pattern_of_itself: ClassVar[bool] = True

    @rule("603.6")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        now, zone = _came(game, event) if not isinstance(event, PartMoves) else _came_as_a_part(event, subject)
        if now is None:
            return None
        owner = game.object(now).owner
        comes = self.whose.is_theirs(game, owner, scope) and self.origin.has(zone, owner, scope)
        return {"it": (now,)} if comes and subject.match(game, now, scope) else None


def _came(game: Game, event: Event) -> tuple[Id | None, Zone]:
    """What has come to a graveyard, and whence; None when the event is something else."""
    before = moved(game, event)
    if before is None or not isinstance(event, Move) or event.to is not Zone.GRAVEYARD:
        return None, Zone.NOWHERE
    return game.state.became.get(event.object), before.zone


@rule("712.21e")
def _came_as_a_part(event: PartMoves, subject: Subject) -> tuple[Id | None, Zone]:
    """One of the cards of a permanent, where the event speaks of cards."""
    counts = event.to is Zone.GRAVEYARD and "card" in subject.said()
    return event.card if counts else None, Zone.BATTLEFIELD


@says("~ is put into {whose} {origin}")
class ThisComesToGraveyard(EventPattern, frozen=True):
    """The object itself is put into a graveyard; the ability works there."""

    whose: WhoseGraveyard
    origin: Origin
    works_in: ClassVar[Zone] = Zone.GRAVEYARD

    def antecedents(self) -> tuple[Antecedent, ...]:
        """It can be spoken of."""
        return (Antecedent(slot=SOURCE, nature="object"),)

    @rule("603.6", "113.6k")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        before = moved(game, event)
        if before is None or not isinstance(event, Move) or event.to is not Zone.GRAVEYARD:
            return None
        same = game.state.became.get(event.object) == scope.source
        comes = self.origin.has(before.zone, before.owner, scope) and self.whose.is_theirs(game, before.owner, scope)
        return {} if same and comes else None


@says("leave{s^} {whose}", "leave{s^} {whose} during your turn")
class LeavesGraveyard(EventVerb, frozen=True):
    """Leaves a graveyard for any other zone."""

    whose: WhoseGraveyard
    looks_back: ClassVar[bool] = True

    def fits(self, event: Event) -> bool:
        return isinstance(event, Move)

    @rule("603.10a")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        before = moved(game, event)
        if before is None or before.zone is not Zone.GRAVEYARD or not self.whose.is_theirs(game, before.owner, scope):
            return None
        if self.wording == 1 and not game.state.is_active(scope.controller):
            return None
        return {"it": (before.id,)} if subject.match(game, before.id, scope) else None
