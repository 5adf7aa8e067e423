"""Abilities: the classes of lines that card text is made of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.game.combat.requirements import Requirement
from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import (
    Ability,
    Activated,
    Amount,
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
    said,
)
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.game.verdict import Verdict
from engine.phrase import Unfit, Word, says, walk
from engine.rulebook import rule
from engine.words.amounts import Quantity, X
from engine.words.conditions.players import YourTurn
from engine.words.kinds import PT
from engine.words.limits import Limit, TriggerLimit, TriggersOnce
from engine.words.modifications.becoming import StillA, keeping
from engine.words.modifications.chosen import Chosen
from engine.words.modifications.combat import CantActivate
from engine.words.modifications.restrictions import (
    Restriction,
    assigned_by,
    blocks_by,
    facing,
    forbidden_by,
    permitted_by,
    required_by,
)
from engine.words.modifications.types import IsEvery, IsOfNoneOrAll
from engine.words.references.antecedents import ONE_OF_THEM
from engine.words.references.objects import All, Each, Group, This
from engine.words.sentences import Body, If, Instructions


@rule("113.6k")
def works_in(ability: Word) -> frozenset[Zone]:
    """The zones that the costs and instructions of an ability speak of as where its object is; else the battlefield."""
    named = [w.works_in for w in said(ability)]
    return frozenset(z for one in named for z in (one if isinstance(one, tuple) else (one,))) or frozenset({Zone.BATTLEFIELD})


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

    def __post_init__(self) -> None:
        if any(w.is_of_its_card for w in said(self.effect)):
            raise Unfit  # how the card itself may be cast is said by static abilities


@says("{cost:comma+}: {effect}[ {limits:space+}]")
class ActivatedAbility(Activated, frozen=True):
    """A cost, a colon, an effect."""

    cost: tuple[CostPart, ...]
    effect: Body
    limits: tuple[Limit, ...] = ()

    def __post_init__(self) -> None:
        if any(part.stands_alone for part in self.cost):
            raise Unfit  # a loyalty cost makes a loyalty ability

    @property
    def functions_in(self) -> frozenset[Zone]:  # type: ignore[override]  # each ability says it by what it does
        """Where it can be activated: on the battlefield, unless it says that it does something from another zone."""
        return works_in(self)


class Trigger(Triggered, frozen=True):
    """An effect with an event before it, perhaps with an intervening "if" between them."""

    effect: Body
    condition: Condition | None = None
    limits: tuple[TriggerLimit, ...] = ()

    @property
    def once_each_turn(self) -> bool:
        """Whether it triggers no more than once a turn."""
        return any(isinstance(limit, TriggersOnce) for limit in self.limits)

    @property
    def functions_in(self) -> frozenset[Zone]:  # type: ignore[override]  # each ability says it by what it does
        """Where it triggers: on the battlefield, unless it says that it does something from a zone to which nothing has put it."""
        return frozenset({Zone.BATTLEFIELD}) if self.trigger.host_leaves else works_in(self)

    def __post_init__(self) -> None:
        first = self.effect.sentences[0] if isinstance(self.effect, Instructions) else None
        if self.condition is None and isinstance(first, If):
            raise Unfit  # an "if" right after the event is the ability's own condition


@says(
    "when {trigger}[, if {condition}], {effect}[ {limits:space+}]",
    "whenever {trigger}[, if {condition}], {effect}[ {limits:space+}]",
    "at {trigger}[, if {condition}], {effect}[ {limits:space+}]",
)
class TriggeredAbility(Trigger, frozen=True, kw_only=True):
    """When, whenever or at an event, an effect; perhaps with an intervening "if"."""

    trigger: EventPattern

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.trigger.state is not None and self.wording:
            raise Unfit  # a state, no event


@says("{subject} {what:and+@subject}")
class Predicate(Word, frozen=True):
    """What is said of the objects that a continuous effect applies to."""

    spreads: ClassVar[tuple[str, ...]] = ("subject",)
    known_inside: ClassVar[tuple[str, ...]] = (ONE_OF_THEM,)
    subject: ObjectReference
    what: tuple[Modification, ...]

    def __post_init__(self) -> None:
        if isinstance(self.subject, TargetReference):
            raise Unfit  # static abilities have no targets

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        """Each modification with what it applies to."""
        subject = self.subject.things if isinstance(self.subject, All | Each) else self.subject
        return tuple((subject, m) for m in self.what if not isinstance(m, Restriction))

    @property
    def restrictions(self) -> tuple[Restriction, ...]:
        """What the objects can't do."""
        return tuple(m for m in self.what if isinstance(m, Restriction))

    def forbid(self, game: Game, action: object, scope: Scope) -> Verdict | None:
        """Why the restrictions forbid an action."""
        meant = (*self.subject.find(game, scope), *self._entering(game, scope))
        return forbidden_by(self.restrictions, game, action, meant, scope)

    @rule("614.12", "122.6")
    def _entering(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """What is entering and fits as it would be on the battlefield: counters that it enters with are put on it."""
        if not game.as_if or not isinstance(self.subject, Group):
            return ()
        return tuple(t for t in game.as_if if self.subject.things.match(game, t, scope))

    def requires(self, game: Game, action: object, scope: Scope) -> Iterable[Requirement]:
        """What the restrictions have creatures do in a declaration."""
        return required_by(self.restrictions, game, action, self.subject.find(game, scope), scope)

    def more_blocks(self, game: Game, blocker: Id, scope: Scope) -> int | None:
        """How many more creatures one can block."""
        return blocks_by(self.restrictions, game, blocker, self.subject.find(game, scope), scope)

    def permit(self, game: Game, action: object, scope: Scope) -> Verdict | None:
        """What the objects may do that otherwise they could not."""
        return permitted_by(self.restrictions, game, action, self.subject.find(game, scope), scope)

    def assigns_damage(self, game: Game, creature: Id, scope: Scope) -> int | None:
        """How much combat damage a creature assigns instead of its power."""
        return assigned_by(self.restrictions, game, creature, self.subject.find(game, scope), scope)


_EVERYWHERE = frozenset(Zone)
_ON_BATTLEFIELD = frozenset({Zone.BATTLEFIELD})


@says("{predicate}.", "{predicate}. (it's|that land is) still {still}.", "{predicate}. they're still {still}.")
class ContinuousAbility(Static, frozen=True):
    """A continuous effect on what its subject describes."""

    predicate: Predicate
    still: StillA | None = None

    def __post_init__(self) -> None:
        if self.predicate.restrictions or any(isinstance(m, Chosen) for m in self.predicate.what):
            raise Unfit

    @property
    def functions_in(self) -> frozenset[Zone]:  # type: ignore[override] # what defines colors or types does so everywhere
        what = self.predicate.what
        defines = isinstance(self.predicate.subject, This) and all(isinstance(m, IsOfNoneOrAll | IsEvery) for m in what)
        return _EVERYWHERE if defines and what and self.still is None else _ON_BATTLEFIELD

    @rule("604.3")
    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return tuple((s, keeping((m,), self.still)[0]) for s, m in self.predicate.modifications())


@says(
    "{predicate}.",
    "{predicate} unless {condition}.",
    "{predicate} as long as {condition}.",
    "as long as {condition}, {predicate}.",
    "{predicate} if {condition}.",
)
class RestrictingAbility(Static, frozen=True):
    """A continuous effect that (also) says what objects can't do, perhaps only while a condition holds."""

    predicate: Predicate
    condition: Condition | None = None

    def __post_init__(self) -> None:
        if not self.predicate.restrictions or (self.wording == 1 and self.predicate.modifications()):
            raise Unfit

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        found = self.predicate.modifications()
        if self.condition is None or self.wording == 1:
            return found
        return tuple((s, While(condition=self.condition, then=m)) for s, m in found)

    def _holds(self, game: Game, scope: Scope) -> bool:
        return self.condition is None or self.condition.holds(game, scope) != (self.wording == 1)

    def forbid(self, game: Game, action: object, scope: Scope) -> Verdict | None:
        scope = facing(game, action, scope)
        return self.predicate.forbid(game, action, scope) if self._holds(game, scope) else None

    def requires(self, game: Game, action: object, scope: Scope) -> Iterable[Requirement]:
        """What creatures must do in a declaration."""
        return self.predicate.requires(game, action, scope) if self._holds(game, scope) else ()

    def more_blocks(self, game: Game, blocker: Id, scope: Scope) -> int | None:
        """How many more creatures one can block."""
        return self.predicate.more_blocks(game, blocker, scope) if self._holds(game, scope) else 0

    def permit(self, game: Game, action: object, scope: Scope) -> Verdict | None:
        """What the objects may do that otherwise they could not."""
        return self.predicate.permit(game, action, scope) if self._holds(game, scope) else None

    def assigns_damage(self, game: Game, creature: Id, scope: Scope) -> int | None:
        """How much combat damage a creature assigns instead of its power."""
        return self.predicate.assigns_damage(game, creature, scope) if self._holds(game, scope) else None


@says("{predicate}, and {inactive}.", "{predicate}. {inactive}.")
class InactiveToo(Static, frozen=True):
    """What is said of objects, and that their activated abilities can't be activated."""

    predicate: Predicate
    inactive: CantActivate

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return self.predicate.modifications()

    def forbid(self, game: Game, action: object, scope: Scope) -> Verdict | None:
        restrictions = (*self.predicate.restrictions, self.inactive)
        return forbidden_by(restrictions, game, action, self.predicate.subject.find(game, scope), scope)

    def requires(self, game: Game, action: object, scope: Scope) -> Iterable[Requirement]:
        """What creatures must do in a declaration."""
        return self.predicate.requires(game, action, scope)


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


class WithX(Modification, frozen=True):
    """A modification whose X is defined by the text; made from what was read, never read itself."""

    amount: Amount
    then: Modification

    @property
    def layers(self) -> tuple[Layer, ...]:
        return self.then.layers

    @rule("107.3i")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        self.then.modify(game, draft, layer, scope.bind(X=self.amount.count(game, scope.bind(**{ONE_OF_THEM: (draft.of,)})) or 0))


@says("{predicate}, where X is {amount}.")
class WhereXIs(Static, frozen=True):
    """A continuous effect with an X that the text defines."""

    predicate: Predicate
    amount: Quantity

    def __post_init__(self) -> None:
        if self.predicate.restrictions or not any(_has_x(w) for w in walk(self.predicate)):
            raise Unfit

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return tuple((s, WithX(amount=self.amount, then=m)) for s, m in self.predicate.modifications())


@says("as long as {condition}, {inner}, where X is {amount}.")
class WhileSoWithX(Static, frozen=True):
    """The same while a condition holds."""

    condition: Condition
    inner: Predicate
    amount: Quantity

    def __post_init__(self) -> None:
        if self.inner.restrictions or not any(_has_x(w) for w in walk(self.inner)):
            raise Unfit

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        made = ((s, WithX(amount=self.amount, then=m)) for s, m in self.inner.modifications())
        return tuple((s, While(condition=self.condition, then=m)) for s, m in made)


def _has_x(word: Word) -> bool:
    return isinstance(word, X) or (isinstance(word, PT) and None in (word.power, word.toughness))


@says("during your turn, {inner}.", "during turns other than yours, {inner}.", "{inner} during your turn.")
class DuringYourTurn(Static, frozen=True):
    """A continuous effect that applies only in the controller's turn, or only in other turns."""

    inner: Predicate

    def __post_init__(self) -> None:
        if self.inner.restrictions:
            raise Unfit

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        so = YourTurn(wording=self.wording % 2)
        return tuple((s, While(condition=so, then=m)) for s, m in self.inner.modifications())


@says("as long as {condition}, {inner}.", "{inner} as long as {condition}.")
class WhileSo(Static, frozen=True):
    """A continuous effect that applies only while a condition holds."""

    condition: Condition
    inner: Predicate

    def __post_init__(self) -> None:
        if self.inner.restrictions:
            raise Unfit

    @property
    def functions_in(self) -> frozenset[Zone]:  # type: ignore[override]  # each ability says it by its condition
        """Where it applies: on the battlefield, unless its condition is that its object is elsewhere."""
        return works_in(self.condition)

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return tuple((s, While(condition=self.condition, then=m)) for s, m in self.inner.modifications())
