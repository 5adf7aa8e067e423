"""Subjects: what an event happens to, as a trigger describes it."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Word, find, says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter
from engine.words.filters.qualifiers import Controlled
from engine.words.references.antecedents import CONTROLLER, SOURCE, Antecedent
from engine.words.references.objects import AttachedTo, This
from engine.words.references.players import AnOpponent, AnyPlayer, EnchantedPlayer


class Subject(Word, frozen=True):
    """What an event happens to, as a trigger describes it."""

    is_batch: ClassVar[bool] = False
    """Whether all that happens at once to such objects is one event."""

    @property
    def things(self) -> ObjectFilter | None:
        """The description that it fits; None where it is known otherwise."""
        return None

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        """Whether the event's object (last-known where it is gone) is one."""
        return False

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What "it" means after it."""
        return (Antecedent(slot="it", nature="object", nouns=self.nouns(), said=self.said()),)

    @staticmethod
    def controller_of(things: ObjectFilter) -> tuple[Antecedent, ...]:
        """The player who controls it, where the description speaks of another one than you."""
        said = [q for q in things.qualifiers if isinstance(q, Controlled)]
        others = [q for q in said if isinstance(q.player, AnOpponent | AnyPlayer | EnchantedPlayer)]
        return (Antecedent(slot="it" + CONTROLLER, nature="player"),) if others else ()

    def nouns(self) -> frozenset[str]:
        """What it can be called."""
        return frozenset()

    def said(self) -> frozenset[str]:
        """What the text itself calls it."""
        return frozenset()


@says("~")
class ItIsThis(Subject, frozen=True):
    """The object whose ability it is."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing == scope.source

    def antecedents(self) -> tuple[Antecedent, ...]:
        return (Antecedent(slot=SOURCE, nature="object"),)


@says("a(n) {things}")
class ItIsA(Subject, frozen=True):
    """Anything that fits."""

    things: ObjectFilter

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.things.match(game, thing, scope)

    def antecedents(self) -> tuple[Antecedent, ...]:
        is_of_itself = "spell" in self.nouns() and bool(find(self.things, This))  # "a spell that targets ~": "it" is no spell
        spoken = (msgspec.structs.replace(a, by_noun=a.by_noun or is_of_itself) for a in super().antecedents())
        return (*spoken, *self.controller_of(self.things))

    def nouns(self) -> frozenset[str]:
        return self.things.nouns()

    def said(self) -> frozenset[str]:
        return self.things.said()


@says("another {things:one}")
class ItIsAnother(ItIsA, frozen=True):
    """Anything else that fits."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing != scope.source and self.things.match(game, thing, scope)


@says("~ or another {things:one}")
class ItIsThisOrAnother(ItIsA, frozen=True):
    """The object itself or anything else that fits."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing == scope.source or self.things.match(game, thing, scope)


@says("~ or a(n) {things}")
class ItIsThisOrA(ItIsA, frozen=True):
    """The object itself or anything that fits."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing == scope.source or self.things.match(game, thing, scope)


@says("{host}")
class ItIsTheHost(Subject, frozen=True):
    """The enchanted or equipped permanent."""

    host: AttachedTo

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing in self.host.find(game, scope)

    def antecedents(self) -> tuple[Antecedent, ...]:
        return (msgspec.structs.replace(self.host.spoken, slot="it"),)


@says("one or more {things:many}")
class OneOrMore(Subject, frozen=True):
    """Any number of things that fit, at the same time."""

    things: ObjectFilter
    is_batch: ClassVar[bool] = True

    @property
    def plural(self) -> bool:
        return True

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.things.match(game, thing, scope)

    def antecedents(self) -> tuple[Antecedent, ...]:
        things = self.things
        return (Antecedent(slot="it", nature="object", nouns=things.nouns(), said=things.said(), is_many=True),)


@says("~ or {host}")
class ItIsThisOrTheHost(Subject, frozen=True):
    """The object itself or what it is attached to."""

    host: AttachedTo

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing == scope.source or thing in self.host.find(game, scope)

    def antecedents(self) -> tuple[Antecedent, ...]:
        return (msgspec.structs.replace(self.host.spoken, slot="it"),)


@says("your commander")
class ItIsYourCommander(Subject, frozen=True):
    """A commander that the controller of the ability owns."""

    @rule("903.3d")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        found = game.object(thing)
        return "commander" in found.marks and found.owner == scope.controller
