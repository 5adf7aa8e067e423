"""What can be read of a line that is not understood whole: which kind of ability it is, and what it waits for.

A part is read only where what was left unread cannot make more of it: a trigger condition has to end where its instructions
begin, and what costs more or may be done has to be all that the line says.
"""

from __future__ import annotations

from abc import abstractmethod
from functools import lru_cache
from typing import ClassVar

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.turn import BeginStep, EndStep
from engine.phrase import Declined, Unfit, Word, read, says
from engine.words.binding import Unbound, bind
from engine.words.chapters import Chapters, ReachesChapter
from engine.words.costs.basic import Mana
from engine.words.events.happening import EventVerb, Happens
from engine.words.events.subjects import Subject
from engine.words.triggers import EitherEvent
from engine.words.unread.abilities import (
    Unread,
    UnreadActivated,
    UnreadChapter,
    UnreadCost,
    UnreadEntering,
    UnreadManaAbility,
    UnreadOption,
    UnreadPermission,
    UnreadProhibition,
    UnreadReplacement,
    UnreadSpell,
    UnreadTriggered,
    UnreadWhenever,
)
from engine.words.unread.deeds import Deed, Untapping
from engine.words.unread.stretches import Instructions, OptionName, Rest, Somebody, Stretch, ToComma


class Reading(Word, frozen=True):
    """What was read of a line."""

    is_of_spells: ClassVar[bool] = True
    """Whether it can be read of a line of an instant or sorcery, of which the rest is what the spell does."""

    @abstractmethod
    def meant(self, line: str) -> Unread:
        """The ability that the line gives, as far as it was read."""


class Part(Reading, frozen=True):
    """A line of which all but its instructions or details was read."""


class OnEvent(Part, frozen=True):
    """A trigger condition, a comma, instructions."""

    rest: Instructions

    @property
    @abstractmethod
    def event(self) -> EventPattern:
        """What triggers the ability."""

    @property
    def is_of_spells(self) -> bool:  # type: ignore[override] # what it waits for says it
        """Whether it can trigger while its object is a spell; else it is what a spell sets up."""
        return Zone.STACK in self.event.functions_in

    def meant(self, line: str) -> Unread:
        return UnreadTriggered(line=line, trigger=self.event)


@says("when {trigger}, {rest}", "whenever {trigger}, {rest}", "at {trigger}, {rest}",
      "whenever {trigger} for the first time each turn, {rest}")
class OnOne(OnEvent, frozen=True, kw_only=True):
    """It waits for one kind of event."""

    trigger: EventPattern

    def __post_init__(self) -> None:
        if self.trigger.state is not None:
            raise Unfit  # it waits for no event

    @property
    def event(self) -> EventPattern:
        return self.trigger


@says(
    "(when|whenever|at) {first} (or|and) {second}, {rest}",
    "(when|whenever|at) {first} (or|and) (when|whenever|at) {second}, {rest}",
)
class OnEither(OnEvent, frozen=True, kw_only=True):
    """It waits for either of two kinds of events."""

    first: EventPattern
    second: EventPattern

    def __post_init__(self) -> None:
        if any(pattern.state is not None for pattern in (self.first, self.second)):
            raise Unfit

    @property
    def event(self) -> EventPattern:
        return EitherEvent(first=self.first, second=self.second)


class Anything(Subject, frozen=True):
    """What an unread subject may stand for; made where one was passed over, never read by itself."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return True


@says("{said} — {rest}")
class OnChapter(OnEvent, frozen=True, kw_only=True):
    """It waits for chapters of a Saga."""

    said: Chapters

    @property
    def event(self) -> EventPattern:
        return ReachesChapter(said=self.said)

    def meant(self, line: str) -> Unread:
        return UnreadChapter(line=line, trigger=self.event, chapters=self.said.numbers)


@says("{cost}: {rest}")
class ForCost(Part, frozen=True):
    """A cost, a colon, instructions."""

    cost: Stretch
    rest: Rest

    def meant(self, line: str) -> Unread:
        return UnreadManaAbility(line=line) if "add" in self.rest.tokens else UnreadActivated(line=line)


@says("as ~ enters, {rest}", "as ~ enters the battlefield, {rest}", "~ enters {rest}", "you may have ~ enter {rest}")
class Entering(Part, frozen=True):
    """How the object enters, and nothing that goes on afterwards."""

    rest: Rest
    is_of_spells: ClassVar[bool] = False

    def __post_init__(self) -> None:
        if {"•", "doesn't", "don't", "can't"} & set(self.rest.tokens):
            raise Unfit

    def meant(self, line: str) -> Unread:
        return UnreadEntering(line=line)


@says("{what} (cost|costs) {mana} (more|less)[ to (cast|activate)][ {how}].")
class CostsChange(Part, frozen=True):
    """What spells or abilities cost more or less."""

    what: Stretch
    mana: Mana
    how: Stretch | None = None

    def __post_init__(self) -> None:
        if _says_more(self.what) or (self.how is not None and self.how.tokens[0] not in ("for", "if", "where", "as")):
            raise Unfit

    @property
    def is_of_spells(self) -> bool:  # type: ignore[override] # it says so itself
        """Whether it is about the spell itself."""
        return self.what.tokens == ("~",)

    def meant(self, line: str) -> Unread:
        return UnreadCost(line=line)


@says("you may {what}.", "players may {what}.")
class MayDo(Part, frozen=True):
    """Players may do what otherwise they could not."""

    what: Stretch

    def __post_init__(self) -> None:
        if self.what.tokens[0] not in ("cast", "play", "activate", "spend", "look"):
            raise Unfit

    @property
    def is_of_spells(self) -> bool:  # type: ignore[override] # it says so itself
        """Whether it is about casting the spell itself."""
        return self.what.tokens[:2] == ("cast", "~")

    def meant(self, line: str) -> Unread:
        return UnreadPermission(line=line)


@says("{who} can't {deeds:or+}.")
class CantDo(Part, frozen=True):
    """Something can't be done (by somebody, to something)."""

    who: Stretch
    deeds: tuple[Deed, ...]
    is_of_spells: ClassVar[bool] = False

    def __post_init__(self) -> None:
        if _says_more(self.who):
            raise Unfit

    def meant(self, line: str) -> Unread:
        return UnreadProhibition(line=line, deeds=self.deeds)


@says("{who} (doesn't|don't) {deed}.")
class DoesntUntap(Part, frozen=True):
    """Permanents do not untap (at a certain time)."""

    who: Stretch
    deed: Untapping
    is_of_spells: ClassVar[bool] = False

    def __post_init__(self) -> None:
        if _says_more(self.who):
            raise Unfit

    def meant(self, line: str) -> Unread:
        return UnreadProhibition(line=line, deeds=(self.deed,))


def _says_more(words: Stretch) -> bool:
    """Whether words before a verb may say something of their own."""
    first, said = words.tokens[0], set(words.tokens)
    return first in _TRIGGERS or ("," in said and first not in _WHILE) or ("and" in said and not _VERBS.isdisjoint(said))


_TRIGGERS = frozenset({"when", "whenever", "at"})
_WHILE = frozenset({"as", "during", "if", "except"})
_VERBS = frozenset(
    "has have get gets gain gains lose loses become becomes is are can't doesn't don't enters enter cost costs".split()
)


@says("{name}", "{name} {what}", "{name} — {what}.")
class Option(Part, frozen=True):
    """A keyword ability that gives a choice."""

    name: OptionName
    what: Stretch | None = None

    def meant(self, line: str) -> Unread:
        return UnreadOption(line=line, name=" ".join(self.name.tokens))


@says("(when|whenever) {who} {verbs:or+@who}, {rest}")
class OnVerb(Reading, frozen=True, kw_only=True):
    """A trigger condition of which only the verb was read: it may happen to anything."""

    who: Somebody
    verbs: tuple[EventVerb, ...]
    rest: Instructions
    is_of_spells: ClassVar[bool] = False

    def __post_init__(self) -> None:
        Happens(subject=Anything(), verbs=self.verbs)  # Unfit where only certain things can do that

    def meant(self, line: str) -> Unread:
        return UnreadTriggered(line=line, trigger=Happens(subject=Anything(), verbs=self.verbs))


@says("whenever {what}, {rest}", "at {what}, {rest}")
class OnSomething(Reading, frozen=True, kw_only=True):
    """A trigger condition that was not read: some event, or the beginning (or end) of some step."""

    what: ToComma
    rest: Rest
    is_of_spells: ClassVar[bool] = False

    def meant(self, line: str) -> Unread:
        return UnreadWhenever(line=line, of=(BeginStep, EndStep) if self.wording else (Event,))


@says("if {what} would {how}.")
class InsteadOf(Reading, frozen=True, kw_only=True):
    """What would happen, and in one sentence what happens instead."""

    what: Stretch
    how: Stretch
    is_of_spells: ClassVar[bool] = False

    def __post_init__(self) -> None:
        if "instead" not in self.how.tokens:
            raise Unfit

    def meant(self, line: str) -> Unread:
        return UnreadReplacement(line=line)


@lru_cache(maxsize=4096)
def as_far_as_read(line: str, of_spell: bool) -> Unread:
    """The ability that a line gives which was not understood whole."""
    for family in (Part, OnVerb, OnSomething, InsteadOf):
        found = _bound(read(family, line))
        if found is not None and (found.is_of_spells or not of_spell):
            return found.meant(line)
    return UnreadSpell(line=line) if of_spell else Unread(line=line)


def _bound(found: Reading | Declined) -> Reading | None:
    """What was read with its references bound; None for nothing, or for a reference without one meaning."""
    try:
        bound = None if isinstance(found, Declined) else bind(found)
    except Unbound:
        return None
    return bound if isinstance(bound, Reading) else None
