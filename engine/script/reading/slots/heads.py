"""Names and nouns at a place: full and shortened names, of the scene and of any card, and descriptions."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.script.reading.context import NAME, Context
from engine.script.reading.names import Named, initialled, is_plural, is_unknown_face, shortened, words_of
from engine.script.reading.slots.nouns import Head, nouns
from engine.script.words import EVERYDAY
from engine.words.vocabulary import nicknames


def heads(context: Context, at: int, determined: bool) -> Iterator[Head]:
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
        yield from nouns(context, at, determined)
        yield from (head for head in named_at(context, at) if head[1] > at + 1 or head[0].get("name") in context.scene.names)
    else:
        yield from named_at(context, at)
        yield from nouns(context, at, determined)
    context.miss(at, NAME)


def named_at(context: Context, at: int) -> Iterator[Head]:
    """Names at a place: objects of the scene before cards that are not in it, the longer before the shorter."""
    limit = context.base + context.last
    full = [named for named in context.names.at(context.base + at) if named.end <= limit]
    part = short_name(context, at, context.scene.names)
    if part is None:
        yield from _in_order(context, full, ())
        yield from _named_later(context, at, not context.names.at(context.base + at))
        return
    known = [named for named in full if named.name in (*context.scene.names, *part[0]["name"].split(" // "))]
    longest = max((named.end for named in full if not named.many), default=0) - context.base
    is_first = part[1] > longest or (part[1] == longest and not known and not _is_of_cards(context, at))
    known = known or (full if _is_of_cards(context, at) and not is_first else [])
    if is_first:
        yield part
    yield from _in_order(context, full, known, None if is_first else part)


_OF_CARDS = frozenset({"cast", "casts", "casting", "play", "plays", "playing", "finds", "draws", "reveals", "cycles"})


def _is_of_cards(context: Context, at: int) -> bool:
    """Whether the word before is one for what is done with cards: a whole name after it is no part of a permanent's."""
    return at > 0 and context.low[at - 1] in _OF_CARDS


def _in_order(context: Context, full: list[Named], known: Sequence[Named], part: Head | None = None) -> Iterator[Head]:
    """Known names, then the shortened one, then the others; a shortened one after all when none is known. A whole name that goes
    on where a known one ends comes before it."""
    known = known or [named for named in full if named.name in context.scene.names]
    whole = [named for named in full[:1] if known and not named.many and named.end > max(one.end for one in known)]
    known = [*whole, *known]
    yield from ((_name(named), named.end - context.base) for named in known)
    if part and known:
        yield part
    yield from ((_name(named), named.end - context.base) for named in full if named not in known)
    if part and not known:
        yield part


def _named_later(context: Context, at: int, is_nothing_else: bool) -> Iterator[Head]:
    """A short name for what the text names in full only later, or a nickname."""
    later = short_name(context, at, context.scene.spotted)
    if later:
        yield later
    elif is_nothing_else and context.low[at] in nicknames():
        yield {"name": nicknames()[context.low[at]]}, at + 1


def _name(named: Named) -> dict[str, Any]:
    return {"name": named.name, "many": True} if named.many else {"name": named.name}


def short_name(context: Context, at: int, names: list[str]) -> Head | None:
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
    name = {"name": "|".join(fits)}
    return ({**name, "many": True} if _is_many(fits, context.low[found[0].end - 1]) else name), found[0].end


def _is_many(names: tuple[str, ...], last: str) -> bool:
    """Whether the one name is said in the plural: its last word there is the plural of one that the name has."""
    words = words_of(names[0])
    return len(names) == 1 and last not in words and any(is_plural(last, word) for word in words)


def begins_name(context: Context, at: int) -> bool:
    """Whether a name of several words begins here, which may start with a number."""
    return any(named.end > context.base + at + 1 for named in context.names.at(context.base + at))
