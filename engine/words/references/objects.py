"""References to objects: this one, targets, groups, what an Aura or Equipment is on."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from engine.game.damage import DAMAGED_TYPES
from engine.game.machine import Game
from engine.game.meaning import Filter, ObjectReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.amounts import Number, Numeral
from engine.words.filters.description import Description, ObjectFilter, OneKind, candidates, is_either
from engine.words.filters.qualifiers import Controlled, Located
from engine.words.filters.standing import IsEnchanted, IsEquipped
from engine.words.kinds import Kind
from engine.words.references.antecedents import CONTROLLER, OF_TYPES, OWNER, SOURCE, Antecedent
from engine.words.references.players import AnOpponent, AnyPlayer


@says("~")
class This(ObjectReference, frozen=True):
    """The object whose ability it is."""

    is_known: ClassVar[bool] = True

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return (scope.source,)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What a pronoun after it can mean."""
        return (Antecedent(slot=SOURCE, nature="object"),)


class Targeted(TargetReference, ObjectReference, frozen=True):
    """Targets that are objects (or may be)."""

    def __post_init__(self) -> None:
        """What is chosen only as an instruction is followed bounds no targets."""
        if any(qualifier.is_chosen_on_resolving for qualifier in self.filter().qualifiers):
            raise Unfit

    def filter(self) -> Filter:
        """The description that a target must fit."""
        things: Filter = self.things
        return things

    def candidates(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return candidates(game, self.filter(), scope)

    def is_legal(self, game: Game, thing: Id, scope: Scope) -> bool:
        filter_ = self.filter()
        if not game.exists(thing) or not filter_.match(game, thing, scope):
            return False
        zones = filter_.zones(game, scope) if isinstance(filter_, ObjectFilter) else ((Zone.BATTLEFIELD, 0),)
        found = game.object(thing)
        return any(found.zone is zone and player in (0, found.owner) for zone, player in zones)

    @rule("601.2c")
    def go_together(self, game: Game, things: tuple[Id, ...], scope: Scope) -> bool:
        """Cards from the graveyard of a player who is not named are all from one graveyard."""
        if not any(isinstance(owner, AnOpponent | AnyPlayer) for owner in _owners(self.filter())):
            return True
        return len({game.object(t).owner for t in things}) < 2

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What a pronoun after it can mean."""
        filter_ = self.filter()
        nouns, said = (filter_.nouns(), filter_.said()) if isinstance(filter_, ObjectFilter) else (DAMAGED_TYPES, DAMAGED_TYPES)
        spoken = Antecedent(slot=self.slot, nature="object", nouns=nouns, said=said, is_many=self.plural)
        return (spoken, *_whose(self.slot, filter_), *_types_named(self.slot, said))


def _types_named(slot: str, said: frozenset[str]) -> tuple[Antecedent, ...]:
    """The card types by which a target was asked for, where there are several."""
    types = sorted(said & vocabulary.card_types())
    return (Antecedent(slot=f"{slot}{OF_TYPES}{','.join(types)}", nature="types"),) if len(types) > 1 else ()


def _owners(things: Filter) -> tuple[object, ...]:
    """The words for the players in whose zones the things are."""
    zones = (q.zone for q in things.qualifiers if isinstance(q, Located))
    return tuple(zone.whose.player for zone in zones if zone.whose is not None)


def _whose(slot: str, things: Filter) -> tuple[Antecedent, ...]:
    """The player who is spoken of as the one that controls a target, or whose graveyard it is in."""
    qualifiers = things.qualifiers
    controls = (q.player for q in qualifiers if isinstance(q, Controlled))
    if any(isinstance(player, AnOpponent | AnyPlayer) for player in controls):
        return (Antecedent(slot=f"{slot}{CONTROLLER}", nature="player"),)
    if any(isinstance(owner, AnOpponent | AnyPlayer) for owner in _owners(things)):
        return (Antecedent(slot=f"{slot}{OWNER}", nature="player"),)
    return ()


@says("target {things:one}")
class Target(Targeted, frozen=True):
    """One target."""

    things: ObjectFilter


class Other(Targeted, frozen=True, kw_only=True):
    """Targets that are not an earlier target, or when there is none not the object itself, nor what the event was about."""

    is_of_objects: ClassVar[bool] = True

    earlier: tuple[str, ...] = ()

    def is_legal(self, game: Game, thing: Id, scope: Scope) -> bool:
        return not self._is_taken(game, thing, scope) and super().is_legal(game, thing, scope)

    def candidates(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(t for t in super().candidates(game, scope) if not self._is_taken(game, t, scope))

    def _is_taken(self, game: Game, thing: Id, scope: Scope) -> bool:
        if self.earlier:
            return thing in [t for slot in self.earlier for t in scope.slots.get(slot, ())]
        return thing in (scope.source, scope.now(scope.source)) or self._is_met(game, thing, scope)

    def _is_met(self, game: Game, thing: Id, scope: Scope) -> bool:
        """Whether the event was about it, and "other" can't be said of the source, which the noun does not call."""
        met, things = scope.slots.get("it"), self.filter()
        if not isinstance(met, tuple) or thing not in map(scope.now, met) or not isinstance(things, Description):
            return False
        called = things.head.match(game, scope.source) and all(a.match(game, scope.source, scope) for a in things.adjectives)
        return not called


@says("another target {things:one}")
class AnotherTarget(Other, frozen=True, kw_only=True):
    """One other target."""

    things: ObjectFilter


class UpToNumber(TargetReference, frozen=True):
    """As many targets as wanted, up to a number."""

    @property
    @abstractmethod
    def number(self) -> Numeral:
        """Up to how many."""

    @property
    def plural(self) -> bool:
        return self.number.plural

    @rule("115.6")
    def minimum(self, game: Game, scope: Scope) -> int:
        return 0

    def maximum(self, game: Game, scope: Scope) -> int | None:
        return self.number.count(game, scope)


@says("up to {number} target {things:number}")
class UpToTargets(UpToNumber, Targeted, frozen=True, kw_only=True):
    """As many targets that fit as wanted, up to a number."""

    number: Numeral
    things: ObjectFilter


@says("up to {number} other target {things:number}")
class UpToOtherTargets(UpToNumber, Other, frozen=True, kw_only=True):
    """As many other targets that fit as wanted, up to a number."""

    number: Numeral
    things: ObjectFilter


@says("{number} target {things:many}")
class Targets(Targeted, frozen=True):
    """A number of targets."""

    number: Numeral
    things: ObjectFilter

    def __post_init__(self) -> None:
        super().__post_init__()
        if isinstance(self.number, Number) and self.number.n < 2:
            raise Unfit

    @property
    def plural(self) -> bool:
        return True

    def minimum(self, game: Game, scope: Scope) -> int:
        return self.number.count(game, scope) or 0

    def maximum(self, game: Game, scope: Scope) -> int | None:
        return self.number.count(game, scope)


class AnyNumber(TargetReference, frozen=True):
    """As many targets as wanted."""

    @property
    def plural(self) -> bool:
        return True

    @rule("115.6")
    def minimum(self, game: Game, scope: Scope) -> int:
        return 0

    def maximum(self, game: Game, scope: Scope) -> int | None:
        return None


@says("any number of target {things:many}")
class AnyTargets(AnyNumber, Targeted, frozen=True, kw_only=True):
    """As many targets that fit as wanted."""

    things: ObjectFilter


@says("any number of other target {things:many}")
class AnyOtherTargets(AnyNumber, Other, frozen=True, kw_only=True):
    """As many other targets that fit as wanted."""

    things: ObjectFilter


class AnyRecipient(Filter, frozen=True):
    """What damage can be dealt to: creatures, players, planeswalkers and battles; never read by itself."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        if thing in game.state.players:
            return not game.state.players[thing].has_lost
        return bool(DAMAGED_TYPES & set(game.characteristics(thing).types))


@says("any target")
class AnyTarget(Targeted, frozen=True):
    """A target of any kind that can be dealt damage."""

    things: ClassVar[AnyRecipient] = AnyRecipient()

    @rule("115.4")
    def candidates(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        things = (*game.state.order(), *game.state.zone(Zone.BATTLEFIELD))
        return tuple(t for t in things if self.things.match(game, t, scope))

    def is_legal(self, game: Game, thing: Id, scope: Scope) -> bool:
        if thing in game.state.players:
            return not game.state.players[thing].has_lost
        return super().is_legal(game, thing, scope)

    def antecedents(self) -> tuple[Antecedent, ...]:
        return (*super().antecedents(), Antecedent(slot=self.slot, nature="recipient"))


class TargetEither(Targeted, frozen=True):
    """A target that is a player or an object that fits."""

    def allowed(self, game: Game, scope: Scope) -> list[Id]:
        """The players who may be chosen."""
        return game.state.order()

    @rule("115.1")
    def candidates(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return (*self.allowed(game, scope), *super().candidates(game, scope))

    def is_legal(self, game: Game, thing: Id, scope: Scope) -> bool:
        if thing in game.state.players:
            return thing in self.allowed(game, scope)
        return super().is_legal(game, thing, scope)

    def antecedents(self) -> tuple[Antecedent, ...]:
        player, either = (Antecedent(slot=self.slot, nature=nature) for nature in ("player", "recipient"))
        return (*super().antecedents(), player, either)


@says("target player or {things:one}")
class TargetPlayerOr(TargetEither, frozen=True):
    """A player or an object that fits."""

    things: ObjectFilter


@says("up to one target player or {things:one}")
class UpToOnePlayerOr(TargetPlayerOr, frozen=True):
    """The same, or none."""

    def minimum(self, game: Game, scope: Scope) -> int:
        return 0


@says("target opponent or {things:one}")
class TargetOpponentOr(TargetPlayerOr, frozen=True):
    """An opponent or an object that fits."""

    def allowed(self, game: Game, scope: Scope) -> list[Id]:
        return game.state.opponents(scope.controller)


@says("target creature or player")
class TargetCreatureOrPlayer(TargetEither, frozen=True):
    """A creature or a player."""

    def filter(self) -> Filter:
        return Description(head=OneKind(kind=Kind(name="creature")))


@says("each of {targets:many}")
class EachOf(ObjectReference, frozen=True):
    """Several targets, one by one."""

    targets: Targeted

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return self.targets.find(game, scope)


class Group(ObjectReference, frozen=True, kw_only=True):
    """Every object that fits; the slot keeps those that did when the instruction was carried out."""

    things: ObjectFilter
    slot: str = ""
    makes: ClassVar[str] = "group"
    is_described: ClassVar[bool] = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What a pronoun after it can mean."""
        things = self.things
        return (Antecedent(slot=self.slot, nature="object", nouns=things.nouns(), said=things.said(), is_many=True),)

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        found = candidates(game, self.things, scope)
        scope.slots[self.slot] = found
        return found


@says("each {things:one}")
class Each(Group, frozen=True, kw_only=True):
    """Every object that fits, one by one."""


def _is_of_host(things: Filter) -> bool:
    """Whether a description begins like the name of what something is attached to: "enchanted Equipment"."""
    return any(isinstance(adjective, IsEnchanted | IsEquipped) for adjective in things.adjectives[:1])


@says("{things:many}", "all {things:many}")
class All(Group, frozen=True, kw_only=True):
    """Every object that fits, together."""

    def __post_init__(self) -> None:
        if self.wording == 0 and is_either(self.things) and _is_of_host(self.things):
            raise Unfit

    @property
    def plural(self) -> bool:
        return True


@says("enchanted {kind:one}", "equipped {kind:one}", "fortified {kind:one}")
class AttachedTo(ObjectReference, frozen=True):
    """The object that the Aura, Equipment or Fortification is attached to, or that what has such text is attached to."""

    is_known: ClassVar[bool] = True
    kind: Kind

    @rule("301.5f", "303.4m")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        to = game.object(scope.source).attached_to
        return (to,) if to is not None and to not in game.state.players else ()

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What a pronoun after it can mean."""
        return (self.spoken,)

    @property
    def spoken(self) -> Antecedent:
        """What it can be called; text says "enchanted creature" again where "that creature" would be another one."""
        return Antecedent(slot="host", nature="object", nouns=frozenset({self.kind.name}), said=frozenset({"its host"}))


