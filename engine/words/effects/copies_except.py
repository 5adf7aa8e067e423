"""Copies with exceptions: of spells on the stack, and of what something becomes with the ability that made it so."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from engine.game.copying import copy_on_stack
from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Modification, ObjectReference, PlayerVerb, Said
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.kinds import Color
from engine.words.modifications.abilities import Granted
from engine.words.references.chosen import told
from engine.words.replacements.copying import Exceptional


@says("it has this ability", "has this ability", "(he has|she has) this ability")
class HasThisAbility(Exceptional, frozen=True):
    """It keeps the ability that is being carried out."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("707.9a")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        ability = resolving(game, scope)
        if ability is not None:
            draft.gain(ability)


@says("it has {what} and this ability", "has {what} and this ability", "(he has|she has) {what} and this ability")
class HasThisAbilityToo(HasThisAbility, frozen=True):
    """It keeps that ability and has another one more."""

    what: Granted

    @rule("707.9a")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.gain(*self.what.abilities())
        super().modify(game, draft, layer, scope)


def resolving(game: Game, scope: Scope) -> Any:
    """The ability of the source that is resolving, the topmost on the stack; None when there is none."""
    for thing in reversed(game.state.zone(Zone.STACK)):
        stacked = game.object(thing).stacked
        if stacked is not None and stacked.source == scope.source:
            return stacked.ability
    return None


class Recolored(Modification, frozen=True):
    """A copy is of one colour; made from what was read, never read itself."""

    symbol: str

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.COLOR,)

    @rule("707.9b")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.set(colors=frozenset({self.symbol}))


class NotLegendary(Modification, frozen=True):
    """A copy is not legendary; made from what was read, never read itself."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TYPE,)

    @rule("707.9b")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.set(supertypes=tuple(s for s in draft.now.supertypes if s != "legendary"))


class Difference(Said, frozen=True):
    """What is different about the copy of a spell."""

    @abstractmethod
    def modification(self) -> Modification:
        """It as a change of the copied values."""


@says("(the copy is|it's) {color}")
class OfOtherColor(Difference, frozen=True):
    """Its colour."""

    color: Color

    def modification(self) -> Modification:
        return Recolored(symbol=self.color.symbol)


@says("(the copy|it) isn't legendary", "(the copy|it) isn't legendary if the spell is legendary")
class IsNotLegendary(Difference, frozen=True):
    """It is not legendary."""

    says_if: ClassVar[bool] = True

    def modification(self) -> Modification:
        return NotLegendary()


@says("you may choose new targets for the copy")
class NewTargets(Word, frozen=True):
    """The copy may be aimed anew."""


@says("{copies/copy^} {things}, except {difference}[. {aiming}]", "{copies/copy^} {things}, except that {difference}[. {aiming}]")
class CopySpellExcept(PlayerVerb, frozen=True):
    """A spell is copied with a difference."""

    things: ObjectReference
    difference: Difference
    aiming: NewTargets | None = None

    @rule("707.10", "707.9")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            for thing in told(game, scope, self.things, (player,)):
                aims = self.aiming is not None
                copy_on_stack(game, thing, player, (self.difference.modification(),), new_targets=aims)


