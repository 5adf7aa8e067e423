"""Slots for objects: by card name, shortened name, label, ordinal, state, noun or pronoun."""

from collections.abc import Iterator
from typing import Any, Final

from engine.script.reading.context import NAME, Context, Readings
from engine.script.reading.names import initialled, is_unknown_face, shortened
from engine.script.reading.slots.agents import agent_at, keyword_end
from engine.script.reading.slots.naming import many_of, name_written
from engine.script.reading.slots.numbers import BY_ORDINAL, ORDINALS, WORDS, number_at
from engine.script.reading.slots.people import Whose, player_at, whose
from engine.script.reading.slots.zones import ZONE
from engine.script.values import Nothing, ObjectRef, Player
from engine.script.words import COLOURS, EVERYDAY, KINDS, STATES
from engine.script.writing import Unwritable, Writer, joined
from engine.words.vocabulary import nicknames, plural, singular, subtype

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
        elif context.low[at] in ("his", "her"):
            yield PERSON, at + 1
        for ref, end in context.all(_objects, at):
            if context.low[end] in ("'s", "'"):
                yield ref, end + 1
            else:
                context.miss(end, '"\'s"')

    def write(self, writer: Writer, value: ObjectRef) -> str:
        return written(writer, value) + ("'s" if self.possessive else "")


def _objects(context: Context, at: int) -> Readings:
    low = context.low[at]
    if low in _PRONOUNS:
        yield _PRONOUNS[low], at + 1
    if low in _PERSONS:
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
    return any(True for _ in _heads(context, at, True))


def _headed(context: Context, at: int) -> Readings:
    """Determiner, possessive, ordinal, adjectives, then a name or noun, then label and place."""
    given: dict[str, Any] = {}
    start, determined = at, False
    low = context.low
    if low[at] in ("the", "that", "this", "those", "these", "a", "an", "target", "another", "one", "either", "any"):
        if low[at] in ("that", "those", "this", "these"):
            given["states"] = ("that",)
        at, determined = at + 1, True
    elif low[at] in _ALL and low[at + 1] not in _ALL:
        given["count"], at, determined = 0, at + 1, True
        at += low[at] == "of"
        at += low[at] == "the"
    for owner, end in _WHOSE.read(context, at):
        given["of"], at, determined = owner, end, True
    strikes = agent_at(context, at) or keyword_end(context, at)
    if low[at] in BY_ORDINAL and not strikes and low[at + 1] != "of" and (determined or low[at] != "only"):
        given["ordinal"], at, determined = BY_ORDINAL[low[at]], at + 1, True
    number = None if _begins_name(context, at) else number_at(context, at)
    if number is not None and number > 0 and "count" not in given and low[at + 1] not in ("damage", "life"):
        given["count"], at, determined = number, at + 1, True
    article = context.tokens[start].text in ("the", "a", "an")
    if start != at and not article:
        yield from _articled(context, start)
    for states, end in _adjectives(context, at):
        fields = {**given, "states": (*given.get("states", ()), *states)} if states else given
        numbered = states and "count" not in given and not _begins_name(context, end)
        number = number_at(context, end) if numbered else None
        if number:
            fields, end = {**fields, "count": number}, end + 1
        for head, stop in _heads(context, end, determined):
            yield from _tails(context, stop, {**fields, **head}, start)
    if start != at and article:
        yield from _articled(context, start)


def _begins_name(context: Context, at: int) -> bool:
    """Whether a name of several words begins here, which may start with a number."""
    return any(named.end > context.base + at + 1 for named in context.names.at(context.base + at))


def _articled(context: Context, at: int) -> Readings:
    """Names that begin with an article or number themselves."""
    if context.names.at(context.base + at):
        for head, stop in _named(context, at):
            yield from _tails(context, stop, dict(head), at)


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
    yield from sorted(choices, key=lambda choice: (not context.names.at(context.base + choice[1]), -choice[1]))


def _heads(context: Context, at: int, determined: bool) -> Iterator[tuple[dict[str, Any], int]]:
    """Names and nouns at a place: forced names, known full names, shortened names, any card, nouns."""
    token = context.tokens[at]
    if token.kind in ("forced", "quote"):
        if token.kind == "forced" or context.names.known(token.text):
            yield {"name": token.text}, at + 1
        return
    if token.kind not in ("word", "pt", "signed"):
        context.miss(at, NAME)
        return
    everyday = token.low in EVERYDAY and token.text == token.low
    if everyday:
        yield from _nouns(context, at, determined)
    yield from _named(context, at)
    if not everyday:
        yield from _nouns(context, at, determined)
    context.miss(at, NAME)


def _named(context: Context, at: int) -> Iterator[tuple[dict[str, Any], int]]:
    full = context.names.at(context.base + at)
    scene = context.scene.names
    limit = context.base + context.last
    part = short_name(context, at, scene)
    halves = part[0]["name"].split(" // ") if part else []
    known = [named for named in full if (named.name in scene or named.name in halves) and named.end <= limit]
    longest = max((named.end for named in full if named.end <= limit and not named.many), default=0) - context.base
    if part and (part[1] > longest or (part[1] == longest and not known)):
        yield part
    for named in known:
        yield _name(context, named.name, named.many), named.end - context.base
    if part and part[1] <= longest and known:
        yield part
    for named in full:
        if named not in known and named.end <= limit:
            yield _name(context, named.name, named.many), named.end - context.base
    if part and part[1] < longest and not known:
        yield part
    elif not part:
        later = short_name(context, at, context.scene.spotted)
        if later:
            yield later
        elif context.low[at] in nicknames() and not full:
            yield {"name": nicknames()[context.low[at]]}, at + 1


def _name(context: Context, name: str, many: bool) -> dict[str, Any]:
    return {"name": name, "many": True} if many else {"name": name}


def short_name(context: Context, at: int, names: list[str]) -> tuple[dict[str, Any], int] | None:
    """A shortened name; several fits are kept apart with a bar, to be told apart or reported later."""
    if context.low[at] in EVERYDAY:
        return None
    known = context.names.at(context.base + at)
    parts = shortened(names, context.tokens, at, context.last)
    found = [part for part in parts if not is_unknown_face(part, context.low[at : part.end], known)]
    found = found or initialled(names, context.tokens[at], at)
    if not found:
        return None
    exact = [named for named in found if named.name.lower().startswith(context.low[at])] if len(found) > 1 else found
    fits = tuple(dict.fromkeys(named.name for named in exact or found))
    return {"name": "|".join(fits)}, found[0].end


def _nouns(context: Context, at: int, determined: bool) -> Iterator[tuple[dict[str, Any], int]]:
    """A description: subtypes and card types before token, copy, creature, ... or a subtype alone."""
    words: list[str] = []
    best: list[tuple[dict[str, Any], int]] = []
    while at < context.last and len(words) < 5:
        low = context.low[at]
        kind = KINDS.get(low) or KINDS.get(singular(low))
        type_word = subtype(low)
        agent = agent_at(context, at)
        if agent:
            best.append(({"kind": " ".join([*words, agent[0], "creature"]), "many": agent[2]}, agent[1]))
            break
        if context.tokens[at].kind == "pt" and not words:
            words.append(context.tokens[at].text)
            at += 1
            best.append(({"kind": f"{words[0]} creature", "many": False}, at))
            continue
        keyword = 0 if kind or type_word else keyword_end(context, at)
        if keyword:
            words.append(" ".join(context.low[at:keyword]))
            at = keyword
            continue
        if kind is None and type_word is None and low not in COLOURS:
            break
        words.append(type_word if kind is None and type_word else kind or low)
        at += 1
        if kind or type_word:
            many = low != (kind or (type_word or "").lower())
            best.append(({"kind": " ".join(words), "many": many}, at))
    for head, end in reversed(best):
        if determined or head["many"] or "token" in head["kind"] or "/" in head["kind"]:
            yield head, end


def _tails(context: Context, at: int, given: dict[str, Any], start: int) -> Readings:
    """Labels, numbers and zones after the head."""
    many = given.pop("many", False)
    count = given.get("count", 1)
    if many and count == 1 and "ordinal" not in given:
        given = {**given, "count": 0}
    for fields, end in _labelled(context, at, given):
        yield from _placed(context, end, fields)


def _labelled(context: Context, at: int, given: dict[str, Any]) -> Iterator[tuple[dict[str, Any], int]]:
    token = context.tokens[at]
    if given.get("name"):
        if token.text.upper() in context.scene.labels and (token.text.isupper() or token.kind == "word"):
            yield {**given, "label": token.text.upper()}, at + 1
        bracketed = context.tokens[at + 1].text.upper() if token.low == "(" else ""
        if bracketed in context.scene.labels and context.low[at + 2] == ")":
            yield {**given, "label": bracketed}, at + 3
        number = number_at(context, at)
        if number and token.low.isdecimal() and "ordinal" not in given and number < 100:
            yield {**given, "ordinal": number}, at + 1
        if token.low in ("token", "tokens", "copy"):
            yield {**given, "kind": "token" if token.low != "copy" else "copy"}, at + 1
    yield given, at


def _placed(context: Context, at: int, given: dict[str, Any]) -> Readings:
    if context.low[at] in ("in", "on"):
        for zone, end in context.all(ZONE.read, at + 1):
            yield ObjectRef(**given, zone=zone), end
    yield ObjectRef(**given), at


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
        from engine.script.reading.slots.abilities import ABILITY

        yield from (pair for pair in context.all(ABILITY.read, at) if _is_stackable(pair[0]))
        yield from context.all(_objects, at)

    def write(self, writer: Writer, value: Any) -> str:
        from engine.script.reading.slots.abilities import ABILITY
        from engine.script.reading.slots.people import written as player_written
        from engine.script.values import AbilityRef

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
    for head, end in _heads(context, at, True):
        for ref, stop in _placed(context, end, {}):
            if ref.zone is not None:
                yield Nothing(head.get("kind") or head.get("name", "")), stop
        yield Nothing(head.get("kind") or head.get("name", "")), end


class Listed:
    """One or more of a slot, joined by commas and "and"."""

    def __init__(self, item: Any) -> None:
        self.item = item

    def read(self, context: Context, at: int) -> Readings:
        if context.low[at] == "both":
            yield from (found for found in self.read(context, at + 1) if len(found[0]) == 2)
        yield from self._from(context, at)

    def _from(self, context: Context, at: int) -> Readings:
        """Lists whose first item is here; what can follow it is read once."""
        for first, end in context.all(self.item.read, at):
            after = separator(context, end)
            if after > end:
                yield from (((first, *rest), stop) for rest, stop in context.ends(self._from, after))
            yield (first,), end

    def write(self, writer: Writer, value: tuple[Any, ...]) -> str:
        if not value:
            raise Unwritable(value)
        return listed([self.item.write(writer, one) for one in value])


def separator(context: Context, at: int) -> int:
    """Where a list goes on after a comma or "and"; the same place when it does not."""
    low = context.low
    if low[at] == ",":
        return at + 2 if low[at + 1] in ("and", "&", "plus") else at + 1
    if low[at] in ("and", "&", "plus"):
        return at + 1
    return at + 3 if low[at : at + 3] == ["as", "well", "as"] else at


def listed(pieces: list[str]) -> str:
    """``A, B and C``."""
    return " and ".join(filter(None, [", ".join(pieces[:-1]), pieces[-1]])) if pieces else ""


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
