"""Replacements of what goes where: into exile instead of a graveyard, under a library, onto the battlefield otherwise."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.game.events import Event, Then
from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Destroy, Move, Reveal, Shuffle
from engine.game.zones.libraries import placed
from engine.phrase import Word, says
from engine.rulebook import rule, rules_of
from engine.words.events.subjects import ItIsThis, Subject
from engine.words.kinds import CounterKind
from engine.words.references.possessive import Whose
from engine.words.replacements.instead import Instead


@says("a card or token", "a permanent or card")
class CardOrToken(Subject, frozen=True):
    """Any card or token."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return True


class Passage(Word, frozen=True):
    """The change of zones that would take place."""

    anywhere: ClassVar[bool] = False
    """Whether it may begin outside the battlefield, so that an object's own ability replaces it wherever it is."""

    def match(self, game: Game, move: Move, scope: Scope) -> bool:
        """Whether this is it."""
        return False


def leaves_play(game: Game, move: Move) -> bool:
    """Whether something leaves the battlefield."""
    found = game.state.objects.get(move.object)
    return found is not None and found.zone is Zone.BATTLEFIELD and move.to is not Zone.BATTLEFIELD


@says("die")
class Die(Passage, frozen=True):
    """From the battlefield to a graveyard."""

    def match(self, game: Game, move: Move, scope: Scope) -> bool:
        return move.to is Zone.GRAVEYARD and leaves_play(game, move)


@says("be put into a graveyard from the battlefield")
class BePutFromPlay(Die, frozen=True):
    """The same in full."""


@says("be put into {whose} graveyard from anywhere", "be put into {whose} graveyard")
class BePutInto(Passage, frozen=True):
    """From anywhere to somebody's graveyard."""

    whose: Whose
    anywhere: ClassVar[bool] = True

    def match(self, game: Game, move: Move, scope: Scope) -> bool:
        return move.to is Zone.GRAVEYARD and game.object(move.object).owner in self.whose.find(game, scope)


@says("be put into a graveyard from anywhere", "be put into a graveyard")
class BePutIntoAny(Passage, frozen=True):
    """From anywhere to any graveyard."""

    anywhere: ClassVar[bool] = True

    def match(self, game: Game, move: Move, scope: Scope) -> bool:
        return move.to is Zone.GRAVEYARD


@says("leave the battlefield")
class Leave(Passage, frozen=True):
    """From the battlefield to anywhere."""

    def match(self, game: Game, move: Move, scope: Scope) -> bool:
        return leaves_play(game, move)


@says("enter", "enter and it wasn't cast")
class Enter(Passage, frozen=True):
    """To the battlefield; in the second wording not as a spell that was cast."""

    def match(self, game: Game, move: Move, scope: Scope) -> bool:
        if move.to is not Zone.BATTLEFIELD:
            return False
        was = game.state.objects[move.object]
        return self.wording == 0 or was.zone is not Zone.STACK or was.is_copy


class Fate(Word, frozen=True):
    """What becomes of the object instead."""

    def of(self, game: Game, move: Move, scope: Scope) -> tuple[Event, ...]:
        """The events instead."""
        return (move,)


@rule("614.6")
def moved(move: Move, to: Zone, position: int = 0, how: str = "put") -> Move:
    """The move with another end."""
    return Move(object=move.object, to=to, position=position, how=how, by=move.by)


@says(
    "exile (it|~|that card) instead",
    "instead exile (it|that card)",
    "exile (it|~) instead of putting it anywhere else",
)
class ExileInstead(Fate, frozen=True):
    """It is exiled."""

    def of(self, game: Game, move: Move, scope: Scope) -> tuple[Event, ...]:
        if move.to is Zone.EXILE:
            return ()
        return (msgspec.structs.replace(moved(move, Zone.EXILE, how="exile"), linked_to=scope.source),)


@says("exile (it|that card) with a(n) {kind} counter on it instead", "instead exile (it|that card) with a(n) {kind} counter on it")
class ExileWithCounter(Fate, frozen=True):
    """It is exiled with a counter."""

    kind: CounterKind

    def of(self, game: Game, move: Move, scope: Scope) -> tuple[Event, ...]:
        return (msgspec.structs.replace(moved(move, Zone.EXILE, how="exile"), counters={self.kind.name: 1}),)


@says("put it on top of its owner's library instead", "instead put it on top of its owner's library")
class OnTopInstead(Fate, frozen=True):
    """It goes on top of its owner's library."""

    def of(self, game: Game, move: Move, scope: Scope) -> tuple[Event, ...]:
        return (moved(move, Zone.LIBRARY),)


@says(
    "put it on the bottom of its owner's library instead",
    "instead put it on the bottom of its owner's library",
)
class OnBottomInstead(Fate, frozen=True):
    """It goes on the bottom of its owner's library."""

    def of(self, game: Game, move: Move, scope: Scope) -> tuple[Event, ...]:
        return (moved(move, Zone.LIBRARY, position=-1),)


@says("put on the bottom of that player's library")
class PutBelow(Word, frozen=True):
    """Where it goes."""


@says("instead that card is revealed and {put}")
class RevealedOnBottom(OnBottomInstead, frozen=True):
    """It is shown first."""

    put: PutBelow

    def of(self, game: Game, move: Move, scope: Scope) -> tuple[Event, ...]:
        return (Reveal(player=game.object(move.object).owner, objects=(move.object,)), *super().of(game, move, scope))


@says(
    "reveal (~|it) and shuffle it into its owner's library instead",
    "(shuffle it|shuffle ~) into its owner's library instead",
    "instead shuffle it into its owner's library",
)
class ShuffleInInstead(Fate, frozen=True):
    """It is shuffled into its owner's library."""

    def of(self, game: Game, move: Move, scope: Scope) -> tuple[Event, ...]:
        owner = game.object(move.object).owner
        shown = (Reveal(player=owner, objects=(move.object,)),) if self.wording < 2 else ()
        goes = moved(move, Zone.LIBRARY, position=-1, how="shuffle")
        return (*shown, goes, Then(events=(Shuffle(player=owner, keeps_placed=True, cites=rules_of(placed)),)))


@says("return it to its owner's hand instead", "put it into its owner's hand instead")
class ToHandInstead(Fate, frozen=True):
    """It goes to its owner's hand."""

    def of(self, game: Game, move: Move, scope: Scope) -> tuple[Event, ...]:
        return (moved(move, Zone.HAND, how="return"),)


@says("if {subject} would {passage}, {fate}", "if {subject} would {passage}, you may {fate}")
class GoesElsewhere(Instead, frozen=True):
    """Objects that would go somewhere go somewhere else instead."""

    subject: Subject
    passage: Passage
    fate: Fate

    @property
    @rule("113.6")
    def functions_in(self) -> frozenset[Zone]:
        """Everywhere, when the object's own ability replaces its moves from any zone."""
        if isinstance(self.subject, ItIsThis) and self.passage.anywhere:
            return frozenset(Zone) - {Zone.NOWHERE}
        return frozenset({Zone.BATTLEFIELD})

    @rule("614.1a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Move) or not self.passage.match(game, event, scope):
            return None
        if not self.subject.match(game, event.object, scope):
            return None
        instead = self.fate.of(game, event, scope)
        if not instead or (self.wording == 1 and not _wanted(game, event, scope)):
            return None
        return instead


def _wanted(game: Game, event: Move, scope: Scope) -> bool:
    prompt = f"Use the replacement effect of {game.name(scope.source)} for {game.name(event.object)}?"
    return bool(game.choose_one(scope.controller, "may", ((True, "yes"), (False, "no")), about=scope.source, prompt=prompt))


@says("if {subject} would be destroyed, {fate}")
class NotDestroyed(Instead, frozen=True):
    """Objects that would be destroyed go somewhere else instead."""

    subject: Subject
    fate: Fate

    @rule("614.1a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Destroy) or not self.subject.match(game, event.object, scope):
            return None
        return self.fate.of(game, Move(object=event.object, to=Zone.GRAVEYARD, by=event.by), scope) or None
