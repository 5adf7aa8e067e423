"""What grants an ability: a card that names itself inside quotation marks means itself, not what has the ability."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, ClassVar

import msgspec

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Word, rewrite, says, walk
from engine.rulebook import rule
from engine.words.references.antecedents import GRANTED_BY, GRANTER, Antecedent, bound


@says("~~")
class Granter(ObjectReference, frozen=True):
    """The very object whose ability grants this one."""

    is_known: ClassVar[bool] = True
    slot: str = GRANTER

    @rule("201.5a")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What a pronoun after it can mean."""
        return (Antecedent(slot=self.slot, nature="object"),)


@cache
def speaks_of_granter(ability: Word) -> bool:
    """Whether an ability names what grants it."""
    return any(isinstance(w, Granter) for w in walk(ability))


@lru_cache(maxsize=4096)
def granted_by(ability: Any, granter: Id) -> Any:
    """The ability as an object grants it: its name stands for that object."""
    return rewrite(ability, lambda w: _named(w, granter))


def _named(word: Word, granter: Id) -> Word:
    if not word.slot.startswith(GRANTER):
        return word
    return msgspec.structs.replace(word, slot=f"{GRANTED_BY}{granter}{word.slot.removeprefix(GRANTER)}")
