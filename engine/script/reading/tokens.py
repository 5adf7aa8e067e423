"""Words, numbers, mana symbols, quotations and marks of a scenario, each with its place."""

import re
from typing import Final

from msgspec import Struct

from engine.cards.card import fold

_DRAWN: Final = {
    **dict.fromkeys("⚪🤍⬜☀🌞", "{W}"),
    **dict.fromkeys("🔵💙🟦💧🌊", "{U}"),
    **dict.fromkeys("⚫🖤⬛💀☠", "{B}"),
    **dict.fromkeys("🔴🟥🔥", "{R}"),
    **dict.fromkeys("🟢💚🟩🌳🌲🍃", "{G}"),
    **dict.fromkeys("◇♢🔷💎", "{C}"),
}
"""Pictures that stand for mana."""
_TOKEN: Final = re.compile(
    r"""(?P<newline>\n)
    |(?P<space>[^\S\n]+)
    |(?P<comment>\#[^\n]*)
    |(?P<forced>\[\[[^\]\n]*\]\])
    |(?P<quote>"[^"\n]*")
    |(?P<mana>(?:\{[^}\n]{1,9}\})+)
    |(?P<emoji>(?:<a?:mana_?[wubrgcx0-9]:[0-9]+>\s?)+)
    |(?P<drawn>[PICTURES](?:\ ?[PICTURES])*)
    |(?P<short>w/o\b|w/(?=[\sA-Za-z]))
    |(?P<pt>[+-][0-9X]+/[+-][0-9X]+|[0-9*]+/[0-9*]+)(?![\w/])
    |(?P<signed>[+-](?:[0-9]+|X))(?!\w)
    |(?P<word>[^\W_]+?n't\b|[^\W_]+(?:'(?!(?:s|m|re|ve|ll|d)\b)[^\W_]+)*)
    |(?P<tail>'(?:s|m|re|ve|ll|d)\b)
    |(?P<mark>//|.)""".replace("PICTURES", "".join(_DRAWN)),
    re.VERBOSE | re.IGNORECASE,
)
_EMOJI: Final = re.compile(r"mana_?([wubrgcx0-9]):", re.IGNORECASE)
_SHORT: Final = {"w/": "with", "w/o": "without"}
_BRACKETS: Final = {"[": "(", "]": ")"}
_NOT: Final = {"can't": "can", "won't": "will", "shan't": "shall"}
_TAILS: Final = {"'m": "am", "'re": "are", "'ve": "have", "'ll": "will", "'d": "would"}
_BARE_NOT: Final = {
    "doesnt": "does",
    "dont": "do",
    "didnt": "did",
    "isnt": "is",
    "arent": "are",
    "wont": "will",
    "cant": "can",
}


class Token(Struct, frozen=True):
    """``low`` is what comparisons use; ``text`` keeps the capitals, and only the inside of quotes and ``[[ ]]``."""

    kind: str
    text: str
    low: str
    line: int
    column: int
    start: int
    end: int


END: Final = Token("end", "", "", 0, 0, 0, 0)


def tokenise(text: str) -> list[Token]:
    """The tokens of ``text``, which must be plain; newlines are tokens, comments and spaces are not."""
    tokens: list[Token] = []
    line, line_start = 1, 0
    for match in _TOKEN.finditer(text):
        kind = match.lastgroup or "mark"
        if kind not in ("space", "comment"):
            tokens += _made(kind, match.group(), line, match.start() - line_start + 1, match.start())
        if kind == "newline":
            line, line_start = line + 1, match.end()
    return [token for at, token in enumerate(tokens) if not _is_hyphen(tokens, at)]


def _made(kind: str, typed: str, line: int, column: int, start: int) -> list[Token]:
    end = start + len(typed)
    kind, typed = _spelled(kind, typed)
    low = _low(typed)
    typed = _BRACKETS.get(typed, typed)
    if kind in ("forced", "quote"):
        width = 2 if kind == "forced" else 1
        typed = typed[width:-width].strip()
    low = _BRACKETS.get(low, low)
    words = _contraction(low) if kind in ("word", "tail") else None
    if words is None:
        return [Token(kind, typed, low, line, column, start, end)]
    return [Token("word", word, word, line, column, start, end) for word in words]


def _spelled(kind: str, typed: str) -> tuple[str, str]:
    """Pictures of mana as symbols, abbreviations as words."""
    if kind == "drawn":
        return "mana", "".join(_DRAWN[mark] for mark in typed if mark != " ")
    if kind == "emoji":
        return "mana", "".join(f"{{{letter.upper()}}}" for letter in _EMOJI.findall(typed))
    return ("word", _SHORT[typed.lower()]) if kind == "short" else (kind, typed)


def _contraction(low: str) -> list[str] | None:
    if low in _NOT:
        return [_NOT[low], "not"]
    if low in _BARE_NOT:
        return [_BARE_NOT[low], "not"]
    if low.endswith("n't"):
        return [low[:-3], "not"]
    return [_TAILS[low]] if low in _TAILS else None


def _low(text: str) -> str:
    return text.lower() if text.isascii() else fold(text)


def _is_hyphen(tokens: list[Token], at: int) -> bool:
    """A hyphen inside a compound word, which counts as two words."""
    token = tokens[at]
    if token.low != "-" or not 0 < at < len(tokens) - 1:
        return False
    return tokens[at - 1].end == token.start and tokens[at + 1].start == token.end
