"""Targets of which there is one for each of some players: "for each opponent, exile target creature that player controls"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from engine.game.machine import Game
from engine.game.meaning import Amount
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.game.zones import arrived
from engine.phrase import Unfit, Word, children, says, walk
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.effects.for_each import EACH_PLAYER, OnePlayer, copies_alone
from engine.words.effects.token_copies import CreateCopies
from engine.words.references.antecedents import Antecedent
from engine.words.references.objects import AnotherTarget, Target, UpToNumber
from engine.words.references.possessive import ObjectsOwn, Whose
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


Theirs = dict[Id, tuple[Id, ...]]
"""The targets by the player whose they are."""


_ALL: Final = ("things", "subject")
"""The fields of words in which stands all that they act on, however many these are."""


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
        if not any(w.refers == "player" for w in walk(targets[0])):
            raise Unfit

    @property
    def target(self) -> TargetReference:
        """The words that ask for the targets."""
        return next(w for w in walk(self.sentence) if isinstance(w, TargetReference))

    def antecedents(self) -> tuple[Antecedent, ...]:
        """All the targets can be spoken of together."""
        told: tuple[Antecedent, ...] = self.target.antecedents()
        nouns = next((a.nouns for a in told if a.nature == "object"), frozenset())
        return (Antecedent(slot=self.target.slot, nature="object", nouns=nouns, is_many=True),)

    def announces(self, game: Game, scope: Scope) -> Iterator[TargetReference]:
        """The targets as they are announced."""
        for player in self.player.all(game, scope):
            yield OneOfPlayer(slot=self.slot_of(player), of=self.target, player=player)

    def slot_of(self, player: Id) -> str:
        """The slot of the target of one of the players: a number like those of other targets, and no other's."""
        return f"target{1000 * (1 + int(self.target.slot.removeprefix('target') or 0)) + player}"

    def happen(self, game: Game, scope: Scope) -> None:
        slot = self.target.slot
        theirs = {p: tuple(scope.slots.get(self.slot_of(p), ())) for p in self.player.all(game, scope)}
        every = scope.slots[slot] = tuple(t for targets in theirs.values() for t in targets)
        copies = copies_alone(self.sentence)
        if copies is not None:
            self._together(game, scope, copies, theirs)
        elif self._is_of_all():
            self._at_once(game, scope)
        else:
            self._in_turn(game, scope, theirs)
        scope.slots[slot] = every

    @rule("608.2c")
    def _at_once(self, game: Game, scope: Scope) -> None:
        self.sentence.happen(game, scope)

    @rule("608.2f", "111.2")
    def _together(self, game: Game, scope: Scope, copies: CreateCopies, theirs: Theirs) -> None:
        """All tokens are created at the same time."""
        each = self._each(scope, theirs)
        made = [token for _ in each for token in copies.made(game, scope, (scope.controller,))]
        scope.slots[copies.slot] = arrived(game, copies.create(game, made), Zone.BATTLEFIELD) if made else ()

    @rule("608.2c")
    def _in_turn(self, game: Game, scope: Scope, theirs: Theirs) -> None:
        made: dict[str, tuple[Any, ...]] = {}
        for _ in self._each(scope, theirs):
            self.sentence.happen(game, scope)
            for name in self._made:
                made[name] = (*made.get(name, ()), *scope.slots.get(name, ()))
        scope.slots.update(made)

    def _each(self, scope: Scope, theirs: Theirs) -> Iterator[Id]:
        """The players one by one, the slots telling of each and their target."""
        for player, targets in theirs.items():
            scope.slots[EACH_PLAYER], scope.slots[self.target.slot] = (player,), targets
            yield player

    def _is_of_all(self) -> bool:
        """Whether the sentence does the same with all targets at once: it speaks of no one of them, and of none of the players."""
        outside = tuple(_outside(self.sentence, self.target))
        if any(w.slot.startswith(EACH_PLAYER) for w in outside):
            return False
        slot, sizes = self.target.slot, (w for w in outside if isinstance(w, Amount | Whose | ObjectsOwn))
        is_measured = any(w.slot.startswith(slot) for size in sizes for w in walk(size))
        acts_on_all = any(name in _ALL and child is self.target for w in outside for name, child in children(w))
        return acts_on_all and not is_measured

    @property
    def _made(self) -> list[str]:
        return [w.slot for w in walk(self.sentence) if w.makes]


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
