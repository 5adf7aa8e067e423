"""Living metal, More Than Meets the Eye, and converting permanents."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.machine import Game
from engine.game.meaning import Ability, Keyword, ObjectReference, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.arrivals import Arrival, Transformed
from engine.words.effects.status import transform
from engine.words.keywords.halves import CastTransformed
from engine.words.keywords.spelling import Costed, ability, costed
from engine.words.references.chosen import told


@says("living metal")
class LivingMetal(Keyword, frozen=True):
    """A creature in its controller's turn."""

    name: ClassVar[str] = "living metal"

    @rule("702.161a")
    def means(self) -> tuple[Ability, ...]:
        also = "in addition to its other types"
        return tuple(ability(f"during your turn, ~ is {what} {also}.") for what in ("an artifact", "a creature"))


@says(*costed("more than meets the eye"))
class MoreThanMeetsTheEye(Costed, frozen=True):
    """Cast with its back face up for another cost."""

    name: ClassVar[str] = "more than meets the eye"

    @rule("702.162a")
    def means(self) -> tuple[Ability, ...]:
        return (CastTransformed(name="more than meets the eye", cost=self.cost),)


@says("convert{s^} {things}")
class ConvertThings(PlayerVerb, frozen=True):
    """Double-faced permanents turn over."""

    things: ObjectReference

    @rule("701.28a", "701.28c", "701.28e")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        transform(game, scope, told(game, scope, self.things, players))


@says("converted")
class Converted(Arrival, frozen=True):
    """With its back face up."""

    @rule("701.28a")
    def enters(self, game: Game, scope: Scope, thing: Id, player: Id) -> dict[str, Any] | None:
        return Transformed().enters(game, scope, thing, player)
