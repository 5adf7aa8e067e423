"""What keywords are short for, written as card text and read by the grammar when it is first asked for."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from engine.game.costs import parts_of
from engine.game.machine import Game
from engine.game.meaning import (
    Ability,
    Activated,
    CostPart,
    Effect,
    EventPattern,
    Keyword,
    ObjectReference,
    ObjectVerb,
    Static,
    Triggered,
)
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.phrase import Declined, PhraseError, Word, read, say
from engine.phrase.numbers import say_number
from engine.phrase.tokens import article, join
from engine.words.binding import bind
from engine.words.limits import Limit
from engine.words.references.antecedents import bound
from engine.words.sentences import Body


class Costed(Keyword, frozen=True):
    """A keyword ability with a cost."""

    cost: tuple[CostPart, ...]


def costed(name: str) -> tuple[str, ...]:
    """The templates of a keyword with a cost: after a space, or after a dash."""
    return (f"{name} {{cost:comma+}}", f"{name}—{{cost:comma+}}.", f"{name}—{{cost:comma+}}")


class MadeActivated(Activated, frozen=True):
    """An activated ability that is made, never read."""

    cost: tuple[CostPart, ...]
    effect: Effect
    limits: tuple[Limit, ...] = ()


class FromHand(MadeActivated, frozen=True):
    """The same, functioning while its card is in its owner's hand."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.HAND})


class FromGraveyard(MadeActivated, frozen=True):
    """The same, functioning while its card is in a graveyard."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.GRAVEYARD})


class MadeTriggered(Triggered, frozen=True):
    """A triggered ability that is made, never read."""

    trigger: EventPattern
    effect: Effect
    condition: Any = None


@cache
def _read(families: tuple[type[Word], ...], text: str) -> Any:
    found = read(families, text)
    if isinstance(found, Declined):
        raise PhraseError(f"{text!r} can't be read: {found.seen} at {found.at}, expected {', '.join(found.expected)}")
    return bind(found)


def ability(text: str) -> Ability:
    """The activated, triggered or static ability that a line says."""
    found: Ability = _read((Activated, Triggered, Static), text)
    return found


def event(text: str) -> EventPattern:
    """The event that a trigger waits for."""
    found: EventPattern = _read((EventPattern,), text)
    return found


def effect(text: str) -> Body:
    """What instructions tell to do."""
    found: Body = _read((Body,), text)
    return found


def costs(text: str) -> tuple[CostPart, ...]:
    """The parts of one cost."""
    return parts_of(_read((CostPart,), text))


def keyword(text: str) -> Keyword:
    """A keyword ability."""
    found: Keyword = _read((Keyword,), text)
    return found


def words(word: Word) -> str:
    """A word in the words of card text, to be part of a longer text."""
    return join(say(word))


def said(cost: tuple[CostPart, ...]) -> str:
    """A cost as it stands before a colon."""
    return ", ".join(words(part) for part in cost)


def verb(text: str) -> ObjectVerb:
    """What objects do or undergo, said of one."""
    found: ObjectVerb = _read((ObjectVerb,), text)
    return found


class Numbered(Keyword, frozen=True):
    """A keyword ability with a number."""

    number: int


class Does(Effect, frozen=True):
    """What is bound to a slot does something; made, never read."""

    slot: str
    verb: ObjectVerb

    def happen(self, game: Game, scope: Scope) -> None:
        self.verb.act(game, scope, bound(game, scope, self.slot))


def some(number: int, noun: str) -> str:
    """So many of what a noun says."""
    return f"{article(noun)} {noun}" if number == 1 else f"{say_number(number, 'word')} {noun}s"


def reference(text: str) -> ObjectReference:
    """What words stand for."""
    found: ObjectReference = _read((ObjectReference,), text)
    return found
