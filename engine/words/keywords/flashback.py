"""Casting a card from its graveyard for another cost: flashback, jump-start, retrace, escape, disturb, and what becomes of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import msgspec

from engine.game.actions import CastSpell
from engine.game.continuous import begin
from engine.game.costs import Alternative, CostChange, parts_of, split
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Ability, CostPart, Keyword, ObjectReference, Static
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.keywords.kicker import Announced, OfThisSpell, paid
from engine.words.keywords.spelling import Costed, costed, costs
from engine.words.kinds import CounterKind
from engine.words.replacements.choosing import AsItEnters

GRAVEYARD = frozenset({Zone.GRAVEYARD})


class ExiledWhenItLeaves(Static, frozen=True):
    """The spell is exiled instead of going anywhere else from the stack (but to the battlefield, where it may resolve)."""

    @rule("702.34a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Move) or event.object not in (scope.slots.get("affected") or ()):
            return None
        if game.object(event.object).zone is not Zone.STACK or event.to in (Zone.EXILE, Zone.BATTLEFIELD):
            return None
        return (msgspec.structs.replace(event, to=Zone.EXILE, position=0),)


class ExiledAfterwards(CostPart, frozen=True):
    """What comes with casting from a graveyard like this: costs nothing, and the spell will be exiled; made, never read."""

    told: ClassVar[str] = ""

    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return ALLOWED

    @rule("702.34a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        begin(game, scope.apart(), ExiledWhenItLeaves(), None, affected=(scope.source,), uses=1)


class CastFor(OfThisSpell, frozen=True):
    """Another cost for which the spell may be cast, called ``name``, perhaps only from some zones."""

    name: str
    cost: tuple[CostPart, ...] | None
    zones: frozenset[Zone] | None = None
    is_face_down: ClassVar[bool] = False

    @rule("118.9")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        mana, parts = split(parts_of(self._whole(game, action)))
        return (Alternative(name=self.name, mana=mana, parts=parts, zones=self.zones, is_face_down=self.is_face_down),)

    def _whole(self, game: Game, action: CastSpell) -> tuple[CostPart, ...]:
        return self.cost or ()


class CastForMore(OfThisSpell, frozen=True):
    """The spell may be cast from some zones for its mana cost and something more."""

    name: str
    more: tuple[CostPart, ...]
    zones: frozenset[Zone]

    @rule("118.9", "118.8")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        printed = game.characteristics(scope.source).mana_cost
        if printed is None:
            return ()
        return (Alternative(name=self.name, mana=printed, parts=self.more, zones=self.zones),)


@says(*costed("flashback"))
class Flashback(Costed, frozen=True):
    """Cast from the graveyard for its flashback cost, then exiled."""

    name: ClassVar[str] = "flashback"

    @rule("702.34a")
    def means(self) -> tuple[Ability, ...]:
        return (CastFor(name="flashback", cost=(*self.cost, ExiledAfterwards()), zones=GRAVEYARD),)


@says("jump-start")
class JumpStart(Keyword, frozen=True):
    """Cast from the graveyard with the discard of a card as an additional cost, then exiled."""

    name: ClassVar[str] = "jump-start"

    @rule("702.133a")
    def means(self) -> tuple[Ability, ...]:
        more = (*costs("discard a card"), ExiledAfterwards())
        return (CastForMore(name="jump start", more=more, zones=GRAVEYARD),)


class DiscardALand(CostPart, frozen=True):
    """Discard a land card; made, never read."""

    deed: ClassVar[str] = "discard"

    def _lands(self, game: Game, player: Id) -> list[tuple[Id, str]]:
        hand = game.state.zone(Zone.HAND, player)
        return [(t, game.name(t)) for t in hand if "land" in game.characteristics(t).types]

    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        from engine.game.verdict import forbidden

        return ALLOWED if self._lands(game, player) else forbidden(f"{game.name(player)} has no land card to discard.")

    @rule("701.9a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        from engine.game.zones import Discard

        land = game.choose_one(player, "discard", self._lands(game, player), about=scope.source)
        game.happen(Discard(player=player, object=land))


@says("retrace")
class Retrace(Keyword, frozen=True):
    """Cast from the graveyard with the discard of a land card as an additional cost."""

    name: ClassVar[str] = "retrace"

    @rule("702.81a")
    def means(self) -> tuple[Ability, ...]:
        return (CastForMore(name="retrace", more=(DiscardALand(),), zones=GRAVEYARD),)


@says(*costed("escape"))
class Escape(Costed, frozen=True):
    """Cast from the graveyard for its escape cost."""

    name: ClassVar[str] = "escape"

    @rule("702.138a")
    def means(self) -> tuple[Ability, ...]:
        return (CastFor(name="escape", cost=self.cost, zones=GRAVEYARD),)


@says("{thing} escaped")
class Escaped(Announced, frozen=True):
    """The spell that became the permanent was cast by escape."""

    thing: ObjectReference

    @rule("702.138b")
    def holds(self, game: Game, scope: Scope) -> bool:
        return any("escape" in paid(game, t) for t in self.thing.find(game, scope))


@says("~ escapes with {number} {kind} counter{s@number} on it.")
class EscapesWith(AsItEnters, frozen=True):
    """It enters with counters when it was cast by escape."""

    number: Numeral
    kind: CounterKind

    @rule("702.138c")
    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        if "escape" not in paid(game, scope.source):
            return None
        n = self.number.count(game, scope) or 0
        counters = {**move.counters, self.kind.name: move.counters.get(self.kind.name, 0) + n}
        return msgspec.structs.replace(move, counters=counters)
