"""Targets of which there is one for each of some players: "for each opponent, exile target creature that player controls"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.phrase import Unfit, Word, children, says, walk
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.effects.for_each import EACH_PLAYER, OnePlayer
from engine.words.references.antecedents import Antecedent
from engine.words.references.objects import AnotherTarget, Target, UpToNumber
from engine.words.sentences import Core, Sentence


class OneOfPlayer(TargetReference, frozen=True, kw_only=True):
    """What stands for such a target as it is announced for one of the players; made, never read."""

    of: TargetReference
    player: Id

    def _with(self, scope: Scope) -> Scope:
        return scope.bind(**{EACH_PLAYER: (self.player,)})

    def candidates(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return self.of.candidates(game, self._with(scope))

    def is_legal(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.of.is_legal(game, thing, self._with(scope))

    @rule("601.2c")
    def minimum(self, game: Game, scope: Scope) -> int:
        """None has to be chosen where there is none for the player."""
        return min(self.of.minimum(game, scope), len(self.candidates(game, scope)))


@says("for each {player}, {sentence}")
class ForEachPlayersTarget(Sentence, frozen=True, kw_only=True):
    """Something is done with one target, or up to one, for each of some players."""

    repeats: ClassVar[bool] = True
    known_inside: ClassVar[tuple[str, ...]] = (EACH_PLAYER,)
    player: OnePlayer
    sentence: Core

    def __post_init__(self) -> None:
        targets = [w for w in walk(self.sentence) if isinstance(w, TargetReference)]
        if len(targets) != 1 or not _is_single(targets[0]):
            raise Unfit
        if not any(getattr(w, "refers", "") == "player" for w in walk(targets[0])):
            raise Unfit

    @property
    def target(self) -> TargetReference:
        """The words that ask for the targets."""
        return next(w for w in walk(self.sentence) if isinstance(w, TargetReference))

    def antecedents(self) -> tuple[Antecedent, ...]:
        """All the targets can be spoken of together."""
        told: tuple[Antecedent, ...] = getattr(self.target, "antecedents", tuple)()
        nouns = next((a.nouns for a in told if a.nature == "object"), frozenset())
        return (Antecedent(slot=self.target.slot, nature="object", nouns=nouns, is_many=True),)

    def announces(self, game: Game, scope: Scope) -> Iterator[TargetReference]:
        """The targets as they are announced."""
        for player in self.player.all(game, scope):
            yield OneOfPlayer(slot=self.slot_of(player), of=self.target, player=player)

    def slot_of(self, player: Id) -> str:
        """The slot of the target of one of the players: a number like those of other targets, and no other's."""
        return f"target{1000 * (1 + int(self.target.slot.removeprefix('target') or 0)) + player}"

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        slot = self.target.slot
        theirs = {p: tuple(scope.slots.get(self.slot_of(p), ())) for p in self.player.all(game, scope)}
        every = scope.slots[slot] = tuple(t for targets in theirs.values() for t in targets)
        if not self._is_told_of_each:
            self.sentence.happen(game, scope)
            return
        made: dict[str, tuple[Any, ...]] = {}
        for player, targets in theirs.items():
            scope.slots[EACH_PLAYER], scope.slots[slot] = (player,), targets
            self.sentence.happen(game, scope)
            for name in self._made:
                made[name] = (*made.get(name, ()), *scope.slots.get(name, ()))
        scope.slots.update(made)
        scope.slots[slot] = every

    @property
    def _is_told_of_each(self) -> bool:
        """Whether each player is spoken of besides in what their target is."""
        outside = _outside(self.sentence, self.target)
        return any(getattr(w, "slot", "").startswith(EACH_PLAYER) for w in outside)

    @property
    def _made(self) -> list[str]:
        return [getattr(w, "slot", "") for w in walk(self.sentence) if hasattr(type(w), "makes")]


def _is_single(target: TargetReference) -> bool:
    if isinstance(target, UpToNumber):
        return isinstance(target.number, Number) and target.number.n == 1
    return isinstance(target, Target | AnotherTarget)


def _outside(word: Word, target: Word) -> Iterator[Word]:
    """Every word of a sentence but those of its target."""
    if word is target:
        return
    yield word
    for _, child in children(word):
        yield from _outside(child, target)
