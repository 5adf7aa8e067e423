"""Mana of a colour in a commander's colour identity."""

from __future__ import annotations

import re

from engine.game.machine import Game
from engine.game.mana import COLORS, in_order
from engine.game.mana.symbols import parts
from engine.game.objects import Characteristics, Id
from engine.game.scope import Scope
from engine.phrase import PhraseError, Word, says, text
from engine.rulebook import rule
from engine.words.effects.mana.chosen import Types

_SYMBOL = re.compile(r"\{[^}]+\}")


@says("of any color in your commander's color identity")
class InColorIdentity(Types, frozen=True):
    """The colours of the identity of the controller's commanders; none without one."""

    @rule("903.4", "903.4f")
    def among(self, game: Game, scope: Scope) -> tuple[str, ...]:
        mine = (o.id for o in game.state.objects.values() if "commander" in o.marks and o.owner == scope.controller)
        return in_order(frozenset().union(*(identity(game, thing) for thing in mine)))


@rule("903.4")
def identity(game: Game, thing: Id) -> frozenset[str]:
    """The colours of a card's mana costs, of its faces, and of the symbols in its text."""
    return frozenset().union(*(_of_face(face) for face in game.object(thing).definition.faces))


def _of_face(face: Characteristics) -> frozenset[str]:
    symbols = [*(face.mana_cost or ()), *(token for a in face.abilities if isinstance(a, Word) for token in _symbols(a))]
    found = {part for symbol in symbols for part in parts(symbol) if part in COLORS}
    return frozenset(found | set(face.colors))


def _symbols(ability: Word) -> list[str]:
    try:
        return _SYMBOL.findall(text(ability))
    except PhraseError:
        return []  # what was made and never read has no wording
