"""Keywords about entering: riot, unleash, bloodthirst, devour, sunburst."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from engine.game.actions import BlockWith
from engine.game.counters import counters_on
from engine.game.damage import Damage
from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.mana import COLORS
from engine.game.mana.wishes import TellsByMana
from engine.game.meaning import (
    Ability,
    Condition,
    Filter,
    Keyword,
    Modification,
    Reference,
    Static,
)
from engine.game.objects import Zone
from engine.game.qualities import is_creature
from engine.game.scope import Scope
from engine.game.verdict import Verdict, forbidden
from engine.game.zones import Move, Reveal, Sacrifice
from engine.phrase import says
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.keywords.spelling import MadeTriggered, Numbered, effect, event, keyword
from engine.words.mana_spent import mana_spent
from engine.words.references.objects import This
from engine.words.replacements.choosing import AsItEnters


def with_counters(move: Move, kind: str, number: int) -> Move:
    """The move with so many more counters."""
    if number <= 0:
        return move
    return msgspec.structs.replace(move, counters={**move.counters, kind: move.counters.get(kind, 0) + number})


class CounterOrHaste(AsItEnters, frozen=True):
    """It enters with a +1/+1 counter or has haste."""

    @rule("702.136a")
    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        options = (("counter", "a +1/+1 counter"), ("haste", "haste"))
        chosen = game.choose_one(scope.controller, "riot", options, about=scope.source, prompt="A counter or haste?")
        if chosen == "counter":
            return with_counters(move, "+1/+1", 1)
        return msgspec.structs.replace(move, chosen={**move.chosen, "riot": "haste"})


class HasteIfChosen(Modification, frozen=True):
    """Haste, if that was chosen as it entered; made, never read."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("702.136a")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        if game.object(draft.of).chosen.get("riot") == "haste":
            draft.gain(keyword("haste"))


class MayHaveHaste(Static, frozen=True):
    """It has haste if that was chosen."""

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return ((This(), HasteIfChosen()),)


@says("riot")
class Riot(Keyword, frozen=True):
    """It enters with a counter or haste."""

    name: ClassVar[str] = "riot"

    def means(self) -> tuple[Ability, ...]:
        return (CounterOrHaste(), MayHaveHaste())

    @rule("702.136b")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


class MayEnterWithCounter(AsItEnters, frozen=True):
    """It may enter with a +1/+1 counter."""

    @rule("702.98a")
    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        options = ((True, "yes"), (False, "no"))
        takes = game.choose_one(scope.controller, "may", options, about=scope.source, prompt="Enter with a +1/+1 counter?")
        return with_counters(move, "+1/+1", 1) if takes else move


class CannotBlockWithCounter(Static, frozen=True):
    """It can't block while it has a +1/+1 counter."""

    @rule("702.98a")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, BlockWith) or action.blocker != scope.source:
            return None
        if not counters_on(game.state, scope.source, "+1/+1"):
            return None
        name = game.name(scope.source)
        return forbidden(f"{name} was unleashed: it can't block while it has a +1/+1 counter.", name)


@says("unleash")
class Unleash(Keyword, frozen=True):
    """It may enter with a counter, and then can't block."""

    name: ClassVar[str] = "unleash"

    def means(self) -> tuple[Ability, ...]:
        return (MayEnterWithCounter(), CannotBlockWithCounter())


class ThirstsForBlood(AsItEnters, frozen=True):
    """It enters with counters if an opponent was dealt damage this turn."""

    number: int

    @rule("702.54a")
    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        opponents = game.state.opponents(scope.controller)
        hurt = any(isinstance(e, Damage) and e.recipient in opponents for e in game.state.history)
        return with_counters(move, "+1/+1", self.number) if hurt else None


@says("bloodthirst {number}")
class Bloodthirst(Numbered, frozen=True):
    """It enters bigger if an opponent was dealt damage this turn."""

    name: ClassVar[str] = "bloodthirst"

    def means(self) -> tuple[Ability, ...]:
        return (ThirstsForBlood(number=self.number),)

    @rule("702.54c")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


class Devours(AsItEnters, frozen=True):
    """Any number of creatures are sacrificed as it enters; it enters with counters for each."""

    number: int

    @rule("702.82a", "614.13", "614.13a")
    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        able = [o.id for o in game.state.battlefield() if game.controller(o.id) == scope.controller and is_creature(game, o.id)]
        if not able:
            return None
        options = [(t, game.name(t)) for t in able if t != scope.source]
        eaten = game.choose(
            scope.controller, "sacrifice", options, minimum=0, maximum=len(options), about=scope.source, prompt="Devour what?"
        )
        game.happen(*(Sacrifice(player=scope.controller, object=t, by=scope.source) for t in eaten))
        move = with_counters(move, "+1/+1", self.number * len(eaten))
        return msgspec.structs.replace(move, chosen={**move.chosen, "devoured": tuple(eaten)})


@says("devour {number}")
class Devour(Numbered, frozen=True):
    """It eats creatures as it enters."""

    name: ClassVar[str] = "devour"

    def means(self) -> tuple[Ability, ...]:
        return (Devours(number=self.number),)


class CounterForEachColor(TellsByMana, AsItEnters, frozen=True):
    """It enters with a counter for each colour of mana spent to cast it."""

    @rule("702.44a", "702.44b")
    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        colors = len(set(mana_spent(game, scope.source)) & set(COLORS))
        kind = "+1/+1" if is_creature(game, scope.source) else "charge"
        return with_counters(move, kind, colors) if colors else None


@says("sunburst")
class Sunburst(Keyword, frozen=True):
    """It enters with a counter for each colour of mana spent on it."""

    name: ClassVar[str] = "sunburst"

    def means(self) -> tuple[Ability, ...]:
        return (CounterForEachColor(),)

    @rule("702.44d")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


class EntersWithItsX(AsItEnters, frozen=True):
    """It enters with X +1/+1 counters."""

    @rule("702.156a", "107.3m")
    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        return with_counters(move, "+1/+1", scope.x) if scope.x else None


class XIsFiveOrMore(Condition, frozen=True):
    """X is 5 or more; made, never read."""

    @rule("702.156a")
    def holds(self, game: Game, scope: Scope) -> bool:
        return game.object(scope.source).x >= 5


@says("ravenous")
class Ravenous(Keyword, frozen=True):
    """It enters with X counters, and with a card for a large X."""

    name: ClassVar[str] = "ravenous"

    @rule("702.156a")
    def means(self) -> tuple[Ability, ...]:
        draws = MadeTriggered(trigger=event("~ enters"), condition=XIsFiveOrMore(), effect=effect("draw a card."))
        return (EntersWithItsX(), draws)


class ShowsItsKind(AsItEnters, frozen=True):
    """It enters with counters for each card revealed from hand that shares a creature type with it."""

    number: int

    @rule("702.38a")
    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        mine = set(game.characteristics(scope.source).subtypes) & vocabulary.subtypes("creature")
        hand = game.state.zone(Zone.HAND, scope.controller)
        able = [(t, game.name(t)) for t in hand if t != scope.source and mine & set(game.characteristics(t).subtypes)]
        if not able:
            return None
        shown = game.choose(
            scope.controller, "reveal", able, minimum=0, maximum=len(able), about=scope.source, prompt="Reveal what?"
        )
        if shown:
            game.happen(Reveal(player=scope.controller, objects=tuple(shown)))
        return with_counters(move, "+1/+1", self.number * len(shown))


@says("amplify {number}")
class Amplify(Numbered, frozen=True):
    """It enters bigger for each card of its kind in hand."""

    name: ClassVar[str] = "amplify"

    def means(self) -> tuple[Ability, ...]:
        return (ShowsItsKind(number=self.number),)

    @rule("702.38b")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()
