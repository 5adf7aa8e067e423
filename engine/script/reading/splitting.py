"""Sentences of a text: ended by a line end or a closing mark, unless that stands inside a card name."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from engine.script.reading.names import Names
from engine.script.reading.tokens import Token

_ENDS: Final = frozenset({".", ";", "?", "!"})
_COURTESY: Final = frozenset(
    "hi hello hey thanks thank you thx ty cheers please help everyone all judge judges folks , :".split()
)
"""A sentence of such words alone says nothing."""
_TITLES: Final = frozenset({"mr", "mrs", "ms", "dr", "st"})
"""What is shortened before a person's name."""
_LOOK_BACK: Final = 24
_GOING_ON: Final = frozenset({"ability", "trigger", "on", "for", "with", "and"})


class Sentence(Struct, frozen=True):
    """Tokens without the closing mark; ``base`` is the index of the first; ``starts_line`` whether a line begins here."""

    tokens: tuple[Token, ...]
    base: int
    starts_line: bool


def sentences(tokens: Sequence[Token], names: Names) -> Iterator[Sentence]:
    """The sentences in order, empty ones left out."""
    start, line_start, at = 0, 0, 0
    while at <= len(tokens):
        ended = at == len(tokens) or tokens[at].kind == "newline"
        if not ended and (_closes_in_quotes(tokens, at) or _closes_in_name(tokens, names, start, at)):
            yield Sentence(tuple(tokens[start : at + 1]), start, start == line_start)
            start = at + 1
        if ended or _ends(tokens, names, start, at):
            if at > start and not all(token.low in _COURTESY for token in tokens[start:at]):
                yield Sentence(tuple(tokens[start:at]), start, start == line_start)
            start = at + 1
            line_start = start if ended else line_start
        at += 1


def _closes_in_quotes(tokens: Sequence[Token], at: int) -> bool:
    """Whether a quotation brings the sentence to its end: its own full stop is the last, and a capital follows."""
    quote = tokens[at].kind == "quote" and tokens[at].text.rstrip("”'").endswith((".", "!", "?"))
    after = tokens[at + 1] if quote and at + 1 < len(tokens) else None
    return after is not None and after.kind == "word" and after.text[:1].isupper() and after.low not in _GOING_ON


def _ends(tokens: Sequence[Token], names: Names, start: int, at: int) -> bool:
    token = tokens[at]
    if token.kind != "mark" or token.low not in _ENDS:
        return False
    if token.low == "?" or not _suspect(tokens, at):
        return True
    if token.low == "." and tokens[at - 1].low in _TITLES and tokens[at - 1].text[:1].isupper():
        return False
    return _end_of_name(names, start, at) <= at


def _end_of_name(names: Names, start: int, at: int) -> int:
    """Where the longest name ends that the token could be in."""
    inside = range(max(start, at - _LOOK_BACK), at)
    return max((named.end for first in inside for named in names.at(first)), default=0)


def _closes_in_name(tokens: Sequence[Token], names: Names, start: int, at: int) -> bool:
    """Whether the full stop that ends a name ends the sentence too: a capital follows."""
    after = tokens[at + 1] if at + 1 < len(tokens) else None
    if tokens[at].low != "." or after is None or after.kind != "word" or not after.text[:1].isupper():
        return False
    return _end_of_name(names, start, at) == at + 1


def _suspect(tokens: Sequence[Token], at: int) -> bool:
    """Whether a mark could belong to a name: an abbreviation, or no space after it."""
    glued = at + 1 < len(tokens) and tokens[at + 1].start == tokens[at].end and tokens[at + 1].kind == "word"
    short = at > 0 and len(tokens[at - 1].low) <= 3 and tokens[at - 1].kind == "word"
    return glued or short or tokens[at].low == "!"
