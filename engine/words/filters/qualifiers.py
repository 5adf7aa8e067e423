"""Qualifiers: what stands after the noun of a description, such as who controls it."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says, walk
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.filters.base import Qualifier
from engine.words.filters.description import ObjectFilter
from engine.words.kinds import CounterKind
from engine.words.zones import InZone


@says("{player} control{s}")
class Controlled(Qualifier, frozen=True):
    """Controlled by one of the players meant."""

    says_who: ClassVar[bool] = True
    player: PlayerReference

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return game.controller(thing) in self.player.find(game, scope)


@says("{player} don't control")
class NotControlled(Qualifier, frozen=True):
    """Not controlled by the player meant."""

    player: PlayerReference

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return game.controller(thing) not in self.player.find(game, scope)


@says("{player} own{s}", "owned by {player}")
class Owned(Qualifier, frozen=True):
    """Owned by one of the players meant."""

    player: PlayerReference

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return game.object(thing).owner in self.player.find(game, scope)


@says("{zone}")
class Located(Qualifier, frozen=True):
    """In a zone: "in your graveyard", "from exile", "on the battlefield"; a spell was cast from it."""

    says_where: ClassVar[bool] = True
    zone: InZone

    def zones(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...] | None:
        return self.zone.places(game, scope)

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        found = game.object(thing)
        where = found.stacked.cast_from if found.zone is Zone.STACK and found.stacked is not None else found.zone
        return self.zone.has(game, where, found.owner, scope)


@says("with {n} {kind} counter on it", "with {kind} counters on them", "with {n} {kind} counters on it")
class WithCounters(Qualifier, frozen=True):
    """With counters of a kind."""

    kind: CounterKind
    n: Number = Number(n=1)

    @property
    def is_shared(self) -> bool:
        return False

    def __post_init__(self) -> None:
        if (self.wording == 0) != (self.n.form == "article"):
            raise Unfit

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return game.object(thing).counters.get(self.kind.name, 0) >= self.n.n


@says("attached to {object}")
class AttachedTo(Qualifier, frozen=True):
    """An Aura or Equipment that is attached to an object."""

    object: ObjectReference

    def __post_init__(self) -> None:
        if self.object.makes == "chosen":
            raise Unfit  # any such object will do, none is chosen

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return any(self._is_on(game, thing, host) for host in self.object.find(game, scope))

    @rule("608.2h")
    def _is_on(self, game: Game, thing: Id, host: Id) -> bool:
        """Whether it is attached to the host or, once that has left, was until then."""
        was = None if game.exists(host) else game.state.gone.get(host)
        return thing in was.attachments if was is not None else game.object(thing).attached_to == host


@says("attached to a(n) {things}", "that's attached to a(n) {things}")
class AttachedToOne(Qualifier, frozen=True):
    """An Aura or Equipment that is attached to any object that fits."""

    things: ObjectFilter

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        host = game.object(thing).attached_to
        return host is not None and host not in game.state.players and self.things.match(game, host, scope)


@says("you don't control or own", "you neither own nor control")
class Foreign(Qualifier, frozen=True):
    """Neither controlled nor owned by the controller of the ability."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return scope.controller not in (game.controller(thing), game.object(thing).owner)


@says("other than {object}", "other than {object} or ~")
class OtherThan(Qualifier, frozen=True):
    """Not the object named, nor (where that is said) the object itself."""

    object: ObjectReference

    def __post_init__(self) -> None:
        kind = type(self.object)
        if kind.makes in ("chosen", "found") or kind.refers == "hand":
            raise Unfit  # of such things none is chosen

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing not in self.object.find(game, scope) and (self.wording == 0 or thing != scope.source)


@says("with {X} in its mana cost", "with {X} in their mana costs")
class WithX(Qualifier, frozen=True):
    """X is part of its mana cost."""

    @rule("107.3")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return "{X}" in (game.characteristics(thing).mana_cost or ())


@rule("107.3e")
def x_of(game: Game, spell: Id, described: Word) -> dict[str, int]:
    """The slot of X where a description speaks of the X of a spell: that of the spell which fits it."""
    return {"X": game.object(spell).x or 0} if any(isinstance(word, WithX) for word in walk(described)) else {}
