"""Doing something once for each thing, player or result: "for each opponent, ...", "for each creature exiled this way, ..."."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.game.zones import arrived
from engine.phrase import Unfit, Word, says, walk
from engine.rulebook import rule
from engine.words.clauses import Once, PlayersDo, PlayerVerbs, YouDo
from engine.words.effects.repeating import EVERY, gather, slots_made
from engine.words.effects.token_copies import CreateCopies
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.references.antecedents import Antecedent
from engine.words.references.players import You
from engine.words.references.this_way import ThisWay
from engine.words.sentences import Consequence, Core, Sentence

EACH_THING, EACH_PLAYER = "each thing", "each player"
"""The slots of the one thing or player for which something is being done."""


class OneThing(Word, frozen=True):
    """What there is one of at a time."""

    def all(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """All of them."""
        return ()

    def tell(self, game: Game, scope: Scope, thing: Id) -> None:
        """Put what else can be said of the one at hand into its slots."""


@says("{things:one}")
class OneThatFits(OneThing, frozen=True):
    """Objects that fit a description."""

    things: ObjectFilter

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The one at hand can be spoken of."""
        return (Antecedent(slot=EACH_THING, nature="object", nouns=self.things.nouns()),)

    def all(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return candidates(game, self.things, scope)


@says("{done}")
class OneDone(OneThing, frozen=True):
    """Objects with which something was done earlier in the ability."""

    done: ThisWay

    def __post_init__(self) -> None:
        if self.done.things.plural:
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The one at hand can be spoken of."""
        return (Antecedent(slot=EACH_THING, nature="object", nouns=self.done.things.nouns()),)

    def all(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return self.done.which(game, scope)


class Repeated(Sentence, frozen=True):
    """Something is done once for each of several, one after another, with what follows from it."""

    repeats: ClassVar[bool] = True
    gathers: ClassVar[str] = EVERY
    sentence: Core
    after: Consequence | None = None

    def __post_init__(self) -> None:
        if any(isinstance(w, TargetReference) for w in walk(self)):
            raise Unfit  # they would have to be chosen apart

    def once(self, game: Game, scope: Scope) -> None:
        """Do it for the one at hand."""
        made = slots_made(self)
        scope.slots.update(dict.fromkeys(made, ()), did=())
        self.sentence.happen(game, scope)
        if self.after is not None:
            self.after.happen(game, scope)
        gather(scope, made)


def copies_alone(sentence: Core) -> CreateCopies | None:
    """The tokens, if all that is done is that the controller creates copies of something."""
    clause = sentence.clause
    is_mine = isinstance(clause, YouDo) or (isinstance(clause, PlayersDo) and isinstance(clause.subject, You))
    phrase = clause.phrase if clause is not None and is_mine else None
    verbs = phrase.verbs if isinstance(phrase, PlayerVerbs) else ()
    verb = verbs[0].verb if len(verbs) == 1 and isinstance(verbs[0], Once) else None
    return verb if isinstance(verb, CreateCopies) else None


@says("for each {one}, {sentence}[. {after}]")
class ForEachThing(Repeated, frozen=True, kw_only=True):
    """For each of some things."""

    known_inside: ClassVar[tuple[str, ...]] = (EACH_THING,)
    one: OneThing

    def happen(self, game: Game, scope: Scope) -> None:
        copies = copies_alone(self.sentence) if self.after is None else None
        if copies is not None:
            self._together(game, scope, copies)
            return
        for _ in self._each(game, scope):
            self.once(game, scope)

    @rule("608.2c")
    def _each(self, game: Game, scope: Scope) -> Iterator[Id]:
        for thing in self.one.all(game, scope):
            scope.slots[EACH_THING] = (thing,)
            self.one.tell(game, scope, thing)
            yield thing

    @rule("608.2f", "111.2")
    def _together(self, game: Game, scope: Scope, copies: CreateCopies) -> None:
        """All tokens are created at the same time."""
        made = [token for _ in self._each(game, scope) for token in copies.made(game, scope, (scope.controller,))]
        scope.slots[copies.slot] = ()
        scope.slots[f"{EVERY}{copies.slot}"] = arrived(game, copies.create(game, made), Zone.BATTLEFIELD) if made else ()


@says("opponent", "player", "other player")
class OnePlayer(Word, frozen=True):
    """Whom there is one of at a time."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The one at hand can be spoken of."""
        return (Antecedent(slot=EACH_PLAYER, nature="player"),)

    def all(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """All of them, in turn order."""
        if self.wording == 0:
            return tuple(game.state.opponents(scope.controller))
        return tuple(p for p in game.state.order() if self.wording == 1 or p != scope.controller)


@says("for each {player}, {sentence}[. {after}]")
class ForEachPlayer(Repeated, frozen=True, kw_only=True):
    """For each of some players."""

    known_inside: ClassVar[tuple[str, ...]] = (EACH_PLAYER,)
    player: OnePlayer

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        for player in self.player.all(game, scope):
            scope.slots[EACH_PLAYER] = (player,)
            self.once(game, scope)
