"""Tiny words and cards for the tests of the machine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec

from engine.game.damage import Damage
from engine.game.events import Event
from engine.game.life import GainLife
from engine.game.machine import Game
from engine.game.meaning import Condition, Duration, Effect, EventPattern, Keyword, SpellAbility, Static, Triggered
from engine.game.objects import Characteristics, Definition, Id, Zone
from engine.game.scope import Scope
from engine.game.setup import new_game
from engine.game.state import State
from engine.game.turn import BeginStep, WearOff
from engine.game.zones import Move
from tests.engine.game.position import add_card


class Answers:
    """Answers choices of each kind with the given values, in order; remembers what was asked."""

    def __init__(self, **answers: list[Any]) -> None:
        self.answers = answers
        self.asked: list[Any] = []

    def answer(self, game: Any, choice: Any) -> tuple[Any, ...] | None:
        self.asked.append(choice)
        waiting = self.answers.get(choice.kind)
        if not waiting:
            return None
        value = waiting.pop(0)
        return value if isinstance(value, tuple) else (value,)


class Do(Effect, frozen=True):
    """Whatever the test says, as an instruction."""

    what: Callable[[Game, Scope], Any]

    def happen(self, game: Game, scope: Scope) -> None:
        self.what(game, scope)


class Spell(SpellAbility, frozen=True):
    effect: Effect


class When(Triggered, frozen=True):
    trigger: EventPattern
    effect: Effect
    condition: Condition | None = None
    once_each_turn: bool = False


class Sees(EventPattern, frozen=True):
    """Events that the test describes."""

    what: Callable[[Game, Event, Scope], dict[str, Any] | None]
    one_or_more: bool = False

    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        return self.what(game, event, scope)


class SeesBack(Sees, frozen=True):
    looks_back: ClassVar[bool] = True


class If(Condition, frozen=True):
    what: Callable[[Game, Scope], bool]

    def holds(self, game: Game, scope: Scope) -> bool:
        return self.what(game, scope)


class Instead(Static, frozen=True):
    """A replacement that the test describes."""

    what: Callable[[Game, Event, Scope], tuple[Event, ...] | None]
    stage: str = ""
    of_itself: bool = False

    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        return self.what(game, event, scope)


class Forbids(Static, frozen=True):
    what: Callable[[Game, Any, Scope], Any]

    def forbid(self, game: Game, action: Any, scope: Scope) -> Any:
        return self.what(game, action, scope)


class ThisTurn(Duration, frozen=True):
    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        return isinstance(event, WearOff)


class Deathtouch(Keyword, frozen=True):
    pass


class Lifelink(Keyword, frozen=True):
    pass


class Indestructible(Keyword, frozen=True):
    pass


class FirstStrike(Keyword, frozen=True):
    pass


def creature(name: str = "Bear", power: int = 2, toughness: int = 2, *abilities: Any, **more: Any) -> Definition:
    face = Characteristics(name=name, types=("creature",), power=power, toughness=toughness, abilities=abilities, **more)
    return Definition(name=name, faces=(face,))


def card(name: str, kind: str, *abilities: Any, **more: Any) -> Definition:
    return Definition(name=name, faces=(Characteristics(name=name, types=(kind,), abilities=abilities, **more),))


def game_of(
    *cards: tuple[Definition, Id, Zone], chooser: Any = None, names: tuple[str, ...] = ("Ann", "Bob")
) -> tuple[Game, list[Id]]:
    """A game with these cards, and their ids."""
    state = new_game(names)
    ids = []
    for definition, owner, zone in cards:
        state, new = add_card(state, definition, owner, zone)
        ids.append(new)
    return Game(state, chooser), ids


def with_facts(game: Game, thing: Id, **facts: Any) -> None:
    game.state = game.state.put(game.state.objects[thing].with_(**facts))


def on_battlefield(state: State, name: str) -> list[Id]:
    return [o.id for o in state.battlefield() if o.base.name == name]


def told(game: Game) -> list[str]:
    return [entry.text for entry in game.log if entry.text]


def rules_of(game: Game, kind: type[Event]) -> set[str]:
    return {number for entry in game.log if isinstance(entry.event, kind) for number in entry.rules}


def moved(event: Event, to: Zone, origin: Zone | None, game: Game) -> Move | None:
    """The event, when it is a move between these zones."""
    if not isinstance(event, Move) or event.to is not to:
        return None
    return event if origin is None or game.object(event.object).zone is origin else None


def dies(game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
    found = moved(event, Zone.GRAVEYARD, Zone.BATTLEFIELD, game)
    return {"it": (found.object,)} if found else None


def this_dies(game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
    slots = dies(game, event, scope)
    return slots if slots and slots["it"] == (scope.source,) else None


def this_enters(game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
    found = moved(event, Zone.BATTLEFIELD, None, game)
    return {} if found and game.state.became[found.object] == scope.source else None


def at_step(step: str) -> Callable[[Game, Event, Scope], dict[str, Any] | None]:
    def begins(game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        return {} if isinstance(event, BeginStep) and event.step == step else None

    return begins


def gain(amount: int) -> Do:
    return Do(what=lambda game, scope: game.happen(GainLife(player=scope.controller, amount=amount)))


def doubled(game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
    """Damage is doubled."""
    return (msgspec.structs.replace(event, amount=event.amount * 2),) if isinstance(event, Damage) else None


def prevented_by(amount: int) -> Callable[[Game, Event, Scope], tuple[Event, ...] | None]:
    def less(game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        return (msgspec.structs.replace(event, amount=event.amount - amount),) if isinstance(event, Damage) else None

    return less
