"""Mana of a colour in a commander's colour identity."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.game.machine import Game
from engine.game.mana import COLORS, in_order
from engine.game.mana.symbols import parts
from engine.game.meaning import Static
from engine.game.objects import Characteristics, Id
from engine.game.scope import Scope
from engine.phrase import PhraseError, Word, says, text
from engine.rulebook import rule
from engine.words.effects.mana.chosen import Types
from engine.words.modifications.types import IsOfNoneOrAll
from engine.words.references.objects import This

_SYMBOL = re.compile(r"\{[^}]+\}")


@says("of any color in your commander's color identity")
class InColorIdentity(Types, frozen=True):
    """The colours of the identity of the controller's commanders; none without one."""

    @rule("903.4", "903.4f")
    def among(self, game: Game, scope: Scope) -> tuple[str, ...]:
        mine = commanders(game, scope.controller)
        return in_order(frozenset().union(*(identity(game, thing) for thing in mine)))


@rule("903.3e")
def commanders(game: Game, player: Id) -> tuple[Id, ...]:
    """A player's commanders, in whatever zone they are."""
    return tuple(o.id for o in game.state.objects.values() if "commander" in o.marks and o.owner == player)


@rule("903.4", "903.4a", "903.4c")
def identity(game: Game, thing: Id) -> frozenset[str]:
    """The colours of a card's mana cost, of its face, and of the symbols in its text, as it is printed but for reminders."""
    faces = game.object(thing).definition.faces
    return _of_face(faces[0]) if len(faces) == 1 else _of_all_faces(faces)


@rule("903.4d", "903.4e")
def _of_all_faces(faces: Sequence[Characteristics]) -> frozenset[str]:
    """Other faces count, and so do the parts that a card may be cast as."""
    return frozenset().union(*(_of_face(face) for face in faces))


def _of_face(face: Characteristics) -> frozenset[str]:
    if any(_is_of_every_color(ability) for ability in face.abilities):
        return frozenset(COLORS)
    symbols = [*(face.mana_cost or ()), *(token for a in face.abilities if isinstance(a, Word) for token in _symbols(a))]
    found = {part for symbol in symbols for part in parts(symbol) if part in COLORS}
    return frozenset(found | set(face.colors))


@rule("604.3")
def _is_of_every_color(ability: object) -> bool:
    """Whether an ability defines its object as being of all colours."""
    said = ability.modifications() if isinstance(ability, Static) else ()
    return any(isinstance(subject, This) and isinstance(word, IsOfNoneOrAll) and word.wording == 1 for subject, word in said)


def _symbols(ability: Word) -> list[str]:
    try:
        return _SYMBOL.findall(text(ability))
    except PhraseError:
        return []  # what was made and never read has no wording
