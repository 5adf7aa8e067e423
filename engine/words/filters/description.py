"""Descriptions of objects: adjectives, a noun and qualifiers, as in "untapped Goblin creature you control"."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from itertools import pairwise
from typing import Final

from engine.game.limited_range_of_influence import only_in_range
from engine.game.machine import Game
from engine.game.meaning import Filter
from engine.game.objects import OWNED_ZONES, Id, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, find, says, template_of
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.filters.base import Adjective, Qualifier
from engine.words.kinds import GENERAL, Kind


class Head(Word, frozen=True):
    """The noun of a description, or several of which an object must be one."""

    def kinds(self) -> tuple[Kind, ...]:
        """The nouns."""
        return ()

    @property
    def plural(self) -> bool:
        return self.kinds()[-1].is_many

    def match(self, game: Game, thing: Id) -> bool:
        """Whether the object can be called so."""
        return any(_fits(game, thing, kind) and _is_noun(game, thing, kind.name) for kind in self.kinds())


@says("{kind}")
class OneKind(Head, frozen=True):
    """A single noun."""

    kind: Kind

    def kinds(self) -> tuple[Kind, ...]:
        return (self.kind,)


@says("{any:or}", "{any:and}", "{any:and/or}")
class AnyKind(Head, frozen=True):
    """Several nouns, any of which will do."""

    any: tuple[Kind, ...]

    def __post_init__(self) -> None:
        if len({kind.is_many for kind in self.any}) > 1 or any(kind.name in ("card", "spell") for kind in self.any[:-1]):
            raise Unfit
        if self.wording == 1 and not self.any[0].is_many:
            raise Unfit

    def kinds(self) -> tuple[Kind, ...]:
        return self.any


OUTLAWS = frozenset({"Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"})


_OUTLAW_NOUNS: Final = {
    "outlaw": Kind(name="permanent"),
    "outlaws": Kind(name="permanent", is_many=True),
    "outlaw creature": Kind(name="creature"),
    "outlaw creatures": Kind(name="creature", is_many=True),
    "outlaw card": Kind(name="card"),
    "outlaw cards": Kind(name="card", is_many=True),
    "outlaw spell": Kind(name="spell"),
    "outlaw spells": Kind(name="spell", is_many=True),
}
"""The noun that each wording stands for or ends with."""


@says(*_OUTLAW_NOUNS)
class Outlaw(Head, frozen=True):
    """Something that is an Assassin, Mercenary, Pirate, Rogue or Warlock."""

    @rule("700.12a")
    def kinds(self) -> tuple[Kind, ...]:
        return (_OUTLAW_NOUNS[template_of(self)],)

    @rule("700.12")
    def match(self, game: Game, thing: Id) -> bool:
        return super().match(game, thing) and bool(OUTLAWS & set(game.characteristics(thing).subtypes))


@says("non-outlaw creature", "non-outlaw creatures")
class NoOutlaw(Head, frozen=True):
    """A creature that is none of these."""

    def kinds(self) -> tuple[Kind, ...]:
        return (Kind(name="creature", is_many=self.wording == 1),)

    @rule("700.12")
    def match(self, game: Game, thing: Id) -> bool:
        return super().match(game, thing) and not OUTLAWS & set(game.characteristics(thing).subtypes)


@says("commander", "commanders")
class Commander(Head, frozen=True):
    """A commander, wherever it is."""

    def kinds(self) -> tuple[Kind, ...]:
        return (Kind(name="permanent", is_many=self.wording == 1),)

    @rule("903.3")
    def match(self, game: Game, thing: Id) -> bool:
        return "commander" in game.object(thing).marks


class ObjectFilter(Filter, frozen=True):
    """A filter for objects."""

    def said(self) -> frozenset[str]:
        """Those of the nouns that the description itself uses."""
        return frozenset()

    @rule("115.9b")
    def is_aimed(self, game: Game, aim: Id, scope: Scope) -> bool:
        """Whether a target is something that fits, where the description says."""
        if aim in game.state.players or not game.exists(aim):
            return False
        return self.is_placed(game, aim, scope) and self.match(game, aim, scope)

    @rule("109.2")
    def is_placed(self, game: Game, thing: Id, scope: Scope) -> bool:
        """Whether something is where the description says: on the battlefield, if it says nothing of where."""
        found = game.object(thing)
        return any(found.zone is zone and player in (0, found.owner) for zone, player in self.zones(game, scope))


@says("[{adjectives:space+} ]{head}[ {qualifiers:space+}]", "{adjectives:comma} {head}[ {qualifiers:space+}]")
class Description(ObjectFilter, frozen=True):
    """A noun with what is said before and after it."""

    head: Head
    adjectives: tuple[Adjective, ...] = ()
    qualifiers: tuple[Qualifier, ...] = ()

    def __post_init__(self) -> None:
        if any(find(q, Description) for q in self.qualifiers[:-1]):
            raise Unfit  # what follows belongs to the description inside the qualifier
        if self.wording >= 1 and len(self.adjectives) > 1 and not all(a.is_shared for a in self.adjectives):
            raise Unfit  # types in a list with commas are one adjective
        if any(q.says_who for q in self.qualifiers) and any(q.says_where for q in self.qualifiers):
            raise Unfit  # what is controlled is nowhere but on the battlefield
        if {k.name for a in self.adjectives for k in a.kinds()} & {k.name for k in self.head.kinds()}:
            raise Unfit  # nothing is called a "creature creature"
        if any(a.is_of_cards for a in self.adjectives) and self.head.kinds()[-1].name not in ("card", "spell"):
            raise Unfit  # "artifact or Dragon creature" is two descriptions
        if any(a.is_of_cards and b.names_kinds() for a, b in pairwise(self.adjectives)):
            raise Unfit  # and so is "Vehicle or artifact creature card"
        if any(a.leaves_out for a in self.adjectives) and any(q.is_of_what_it_did for q in self.qualifiers):
            raise Unfit  # others than what was exiled or created just now: said by words of their own
        parts: tuple[Adjective | Qualifier, ...] = (*self.adjectives, *self.qualifiers)
        if len(self.head.kinds()) > 1 and not all(p.is_shared for p in parts):
            raise Unfit

    @property
    def plural(self) -> bool:
        return self.head.plural

    def nouns(self) -> frozenset[str]:
        named = self.said()
        return named | {kind for name in named if name[0].isupper() for kind in _kinds_of(name)}

    def said(self) -> frozenset[str]:
        named = [k.name for k in self.head.kinds()]
        return frozenset([*named, *(kind.name for a in self.adjectives for kind in a.kinds())])

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        if thing in game.state.players:
            return False
        return (
            self.head.match(game, thing)
            and not self._is_subject(game, thing, scope)
            and all(a.match(game, thing, scope) for a in self.adjectives)
            and all(q.match(game, thing, scope) for q in self.qualifiers)
        )

    def _is_subject(self, game: Game, thing: Id, scope: Scope) -> bool:
        """Whether "other" leaves it out as the object whose size an amount gives, or that the event met: not where the source
        itself is called by the noun, for then others than that are meant.
        """
        if not any(a.leaves_out for a in self.adjectives):
            return False
        spoken = [scope.slots.get(slot) for slot in ("subject", "it", "recipient")]
        left_out = [tuple(map(scope.now, ids)) for ids in spoken if isinstance(ids, tuple)]
        return (thing,) in left_out and not self.head.match(game, scope.source)

    def zones(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        if self.head.kinds()[-1].name == "spell":
            return ((Zone.STACK, 0),)  # wherever it was cast from
        named = (qualifier.zones(game, scope) for qualifier in self.qualifiers)
        return next((places for places in named if places is not None), ((Zone.BATTLEFIELD, 0),))


def nouns_of(things: Filter) -> tuple[Kind, ...]:
    """The nouns of a description in the place where it has them; () of several descriptions."""
    return things.head.kinds() if isinstance(things, Description) else ()


def is_either(things: Filter) -> bool:
    """Whether the noun of a description is the same in both numbers."""
    return any(kind.is_either for kind in nouns_of(things))


def _fits(game: Game, thing: Id, kind: Kind) -> bool:
    """Whether an object's types make it one, where the noun has to do with types."""
    if kind.name in GENERAL:
        return True
    now = game.characteristics(thing)
    return kind.fits(now.types, now.subtypes)


def _is_noun(game: Game, thing: Id, noun: str) -> bool:
    """Whether an object can be called by a general noun: a spell is on the stack, a permanent on the battlefield."""
    if noun not in GENERAL:
        return True
    found = game.object(thing)
    if noun == "spell":
        return found.zone is Zone.STACK and (found.stacked is None or found.stacked.source is None)
    if noun == "permanent":
        return found.zone is Zone.BATTLEFIELD
    return found.is_token if noun == "token" else not found.is_token or noun != "card"


@says("{any:or}", "{any:and}")
class AnyDescription(ObjectFilter, frozen=True):
    """Several descriptions, any of which will do."""

    any: tuple[Description, ...]

    def __post_init__(self) -> None:
        first, *others = self.any
        if any(d.plural != first.plural for d in others):
            raise Unfit
        if not any(d.adjectives for d in others) and all(a.is_shared for a in first.adjectives):
            raise Unfit  # one description with several nouns
        if _is_one_adjective(self.any):
            raise Unfit  # "Cleric or Wizard creature"
        general = [d.head.kinds()[-1].name in ("card", "spell", "source") for d in self.any]
        if general[-1] and not all(general):
            raise Unfit  # one description whose adjective names several kinds
        if any(len(d.head.kinds()) > 1 or d.wording for d in self.any) or any(d.qualifiers for d in self.any[:-1]):
            raise Unfit
        if not all(q.is_shared for q in self.any[-1].qualifiers):
            raise Unfit

    @property
    def plural(self) -> bool:
        return self.any[-1].plural

    def nouns(self) -> frozenset[str]:
        return frozenset().union(*(d.nouns() for d in self.any))

    def said(self) -> frozenset[str]:
        return frozenset().union(*(d.said() for d in self.any))

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        last = self.any[-1].qualifiers
        return any(d.match(game, thing, scope) for d in self.any) and all(q.match(game, thing, scope) for q in last)

    def zones(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return self.any[-1].zones(game, scope)


@cache
def _kinds_of(subtype: str) -> frozenset[str]:
    """The card types that a subtype belongs to: what is a Goblin can be called a creature."""
    return frozenset(vocabulary.kinds_of(subtype)) - {"spell"}


def _is_one_adjective(any_: tuple[Description, ...]) -> bool:
    """Whether bare subtypes and a last subtype before a noun are alternatives for one adjective."""
    *heads, last = any_
    bare = all(all(a.is_shared for a in d.adjectives) and d.head.kinds()[0].is_subtype for d in heads)
    named = [kind for a in last.adjectives[:1] for kind in a.kinds()]
    return bare and bool(named) and all(kind.is_subtype for kind in named)


def candidates(game: Game, filter_: Filter, scope: Scope, among: Collection[Id] | None = None) -> tuple[Id, ...]:
    """Every object that fits, where the description says to look; of some objects only, if they are given."""
    there = (
        t for zone, player in filter_.zones(game, scope) for t in in_zone(game, zone, player) if among is None or t in among
    )
    if game.as_if:
        fitting = tuple(t for t in there if _fits_there(game, filter_, t, scope))
    else:
        fitting = tuple(t for t in there if filter_.match(game, t, scope))
    return only_in_range(game, scope.controller, fitting)


def _fits_there(game: Game, filter_: Filter, thing: Id, scope: Scope) -> bool:
    seen = game.as_if.get(thing)
    if seen is None or seen.object.zone is not Zone.BATTLEFIELD:
        return filter_.match(game, thing, scope)
    return _fits_before(game, filter_, thing, scope)


@rule("614.12")
def _fits_before(game: Game, filter_: Filter, thing: Id, scope: Scope) -> bool:
    """Whether something that is entering the battlefield fits where it still is while things are counted."""
    was = game.as_if
    game.as_if = {t: known for t, known in was.items() if t != thing}
    try:
        return filter_.match(game, thing, scope)
    finally:
        game.as_if = was


def in_zone(game: Game, zone: Zone, player: Id) -> tuple[Id, ...]:
    """The objects in a zone (of a player; 0 for every player's), phased-in ones only."""
    whose = game.state.players if zone in OWNED_ZONES and not player else (player,)
    found = (t for p in whose for t in game.state.zone(zone, p))
    return tuple(t for t in found if not game.state.objects[t].is_phased_out)
