"""What was done of an instruction: watched as it is carried out, each of its deeds by itself."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import structs

from engine.game.machine import Game
from engine.game.meaning import Effect
from engine.game.scope import Scope
from engine.rulebook import rule
from engine.words.clauses import PlayersDo, PlayerStep, PlayerVerbs, PlayerVerbsThen, YouDo
from engine.words.sentences import Sentence, told


@rule("608.2c")
def watched(game: Game, scope: Scope, sentence: Any) -> None:
    """Carry out an instruction and keep whether something of each of its parts was done."""
    happened = [_happened(game, scope, part) for part in _parts_of(sentence)]
    scope.slots["did"] = (scope.controller,) if all(happened) else ()


def _happened(game: Game, scope: Scope, part: Effect) -> bool:
    before = len(game.log)
    part.happen(game, scope)
    return any(not entry.event.is_bookkeeping for entry in game.log[before:])


@lru_cache(maxsize=256)
def _parts_of(sentence: Sentence) -> tuple[Effect, ...]:
    """What somebody is told to do, each deed by itself."""
    clause = first.clause if (first := told(sentence)) is not None else None
    if not isinstance(clause, YouDo | PlayersDo):
        return (sentence,)
    phrase: Any = clause.phrase
    verbs: list[PlayerStep] = []
    while isinstance(phrase, PlayerVerbsThen):
        verbs += phrase.verbs
        phrase = phrase.last
    verbs += phrase.verbs
    return tuple(structs.replace(clause, phrase=PlayerVerbs(verbs=(verb,))) for verb in verbs) if len(verbs) > 1 else (sentence,)
