"""The scene: which objects and players the words of a script stand for, however often the objects change zones."""

from __future__ import annotations

from msgspec import Struct

from engine.cards.card import fold
from engine.game.machine import Game
from engine.game.objects import Id
from engine.script.values import Player


class Entry(Struct, frozen=True):
    """Something that came into the text under a name, perhaps with a label in brackets."""

    name: str
    label: str
    id: Id


class Missing(Exception):
    """The words point at nothing that is there."""


class Scene:
    """Players by the names that the script uses, and objects in the order in which the text brought them in."""

    def __init__(self, players: dict[str, Id]) -> None:
        self.players = players
        self.entries: tuple[Entry, ...] = ()
        self.meant: dict[str, Id] = {}
        """What names meant last, of several objects that are called so."""
        self.singled: dict[str, Id] = {}
        """The one of several alike that a deed was last done with."""
        self.spoken: dict[str, Id] = {}
        """The one of several alike that was spoken of last, and not as the other one."""
        self.now: frozenset[str] = frozenset()
        """Names that mean it in the sentence at hand."""

    def add(self, name: str, label: str, thing: Id) -> None:
        """The text has brought in an object under a name."""
        self.entries = (*self.entries, Entry(name, label, thing))

    def mean(self, name: str, thing: Id) -> None:
        """The name was last said of this object."""
        self.meant = {**self.meant, fold(name): thing}

    def single(self, name: str, thing: Id) -> None:
        """A deed was done with this one of several alike."""
        self.singled = {**self.singled, fold(name): thing}

    def speak_of(self, name: str, thing: Id) -> None:
        """This one of several alike was spoken of."""
        self.spoken = {**self.spoken, fold(name): thing}

    def mean_for_now(self, name: str, thing: Id) -> None:
        """In the sentence at hand the name means this object."""
        self.mean(name, thing)
        self.now |= {fold(name)}

    def forget_singles(self) -> None:
        """A new sentence begins."""
        self.meant = {name: thing for name, thing in self.meant.items() if name not in self.now}
        self.now = frozenset()

    def player(self, player: Player) -> Id:
        """The one player of that name."""
        found = self.players.get(player.name)
        if found is None:
            raise Missing(f"There is no player {player.name!r}; there are {', '.join(self.players)}.")
        return found

    def of_team(self, player: Player) -> Id:
        """The player of that name, or one of the team that is named after its player."""
        return self.player(Player("me" if player.name == "my team" else player.name.removesuffix("'s team")))

    def several(self, game: Game, player: Player, actor: Id | None = None) -> list[Id]:
        """The players meant: one, or those of "each player" and "each opponent"."""
        actor = actor or game.state.turn.active
        if player.name == "each player":
            return game.state.order()
        if player.name == "each opponent":
            return game.state.opponents(actor)
        return [] if player.name == "no player" else [self.player(player)]

    def name_of(self, player: Id) -> str:
        """What the script calls the player."""
        return next(name for name, found in self.players.items() if found == player)

    def named(self, name: str) -> list[Entry]:
        """What came in under a name, in the order of the text."""
        wanted = fold(name)
        return [entry for entry in self.entries if fold(entry.name) == wanted]


def current(game: Game, thing: Id) -> Id:
    """What an object has become by now."""
    became = game.state.became
    while thing in became:
        thing = became[thing]
    return thing
