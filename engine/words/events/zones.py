"""Events of objects changing zones: entering, dying, leaving."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter
from engine.words.references.antecedents import SOURCE, Antecedent


class Subject(Word, frozen=True):
    """What an event happens to, as a trigger describes it."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        """Whether the event's object (last-known where it is gone) is one."""
        return False

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What "it" means after it."""
        return (Antecedent(slot="it", nature="object", nouns=self.nouns()),)

    def nouns(self) -> frozenset[str]:
        """What it can be called."""
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

    def __post_init__(self) -> None:
        if self.things.plural:
            raise Unfit

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.things.match(game, thing, scope)

    def nouns(self) -> frozenset[str]:
        return self.things.nouns()


@says("another {things}")
class ItIsAnother(ItIsA, frozen=True):
    """Anything else that fits."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing != scope.source and self.things.match(game, thing, scope)


@says("~ or another {things}")
class ItIsThisOrAnother(ItIsA, frozen=True):
    """The object itself or anything else that fits."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing == scope.source or self.things.match(game, thing, scope)


@says("{subject} enter{s}")
class Enters(EventPattern, frozen=True):
    """Something enters the battlefield."""

    subject: Subject

    @rule("603.6a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Move) or event.to is not Zone.BATTLEFIELD:
            return None
        thing = game.state.became.get(event.object, event.object)
        return {"it": (thing,)} if self.subject.match(game, thing, scope) else None


@says("{subject} die{s}", "{subject} {is/are} put into a graveyard from the battlefield")
class Dies(EventPattern, frozen=True):
    """Something is put into a graveyard from the battlefield."""

    subject: Subject
    looks_back: ClassVar[bool] = True

    @rule("603.6c")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Move) or event.to is not Zone.GRAVEYARD:
            return None
        last = game.state.gone.get(event.object)
        if last is None or last.object.zone is not Zone.BATTLEFIELD:
            return None
        return {"it": (event.object,)} if self.subject.match(game, event.object, scope) else None


