"""Slots that hold a whole act: player and verb phrase."""

from collections.abc import Iterator
from typing import Any, Final

from engine.script.reading.actions import DEEDS, NAMED
from engine.script.reading.context import Context, Readings
from engine.script.reading.several import Several
from engine.script.reading.slots.abilities import AbilitySlot
from engine.script.reading.slots.base import SLOTS
from engine.script.reading.slots.numbers import Mapped
from engine.script.reading.slots.people import ME, player_at, written
from engine.script.values import AbilityRef, Act, Player
from engine.script.words import KINDS
from engine.script.writing import Unwritable, Writer
from engine.words.vocabulary import is_subtype, plural, singular

_MAKING: Final = frozenset({"has", "have", "had", "makes", "make", "made", "lets", "let", "forces", "force", "forced"})
_QUIET: Final = frozenset({"still", "legally", "also", "now", "even", "currently", "ever"})
_ABILITY: Final = AbilitySlot(bare=True)


def made_to(context: Context, at: int) -> Iterator[tuple[Player, Any, int]]:
    """Whom a player makes do what: "has Bob cast X", "make my opponent concede"."""
    if context.low[at] not in _MAKING:
        return
    found = player_at(context, at + 1)
    if found:
        start = found[1] + (context.low[found[1]] == "to")
        yield from ((found[0], deed, end) for deed, end in DEEDS.read(context, start, "base"))


class BareAct:
    """``Alice cast X`` after "can"; ``between`` are words that must stand between player and verb."""

    def __init__(self, *between: tuple[str, ...]) -> None:
        self.between = between

    def read(self, context: Context, at: int) -> Readings:
        found = player_at(context, at)
        if not found:
            context.miss(at, "a player")
            return
        player, at = found
        at += context.low[at] in _QUIET
        if not self.between:
            made = ((Act(other, deed, player), end) for other, deed, end in made_to(context, at))
            yield from ((act, end) for act, end in made if not isinstance(act.deed, Several))
        for words in self.between or ((),):
            if tuple(context.low[at : at + len(words)]) == words:
                for deed, end in (*DEEDS.read(context, at + len(words), "base"), *NAMED.read(context, at + len(words), "base")):
                    if not isinstance(deed, Several):
                        yield Act(player, deed), end

    def write(self, writer: Writer, value: Act) -> str:
        if value.player is None:
            raise Unwritable(value)
        player = "I" if value.player == ME else written(writer, value.player)
        if value.by is not None:
            by = "I" if value.by == ME else written(writer, value.by)
            return f"{by} make {written(writer, value.player)} {DEEDS.write(writer, value.deed, 'base')}"
        return f"{player} {DEEDS.write(writer, value.deed, 'base')}"


class HaveTo(BareAct):
    """A whole duty: "does Alice have to attack with X", "must I block"."""

    first: Final = frozenset({"does", "do", "must"})

    def __init__(self) -> None:
        super().__init__(("have", "to"), ("need", "to"))

    def read(self, context: Context, at: int) -> Readings:
        if context.low[at] == "must":
            yield from BareAct().read(context, at + 1)
        elif context.low[at] in self.first:
            yield from super().read(context, at + 1)

    def write(self, writer: Writer, value: Act) -> str:
        if value.player is None:
            raise Unwritable(value)
        who = "do I" if value.player == ME else f"does {written(writer, value.player)}"
        return f"{who} have to {DEEDS.write(writer, value.deed, 'base')}"


class CountedKind:
    """What is counted, printed in the plural; never read by itself."""

    def read(self, context: Context, at: int) -> Readings:
        return iter(())

    def write(self, writer: Writer, value: str) -> str:
        if not value:
            raise Unwritable(value)
        words = value.split(" ")
        last = words[-1]
        many = plural(last) if singular(last.lower()) in KINDS or is_subtype(last) else last
        return " ".join([*words[:-1], many])


class CountedStates(CountedKind):
    """Adjectives of what is counted."""

    def write(self, writer: Writer, value: Any) -> str:
        return " ".join(value)


class ManyTriggers:
    """``X triggers``."""

    def read(self, context: Context, at: int) -> Readings:
        for ability, end in context.all(_ABILITY.read, at):
            if isinstance(ability, AbilityRef) and ability.trigger:
                yield ability, end

    def write(self, writer: Writer, value: AbilityRef) -> str:
        raise Unwritable(value)


_VERBS: Final = (
    Mapped("trigger")
    .add("trigger", "trigger", "triggers")
    .add("resolve", "resolve")
    .add("die", "die")
    .add("deal damage", "deal damage")
    .add("untap", "untap")
    .add("enter", "enter")
    .add("attack", "attack")
)
_IS_DONE: Final = Mapped("an outcome")
for _value, *_ways in (
    ("get countered", "countered"),
    ("die", "dead", "destroyed", "died", "put into the graveyard"),
    ("resolve", "resolved"),
    ("trigger", "triggered"),
    ("survive", "still alive", "alive", "survived"),
    ("get exiled", "exiled"),
    ("get sacrificed", "sacrificed"),
):
    _IS_DONE.add(_value, *_ways)
_OBJECT_VERBS: Final = Mapped("draw, discard, sacrifice ...")
for _verb in ("draw", "discard", "sacrifice", "mill", "lose control of", "gain control of", "exile", "find"):
    _OBJECT_VERBS.add(_verb, _verb)
_PLAYER_COUNTER: Final = Mapped("poison, energy ...").add("energy", "energy").add("poison", "poison").add("rad", "rad")
_DAMAGE: Final = Mapped("damage").add("damage", "damage", "combat damage")
_TAPPED: Final = Mapped("tapped").add("tapped", "tapped").add("untapped", "untapped").add("face down", "face down")
_ANY: dict[str, Any] = {
    "bareact": BareAct(),
    "ableact": BareAct(("able", "to"), ("allowed", "to")),
    "haveto": HaveTo(),
    "foract": BareAct(("to",)),
    "forcedact": BareAct(("forced", "to"), ("required", "to")),
    "countedkind": CountedKind(),
    "countedstates": CountedStates(),
    "manytriggers": ManyTriggers(),
    "bareverb": _VERBS,
    "isdone": _IS_DONE,
    "playerobjects": _OBJECT_VERBS,
    "bareplayercounter": _PLAYER_COUNTER,
    "tappedword": _TAPPED,
    "damageword": _DAMAGE,
}
SLOTS.update(_ANY)
