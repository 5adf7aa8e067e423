"""The types of mana that a permanent could produce: its abilities resolved in every way, with what they say of others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from engine.game.abilities import abilities_of
from engine.game.choices import Choice
from engine.game.machine import Game
from engine.game.mana import TYPES, AddMana, is_mana_ability, mana_verbs, resolve_mana_ability
from engine.game.meaning import Activated
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.state import State
from engine.rulebook import rule

_MOST_WAYS = 400


class Way(Struct, frozen=True, kw_only=True):
    """One way in which an ability of a permanent could produce mana.

    ``replaced_by`` names the replacement effects that applied, in their order; ``through`` are the permanents whose own
    possible mana it depends on.
    """

    ability: Any
    types: tuple[str, ...]
    rules: tuple[str, ...] = ()
    replaced_by: tuple[str, ...] = ()
    through: tuple[Id, ...] = ()

    def cited(self, numbers: tuple[str, ...]) -> Way:
        """With more rules."""
        return msgspec.structs.replace(self, rules=(*self.rules, *(n for n in numbers if n not in self.rules)))


class Production(Struct, frozen=True, kw_only=True):
    """What a permanent could produce, with the ways in which it could, and the same of each permanent it depends on."""

    permanent: Id
    types: frozenset[str]
    ways: tuple[Way, ...]
    others: tuple[Production, ...] = ()
    rules: tuple[str, ...] = ()

    def cited(self, numbers: tuple[str, ...]) -> Production:
        """With the rule that defines it."""
        return msgspec.structs.replace(self, rules=numbers)


class Supposing(Game):
    """A game in which permanents are supposed to be able to produce what was found so far; it notes which were asked about."""

    def __init__(self, game: Game, supposed: dict[Id, frozenset[str]]) -> None:
        super().__init__(game.state, game.chooser, game.steps)
        self.supposed = supposed
        self.asked: dict[Id, None] = {}

    def branch(self, chooser: Any = None, state: State | None = None) -> Game:
        """A branch supposes the same."""
        plain = super().branch(chooser, state)
        twin = Supposing(plain, self.supposed)
        twin.resolving, twin.applied, twin.as_if = plain.resolving, plain.applied, plain.as_if
        twin.asked = self.asked
        return twin


def could_produce(game: Game, permanent: Id) -> frozenset[str]:
    """The types of mana that a permanent could produce. Within such a question it is what is supposed so far."""
    if isinstance(game, Supposing):
        game.asked[permanent] = None
        return game.supposed.setdefault(permanent, frozenset())
    return production(game, permanent).types


@rule("106.7")
def production(game: Game, permanent: Id) -> Production:
    """What a permanent could produce: the least sets of types that agree with each other, starting from nothing."""
    supposed: dict[Id, frozenset[str]] = {permanent: frozenset()}
    found: dict[Id, tuple[Way, ...]] = {}
    while True:
        before = dict(supposed)
        for thing in before:
            found[thing] = tuple(ways_of(game, thing, supposed))
            supposed[thing] = frozenset(t for way in found[thing] for t in way.types)
        if supposed == before:
            return _told(permanent, supposed, found)


def _told(permanent: Id, types: dict[Id, frozenset[str]], found: dict[Id, tuple[Way, ...]]) -> Production:
    def one(thing: Id, told: frozenset[Id]) -> Production:
        through = [t for t in dict.fromkeys(t for way in found[thing] for t in way.through) if t not in told]
        others = tuple(one(t, told | {thing, *through}) for t in through)
        return Production(permanent=thing, types=types[thing], ways=found[thing], others=others)

    return one(permanent, frozenset({permanent}))


def ways_of(game: Game, permanent: Id, supposed: dict[Id, frozenset[str]]) -> Iterator[Way]:
    """Every way in which each ability of a permanent that adds mana would resolve now; costs are ignored."""
    seen: set[Any] = set()
    for ability in abilities_of(game, permanent).activated:
        if any(True for _ in mana_verbs(ability)):
            for way in _in_every_way(game, permanent, ability, supposed):
                key = (id(way.ability), way.types, way.replaced_by, way.through)
                if key not in seen:
                    seen.add(key)
                    yield way


def _in_every_way(game: Game, permanent: Id, ability: Activated, supposed: dict[Id, frozenset[str]]) -> Iterator[Way]:
    def resolve(chooser: Any) -> Supposing:
        twin = Supposing(game, supposed)
        twin.chooser = chooser
        scope = Scope.of(permanent, game.controller(permanent), x=1)
        if is_mana_ability(ability):
            resolve_mana_ability(twin, ability, scope)
        else:
            ability.effect.happen(twin, scope)
        return twin

    for twin in every_way(resolve):
        made = [entry for entry in twin.log if isinstance(entry.event, AddMana) and entry.event.source == permanent]
        rules = tuple(dict.fromkeys(number for entry in twin.log for number in entry.rules))
        names = tuple(name for entry in made for name in entry.by)
        types = tuple(t for t in TYPES if any(t == mana.type for entry in made for mana in entry.event.mana))
        way = Way(ability=ability, types=types, rules=rules, replaced_by=names, through=tuple(twin.asked))
        yield _in_this_order(way) if len(names) > 1 else way


@rule("616.1")
def _in_this_order(way: Way) -> Way:
    """Of several replacement effects any may come first, so each order is a way of its own."""
    return way


def every_way(run: Callable[[Any], Any]) -> Iterator[Any]:
    """What ``run`` gives for each way of making the choices that it meets (up to a limit)."""
    paths: list[tuple[int, ...]] = [()]
    for _ in range(_MOST_WAYS):
        if not paths:
            return
        path = paths.pop()
        chooser = _Path(path)
        yield run(chooser)
        for at in range(len(path), len(chooser.sizes)):
            taken = (*path, *(0 for _ in range(at - len(path))))
            paths += [(*taken, other) for other in range(1, chooser.sizes[at])]


class _Path:
    """A chooser that takes given options, then the first ones, and notes how many there were."""

    def __init__(self, path: tuple[int, ...]) -> None:
        self.path = path
        self.sizes: list[int] = []

    def answer(self, game: Any, choice: Choice) -> tuple[Any, ...]:
        """The option whose turn it is; of choices of several things only the first ones are tried."""
        if choice.maximum > 1:
            return tuple(option.value for option in choice.options[: choice.minimum])
        at = len(self.sizes)
        self.sizes.append(len(choice.options))
        taken = self.path[at] if at < len(self.path) else 0
        return (choice.options[taken].value,) if choice.options else ()


