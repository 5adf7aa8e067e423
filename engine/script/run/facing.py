"""Which face of a card a script means."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.card import fold
from engine.game.meaning import Keyword
from engine.game.objects import Characteristics, Definition
from engine.script.values import ForCost, Said


def place_named(definition: Definition, name: str) -> int:
    """The place of the face with this name; 0 where none has it."""
    names = [fold(face.name) for face in definition.faces]
    wanted = fold(name)
    return names.index(wanted) if wanted in names and wanted != fold(definition.name) else 0


def face_named(definition: Definition, name: str) -> Characteristics:
    """The face itself."""
    return definition.faces[place_named(definition, name)]


def meant(definition: Definition, name: str, said: Sequence[Said]) -> tuple[int, tuple[Said, ...]]:
    """The face to cast and what is announced: who names a back face that its front lets be cast means that way."""
    place = place_named(definition, name)
    front = {ability.name for ability in definition.faces[0].abilities if isinstance(ability, Keyword)}
    if place and definition.layout == "transform" and "disturb" in front:
        return 0, (ForCost("disturb"), *(one for one in said if not isinstance(one, ForCost)))
    return place, tuple(said)
