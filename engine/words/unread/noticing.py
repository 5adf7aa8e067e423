"""Finding the abilities in a game that were not understood whole."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game.abilities import expanded, functions
from engine.game.machine import Game
from engine.game.objects import Characteristics, Id, Object
from engine.words.unread.abilities import Unread


def unread(face: Characteristics) -> Iterator[Unread]:
    """The abilities that were not understood whole."""
    return (ability for ability in expanded(face.abilities).all if isinstance(ability, Unread))


def _may_have_some(thing: Object) -> bool:
    """Whether such abilities are printed on it or on what it is a copy of."""
    return any(thing.definition.declined) or any(isinstance(ability, Unread) for ability in thing.base.abilities)


def noticed(game: Game) -> Iterator[tuple[Id, Unread]]:
    """The objects with such abilities that function where the objects are, or where they last were."""
    if not any(map(_may_have_some, game.state.objects.values())):
        return
    known = [(thing, game.characteristics(thing.id)) for thing in game.state.objects.values()]
    known += [(last.object, last.characteristics) for last in game.state.gone.values()]
    for thing, now in known:
        yield from ((thing.id, ability) for ability in unread(now) if functions(thing, ability))
