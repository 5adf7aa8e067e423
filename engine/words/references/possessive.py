"""Whose: the possessive forms of references."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.phrase import Unfit, Word, says
from engine.words.references.antecedents import CONTROLLER, OWNER, Antecedent, bound


class Whose(Word, frozen=True):
    """A possessive that stands for players."""

    @property
    def player(self) -> PlayerReference | None:
        """The words that name them in full; None for a pronoun."""
        return None

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """The players whose it is."""
        return ()


@says("your")
class Your(Whose, frozen=True):
    """Of the controller of the ability."""

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return (scope.controller,)


@says("{player}'s", "{player}'")
class PlayersOwn(Whose, frozen=True):
    """Of a player who is named in full: "target player's", "each opponent's"."""

    player: PlayerReference

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return self.player.find(game, scope)


@says("their")
class Their(Whose, frozen=True):
    """Of the players spoken of."""

    slot: str = ""
    refers: ClassVar[str] = "player"

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)


class ObjectsOwn(Word, frozen=True):
    """A possessive that stands for objects: "its power", "that creature's power"."""

    @property
    def spoken_of(self) -> str:
        """The slot of what it is that has it; "" where none is bound."""
        return self.slot

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """The objects whose it is."""
        return ()


@says("its")
class Its(ObjectsOwn, frozen=True):
    """Of the object spoken of."""

    slot: str = ""
    refers: ClassVar[str] = "object"

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)


@says("{object}'s", "{object}'")
class OfObject(ObjectsOwn, frozen=True):
    """Of an object that is named in full."""

    object: ObjectReference

    @property
    def spoken_of(self) -> str:
        return self.object.slot

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return self.object.find(game, scope)


@says("{whose} controller", "{whose} controllers")
class ControllerOf(PlayerReference, frozen=True):
    """The controller of an object."""

    whose: ObjectsOwn

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(dict.fromkeys(game.controller(t) for t in self.whose.find(game, scope)))

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The player can be spoken of."""
        return of_object(self.whose, CONTROLLER)


@says("the owner of {thing}", "the owners of {thing}")
class OwnerOfThing(PlayerReference, frozen=True):
    """The owner of an object that is named after, or the owners of several."""

    thing: ObjectReference

    def __post_init__(self) -> None:
        if self.thing.makes == "group" or (self.wording == 1 and not self.thing.plural):
            raise Unfit  # of each of several the owner does something with his own

    @property
    def plural(self) -> bool:
        return self.wording == 1

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The player can be spoken of."""
        slot = self.thing.slot
        return (Antecedent(slot=f"{slot}{OWNER}", nature="player"),) if slot and self.wording == 0 else ()

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(dict.fromkeys(game.object(t).owner for t in self.thing.find(game, scope)))


@says("the controller of {thing}")
class ControllerOfThing(PlayerReference, frozen=True):
    """The controller of a target that is named after."""

    thing: TargetReference

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(dict.fromkeys(game.controller(t) for t in self.thing.find(game, scope)))

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The player can be spoken of."""
        slot = self.thing.slot
        return (Antecedent(slot=f"{slot}{CONTROLLER}", nature="player"),) if slot else ()


@says("{whose} owner", "{whose} owners")
class OwnerOf(PlayerReference, frozen=True):
    """The owner of an object, or the owners of several."""

    whose: ObjectsOwn

    @property
    def plural(self) -> bool:
        return self.wording == 1

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(dict.fromkeys(game.object(t).owner for t in self.whose.find(game, scope)))

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The player can be spoken of."""
        return of_object(self.whose, OWNER)


def of_object(whose: ObjectsOwn, suffix: str) -> tuple[Antecedent, ...]:
    """A player as the controller or owner of an object that is bound to a slot."""
    slot = whose.spoken_of
    return (Antecedent(slot=f"{slot}{suffix}", nature="player"),) if slot else ()
