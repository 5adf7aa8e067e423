"""Continuous effects and delayed triggered abilities: how they start, and when their durations are over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from engine.game import layers
from engine.game.events import Event
from engine.game.meaning import Effect, Static
from engine.game.objects import Id
from engine.game.state import Continuous, Delayed, State
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game
    from engine.game.scope import Scope


@rule("611.2")
class StartEffect(Event, frozen=True):
    """A continuous effect begins. Its ``id`` and ``timestamp`` are given here when they are 0."""

    is_bookkeeping: ClassVar[bool] = True

    effect: Continuous

    @rule("613.7b")
    def apply(self, state: State) -> State:
        effect = msgspec.structs.replace(
            self.effect, id=self.effect.id or state.next_id, timestamp=self.effect.timestamp or state.timestamp
        )
        return state.with_(effects=(*state.effects, effect), next_id=state.next_id + 1, timestamp=state.timestamp + 1)


def begin(
    game: Game, scope: Scope, word: Any, until: Any, *, affected: tuple[Id, ...] | None = None, uses: int | None = None
) -> None:
    """Let what a word says be so from now on: for these objects, or for whatever fits at each moment; so many times, if told."""
    effect = Continuous(
        id=0, effect=word, scope=scope, affected=affected, until=until, timestamp=0, uses=uses, source_name=game.name(scope.source)
    )
    game.happen(StartEffect(effect=effect))


class EndEffect(Event, frozen=True):
    """A continuous effect ends."""

    is_bookkeeping: ClassVar[bool] = True

    id: Id

    def apply(self, state: State) -> State:
        return state.with_(effects=tuple(e for e in state.effects if e.id != self.id))


class UseEffect(Event, frozen=True):
    """A shield is used up by one; at none left its effect ends."""

    is_bookkeeping: ClassVar[bool] = True

    id: Id
    by: int = 1

    def apply(self, state: State) -> State:
        return state.with_(effects=tuple(u for e in state.effects if (u := self._used(e)) is not None))

    def _used(self, effect: Continuous) -> Continuous | None:
        if effect.id != self.id or effect.uses is None:
            return effect
        left = effect.uses - self.by
        return msgspec.structs.replace(effect, uses=left) if left > 0 else None


@rule("603.7")
class StartDelayed(Event, frozen=True):
    """A delayed triggered ability begins to wait. Its ``id`` is given here when it is 0."""

    is_bookkeeping: ClassVar[bool] = True

    delayed: Delayed

    def apply(self, state: State) -> State:
        delayed = msgspec.structs.replace(self.delayed, id=self.delayed.id or state.next_id)
        return state.with_(delayed=(*state.delayed, delayed), next_id=state.next_id + 1)


class EndDelayed(Event, frozen=True):
    """A delayed triggered ability waits no longer."""

    is_bookkeeping: ClassVar[bool] = True

    id: Id

    def apply(self, state: State) -> State:
        return state.with_(delayed=tuple(d for d in state.delayed if d.id != self.id))


class ControlChanges(Event, frozen=True):
    """A permanent comes under another player's control: that player has not controlled it since their turn began."""

    object: Id
    player: Id
    was: Id

    def affected(self, game: Game) -> Id:
        return self.player

    @rule("302.6")
    def apply(self, state: State) -> State:
        found = state.objects.get(self.object)
        return state if found is None else state.put(found.with_(is_sick=True, is_new=True))

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} gains control of {game.name(self.object)}."


def control_changes(game: Game, before: State) -> tuple[Event, ...]:
    """Which permanents are controlled by another player than in ``before``."""
    now = game.state
    if now.objects is before.objects and now.effects is before.effects:
        return ()
    ids = [o.id for o in now.battlefield() if o.id in before.objects and before.objects[o.id].zone is o.zone]
    pairs = [(i, layers.controller(before, i), layers.controller(now, i)) for i in ids]
    changes = tuple(ControlChanges(object=i, player=new, was=old) for i, old, new in pairs if old != new)
    return tuple(_exiled(one) if now.players[one.player].has_lost else one for one in changes)


@rule("800.4c")
def _exiled(change: ControlChanges) -> Event:
    """What would go back to a player who has left the game is exiled."""
    from engine.game.objects import Zone
    from engine.game.zones import Move

    return Move(object=change.object, to=Zone.EXILE, how="left")


def end_what_is_over(game: Game, happened: tuple[Event, ...]) -> None:
    """End the effects and delayed abilities whose durations these events bring to an end."""
    if not (game.state.effects or game.state.delayed) or all(event.is_bookkeeping for event in happened):
        return
    over = [e for e in game.state.effects if _is_over(game, e, happened)]
    ends: list[Event] = [EndEffect(id=e.id) for e in over]
    ends += [EndDelayed(id=d.id) for d in game.state.delayed if _is_over(game, d, happened)]
    if ends:
        game.happen(*ends)
        _follow_up(game, over)


def _is_over(game: Game, lasting: Continuous | Delayed, happened: tuple[Event, ...]) -> bool:
    if lasting.until is None:
        return False
    return any(lasting.until.is_over(game, lasting.scope, event) or _would_be_over(lasting, event) for event in happened)


@rule("800.4m")
def _would_be_over(lasting: Continuous | Delayed, event: Event) -> bool:
    """Whether it lasts until a turn of a player who has left, and that turn would have begun now."""
    from engine.game.turn.events import TurnNotTaken

    until = lasting.until
    return isinstance(event, TurnNotTaken) and until is not None and until.turn_of(lasting.scope) == event.player


@rule("610.3")
def _follow_up(game: Game, over: list[Continuous]) -> None:
    """What happens immediately as an effect ends, such as a return of what was exiled: ``as_it_ends(game, scope)`` of its word."""
    for effect in over:
        if isinstance(effect.effect, Effect | Static):
            effect.effect.as_it_ends(game, effect.scope)
