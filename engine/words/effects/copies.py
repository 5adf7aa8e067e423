"""Becoming a copy of something."""

from __future__ import annotations

from typing import ClassVar

from engine.game.copying import IsCopy, copy_of
from engine.game.machine import Game
from engine.game.meaning import Duration, ObjectReference, ObjectVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule, rules_of
from engine.words.effects.until import start
from engine.words.references.chosen import told
from engine.words.references.objects import All, Each
from engine.words.replacements.copying import Excepted, Exceptional, HasToo
from engine.words.sentences import Sentence


def become(
    game: Game, scope: Scope, objects: tuple[Id, ...], original: ObjectReference, exceptions: tuple[Exceptional, ...],
    until: Duration | None,
) -> None:
    """Objects become copies of what the original is now."""
    found = told(game, scope, original, (scope.controller,))
    for thing in objects if found else ():
        own = Scope.of(scope.now(thing), scope.controller, scope.slots, x=scope.x)
        values = copy_of(game, found[0], tuple(Excepted(exception=e) for e in exceptions), own)
        start(game, scope, (IsCopy(values=values, rules=rules_of(copy_of) if exceptions else ()),), (thing,), until)


def _refuse(original: ObjectReference, exceptions: tuple[Exceptional, ...]) -> None:
    if isinstance(original, All | Each) or original.plural:
        raise Unfit
    if any(isinstance(e, HasToo) and e.wording == 1 for e in exceptions[:1]):
        raise Unfit


@says(
    "become{s^} a copy of {original}[ {until}][, except {exceptions:and+}]",
    "become{s^} copies of {original}[ {until}][, except {exceptions:and+}]",
)
class BecomeCopy(ObjectVerb, frozen=True, kw_only=True):
    """Objects become copies of one thing, for a while or for good."""

    original: ObjectReference
    until: Duration | None = None
    exceptions: tuple[Exceptional, ...] = ()
    looks_past: ClassVar[tuple[str, ...]] = ("original",)
    in_passing: ClassVar[tuple[str, ...]] = ("original",)

    def __post_init__(self) -> None:
        _refuse(self.original, self.exceptions)

    @rule("707.2", "707.4")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        become(game, scope, objects, self.original, self.exceptions, self.until)


@says("{until}, {subject} become{s} a copy of {original}[, except {exceptions:and+}]")
class UntilBecomesCopy(Sentence, frozen=True, kw_only=True):
    """The same with the duration first."""

    until: Duration
    subject: ObjectReference
    original: ObjectReference
    exceptions: tuple[Exceptional, ...] = ()
    looks_past: ClassVar[tuple[str, ...]] = ("original",)

    def __post_init__(self) -> None:
        _refuse(self.original, self.exceptions)

    @rule("707.2", "707.4")
    def happen(self, game: Game, scope: Scope) -> None:
        become(game, scope, self.subject.find(game, scope), self.original, self.exceptions, self.until)
