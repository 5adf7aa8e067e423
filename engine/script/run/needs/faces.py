"""What the library says of a name: the faces of its card, and which of them is meant."""

from __future__ import annotations

from engine.cards.card import fold
from engine.game.objects import Characteristics
from engine.script.run.library import Library
from engine.script.run.scene import Missing
from engine.script.values import Cast, ObjectRef


def faces_of(library: Library, name: str) -> tuple[Characteristics, ...]:
    """The faces of the card of this name; none when there is no such card."""
    try:
        return library.definition(name).faces
    except Missing:
        return ()


def face_cast(library: Library, deed: Cast) -> Characteristics:
    """The face of the card that is cast, by its name; an empty one when there is no such card."""
    faces = faces_of(library, deed.spell.name)
    named = (face for face in faces if fold(face.name) == fold(deed.spell.name))
    return next(named, faces[0] if faces else Characteristics())


def is_permanent(library: Library, target: ObjectRef) -> bool:
    """Whether what is spoken of is a permanent card by its front face, as far as that is known."""
    faces = faces_of(library, target.name) if target.name else ()
    return not faces or faces[0].is_permanent
