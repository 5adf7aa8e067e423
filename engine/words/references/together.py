"""References to players and objects together: "each creature and each player", "you and creatures you control"."""

from __future__ import annotations

from abc import abstractmethod

from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerReference, Reference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, find, says, walk
from engine.rulebook import rule
from engine.words.filters.likeness import Shares
from engine.words.references.antecedents import Antecedent
from engine.words.references.objects import All, Each, Target
from engine.words.references.players import You


class Together(Reference, frozen=True):
    """Two references taken as one."""

    @property
    def plural(self) -> bool:
        return True

    @abstractmethod
    def both(self) -> tuple[Reference, Reference]:
        """The two."""

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(dict.fromkeys(t for part in self.both() for t in part.find(game, scope)))


@says("{things} and {players}", "{things} and/or {players}")
class ObjectsAndPlayers(Together, frozen=True):
    """Objects, then players."""

    things: ObjectReference
    players: PlayerReference

    def __post_init__(self) -> None:
        if self.wording == 1 and not isinstance(self.players, You):
            raise Unfit

    def both(self) -> tuple[Reference, Reference]:
        return self.things, self.players


@says("{players} and {things}", "{players} and/or {things}")
class PlayersAndObjects(Together, frozen=True):
    """Players, then objects."""

    players: PlayerReference
    things: ObjectReference

    def __post_init__(self) -> None:
        if self.wording == 1 and not isinstance(self.players, You):
            raise Unfit

    def both(self) -> tuple[Reference, Reference]:
        return self.players, self.things

    @rule("608.2c")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        players = self.players.find(game, scope)
        if not self._is_of_each():
            return tuple(dict.fromkeys((*players, *self.things.find(game, scope))))
        theirs = tuple(dict.fromkeys(t for p in players for t in self.things.find(game, scope.for_each(p))))
        if slot := self.things.slot:
            scope.slots[slot] = theirs
        return (*players, *theirs)

    def _is_of_each(self) -> bool:
        """Whether the objects are told of one player after the other: "each opponent and each creature they control"."""
        told: tuple[Antecedent, ...] = self.players.antecedents()
        if all(a.slot != "each" for a in told):
            return False
        return any(w.refers == "player" and w.slot == "each" for w in walk(self.things))


@says("{first} and {second}")
class ObjectsAndObjects(Together, frozen=True):
    """Objects, and other objects."""

    first: ObjectReference
    second: ObjectReference

    def __post_init__(self) -> None:
        if isinstance(self.second, All) and self.second.wording == 0:
            raise Unfit  # one description with several nouns
        if isinstance(self.first, Target) and isinstance(self.second, Target):
            raise Unfit  # two targets are objects both
        if isinstance(self.first, Target) and isinstance(self.second, Each) and find(self.second, Shares):
            raise Unfit  # a target and what is like it has words of its own

    def both(self) -> tuple[Reference, Reference]:
        return self.first, self.second


@says("you and {other}")
class YouAnd(PlayerReference, frozen=True):
    """The controller of the ability and other players."""

    other: PlayerReference

    @property
    def plural(self) -> bool:
        return True

    @rule("101.4")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        who = {scope.controller, *self.other.find(game, scope)}
        return tuple(p for p in game.state.order() if p in who)
