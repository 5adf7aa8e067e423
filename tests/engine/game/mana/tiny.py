"""Hand-made words that make mana."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

import msgspec

from engine.game.could_produce import could_produce
from engine.game.events import Event
from engine.game.mana import COLORS, AddMana, ManaVerb, was_tapped_for_mana
from engine.game.meaning import Activated, CostPart, Effect, EventPattern, Static, Triggered
from engine.game.scope import Scope
from engine.game.status import Tap, Untap
from engine.game.verdict import ALLOWED, Verdict, forbidden


class TapSymbol(CostPart, frozen=True):
    """{T}."""

    symbol: ClassVar[str] = "{T}"

    def can_pay(self, game: Any, player: int, scope: Scope) -> Verdict:
        return forbidden("It is tapped.") if game.object(scope.source).is_tapped else ALLOWED

    def pay(self, game: Any, player: int, scope: Scope) -> None:
        game.happen(Tap(object=scope.source, for_cost=True))


class UntapSymbol(CostPart, frozen=True):
    """{Q}."""

    symbol: ClassVar[str] = "{Q}"

    def can_pay(self, game: Any, player: int, scope: Scope) -> Verdict:
        return ALLOWED if game.object(scope.source).is_tapped else forbidden("It is untapped.")

    def pay(self, game: Any, player: int, scope: Scope) -> None:
        game.happen(Untap(object=scope.source))


class Add(ManaVerb, frozen=True):
    """Add one of some productions."""

    options: tuple[tuple[str, ...], ...]

    def produces(self, game: Any, scope: Scope) -> Iterable[tuple[str, ...]]:
        return self.options


class AddLike(ManaVerb, frozen=True):
    """Add one mana of any type (or colour) that a land of the controller (or of anybody else) could produce."""

    theirs: bool = False
    colors: bool = False

    def produces(self, game: Any, scope: Scope) -> Iterable[tuple[str, ...]]:
        lands = [o.id for o in game.state.battlefield() if "land" in game.characteristics(o.id).types]
        meant = [t for t in lands if (game.controller(t) == scope.controller) is not self.theirs]
        return [(t,) for t in sorted({t for thing in meant for t in could_produce(game, thing)}) if not self.colors or t in COLORS]


class Does(Effect, frozen=True):
    """The controller does something."""

    verb: Any

    def happen(self, game: Any, scope: Scope) -> None:
        self.verb.act(game, scope, (scope.controller,))


class Makes(Activated, frozen=True):
    """An activated ability."""

    cost: tuple[CostPart, ...]
    effect: Effect
    limits: tuple[Any, ...] = ()


class IsTapped(EventPattern, frozen=True):
    """A permanent is tapped for mana."""

    def match(self, game: Any, event: Event, scope: Scope) -> dict[str, Any] | None:
        return {"it": (event.source,)} if isinstance(event, AddMana) and was_tapped_for_mana(event) else None


class AlsoAdds(Triggered, frozen=True):
    """Whenever a permanent is tapped for mana, add some."""

    effect: Effect
    trigger: EventPattern = IsTapped()
    condition: None = None


class Instead(Static, frozen=True):
    """What is tapped for mana makes a type instead of any other."""

    type: str

    def replace(self, game: Any, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, AddMana) or not was_tapped_for_mana(event):
            return None
        return (msgspec.structs.replace(event, mana=tuple(msgspec.structs.replace(m, type=self.type) for m in event.mana)),)


class Times(Static, frozen=True):
    """What is tapped for mana makes several times as much."""

    times: int

    def replace(self, game: Any, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, AddMana) or not was_tapped_for_mana(event):
            return None
        return (msgspec.structs.replace(event, mana=event.mana * self.times),)


def tap_for(*options: str) -> Makes:
    """{T}: Add one of these productions, each a string of types."""
    return Makes(cost=(TapSymbol(),), effect=Does(verb=Add(options=tuple(tuple(o) for o in options))))


def tap_like(**more: bool) -> Makes:
    """{T}: Add mana like lands could produce."""
    return Makes(cost=(TapSymbol(),), effect=Does(verb=AddLike(**more)))
