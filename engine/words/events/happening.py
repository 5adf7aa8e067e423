"""Something happening to a subject: "a creature you control enters or attacks"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern, Said
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.events.subjects import ItIsTheHost, ItIsThis, Subject
from engine.words.references.antecedents import Antecedent


class EventVerb(Said, frozen=True):
    """What happens to the subject: a verb phrase whose inflections agree with ``^``."""

    looks_back: ClassVar[bool] = False
    of_host: ClassVar[bool] = False
    """Whether it is said only of what the object is attached to."""
    has_pattern_of_itself: ClassVar[bool] = False
    """Whether, said of the object itself, it is a pattern of its own."""

    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        """What the roles are bound to when this happens to the subject, else None."""
        return None

    def group(self, slots: Mapping[str, Any]) -> Any:
        """What events that happen to several subjects at once have in common when they are one event."""
        return None

    def one_event(self, slots: Mapping[str, Any]) -> Any:
        """What events have in common that are one event when they happen at once to one subject; None: each is its own."""
        return None

    def fits(self, event: Event) -> bool:
        """Whether the event is of the kind that the verb speaks of."""
        return False

    def sharing(self, after: EventVerb) -> EventVerb:
        """The verb with what the one after it says of both."""
        return self

    def of_blocking(self) -> EventVerb | None:
        """What it says of becoming blocked, said of blocking; None where it does not say who is on the other side."""
        return None


def told_whole(verbs: tuple[EventVerb, ...]) -> tuple[EventVerb, ...]:
    """The verbs, each with the description that is said only once, with the last of two that share it."""
    pairs = zip(verbs, (*verbs[1:], None), strict=True)
    return tuple(verb if after is None else verb.sharing(after) for verb, after in pairs)


@says("{subject} {verbs:or+@subject}")
class Happens(EventPattern, frozen=True):
    """One of several things happens to a subject."""

    subject: Subject
    verbs: tuple[EventVerb, ...]

    def __post_init__(self) -> None:
        if isinstance(self.subject, ItIsThis) and any(verb.has_pattern_of_itself for verb in self.verbs):
            raise Unfit  # said of the object itself it is a pattern of its own
        if not isinstance(self.subject, ItIsTheHost) and any(verb.of_host for verb in self.verbs):
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many there were can be spoken of, unless a verb gives another number."""
        counted = any(_gives_number(verb) for verb in self.verbs)
        return (Antecedent(slot="it", nature="number"),) if self.subject.is_batch and not counted else ()

    @property
    @rule("113.6m")
    def host_leaves(self) -> bool:
        """Whether it is that what an Aura is on leaves the battlefield, which puts the Aura into a graveyard."""
        return isinstance(self.subject, ItIsTheHost) and all(verb.looks_back for verb in self.verbs)

    @property
    def one_or_more(self) -> bool:
        """Whether all of it that happens at once counts as one event."""
        return self.subject.is_batch or any(type(verb).one_event is not EventVerb.one_event for verb in self.verbs)

    def group(self, slots: Mapping[str, Any]) -> Any:
        """What tells the events apart that happen at once: the player who is dealt damage, the creature that deals it."""
        if self.subject.is_batch:
            return next((found for verb in self.verbs if (found := verb.group(slots)) is not None), None)
        one = next((found for verb in self.verbs if (found := verb.one_event(slots)) is not None), None)
        return id(slots) if one is None else one

    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        found = (verb.match(game, event, self.subject, scope) for verb in told_whole(self.verbs))
        return next((roles for roles in found if roles is not None), None)

    def looks_back_at(self, event: Event) -> bool:
        """Whether this event is seen as things were just before it."""
        return any(verb.looks_back and verb.fits(event) for verb in self.verbs)


@says("~")
class PluralName(Word, frozen=True):
    """The object itself where its name is a plural: verbs after it are too."""

    @property
    def plural(self) -> bool:
        return True


@says("{name} {verbs:or+@name}")
class HappensToThese(EventPattern, frozen=True):
    """The same of the object itself by a name that is a plural."""

    name: PluralName
    verbs: tuple[EventVerb, ...]

    def __post_init__(self) -> None:
        if any(verb.has_pattern_of_itself or verb.of_host for verb in self.verbs):
            raise Unfit

    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        found = (verb.match(game, event, ItIsThis(), scope) for verb in told_whole(self.verbs))
        return next((roles for roles in found if roles is not None), None)

    def looks_back_at(self, event: Event) -> bool:
        """Whether this event is seen as things were just before it."""
        return any(verb.looks_back and verb.fits(event) for verb in self.verbs)


def _gives_number(verb: EventVerb) -> bool:
    """Whether a verb speaks of a number of its own."""
    told: tuple[Antecedent, ...] = verb.antecedents()
    return any(antecedent.nature == "number" for antecedent in told)
