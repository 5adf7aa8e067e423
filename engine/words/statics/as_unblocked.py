"""Assigning combat damage as though a creature weren't blocked, if its controller wants to."""

from __future__ import annotations

from engine.game.continuous import begin
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.durations import UntilEndOfTurn
from engine.words.filters.description import ObjectFilter
from engine.words.references.objects import AttachedTo, This
from engine.words.sentences import Sentence


@says("(its|his|her) combat damage as though (it|he|she) weren't blocked", "their combat damage as though they weren't blocked")
class AsUnblocked(Word, frozen=True):
    """Combat damage that goes past the blockers."""


@says(
    "you may have {thing} assign {so}.",
    "for each {things:one}, you may have that creature assign {so}.",
    "{other}'s controller may have it assign {so}.",
    "you may have {things:many} assign {so}.",
)
class AssignsAsUnblocked(Static, frozen=True):
    """One object, or whatever fits, can."""

    so: AsUnblocked

    thing: This | None = None
    things: ObjectFilter | None = None
    other: AttachedTo | None = None

    @rule("510.1c")
    def assigns_as_unblocked(self, game: Game, creature: Id, scope: Scope) -> bool:
        """Whether a creature may."""
        if self.things is not None:
            return self.things.match(game, creature, scope)
        one = self.thing or self.other
        return one is not None and creature in one.find(game, scope)


class TheseAsUnblocked(Static, frozen=True):
    """Certain objects can; made by an instruction, never read."""

    objects: tuple[Id, ...]

    def assigns_as_unblocked(self, game: Game, creature: Id, scope: Scope) -> bool:
        """Whether a creature may."""
        return creature in self.objects


@says("you may have {things} assign (its|their) combat damage this turn as though (it|they) weren't blocked")
class AssignAsUnblockedNow(Sentence, frozen=True):
    """Certain objects may for a turn."""

    things: ObjectReference

    @rule("611.2c", "510.1c")
    def happen(self, game: Game, scope: Scope) -> None:
        begin(game, scope, TheseAsUnblocked(objects=tuple(self.things.find(game, scope))), UntilEndOfTurn(wording=1))
