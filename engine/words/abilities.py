"""Abilities: the classes of lines that card text is made of."""

from __future__ import annotations

from typing import ClassVar

from engine.game.meaning import (
    Ability,
    Activated,
    Condition,
    CostPart,
    EventPattern,
    Filter,
    Keyword,
    Modification,
    ObjectReference,
    Reference,
    SpellAbility,
    Static,
    Triggered,
)
from engine.phrase import Unfit, Word, says
from engine.words.references.objects import All, Each
from engine.words.sentences import If, Instructions


class Line(Word, frozen=True):
    """A line that stands for several abilities."""

    def abilities(self) -> tuple[Ability, ...]:
        """The abilities that the line gives."""
        return ()


@says("{keywords:comma+}")
class KeywordLine(Line, frozen=True):
    """Keyword abilities, separated by commas."""

    keywords: tuple[Keyword, ...]

    def abilities(self) -> tuple[Ability, ...]:
        return self.keywords


@says("{effect}")
class SpellText(SpellAbility, frozen=True):
    """What an instant or sorcery does."""

    effect: Instructions


class Limit(Word, frozen=True):
    """A restriction on activating, said after the effect; ``name`` is what the machine calls it."""

    name: ClassVar[str] = ""


@says("activate only as a sorcery.")
class OnlyAsSorcery(Limit, frozen=True):
    """Only when a sorcery could be cast."""

    name: ClassVar[str] = "sorcery"


@says("activate only once each turn.")
class OnlyOnce(Limit, frozen=True):
    """No more than once a turn."""

    name: ClassVar[str] = "once"


@says("{cost:comma+}: {effect}[ {limits:space+}]")
class ActivatedAbility(Activated, frozen=True):
    """A cost, a colon, an effect."""

    cost: tuple[CostPart, ...]
    effect: Instructions
    limits: tuple[Limit, ...] = ()


@says(
    "when {trigger}[, if {condition}], {effect}",
    "whenever {trigger}[, if {condition}], {effect}",
    "at {trigger}[, if {condition}], {effect}",
)
class TriggeredAbility(Triggered, frozen=True):
    """When, whenever or at an event, an effect; perhaps with an intervening "if"."""

    trigger: EventPattern
    effect: Instructions
    condition: Condition | None = None

    def __post_init__(self) -> None:
        if self.condition is None and isinstance(self.effect.sentences[0], If):
            raise Unfit  # an "if" right after the event is the ability's own condition


@says("{subject} {what:and+@subject}.")
class ContinuousAbility(Static, frozen=True):
    """A continuous effect on what the subject describes."""

    subject: ObjectReference
    what: tuple[Modification, ...]

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        subject = self.subject.things if isinstance(self.subject, All | Each) else self.subject
        return tuple((subject, m) for m in self.what)


