"""Resolving spells and abilities, and countering them.

While one resolves ``game.resolving`` is its scope, and what happens is caused by its ``Resolve`` in the log.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from engine.game.abilities import abilities_of
from engine.game.carrying import as_permanent
from engine.game.events import Event
from engine.game.faces import put_away
from engine.game.meaning import Activated, SpellAbility, Static, Triggered, said
from engine.game.merging import merge
from engine.game.objects import Id, Object, Zone
from engine.game.rooms import marks_of_half
from engine.game.scope import Scope
from engine.game.targets import ILLEGAL, legal_targets, texts_of
from engine.game.triggers import RemoveFromStack, is_ability, scope_of
from engine.game.zones import Move
from engine.rulebook import rule, rules_of

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("608.2")
class Resolve(Event, frozen=True):
    """A spell or ability resolves; what it does comes after this in the log."""

    object: Id

    def affected(self, game: Game) -> Id:
        return game.controller(self.object)

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.object)} resolves."


@rule("608.2b")
class Fizzle(Event, frozen=True):
    """A spell or ability does not resolve, because all its targets are illegal."""

    object: Id

    def affected(self, game: Game) -> Id:
        return game.controller(self.object)

    def parts(self, game: Game) -> tuple[Event, ...]:
        to = Zone.NOWHERE if is_ability(game.object(self.object)) else Zone.GRAVEYARD
        return (Move(object=self.object, to=to, how="fizzle", cites=self.cites),)

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.object)} does not resolve: its targets are illegal."


@rule("701.6a")
class Counter(Event, frozen=True):
    """A spell or ability is countered: it leaves the stack, a spell for its owner's graveyard."""

    object: Id
    by: Id | None = None
    to: Zone = Zone.GRAVEYARD
    position: int = 0
    counters: Mapping[str, int] = {}

    def affected(self, game: Game) -> Id:
        return game.controller(self.object)

    def is_possible(self, game: Game) -> bool:
        found = game.state.objects.get(self.object)
        return found is not None and found.zone is Zone.STACK

    def parts(self, game: Game) -> tuple[Event, ...]:
        to = Zone.NOWHERE if is_ability(game.object(self.object)) else self.to
        return (Move(
            object=self.object, to=to, position=self.position, how="counter", by=self.by, cites=self.cites, counters=self.counters,
        ),)

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.object)} is countered."


@rule("608.1")
def resolve_top(game: Game) -> Id | None:
    """Resolve the top object of the stack; gives its id, None when the stack is empty."""
    stack = game.state.zone(Zone.STACK)
    if not stack:
        return None
    top = game.state.objects[stack[-1]]
    scope = scope_of(game, top.id)
    if _may_resolve(game, top, scope):
        happened = game.happen(_without_source(top) if _source_is_gone(game, top) else Resolve(object=top.id))
        entry = len(game.log) if happened else None
        with game.because(entry), _resolving(game, scope):
            _carry_out(game, top, scope)
    return top.id


def _source_is_gone(game: Game, top: Object) -> bool:
    """Whether it is an ability whose source has left the zone where it was."""
    source = top.stacked.source if top.stacked is not None else None
    return source is not None and source in game.state.gone and not game.exists(source)


@rule("113.7a")
def _without_source(top: Object) -> Resolve:
    """An ability resolves whatever became of its source."""
    return Resolve(object=top.id)


@contextmanager
def _resolving(game: Game, scope: Scope) -> Iterator[None]:
    was = game.resolving
    game.resolving = scope
    try:
        yield
    finally:
        game.resolving = was


def _may_resolve(game: Game, top: Object, scope: Scope) -> bool:
    return _is_still_so(game, top, scope) and _has_a_legal_target(game, top, scope)


@rule("603.4", "608.2a")
def _is_still_so(game: Game, top: Object, scope: Scope) -> bool:
    """Check the intervening "if" of a triggered ability again."""
    if not _condition_holds(game, top, scope):
        game.happen(RemoveFromStack(object=top.id, why='its "if" is no longer true'))
        return False
    return True


def _condition_holds(game: Game, top: Object, scope: Scope) -> bool:
    ability = top.stacked.ability if top.stacked is not None else None
    condition = ability.condition if isinstance(ability, Triggered) else None
    return condition is None or bool(condition.holds(game, scope))


@rule("608.2b")
def _has_a_legal_target(game: Game, top: Object, scope: Scope) -> bool:
    """Leave only legal targets in the scope; the spell or ability does not resolve when it had some and all are illegal."""
    legal, none_left = legal_targets(game, top.id, scope)
    if none_left and not _resolves_all_the_same(game, top):
        game.happen(Fizzle(object=top.id))
        return False
    scope.slots[ILLEGAL] = frozenset(slot for slot, left in legal.items() if len(left) < len(scope.slots.get(slot, ())))
    scope.slots.update(legal)
    return True


@rule("608.3b")
def _resolves_all_the_same(game: Game, top: Object) -> bool:
    """Whether it becomes a creature spell where its target is illegal."""
    ability = top.stacked.ability if top.stacked is not None else None
    if ability is not None and any(w.resolves_anyway for w in said(ability)):
        return True
    return any(a.resolves_without_targets for a in abilities_of(game, top.id).statics)


def _carry_out(game: Game, top: Object, scope: Scope) -> None:
    if is_ability(top):
        _ability(game, top, scope)
    elif game.characteristics(top.id).is_permanent or top.is_face_down:
        _permanent(game, top, scope)
    else:
        _spell(game, top, scope)


@rule("608.2c")
def _follow(game: Game, top: Object, scope: Scope) -> None:
    """Carry out the instructions in the order written."""
    for text in texts_of(game, top.id):
        effect = text.effect if isinstance(text, SpellAbility | Activated | Triggered) else None
        if effect is not None:
            effect.happen(game, scope)


def _ability(game: Game, top: Object, scope: Scope) -> None:
    _follow(game, top, scope)
    _leave(game, top.id)


def _spell(game: Game, top: Object, scope: Scope) -> None:
    _follow(game, top, scope)
    if game.exists(top.id):
        put_away(game, top.id)


@rule("608.2n")
def _leave(game: Game, top: Id) -> None:
    if game.exists(top):
        game.happen(Move(object=top, to=Zone.NOWHERE, how="resolve"))


def _permanent(game: Game, top: Object, scope: Scope) -> None:
    """A permanent spell enters under its controller's control, an Aura attached to its target."""
    if merge(game, top, scope):
        return
    controller = game.controller(top.id)
    cites = rules_of(_becomes_token) if top.is_copy else ()
    host = _host(game, top, scope)
    marks = frozenset() if top.is_copy else marks_of_half(top)
    arranged = _arrangements(game, top.id)
    as_permanent(game, top.id)
    enter = _enters if host is None else _enters_attached
    enter(game, Move(
        object=top.id, to=Zone.BATTLEFIELD, how="resolve", controller=controller, attached_to=host, marks=marks, cites=cites,
    ))
    if game.exists(top.id):
        _cannot_enter(game, top.id)
    else:
        _arrange(game, scope, arranged, game.state.became.get(top.id))


def _arrangements(game: Game, spell: Id) -> list[Any]:
    """The static abilities of a spell that see to what becomes of the permanent later, by ``arrange``; like ones once."""
    found: list[Any] = []
    for ability in abilities_of(game, spell).statics:
        if type(ability).arrange is not Static.arrange and ability not in found:
            found.append(ability)
    return found


@rule("608.3g")
def _arrange(game: Game, scope: Scope, arranged: list[Any], permanent: Id | None) -> None:
    """Delayed triggered abilities that the spell's static abilities create begin to wait as it enters."""
    if permanent is not None and game.exists(permanent) and game.object(permanent).zone is Zone.BATTLEFIELD:
        for ability in arranged:
            ability.arrange(game, scope, permanent)


@rule("608.3a", "608.3")
def _enters(game: Game, move: Move) -> None:
    """A permanent spell without targets becomes a permanent under its controller's control."""
    game.happen(move)


@rule("608.3c", "608.3")
def _enters_attached(game: Game, move: Move) -> None:
    """An Aura spell becomes a permanent attached to what it was targeting."""
    game.happen(move)


@rule("608.3f", "111.13")
def _becomes_token() -> None:
    """What resolves as a copy of a permanent spell is a token then, though none was created."""


def _host(game: Game, top: Object, scope: Scope) -> Id | None:
    """What an Aura spell was targeting."""
    chosen = scope.slots.get("target0", ()) if "Aura" in game.characteristics(top.id).subtypes else ()
    return chosen[0] if chosen else None


@rule("608.3e")
def _cannot_enter(game: Game, top: Id) -> None:
    game.happen(Move(object=top, to=Zone.GRAVEYARD, how="resolve"))
