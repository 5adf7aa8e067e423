"""What later sentences say of something that happens only as a delayed ability resolves: they are a part of that ability."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import structs

from engine.game.targets import TargetReference
from engine.phrase import walk
from engine.rulebook import rule
from engine.words.binding.meaning import Unbound
from engine.words.effects.delayed import DoLaterAnd
from engine.words.sentences import Instructions, Sentence, TriggersNow, asks_what_was_done, offers

OF_THE_EVENT = frozenset({"it", "player", "amount"})
"""The slots of what an event was about."""


@lru_cache(maxsize=1024)
def with_what_is_told_later(sentences: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """The sentences, each that speaks of what a delayed ability will have done made a part of that ability."""
    found: list[Sentence] = []
    for sentence in sentences:
        if found and _is_part(found[-1], sentence):
            found[-1] = _joined(found[-1], sentence)
        else:
            found.append(sentence)
    return tuple(found)


def _is_part(before: Any, after: Sentence) -> bool:
    if not before.can_trigger_later() or isinstance(before, TriggersNow | DoLaterAnd):
        return False
    if asks_what_was_done(after):
        return offers(before.sentence)
    said = {word.slot for word in walk(after) if word.refers}
    return not said.isdisjoint(_brought_up(before))


def _brought_up(before: Any) -> set[str]:
    """The slots that are filled only as the delayed ability triggers or resolves."""
    made: set[str] = {w.slot for w in walk(before.sentence) if w.makes}
    event = before.trigger
    met = (a.slot for w in walk(event) for a in w.antecedents()) if event is not None else ()
    return (made | OF_THE_EVENT.intersection(met)) - {""}


@rule("603.7a", "608.2c")
def _joined(before: Any, after: Sentence) -> Sentence:
    """The delayed ability with one more sentence."""
    if any(isinstance(word, TargetReference) for word in walk(after)):
        raise Unbound("a target of a delayed ability would be announced too early")
    first = before.sentence.sentences if isinstance(before.sentence, Instructions) else (before.sentence,)
    joined: Sentence = structs.replace(before, sentence=Instructions(sentences=(*first, after)))
    return joined
