"""Abilities: the classes of lines that card text is made of."""

from __future__ import annotations

from typing import ClassVar

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
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
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says, walk
from engine.rulebook import rule
from engine.words.modifications.types import StillA, keeping
from engine.words.references.objects import All, Each
from engine.words.sentences import Body, If, Instructions


@rule("113.6k")
def works_in(ability: Word) -> frozenset[Zone]:
    """The zones that the costs and instructions of an ability speak of as where its object is; else the battlefield."""
    named = {w.works_in for w in walk(ability) if hasattr(type(w), "works_in")}
    return frozenset(named) or frozenset({Zone.BATTLEFIELD})


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

    effect: Body


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
    effect: Body
    limits: tuple[Limit, ...] = ()

    @property
    def functions_in(self) -> frozenset[Zone]:  # type: ignore[override]  # each ability says it by what it does
        """Where it can be activated: on the battlefield, unless it says that it does something from another zone."""
        return works_in(self)


@says(
    "when {trigger}[, if {condition}], {effect}",
    "whenever {trigger}[, if {condition}], {effect}",
    "at {trigger}[, if {condition}], {effect}",
)
class TriggeredAbility(Triggered, frozen=True):
    """When, whenever or at an event, an effect; perhaps with an intervening "if"."""

    trigger: EventPattern
    effect: Body
    condition: Condition | None = None

    @property
    def functions_in(self) -> frozenset[Zone]:  # type: ignore[override]  # each ability says it by what it does
        """Where it triggers: on the battlefield, unless it says that it does something from another zone."""
        return works_in(self)

    def __post_init__(self) -> None:
        first = self.effect.sentences[0] if isinstance(self.effect, Instructions) else None
        if self.condition is None and isinstance(first, If):
            raise Unfit  # an "if" right after the event is the ability's own condition


@says("{subject} {what:and+@subject}")
class Predicate(Word, frozen=True):
    """What is said of the objects that a continuous effect applies to."""

    subject: ObjectReference
    what: tuple[Modification, ...]

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        """Each modification with what it applies to."""
        subject = self.subject.things if isinstance(self.subject, All | Each) else self.subject
        return tuple((subject, m) for m in self.what)


@says("{predicate}.", "{predicate}. (it's|that land is) still {still}.", "{predicate}. they're still {still}.")
class ContinuousAbility(Static, frozen=True):
    """A continuous effect on what its subject describes."""

    predicate: Predicate
    still: StillA | None = None

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return tuple((s, keeping((m,), self.still)[0]) for s, m in self.predicate.modifications())


class While(Modification, frozen=True):
    """A modification that is made only while a condition holds; made from what was read, never read itself."""

    condition: Condition
    then: Modification

    @property
    def layers(self) -> tuple[Layer, ...]:
        return self.then.layers

    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        if self.condition.holds(game, scope):
            self.then.modify(game, draft, layer, scope)


@says("as long as {condition}, {inner}.", "{inner} as long as {condition}.")
class WhileSo(Static, frozen=True):
    """A continuous effect that applies only while a condition holds."""

    condition: Condition
    inner: Predicate

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return tuple((s, While(condition=self.condition, then=m)) for s, m in self.inner.modifications())
