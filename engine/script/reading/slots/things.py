"""Slots for objects: by card name, shortened name, label, ordinal, state, noun or pronoun."""

from collections.abc import Iterator
from typing import Any, Final

from engine.cards.card import fold
from engine.script.reading.context import Context, Readings
from engine.script.reading.slots.agents import ability_words, agent_at, keyword_end
from engine.script.reading.slots.heads import begins_name, heads, named_at
from engine.script.reading.slots.naming import many_of, name_written
from engine.script.reading.slots.numbers import BY_ORDINAL, ORDINALS, WORDS, number_at
from engine.script.reading.slots.people import Whose, whose
from engine.script.reading.slots.zones import ZONE
from engine.script.values import ObjectRef
from engine.script.words import KINDS, STATES, ability_names
from engine.script.writing import Unwritable, Writer, joined
from engine.words.vocabulary import is_subtype, plural, singular

IT: Final = ObjectRef(states=("it",))
THEM: Final = ObjectRef(states=("it",), count=0)
BOTH: Final = ObjectRef(states=("it",), count=2)
ANOTHER: Final = ObjectRef(states=("another",))
PERSON: Final = ObjectRef(states=("person",))
ONE: Final = ObjectRef(states=("it",), count=-1)
"""One of those spoken of, no matter which."""
_PERSONS: Final = frozenset({"he", "she", "him", "her", "himself", "herself"})
_PRONOUNS: Final = {"it": IT, "itself": IT, "them": THEM, "they": THEM, "themselves": THEM}
_WHOSE: Final = Whose()
_ALL: Final = frozenset({"all", "each", "every", "both"})
_POINTING: Final = frozenset({"that", "those", "this", "these"})
_DETERMINERS: Final = _POINTING | {"the", "a", "an", "target", "another", "one", "either", "any"}


class ObjectSlot:
    """One selector for objects; ``possessive``: with a closing 's, or as "its"."""

    def __init__(self, possessive: bool = False) -> None:
        self.possessive = possessive

    def read(self, context: Context, at: int) -> Readings:
        if not self.possessive:
            yield from context.all(_objects, at)
            return
        if context.low[at] == "its":
            yield IT, at + 1
        elif context.low[at] == "their":
            yield THEM, at + 1
        elif context.low[at] in ("his", "her") and _has_legends(context):
            yield PERSON, at + 1
        for ref, end in context.all(_objects, at):
            if context.low[end] in ("'s", "'"):
                yield ref, end + 1
            else:
                context.miss(end, '"\'s"')

    def write(self, writer: Writer, value: ObjectRef) -> str:
        return written(writer, value) + ("'s" if self.possessive else "")


def _has_legends(context: Context) -> bool:
    """Whether the text names a legend, of which "she" could be said."""
    return any("legendary" in context.names.type_line(name) for name in context.scene.spotted)


def _objects(context: Context, at: int) -> Readings:
    low = context.low[at]
    if low in _PRONOUNS:
        yield _PRONOUNS[low], at + 1
    if low in _PERSONS and _has_legends(context):
        yield PERSON, at + 1
    if low in ("another", "second") and context.low[at + 1] in ("one", "copy"):
        yield ANOTHER, at + 2
    elif low == "a" and context.low[at + 1 : at + 3] == ["second", "one"]:
        yield ANOTHER, at + 3
    if low in ("that", "this") and not _described(context, at + 1):
        yield IT, at + 1
    if low in ("one", "either", "any") and context.low[at + 1 : at + 3] in (["of", "them"], ["of", "those"]):
        yield ONE, at + 3
    if low == "each" and context.low[at + 1 : at + 3] == ["of", "them"]:
        yield THEM, at + 3
    elif low == "both" and not _described(context, at + 1):
        yield BOTH, at + (3 if context.low[at + 1 : at + 3] == ["of", "them"] else 1)
    yield from _headed(context, at)


def _described(context: Context, at: int) -> bool:
    return any(True for _ in heads(context, at, True))


def _headed(context: Context, at: int) -> Readings:
    """Determiner, possessive, ordinal, number, adjectives, then a name or noun, then label and place."""
    given, start, determined = _led(context, at)
    begins_later = start != at
    article = context.tokens[at].text in ("the", "a", "an")
    if begins_later and not article:
        yield from _articled(context, at)
    if determined and _is_apposed(context, start):
        start += 1
    for states, end in _adjectives(context, start):
        fields = {**given, "states": (*given.get("states", ()), *states)} if states else given
        if states and "count" not in given:
            fields, end = _counted(context, end, fields)
        for head, stop in heads(context, end, determined):
            if not _is_of_tokens(context, end, stop, head):
                yield from _tails(context, stop, {**fields, **head})
    if begins_later and article:
        yield from _articled(context, at)


def _is_apposed(context: Context, at: int) -> bool:
    """Whether a kind of object stands before the name of one: "my creature Kitchen Finks"."""
    is_kind = context.low[at] in _APPOSED and not context.names.at(context.base + at)
    return is_kind and any(not named.many for named in context.names.at(context.base + at + 1))


_APPOSED: Final = frozenset({"creature", "planeswalker", "artifact", "enchantment", "land", "permanent", "card", "spell", "token"})


def _is_of_tokens(context: Context, at: int, end: int, head: dict[str, Any]) -> bool:
    """Whether a word before "token" is taken for a card's name though it is the kind of the token."""
    is_token = end == at + 1 and context.low[end] in ("token", "tokens")
    return is_token and is_kind_rather(context.low[at], head.get("name", ""))


def is_kind_rather(word: str, name: str) -> bool:
    """Whether a word that is a kind of things could only be short for the name of a card."""
    one = singular(word)
    return bool(name) and (one in KINDS or is_subtype(word)) and fold(name) not in (word, one)


def _led(context: Context, at: int) -> tuple[dict[str, Any], int, bool]:
    """What leads a selector in, where it ends, and whether a noun in the singular may follow."""
    given, start = _determiner(context, at)
    for owner, end in _WHOSE.read(context, start):
        given, start = {**given, "of": owner}, end
    strikes = agent_at(context, start) or keyword_end(context, start)
    is_ordinal = context.low[start] in BY_ORDINAL and not strikes and context.low[start + 1] != "of"
    if is_ordinal and (start > at or context.low[start] != "only"):
        given, start = {**given, "ordinal": BY_ORDINAL[context.low[start]]}, start + 1
    if "count" not in given:
        given, start = _counted(context, start, given)
    return given, start, start > at


def _determiner(context: Context, at: int) -> tuple[dict[str, Any], int]:
    low = context.low
    if low[at] in _DETERMINERS:
        return ({"states": ("that",)} if low[at] in _POINTING else {}), at + 1
    if low[at] in _ALL and low[at + 1] not in _ALL:
        end = at + 1 + (low[at + 1] == "of")
        return {"count": 0}, end + (low[end] == "the")
    return {}, at


def _counted(context: Context, at: int, given: dict[str, Any]) -> tuple[dict[str, Any], int]:
    """With the number that stands here, unless a name begins with it or it counts something else."""
    number = None if begins_name(context, at) else number_at(context, at)
    if not number or context.low[at + 1] in ("damage", "life") or ("ordinal" in given and context.low[at] == "one"):
        return given, at
    return {**given, "count": number}, at + 1


def _articled(context: Context, at: int) -> Readings:
    """Names that begin with an article or number themselves."""
    if context.names.at(context.base + at):
        for head, stop in named_at(context, at):
            yield from _tails(context, stop, dict(head))


def _adjectives(context: Context, at: int) -> Iterator[tuple[tuple[str, ...], int]]:
    found: tuple[str, ...] = ()
    choices = [(found, at)]
    while True:
        for words, state in STATES:
            if tuple(context.low[at : at + len(words)]) == words:
                found, at = (*found, state), at + len(words)
                break
        else:
            break
        choices.append((found, at))
    if found and _is_named_so(context, choices[0][1]):
        yield choices.pop(0)
    yield from sorted(choices, key=lambda choice: (not context.names.at(context.base + choice[1]), -choice[1]))


def _is_named_so(context: Context, at: int) -> bool:
    """Whether what the scene knows begins its name with these words, up to a comma."""
    words = context.low[at:]
    names = (fold(name.partition(",")[0]).split() for name in context.scene.names if "," in name)
    return any(words[: len(name)] == name for name in names)


def _tails(context: Context, at: int, given: dict[str, Any]) -> Readings:
    """Labels, numbers and zones after the head."""
    many = given.pop("many", False)
    count = given.get("count", 1)
    if many and count == 1 and "ordinal" not in given:
        given = {**given, "count": 0}
    for fields, end in _labelled(context, at, given):
        yield from placed(context, end, fields)


def _labelled(context: Context, at: int, given: dict[str, Any]) -> Iterator[tuple[dict[str, Any], int]]:
    token = context.tokens[at]
    if given.get("name"):
        if token.text.upper() in context.scene.labels and not token.text.isdecimal():
            yield {**given, "label": token.text.upper()}, at + 1
        bracketed = context.tokens[at + 1].text.upper() if token.low == "(" else ""
        if bracketed in context.scene.labels and context.low[at + 2] == ")":
            yield {**given, "label": bracketed}, at + 3
        number = number_at(context, at)
        if number and token.low.isdecimal() and "ordinal" not in given and number < 100:
            yield {**given, "ordinal": number}, at + 1
        if token.low in ("token", "tokens", "copy"):
            yield {**given, "kind": "token" if token.low != "copy" else "copy"}, at + 1
    elif token.low == "with":
        for abilities, end in ability_words(context, at + 1):
            if ability_names().issuperset(abilities):
                yield {**given, "kind": _with_keywords(given["kind"], abilities)}, end
    yield given, at


def _with_keywords(kind: str, abilities: tuple[str, ...]) -> str:
    """A description with keyword abilities before its nouns ("1/1 flying Bird token")."""
    words = kind.split(" ")
    size = 1 if "/" in words[0] else 0
    return " ".join([*words[:size], *abilities, *words[size:]])


def placed(context: Context, at: int, given: dict[str, Any]) -> Readings:
    """With the zone that is named after it, and without."""
    if context.low[at] in ("in", "on"):
        for zone, end in context.all(ZONE.read, at + 1):
            yield ObjectRef(**given, zone=zone), end
    yield ObjectRef(**given), at


def written(writer: Writer, ref: ObjectRef) -> str:
    """A selector in words; raises Unwritable for what is no object."""
    if not isinstance(ref, ObjectRef):
        raise Unwritable(ref)
    if ref.states == ("it",):
        return "it" if ref.count == 1 else "them"
    if not ref.name and not ref.kind:
        raise Unwritable(ref)
    return joined(_pieces(writer, ref))


def _pieces(writer: Writer, ref: ObjectRef) -> Iterator[str]:
    bare = bool(ref.name) and not ref.states and not ref.ordinal and ref.count == 1
    that = "that" in ref.states
    plain_count = ref.count == 1
    if ref.count == 0:
        yield "all"
    if ref.of is not None:
        yield whose(writer, ref.of)
    elif that:
        yield "that"
    elif (not bare and plain_count) or (ref.ordinal and not ref.label):
        yield "the"
    if ref.ordinal:
        yield "last" if ref.ordinal < 0 else ORDINALS[ref.ordinal - 1] if ref.ordinal <= 10 else ""
    if ref.count > 1:
        yield WORDS[ref.count] if ref.count <= 10 else str(ref.count)
    yield from (state for state in ref.states if state != "that")
    yield from _head(writer, ref)
    if ref.zone:
        yield ("on" if ref.zone.zone in ("battlefield", "stack") or ref.zone.place else "in")
        yield ZONE.write(writer, ref.zone)


def _head(writer: Writer, ref: ObjectRef) -> Iterator[str]:
    if ref.name:
        name = name_written(writer, ref.name)
        many = ref.count != 1 and not ref.label and not ref.kind
        yield many_of(name) if many else name
        if ref.kind:
            yield plural(ref.kind) if ref.count != 1 else ref.kind
    else:
        words = ref.kind.split(" ")
        yield " ".join([*words[:-1], plural(words[-1]) if ref.count != 1 else words[-1]])
    if ref.label:
        yield ref.label
