"""Events of becoming a target: of spells of a kind, and of players and permanents alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern
from engine.game.scope import Scope
from engine.game.targets import BecomeTarget
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.events.happening import EventVerb
from engine.words.events.subjects import Subject
from engine.words.filters.description import Description, ObjectFilter
from engine.words.references.antecedents import Antecedent

BY = (
    Antecedent(slot="by", nature="object", nouns=frozenset({"spell", "ability"}), by_noun=True),
    Antecedent(slot="player", nature="player"),
)
"""The spell or ability, and its controller."""


def is_aimed(game: Game, event: BecomeTarget, subject: Subject, scope: Scope) -> bool:
    """Whether what becomes a target is the object meant, or one that fits where the description says."""
    if event.target in game.state.players or not subject.match(game, event.target, scope):
        return False
    return subject.things is None or subject.things.is_placed(game, event.target, scope)


@says("become{s^} the target of a(n) {spell}")
class BecomesTargetOf(EventVerb, frozen=True):
    """Becomes the target of a spell that fits."""

    spell: ObjectFilter

    def __post_init__(self) -> None:
        if "spell" not in self.spell.nouns() or (isinstance(self.spell, Description) and not self.spell.adjectives):
            raise Unfit  # any spell has words of its own

    @rule("115.1")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, BecomeTarget) or not is_aimed(game, event, subject, scope):
            return None
        if not self.spell.match(game, event.of, scope):
            return None
        return {"it": (event.target,), "by": (event.of,), "player": (game.controller(event.of),)}

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The spell and its controller can be spoken of."""
        return BY


@says(
    "you or a(n) {things} becomes the target of a spell or ability an opponent controls",
    "you and/or at least one {things:one} becomes the target of a spell or ability an opponent controls",
)
class YouOrYoursTargeted(EventPattern, frozen=True):
    """The controller, or something that fits, becomes a target of an opponent's; or all that does together, as one event."""

    things: ObjectFilter
    one_or_more: ClassVar[bool] = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The spell or ability, and its controller, can be spoken of."""
        return BY

    def group(self, slots: Mapping[str, Any]) -> Any:
        """What becomes a target at once of one spell or ability is one event only where the text says so."""
        return slots["by"] if self.wording == 1 else id(slots)

    @rule("115.1", "603.2c")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, BecomeTarget) or not self._fits(game, event, scope):
            return None
        player = game.controller(event.of)
        return {"by": (event.of,), "player": (player,)} if player in game.state.opponents(scope.controller) else None

    def _fits(self, game: Game, event: BecomeTarget, scope: Scope) -> bool:
        if event.target in game.state.players:
            return event.target == scope.controller
        return self.things.is_aimed(game, event.target, scope)


@says(
    "you become the target of a spell or ability an opponent controls", "you become the target of a spell",
    "you become the target of a spell or ability",
)
class YouTargeted(EventPattern, frozen=True):
    """The controller becomes a target (of a spell only, of an opponent's only)."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The spell or ability, and its controller, can be spoken of."""
        return BY

    @rule("115.1")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, BecomeTarget) or event.target != scope.controller:
            return None
        player, stacked = game.controller(event.of), game.object(event.of).stacked
        is_spell = stacked is None or stacked.source is None
        asked = (player in game.state.opponents(scope.controller), is_spell, True)[self.wording]
        return {"by": (event.of,), "player": (player,)} if asked else None
