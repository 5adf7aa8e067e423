"""Slots that hold deeds: announcements, shares of damage, attackers and blockers, bare deeds."""

from typing import Any, Final, get_args

from engine.script.reading.actions import DEEDS, SAID
from engine.script.reading.context import Context, Readings
from engine.script.reading.slots.agents import PREDEFINED
from engine.script.reading.slots.base import SLOTS
from engine.script.reading.slots.listing import Listed, listed, separator
from engine.script.reading.slots.numbers import Mapped, number_at
from engine.script.reading.slots.targets import TargetSlot
from engine.script.reading.slots.things import ObjectSlot
from engine.script.values import Attackers, Blockers, Said, Share, Targets
from engine.script.writing import Unwritable, Writer
from engine.words.vocabulary import subtype

_SAID: Final = frozenset(get_args(Said))
_TARGET: Final = TargetSlot()
_OBJECTS: Final = Listed(ObjectSlot())
_NOISE: Final = (
    ("while", "casting", "it"),
    ("as", "it", "enters"),
    ("letting", "each", "activation", "resolve"),
    ("if", "able"),
    ("letting", "it", "resolve"),
    ("letting", "each", "resolve"),
    ("from", "my", "hand"),
    ("from", "hand"),
    ("as", "it", "resolves"),
    ("this", "turn"),
    ("on", "it", "resolving"),
    ("first",),
    ("again",),
    ("as", "normal"),
    ("instead",),
    ("too",),
    ("now",),
    ("as", "well"),
    ("on", "resolution"),
    ("when", "it", "resolves"),
    ("normally",),
)


def noise_end(context: Context, at: int) -> int:
    """Where words end that add nothing; the same place when there are none."""
    for words in _NOISE:
        if tuple(context.low[at : at + len(words)]) == words:
            return at + len(words)
    return at


def said_item(context: Context, at: int) -> Readings:
    """One announcement."""
    yield from SAID.read(context, at)
    by = at + (context.low[at] == "by")
    for deed, end in DEEDS.read(context, by, "ing"):
        if type(deed) in _SAID:
            yield deed, end


class SaidSlot:
    """Any number of announcements, with or without commas between them."""

    def read(self, context: Context, at: int) -> Readings:
        yield from self._more(context, at, is_first=True)

    def _rest(self, context: Context, at: int) -> Readings:
        yield from self._more(context, at, is_first=False)

    def _more(self, context: Context, at: int, is_first: bool) -> Readings:
        start = noise_end(context, at)
        if context.low[start] == ",":
            start += 1
            start = noise_end(context, start)
        if context.low[start] in ("and", "by", "while") and (not is_first or context.low[start] != "and"):
            start += 1
        if start < context.last:
            for value, end in context.all(said_item, start):
                yield from (((value, *rest), stop) for rest, stop in context.ends(self._rest, end))
        quiet = noise_end(context, at)
        quiet = quiet if quiet > at else noise_end(context, at + 1) if context.low[at] == "," else at
        if quiet > at + (context.low[at] == ","):
            yield (), quiet
        yield (), at

    def write(self, writer: Writer, value: tuple[Any, ...]) -> str:
        return "".join(_announced(writer, one, first=not number) for number, one in enumerate(value)).lstrip(" ")


class SomeSaid(SaidSlot):
    """At least one announcement."""

    def read(self, context: Context, at: int) -> Readings:
        yield from ((found, end) for found, end in super().read(context, at) if found)


def _announced(writer: Writer, said: Any, first: bool) -> str:
    text = said_written(writer, said)
    plain = first and (isinstance(said, Targets) or not text.split(" ")[0].endswith("ing"))
    return f" {text}" if plain else f", {text}"


def said_written(writer: Writer, said: Any) -> str:
    """One announcement in words."""
    try:
        return SAID.write(writer, said)
    except Unwritable:
        return DEEDS.write(writer, said, "ing")


class HowSlot:
    """By what means a cost is paid: participles."""

    def read(self, context: Context, at: int) -> Readings:
        for value, end in context.all(said_item, at):
            yield (value,), end
            if context.low[end] == "and":
                for more, stop in self.read(context, end + 1):
                    yield (value, *more), stop

    def write(self, writer: Writer, value: tuple[Any, ...]) -> str:
        if not value:
            raise Unwritable(value)
        return listed([said_written(writer, one) for one in value])


class BaseDeed:
    """A deed in the base form; ``Said`` ones only when ``answers``."""

    def __init__(self, answers: bool) -> None:
        self.answers = answers

    def read(self, context: Context, at: int) -> Readings:
        for deed, end in DEEDS.read(context, at, "base"):
            if not self.answers or type(deed) in _SAID:
                yield deed, end

    def write(self, writer: Writer, value: Any) -> str:
        return DEEDS.write(writer, value, "base")


class IngDeed(BaseDeed):
    """What is done, as a participle: "without exerting it"."""

    def read(self, context: Context, at: int) -> Readings:
        yield from ((deed, end) for deed, end in DEEDS.read(context, at, "ing") if type(deed) in _SAID)

    def write(self, writer: Writer, value: Any) -> str:
        return DEEDS.write(writer, value, "ing")


class Shares:
    """``2 damage to A and 1 to B``."""

    def read(self, context: Context, at: int) -> Readings:
        for share, end in self._share(context, at):
            after = separator(context, end)
            if after > end:
                for more, stop in self.read(context, after):
                    yield (share, *more), stop
            yield (share,), end

    def _share(self, context: Context, at: int) -> Readings:
        amount = number_at(context, at)
        if amount is None:
            context.miss(at, "an amount of damage")
            return
        at += 1
        at += context.tokens[at].kind == "pt"
        at += context.low[at] in ("damage", "counter", "counters")
        at += context.low[at : at + 2] == ["of", "it"] and 2
        if context.low[at] in ("to", "on", "onto"):
            each = context.low[at + 1] == "each" and context.low[at + 2] == "of"
            for to, end in context.all(_TARGET.read, at + (3 if each else 1)):
                yield Share(amount, to), end

    def write(self, writer: Writer, value: tuple[Share, ...]) -> str:
        if not value:
            raise Unwritable(value)
        return listed([f"{share.amount} damage to {_TARGET.write(writer, share.to)}" for share in value])


class Attacks:
    """Groups of attackers; read by the forms in words, this prints them."""

    def __init__(self, only: str) -> None:
        self.only = only

    def read(self, context: Context, at: int) -> Readings:
        return iter(())

    def write(self, writer: Writer, value: tuple[Attackers, ...]) -> str:
        if not value:
            raise Unwritable(value)
        return listed([self._group(writer, group) for group in value])

    def _group(self, writer: Writer, group: Attackers) -> str:
        whom = f"{_TARGET.write(writer, group.defender)} " if group.defender is not None else ""
        return f"{whom}with {self.only}{_OBJECTS.write(writer, group.creatures)}" if group.creatures else whom.rstrip()


class Blocks(Attacks):
    """Groups of blockers."""

    def write(self, writer: Writer, value: tuple[Any, ...]) -> str:
        if not value:
            raise Unwritable(value)
        return listed([self._blocked(writer, group) for group in value])

    def _blocked(self, writer: Writer, group: Blockers) -> str:
        whom = f"{_OBJECTS.write(writer, group.attackers)} " if group.attackers else ""
        return f"{whom}with {self.only}{_OBJECTS.write(writer, group.blockers)}"


class TokenWords:
    """A token by description, in words."""

    def read(self, context: Context, at: int) -> Readings:
        for end in range(at + 1, min(at + 8, context.last)):
            if context.low[end] in ("token", "tokens"):
                yield context.text(at, end), end + 1
                return
        kind = subtype(context.low[at])
        if kind in PREDEFINED:
            yield kind, at + 1

    def write(self, writer: Writer, value: str) -> str:
        return f"{value} tokens"


class OneToken(TokenWords):
    """The same in the singular."""

    def write(self, writer: Writer, value: str) -> str:
        return f"{value} token"


_PURPOSE: Final = (
    Mapped("what for")
    .add("mana", "mana")
    .add("convoke", "convoke")
    .add("improvise", "improvise")
    .add("crew", "crew", "crew it")
    .add("delve", "delve")
    .add("waterbend", "waterbend")
    .add("saddle", "saddle")
    .add("conspire", "conspire")
    .add("station", "station")
    .add("waterbend", "waterbend")
)
_COIN: Final = Mapped("heads or tails").add("heads", "heads").add("tails", "tails")
SLOTS.update(
    said=SaidSlot(),
    somesaid=SomeSaid(),
    how=HowSlot(),
    deed=BaseDeed(False),
    basedeed=BaseDeed(True),
    ingdeed=IngDeed(True),
    shares=Shares(),
    attacks=Attacks(""),
    onlyattacks=Attacks("just "),
    blocks=Blocks(""),
    onlyblocks=Blocks("just "),
    tokenwords=TokenWords(),
    onetoken=OneToken(),
    purpose=_PURPOSE,
    coin=_COIN,
)
