"""Objects put there without a card of their own: tokens, emblems, and some card by description."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from engine.script.reading.context import Context
from engine.script.reading.slots.agents import PREDEFINED, ability_words, agent_at, keyword_end
from engine.script.reading.slots.listing import listed
from engine.script.reading.slots.numbers import number_at
from engine.script.reading.slots.things import ObjectSlot
from engine.script.values import ObjectSpec, TokenSpec
from engine.script.words import COLOURS
from engine.script.writing import joined
from engine.words.vocabulary import plural, singular, subtype

Specs = Iterator[tuple[ObjectSpec, int]]
_OBJECT: Final = ObjectSlot()


def tokens(context: Context, at: int, given: dict[str, Any]) -> Specs:
    if context.low[at] in ("token", "tokens") and context.low[at + 1] in ("copy", "copies", "that"):
        skip = 6 if context.low[at + 1] == "that" else 3
        for ref, end in context.all(_OBJECT.read, at + skip):
            yield ObjectSpec(token_copy_of=ref, **given), end
        return
    words: list[str] = []
    pt, start = "", at
    while at < context.last and at - start < 9:
        token = context.tokens[at]
        if token.low in ("token", "tokens") and (words or pt):
            yield from _token_named(context, at + 1, TokenSpec(" ".join(words), pt), given)
            return
        if token.kind == "pt" and not pt:
            pt = token.text
        elif token.kind == "word" and not _breaks(context, at):
            words.append(token.text)
        elif token.low != "," or context.low[at - 1] not in COLOURS:
            break
        at += 1
    kind = subtype(context.low[start])
    if kind and not context.names.at(context.base + start) and (given or kind in PREDEFINED):
        yield ObjectSpec(token=TokenSpec(kind), **given), start + 1


_TYPES: Final = frozenset({"creature", "artifact", "enchantment", "land", "planeswalker", "instant", "sorcery"})
_LONGEST: Final = 9
_SIZE_ENDS: Final = frozenset({"", ",", "and", "with", "on", "in"})
"""What may follow when a size alone says what is meant ("a 2/2")."""


class _Words(Struct):
    """The words of a description so far."""

    kind: list[str]
    pt: str = ""
    abilities: tuple[str, ...] = ()

    def card(self, *more: str, abilities: tuple[str, ...] = ()) -> TokenSpec:
        return TokenSpec(" ".join([*self.kind, *more]), self.pt, "", (*self.abilities, *abilities), True)


def some_card(context: Context, at: int, given: dict[str, Any]) -> Specs:
    """Some card by description: "a creature", "a 3/3 red creature with flying", "two deathtouch creatures"."""
    words, last = _Words([]), at + _LONGEST
    if context.tokens[at].kind == "pt":
        words.pt, at = context.tokens[at].text, at + 1
        if context.low[at] in _SIZE_ENDS:
            yield from _with_abilities(context, at, words.card("creature"), given)
            return
    while at < min(context.last, last):
        agent = agent_at(context, at)
        if agent:
            yield from _with_abilities(context, agent[1], words.card("creature", abilities=(agent[0],)), given)
            return
        end = _described_by(context, at, words)
        if not end:
            return
        if singular(context.low[at]) in _TYPES and singular(context.low[end]) not in _TYPES:
            end += context.low[end] in ("card", "cards")
            if context.low[end] not in ("token", "tokens"):
                yield from _with_abilities(context, end, words.card(), given)
                return
        at = end


def _described_by(context: Context, at: int, words: _Words) -> int:
    """Take in a word of the description; where it ends, 0 when it is none."""
    low, kind = context.low[at], subtype(context.low[at])
    keyword = keyword_end(context, at)
    if context.tokens[at].kind == "pt" and not words.pt:
        words.pt = context.tokens[at].text
    elif singular(low) in _TYPES:
        words.kind.append(singular(low))
    elif low in COLOURS or low in ("legendary", "basic", "snow"):
        words.kind.append(low)
    elif keyword:
        words.abilities = (*words.abilities, " ".join(context.low[at:keyword]))
        return keyword
    elif kind:
        words.kind.append(kind)
    else:
        return 0
    return at + 1


def _with_abilities(context: Context, at: int, token: TokenSpec, given: dict[str, Any]) -> Specs:
    """With the abilities that are said after "with", and without."""
    if context.low[at] == "with" and number_at(context, at + 1) is None and context.low[at + 1] not in ("a", "an", "no"):
        for abilities, end in ability_words(context, at + 1):
            yield ObjectSpec(token=replace(token, abilities=(*token.abilities, *abilities)), **given), end
    yield ObjectSpec(token=token, **given), at


def _breaks(context: Context, at: int) -> bool:
    """Whether a word ends the description of a token: an article, or "and" that does not join colours."""
    low = context.low[at]
    return low in ("a", "an", "the") or (low == "and" and context.low[at + 1] not in COLOURS)


def _token_named(context: Context, at: int, token: TokenSpec, given: dict[str, Any]) -> Specs:
    if context.low[at] in ("named", "called"):
        end = at + 1
        while end < context.last and context.tokens[end].text[:1].isupper():
            end += 1
        token, at = replace(token, name=context.text(at + 1, end)), end
    yield from _with_abilities(context, at, token, given)


def emblem(context: Context, at: int, given: dict[str, Any]) -> Specs:
    if context.low[at] == "emblem" and context.low[at + 1] == "with" and context.tokens[at + 2].kind == "quote":
        yield ObjectSpec(emblem=context.tokens[at + 2].text, **given), at + 3


def token_written(article: str, token: TokenSpec, count: int) -> str:
    named = f"named {token.name}" if token.name else ""
    abilities = f"with {listed([_quoted(one) for one in token.abilities])}" if token.abilities else ""
    if token.is_card:
        words = token.kind.split(" ")
        kind = token.kind if count == 1 else " ".join([*words[:-1], plural(words[-1])])
        return joined([article, token.pt, kind, named, abilities])
    return joined([article, token.pt, token.kind, "token" if count == 1 else "tokens", named, abilities])


def _quoted(ability: str) -> str:
    return f'"{ability}"' if not ability.replace(" ", "").islower() else ability
