"""Slots for free words: named cards, choices, keyword names of costs."""

from collections.abc import Iterator
from typing import Any, Final

from engine.script.reading.context import Context, Readings
from engine.script.reading.names import words_of
from engine.script.reading.slots.base import SLOTS
from engine.script.reading.slots.dungeons import DUNGEONS, ROOMS
from engine.script.reading.slots.listing import separator
from engine.script.reading.slots.numbers import BY_ORDINAL, Times, number_at
from engine.script.reading.slots.targets import TargetSlot
from engine.script.values import ChoiceFor, Mode, ObjectRef, Words
from engine.script.words import EVERYDAY, ability_names
from engine.script.writing import Unwritable, Writer
from engine.words.vocabulary import nicknames

_STOP: Final = frozenset(
    {
        ",",
        ")",
        "(",
        "and",
        "with",
        "targeting",
        "for",
        "first",
        "sacrificing",
        "paying",
        "before",
        "then",
        "on",
        "|",
        "discarding",
        "copying",
        "",
        "tapping",
        "as",
        "holding",
        "in",
        "from",
        "to",
        "at",
    }
)
_CHOSEN: Final = frozenset({"exile", "graveyard", "hand", "library", "draw", "life", "damage", "creature", "land", "no"})
_TARGET: Final = TargetSlot()
_TIMES: Final = Times()
_OFTEN: Final = 20
"""How often one mode may be said to be chosen."""


def words_at(context: Context, at: int, limit: int = 3) -> int:
    """Where a run of plain words ends."""
    end = at
    while (
        end < context.last
        and end - at < limit
        and context.low[end] not in _STOP
        and context.tokens[end].kind in ("word", "pt", "tail", "signed")
    ):
        end += 1
    return end


class NamedVerb:
    """The name of a spell as a verb: ``bolts``, ``Shocks``, ``pathed``."""

    def read(self, context: Context, at: int) -> Readings:
        if context.low[at] in EVERYDAY or context.tokens[at].kind != "word":
            return
        for named in context.names.at(context.base + at):
            if named.end <= context.base + context.last and self._is_spell(context, named.name):
                yield ObjectRef(named.name), named.end - context.base
        known = [*context.scene.names, *context.scene.spotted]
        for stem in _stems(context.low[at]):
            every = known + ([nicknames()[stem]] if stem in nicknames() else [])
            found = [name for name in dict.fromkeys(every) if stem in words_of(name) and self._is_spell(context, name)]
            if len(found) == 1:
                yield ObjectRef(found[0]), at + 1

    def _is_spell(self, context: Context, name: str) -> bool:
        line = context.names.type_line(name)
        return "instant" in line or "sorcery" in line

    def write(self, writer: Writer, value: ObjectRef) -> str:
        raise Unwritable(value)


class NamedParticiple(NamedVerb):
    """The name of a spell as a participle: ``bolted``, ``pathed``."""

    def read(self, context: Context, at: int) -> Readings:
        if context.low[at].endswith("ed"):
            yield from super().read(context, at)


def _stems(word: str) -> tuple[str, ...]:
    """What a verb in its third person or past may come from."""
    found = (word, word.removesuffix("s"), word.removesuffix("es"), word.removesuffix("ed"), word.removesuffix("d"))
    return tuple(dict.fromkeys(stem for stem in found if len(stem) > 2))


class CardName:
    """A name: of a card, in quotes, or any words up to the next mark."""

    def read(self, context: Context, at: int) -> Readings:
        token = context.tokens[at]
        if token.kind in ("forced", "quote"):
            yield token.text, at + 1
            return
        for named in context.names.at(context.base + at):
            if not named.many:
                yield named.name, named.end - context.base
        end = words_at(context, at)
        if end > at and not context.names.at(context.base + at):
            yield context.text(at, end), end

    def write(self, writer: Writer, value: str) -> str:
        return f"[[{value}]]"


class ChoiceWords:
    """The words of choices made before the script starts."""

    def read(self, context: Context, at: int) -> Readings:
        if context.tokens[at].kind in ("quote", "forced"):
            yield (context.tokens[at].text,), at + 1
            return
        words = tuple(
            (context.text(at, end), end) for end in range(at + 1, words_at(context, at) + 1) if context.low[end - 1] != "'s"
        )
        for text, end in reversed(words):
            if context.low[end] == "and":
                for more, stop in self.read(context, end + 1):
                    yield (text, *more), stop
            yield (text,), end

    def write(self, writer: Writer, value: tuple[str, ...]) -> str:
        return " and ".join(f'"{word}"' if not word.isalpha() else word for word in value)


class Choice:
    """One thing chosen: a mode, a number, a word, or a thing of the game; also "red for the first token"."""

    def read(self, context: Context, at: int) -> Readings:
        for what, end in self._what(context, at):
            if context.low[end] == "for" and not isinstance(what, Mode):
                for ref, stop in context.all(_TARGET.read, end + 1):
                    if isinstance(ref, ObjectRef):
                        yield ChoiceFor(what, ref), stop
            yield what, end

    def _what(self, context: Context, at: int) -> Iterator[tuple[Any, int]]:
        low = context.low
        if context.tokens[at].kind == "quote":
            yield Mode(words=context.tokens[at].text), at + 1
            return
        yield from _mode(context, at)
        yield from ((Words(name), end) for place in (DUNGEONS, ROOMS) for name, end in place.read(context, at))
        if low[at] in EVERYDAY and context.tokens[at].text == low[at] and low[at] in _CHOSEN:
            yield Words(low[at]), at + 1
        yield from context.all(_TARGET.read, at)
        number = number_at(context, at)
        end = words_at(context, at)
        capital = [context.tokens[n].text[:1].isupper() for n in range(at, end)]
        if number is not None:
            yield Words(low[at]), at + 1
        for stop in range(end, at, -1):
            if (stop - at == 1 and low[at] != "the") or (stop - at > 1 and not any(capital[: stop - at])):
                yield Words(context.text(at, stop)), stop

    def write(self, writer: Writer, value: Any) -> str:
        if isinstance(value, ChoiceFor):
            return f"{self.write(writer, value.what)} for {_TARGET.write(writer, value.object)}"
        if isinstance(value, Mode):
            return f'"{value.words}"' if value.words else f"mode {value.number}"
        if isinstance(value, Words):
            return value.text
        return _TARGET.write(writer, value)


def _mode(context: Context, at: int) -> Iterator[tuple[Mode, int]]:
    low = context.low
    at += low[at] == "the"
    number = number_at(context, at + 1)
    if low[at] in ("mode", "modes") and number:
        yield Mode(number), at + 2
    if low[at] in BY_ORDINAL and low[at + 1] in ("mode", "option", "one"):
        yield Mode(BY_ORDINAL[low[at]]), at + 2
    if low[at] in BY_ORDINAL and low[at - 1] == "the" and (at + 1 >= context.last or context.tokens[at + 1].kind == "mark"):
        yield Mode(BY_ORDINAL[low[at]]), at + 1


class Choices:
    """Choices joined by commas and "and"; "modes 1 and 3" and "both modes" are several."""

    def __init__(self) -> None:
        self.item = Choice()

    def read(self, context: Context, at: int) -> Readings:
        if context.low[at : at + 2] == ["both", "modes"]:
            yield (Mode(1), Mode(2)), at + 2
        yield from self._from(context, at)

    def _from(self, context: Context, at: int) -> Readings:
        for first, end in context.all(self.item.read, at):
            yield from self._so_often(context, first, end)
            yield from self._more(context, first, end)

    def _so_often(self, context: Context, first: Any, at: int) -> Readings:
        """A mode that is chosen more than once."""
        if isinstance(first, Mode | Words):
            for times, end in _TIMES.read(context, at):
                for (_, *rest), stop in self._more(context, first, end) if 0 < times <= _OFTEN else ():
                    yield (*(first,) * times, *rest), stop

    def _more(self, context: Context, first: Any, at: int) -> Readings:
        after = separator(context, at)
        number = number_at(context, after)
        if after > at and number and isinstance(first, Mode):
            yield from (((first, *rest), stop) for rest, stop in self._modes(context, after))
        elif after > at and context.low[after] != "then":
            yield from (((first, *rest), stop) for rest, stop in context.ends(self._from, after))
        yield (first,), at

    def _modes(self, context: Context, at: int) -> Readings:
        """The numbers of more modes."""
        number = number_at(context, at)
        if number:
            yield from self._so_often(context, Mode(number), at + 1)
            yield from self._more(context, Mode(number), at + 1)

    def write(self, writer: Writer, value: tuple[Any, ...]) -> str:
        from engine.script.reading.slots.listing import listed

        if not value:
            raise Unwritable(value)
        return listed([self.item.write(writer, one) for one in value])


_LASTING: Final = frozenset({"gets", "get", "gains", "gain", "loses", "lose", "becomes", "become", "has", "can"})
_ABILITY_HEADS: Final = frozenset({"all", "protection", "base", "its", "hexproof"})


class EffectWords:
    """What an effect does to a thing, as a card says it: ``gets +3/+3 until end of turn``, ``loses all abilities``."""

    def read(self, context: Context, at: int) -> Readings:
        if context.low[at] not in _LASTING or not self._is_effect(context, at):
            context.miss(at, "what happens to it, as gets +1/+1 until end of turn")
            return
        end = at + 1
        while end < context.last and end - at < 24 and context.low[end] not in (".", "?", ";", ":", "if", "then"):
            end += 1
        for stop in (end, *(n for n in range(end - 1, at + 1, -1) if context.low[n] in (",", "and", "but"))):
            yield " ".join(self._word(context, n) for n in range(at, stop)).replace(" ,", ","), stop

    def _word(self, context: Context, at: int) -> str:
        token = context.tokens[at]
        return token.low if token.kind == "word" and token.text.islower() else token.text

    def _is_effect(self, context: Context, at: int) -> bool:
        verb, low, kind = context.low[at], context.low[at + 1], context.tokens[at + 1].kind
        if verb in ("gets", "get"):
            return kind == "pt"
        if verb in ("becomes", "become"):
            return low not in ("tapped", "untapped", "monstrous", "blocked", "exiled", "")
        if verb == "has":
            return low == "base"
        if verb == "can":
            return low == "not" and context.low[at + 2] in ("attack", "block", "be")
        ability = any(" ".join(context.low[at + 1 : at + 1 + n]) in ability_names() for n in (1, 2, 3))
        return ability or low in _ABILITY_HEADS

    def write(self, writer: Writer, value: str) -> str:
        return value.replace("can not", "can't")


class CostName:
    """The name of a cost: one to three words before "cost"."""

    def read(self, context: Context, at: int) -> Readings:
        end = at
        while end < context.last and end - at < 6:
            if context.low[end] in ("cost", "costs") and end > at:
                yield " ".join(context.low[at:end]), end + 1
                return
            if context.tokens[end].kind != "word" or context.low[end] in _STOP:
                break
            end += 1
        context.miss(at, "the name of a cost, as in flashback cost")

    def write(self, writer: Writer, value: str) -> str:
        if not value:
            raise Unwritable(value)
        return f"{value} cost"


class KeywordName:
    """A keyword ability by name."""

    def read(self, context: Context, at: int) -> Readings:
        for end in (at + 3, at + 2, at + 1):
            if end <= context.last and " ".join(context.low[at:end]) in ability_names():
                yield " ".join(context.low[at:end]), end
                return
        context.miss(at, "a keyword ability")

    def write(self, writer: Writer, value: str) -> str:
        return value


SLOTS.update(
    cardname=CardName(),
    namedverb=NamedVerb(),
    namedparticiple=NamedParticiple(),
    effect=EffectWords(),
    choicewords=ChoiceWords(),
    choice=Choice(),
    choices=Choices(),
    costname=CostName(),
    keyword=KeywordName(),
)
