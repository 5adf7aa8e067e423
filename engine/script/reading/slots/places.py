"""Slots for places in words, kinds in the plural, counted things, and closed lists of words."""

from typing import Any, Final

from engine.script.reading.context import Context, Readings
from engine.script.reading.facts import facts_written
from engine.script.reading.slots.base import SLOTS
from engine.script.reading.slots.numbers import WORDS, Mapped, number_at
from engine.script.reading.slots.steps import STEPS
from engine.script.reading.slots.zones import ZONE
from engine.script.values import ObjectSpec, ZoneRef
from engine.script.words import KINDS
from engine.script.writing import Unwritable, Writer
from engine.words.vocabulary import is_subtype, plural, singular


class InZone:
    """``in hand``, ``on the battlefield``, ``on top of her library``."""

    def read(self, context: Context, at: int) -> Readings:
        low = context.low
        if low[at] == "on" and low[at + 1] == "top" and low[at + 2] == "of":
            for zone, end in ZONE.read(context, at + 3):
                yield ZoneRef(zone.zone, zone.player, "top"), end
        elif low[at] in ("in", "on", "at", "into"):
            yield from ZONE.read(context, at + 1)
        else:
            context.miss(at, '"in hand" or another place')

    def write(self, writer: Writer, value: ZoneRef) -> str:
        word = "on" if value.place or value.zone in ("battlefield", "stack") else "in"
        return f"{word} {ZONE.write(writer, value)}"


class IntoZone:
    """Where something is put: "onto the battlefield", "into exile", "on top of the library"."""

    _WORDS: Final = frozenset({"into", "onto", "in", "on", "to"})

    def read(self, context: Context, at: int) -> Readings:
        if context.low[at] in self._WORDS:
            yield from ZONE.read(context, at + 1)
        else:
            context.miss(at, '"into" a zone')

    def write(self, writer: Writer, value: ZoneRef) -> str:
        word = "on" if value.place else "onto" if value.zone == "battlefield" else "into"
        return f"{word} {ZONE.write(writer, value)}"


class InPlay(InZone):
    """``on the battlefield``, ``in play``, ``out``; never the stack, of which responses speak."""

    def read(self, context: Context, at: int) -> Readings:
        if context.low[at] == "out":
            yield ZoneRef("battlefield"), at + 1
        yield from ((zone, end) for zone, end in super().read(context, at) if zone.zone != "stack")


class InHand(InZone):
    """``in hand``, and no other place."""

    def read(self, context: Context, at: int) -> Readings:
        yield from ((zone, end) for zone, end in super().read(context, at) if zone.zone == "hand")


class TheStep:
    """A step with its article where English has one."""

    def read(self, context: Context, at: int) -> Readings:
        yield from STEPS.read(context, at + (context.low[at] in ("the", "a")))

    def write(self, writer: Writer, value: str) -> str:
        return value if value in ("combat", "end of combat", "turn") else f"the {STEPS.write(writer, value)}"


class PluralKind:
    """A kind of object in the plural: lands, creatures, Goblins, untapped artifacts."""

    def read(self, context: Context, at: int) -> Readings:
        words: list[str] = []
        while at < context.last and len(words) < 4:
            low = context.low[at]
            one = singular(low)
            if one in KINDS or is_subtype(low):
                words.append(KINDS.get(one, one))
                yield " ".join(words), at + 1
            elif context.tokens[at].kind != "word" or low in ("cards", "in", "and"):
                break
            else:
                words.append(low)
            at += 1
        context.miss(at, "a kind of card, as lands")

    def write(self, writer: Writer, value: str) -> str:
        words = value.split(" ")
        return " ".join([*words[:-1], plural(words[-1])])


class CardNumber:
    """``seven cards``."""

    def read(self, context: Context, at: int) -> Readings:
        at += context.low[at] in ("exactly", "only", "just")
        number = 1 if context.low[at] in ("a", "one", "an") else number_at(context, at)
        other = context.low[at + 1] in ("other", "more", "random", "unknown")
        if number and context.low[at + 1 + other] in ("card", "cards"):
            yield number, at + 2 + other
        else:
            context.miss(at, "a number of cards")

    def write(self, writer: Writer, value: int) -> str:
        return "one card" if value == 1 else f"{WORDS[value] if value <= 10 else value} cards"


class HandSize(CardNumber):
    """``a seven-card hand``, ``a full hand``, ``a full grip``."""

    def read(self, context: Context, at: int) -> Readings:
        at += context.low[at] == "a"
        if context.low[at] == "full" and context.low[at + 1] in ("hand", "grip"):
            yield 7, at + 2
        number = number_at(context, at)
        if number and context.low[at + 1] in ("card", "cards") and context.low[at + 2] in ("hand", "grip"):
            yield number, at + 3


class Counted:
    """What was counted: cards, spells, life, creatures."""

    def read(self, context: Context, at: int) -> Readings:
        end = at
        while end < context.last and end - at < 4 and context.low[end] not in ("this", "already", "and", ","):
            end += 1
            if context.low[end] in ("this", "already"):
                yield " ".join([*context.low[at : end - 1], _one(context.low[end - 1])]), end

    def write(self, writer: Writer, value: str) -> str:
        return value


def _one(word: str) -> str:
    return singular(word) if word != "life" else word


class FactsIs:
    """Facts of an object printed as a predicate."""

    def read(self, context: Context, at: int) -> Readings:
        return iter(())

    def write(self, writer: Writer, value: ObjectSpec) -> str:
        facts = facts_written(writer, value)
        if len(facts) != 1:
            raise Unwritable(value)
        fact = facts[0]
        if value.damage:
            return f"has {value.damage} damage marked on it"
        if value.counters:
            return f"has {fact}"
        return fact if fact.startswith(("X was", "came")) else f"is {fact}"


_PAST: Final[Mapped] = Mapped("what was done")
for _verb in ("cast", "drawn", "lost", "gained", "played", "attacked", "discarded", "sacrificed", "dealt", "activated"):
    _PAST.add(_verb, _verb)
_DAY: Final = Mapped("day or night").add("day", "day", "daytime").add("night", "night", "nighttime")
_FORMATS: Final = (
    Mapped("a kind of game")
    .add("Commander", "Commander", "EDH")
    .add("Brawl", "Brawl")
    .add("Two-Headed Giant", "Two-Headed Giant", "two headed giant", "2HG")
    .add("Planechase", "Planechase")
)
_ANY: dict[str, Any] = {
    "inzone": InZone(),
    "intozone": IntoZone(),
    "inplay": InPlay(),
    "inhand": InHand(),
    "thestep": TheStep(),
    "pluralkind": PluralKind(),
    "counted": Counted(),
    "cardcount": CardNumber(),
    "handsize": HandSize(),
    "factsis": FactsIs(),
    "pastverb": _PAST,
    "daynight": _DAY,
    "format": _FORMATS,
}
SLOTS.update(_ANY)
