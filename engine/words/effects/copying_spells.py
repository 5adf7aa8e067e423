"""Copying spells and abilities on the stack: once or several times, with new targets or not."""

from __future__ import annotations

from typing import ClassVar

from engine.game.card_copies import copy_card
from engine.game.copying import copy_on_stack
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import X
from engine.words.countable import Countable
from engine.words.references.antecedents import Antecedent
from engine.words.references.chosen import told
from engine.words.references.objects import All, Each


class HowOften(Word, frozen=True):
    """How many copies there are of each thing."""

    def count(self, game: Game, scope: Scope) -> int:
        """Their number."""
        return 1


@says("twice", "three times")
class SoManyTimes(HowOften, frozen=True):
    """Two or three."""

    def count(self, game: Game, scope: Scope) -> int:
        return 2 + self.wording


@says("{x} times")
class XTimes(HowOften, frozen=True):
    """As many as X."""

    x: X

    def count(self, game: Game, scope: Scope) -> int:
        return self.x.count(game, scope) or 0


@says("for each {each}")
class ForEachOfThem(HowOften, frozen=True):
    """One for each of some things."""

    each: Countable

    def count(self, game: Game, scope: Scope) -> int:
        return self.each.count(game, scope)


@says(
    ". (you|they|that player) may choose new targets for (the copy|that copy|the copies)",
    ". (you|they|that player) may choose a new target for (the copy|that copy)",
    "and may choose new targets for (the copy|that copy)",
    "and may choose a new target for (the copy|that copy)",
    "and you may choose new targets for the copy",
)
class NewTargets(Word, frozen=True):
    """That the copies may get new targets."""


class Copies(PlayerVerb, frozen=True):
    """Players copy spells and abilities on the stack."""

    things: ObjectReference
    slot: str = ""
    makes: ClassVar[str] = "copied"

    def __post_init__(self) -> None:
        if isinstance(self.things, All | Each):
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The copies can be spoken of."""
        return (Antecedent(slot=self.slot, nature="copied"),)


@says("{copies/copy^} {things}[ {often}][ {new}]")
class CopySpells(Copies, frozen=True, kw_only=True):
    """Once or as often as is said; a card that is on no stack is copied where it is."""

    often: HowOften | None = None
    new: NewTargets | None = None

    @rule("707.10", "707.10c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        times = 1 if self.often is None else self.often.count(game, scope)
        things = [(p, t) for p in players for t in map(scope.now, told(game, scope, self.things, (p,)))]
        copies = [self._copy(game, t, p) for p, t in things for _ in range(times)]
        scope.slots[self.slot] = tuple(copies)

    def _copy(self, game: Game, thing: Id, player: Id) -> Id:
        if game.object(thing).zone is Zone.STACK:
            return copy_on_stack(game, thing, player, new_targets=self.new is not None)
        return copy_card(game, thing, player)
