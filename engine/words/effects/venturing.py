"""Venturing into the dungeon: the dungeons, their rooms, moving through them, and having completed one."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from engine.game.dungeons import DUNGEON, BringDungeon, CompleteDungeon, MoveMarker, completed, dungeon_of, room_of
from engine.game.events import Event
from engine.game.keyword_actions import ActionDone
from engine.game.machine import Game
from engine.game.meaning import Condition, Effect, EventPattern, PlayerVerb, Triggered
from engine.game.objects import Characteristics, Id, Object, Zone
from engine.game.scope import Scope
from engine.game.zones import Draw, Reveal
from engine.phrase import Leaf, says
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.countable import Countable
from engine.words.events.players import PlayerActs
from engine.words.keywords.later import ALLOWING, may_cast
from engine.words.keywords.spelling import effect
from engine.words.sentences import Core

UNDERCITY = "Undercity"
"""The dungeon that is entered only by venturing into it by name."""


class MovesInto(EventPattern, frozen=True):
    """The venture marker moves into a room; made, never read."""

    room: int

    @rule("309.4c")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        return {} if isinstance(event, MoveMarker) and event.object == scope.source and event.room == self.room else None


class Room(Triggered, frozen=True):
    """A room of a dungeon: its name, the rooms that its arrows lead to, and its room ability; made, never read."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.COMMAND})
    name: str
    exits: tuple[int, ...]
    trigger: MovesInto
    effect: Effect
    condition: None = None


@cache
@rule("309.1", "309.4")
def dungeon(name: str) -> Characteristics:
    """The dungeon of this name."""
    rooms = vocabulary.dungeons()[name]
    places = {room[0]: n for n, room in enumerate(rooms)}
    abilities = tuple(
        Room(name=room, exits=tuple(places[e] for e in exits), trigger=MovesInto(room=n), effect=effect(text))
        for n, (room, exits, text) in enumerate(rooms)
    )
    return Characteristics(name=name, types=(DUNGEON,), abilities=abilities)


def venture(game: Game, scope: Scope, player: Id, into: str = "") -> None:
    """Have a player venture into the dungeon, or into the one named if they have none."""
    found = dungeon_of(game.state, player)
    if found is None:
        _enter(game, scope, player, into)
    elif room_of(found).exits:
        _go_on(game, player, found)
    else:
        _start_anew(game, scope, player, found, into)
    game.happen(ActionDone(action="venture", player=player))


@rule("701.49a", "701.49d")
def _enter(game: Game, scope: Scope, player: Id, into: str) -> None:
    names = (into,) if into else tuple(name for name in vocabulary.dungeons() if name != UNDERCITY)
    options = [(name, name) for name in names]
    name = game.choose_one(player, "dungeon", options, about=scope.source, prompt="Which dungeon?")
    game.happen(BringDungeon(player=player, base=dungeon(name)))
    found = dungeon_of(game.state, player)
    if found is not None:
        game.happen(MoveMarker(player=player, object=found.id, room=0))


@rule("701.49b", "309.5a")
def _go_on(game: Game, player: Id, found: Object) -> None:
    options = [(n, found.base.abilities[n].name) for n in room_of(found).exits]
    room = game.choose_one(player, "room", options, about=found.id, prompt="Which room?")
    game.happen(MoveMarker(player=player, object=found.id, room=room))


@rule("701.49c", "309.5b")
def _start_anew(game: Game, scope: Scope, player: Id, found: Object, into: str) -> None:
    game.happen(CompleteDungeon(player=player, object=found.id))
    _enter(game, scope, player, into)


@says("venture{s^} into the dungeon")
class Venture(PlayerVerb, frozen=True):
    """Players venture into the dungeon."""

    @rule("701.49a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            venture(game, scope, player)


@says("draw {number:word} cards and reveal them, then you may cast one of them free")
class DrawToCast(Core, frozen=True):
    """Cards are drawn and shown; one of them may be cast at once."""

    number: int

    @rule("608.2g", "118.9")
    def happen(self, game: Game, scope: Scope) -> None:
        player = scope.controller
        before = game.state.zone(Zone.HAND, player)
        for _ in range(self.number):
            game.happen(Draw(player=player, by=scope.source))
        drawn = tuple(t for t in game.state.zone(Zone.HAND, player) if t not in before)
        if drawn:
            game.happen(Reveal(player=player, objects=drawn))
        spells = [(t, game.name(t)) for t in drawn if "land" not in game.characteristics(t).types]
        if spells:
            prompt = "Cast which of them?"
            for card in game.choose(player, "card", spells, minimum=0, maximum=1, about=scope.source, prompt=prompt):
                may_cast(game, player, card, ALLOWING)


class DungeonName(Leaf, frozen=True):
    """The name of a dungeon."""

    name: str

    @classmethod
    def beginnings(cls) -> frozenset[str] | None:
        return frozenset(name.split()[0].lower() for name in vocabulary.dungeons())

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        sizes = {name: name.lower().split() for name in vocabulary.dungeons()}
        return [(cls(name=n), at + len(words)) for n, words in sizes.items() if tokens[at : at + len(words)] == words]

    def say(self, style: str = "") -> list[str]:
        return self.name.split()


@says("you've completed a dungeon", "you haven't completed a dungeon")
class HasCompleted(Condition, frozen=True):
    """The controller has, or has not, completed a dungeon this game."""

    @rule("309.7")
    def holds(self, game: Game, scope: Scope) -> bool:
        return bool(completed(game.state, scope.controller)) == (self.wording == 0)


@says("you've completed {name}", "you haven't completed {name}")
class HasCompletedThat(Condition, frozen=True):
    """The controller has, or has not, completed a certain dungeon this game."""

    name: DungeonName

    @rule("309.7")
    def holds(self, game: Game, scope: Scope) -> bool:
        return (self.name.name in completed(game.state, scope.controller)) == (self.wording == 0)


@says("differently named dungeon you've completed")
class EachCompleted(Countable, frozen=True):
    """Each dungeon that the controller has completed, those of one name once."""

    @rule("309.7")
    def count(self, game: Game, scope: Scope) -> int:
        return len(set(completed(game.state, scope.controller)))


@says("{player} complete{s} a dungeon")
class WhenCompletes(PlayerActs, frozen=True):
    """A player completes a dungeon."""

    @rule("309.7")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        fits = isinstance(event, CompleteDungeon) and self.is_them(game, event.affected(game), scope)
        return {"player": (event.affected(game),)} if fits else None


@says("{player} venture{s} into the dungeon")
class WhenVentures(PlayerActs, frozen=True):
    """A player has ventured into the dungeon."""

    @rule("701.49a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        fits = isinstance(event, ActionDone) and event.action == "venture" and self.is_them(game, event.player, scope)
        return {"player": (event.affected(game),)} if fits else None
