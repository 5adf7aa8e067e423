"""Where the targets of a spell are looked for, as its words say."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, Literal

from msgspec import Struct

from engine.game.machine import Game
from engine.game.meaning import Filter
from engine.game.objects import Characteristics, Zone
from engine.game.scope import Scope
from engine.game.setup import new_game
from engine.game.targets import EnchantTarget, TargetReference
from engine.phrase import Word, walk
from engine.script.run.wordings import wording
from engine.words.filters.qualifiers import Controlled
from engine.words.keywords.enchant import Enchant

_CASTER: Final = 1


class Place(Struct, frozen=True):
    """A zone that words for a target name, and whose it is."""

    zone: Zone
    whose: Literal["anybody", "caster", "other"] = "anybody"


_TAKEN_FROM: Final = {
    "hand": Zone.HAND,
    "graveyard": Zone.GRAVEYARD,
    "library": Zone.LIBRARY,
    "exile": Zone.EXILE,
}
_TAKING: Final = re.compile(r"\b(?:from|search|of) (?:[a-z']+ ){0,3}(hand|graveyards?|library|exile)\b")
ON_THE_BATTLEFIELD: Final = Place(Zone.BATTLEFIELD)


def places(face: Characteristics) -> tuple[Place, ...]:
    """The place that each of the words for a target names, in the order of the text."""
    return tuple(_place(word) for word in _targets(face))


def place_of(found: Sequence[Place], at: int, of: int, is_permanent: bool) -> Place:
    """The place of one of so many targets: by its number where each word has its target, else the likeliest of all."""
    if len(found) == of:
        return found[at]
    if found and all(place == found[0] for place in found):
        return found[0]
    unusual = [place for place in found if place.zone is Zone.GRAVEYARD or (place.zone is Zone.STACK and not is_permanent)]
    return next(iter(unusual), ON_THE_BATTLEFIELD)


def zones_spoken_of(face: Characteristics) -> tuple[Zone, ...]:
    """The zones beside the battlefield from which its text takes cards, in its order."""
    said = (word for ability in face.abilities for word in _TAKING.findall(wording(ability)))
    return tuple(dict.fromkeys(_TAKEN_FROM[word.removesuffix("s")] for word in said))


def _targets(face: Characteristics) -> Iterator[TargetReference | Enchant]:
    words = (word for ability in face.abilities if isinstance(ability, Word) for word in walk(ability))
    return (word for word in words if isinstance(word, TargetReference | Enchant))


def _place(word: TargetReference | Enchant) -> Place:
    """``things`` is what a target is, ``filter`` what an Aura enchants."""
    things = word.filter if isinstance(word, Enchant | EnchantTarget) else word.things
    if not isinstance(things, Filter):
        return ON_THE_BATTLEFIELD
    found = things.zones(_table(), Scope.of(0, _CASTER))
    zone, player = found[0] if found else (Zone.BATTLEFIELD, 0)
    if zone is Zone.BATTLEFIELD:
        return Place(Zone.BATTLEFIELD, "caster") if _is_own(things) else ON_THE_BATTLEFIELD
    return Place(zone, "caster" if player == _CASTER else "other" if player else "anybody")


def _is_own(things: Filter) -> bool:
    """Whether it says that the caster controls what it describes."""
    said = (q.player for q in things.qualifiers if isinstance(q, Controlled))
    return any(tuple(player.find(_table(), Scope.of(0, _CASTER))) == (_CASTER,) for player in said)


@cache
def _table() -> Game:
    """Two players with nothing: enough to ask whose a zone is."""
    return Game(new_game(("", ""), active=_CASTER))
