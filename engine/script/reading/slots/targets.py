"""The slot for whatever can be a target: a player, an object, an ability, or nothing said outright."""

from typing import Any, Final

from engine.script.reading.context import Context, Readings
from engine.script.reading.slots.abilities import ABILITY
from engine.script.reading.slots.heads import heads
from engine.script.reading.slots.people import player_at
from engine.script.reading.slots.people import written as player_written
from engine.script.reading.slots.things import ObjectSlot, placed, written
from engine.script.values import AbilityRef, Nothing, Player
from engine.script.words import KINDS
from engine.script.writing import Writer
from engine.words.vocabulary import plural

_OBJECT: Final = ObjectSlot()


class TargetSlot:
    """A player, an object, an ability, or nothing said outright."""

    def read(self, context: Context, at: int) -> Readings:
        found = player_at(context, at)
        possessive = bool(found) and context.low[found[1]] in ("'s", "'") if found else False
        if found and not possessive and not _object_pronoun(context, at):
            yield found
        if context.low[at] in ("nothing", "none"):
            yield Nothing(), at + 1
        elif (context.low[at] == "no" and context.low[at + 1] in KINDS) or context.low[at : at + 1] == ["no"]:
            yield from _no_object(context, at + 1)
        abilities = tuple(context.all(ABILITY.read, at))
        yield from (pair for pair in abilities if _is_stackable(pair[0]))
        if context.low[at] in ("the", "that"):
            yield from (pair for pair in abilities if pair[0] == AbilityRef())
        yield from context.all(_OBJECT.read, at)

    def write(self, writer: Writer, value: Any) -> str:
        if isinstance(value, Player):
            return player_written(writer, value)
        if isinstance(value, Nothing):
            return f"no {plural(value.kind)}" if value.kind else "nothing"
        if isinstance(value, AbilityRef):
            return ABILITY.write(writer, value)
        return written(writer, value)


def _object_pronoun(context: Context, at: int) -> bool:
    return context.low[at] in ("they", "them", "her") and context.low[at] in ("them", "they")


def _is_stackable(ability: Any) -> bool:
    return bool(ability.trigger or ability.words or ability.ordinal or ability.loyalty or ability.source)


def _no_object(context: Context, at: int) -> Readings:
    for head, end in heads(context, at, True):
        for ref, stop in placed(context, end, {}):
            if ref.zone is not None:
                yield Nothing(head.get("kind") or head.get("name", "")), stop
        yield Nothing(head.get("kind") or head.get("name", "")), end
