"""Typed text made plain: straight quotes that pair, hyphens, full stops; every character keeps its place."""

import re
from collections.abc import Iterator
from typing import Final

_PLAIN: Final = str.maketrans(
    {
        **dict.fromkeys("’‘ʼ`´", "'"),
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("–—−‑", "-"),
        **dict.fromkeys("\u00a0\u2009\u202f\t", " "),
        **dict.fromkeys("\ufe0f\u200b\u200d\u200e\u2060", " "),
        "×": "x",
        "…": ".",
        "？": "?",
        "！": "!",
        "，": ",",
        "：": ":",
    }
)
_PLUS: Final = re.compile(r"(?<=[a-z)'] )\+(?= [a-z])", re.IGNORECASE)
"""A plus sign between words, which joins them as "and" does."""
_BULLET: Final = re.compile(r"^\s*(?:[-*•>]|\d{1,2}[.)])\s+(?=\S)")
"""What begins an item of a list."""
_INNER: Final = {0xE000: "“", 0xE001: "”"}
_DOUBLE: Final = '"“”„«»'
_OPENERS: Final = "“„«"
_SINGLE: Final = re.compile(r"(?<![\w'])[‘'](?=\S)([^‘\n\"]{1,60}?)(?<=[^\s,])[’'](?![\w'])")
"""Words in single quotes; an apostrophe has a letter before it."""


def plain(text: str) -> str:
    """Straight quotes and hyphens. What is quoted within a quotation keeps its own, curly, quotes."""
    return "\n".join(map(_plain_line, text.split("\n")))


def _plain_line(line: str) -> str:
    line = _PLUS.sub("&", _BULLET.sub(lambda found: " " * len(found[0]), line))
    paired = _paired(line) if any(mark in line for mark in _DOUBLE) else line
    outside = paired.split('"')
    outside[::2] = [_SINGLE.sub(lambda found: f'"{found[1]}"', part) for part in outside[::2]]
    return '"'.join(outside).translate(_PLAIN).translate(_INNER)


def _paired(line: str) -> str:
    """Outer quotes straight and inner ones marked; all straight where they do not pair."""
    marks = list(line)
    open_marks: list[str] = []
    for at, is_opening in _quotes(line, open_marks):
        is_inner = len(open_marks) > 1 if is_opening else bool(open_marks)
        marks[at] = ("\ue000" if is_opening else "\ue001") if is_inner else '"'
    return line.translate(_PLAIN) if open_marks else "".join(marks)


def _quotes(line: str, open_marks: list[str]) -> Iterator[tuple[int, bool]]:
    """Each double quote with whether it opens; ``open_marks`` are those that are open after it."""
    for at, mark in enumerate(line):
        if mark in _DOUBLE:
            is_opening = _opens(line, at, open_marks)
            if is_opening:
                open_marks.append(mark)
            elif open_marks:
                open_marks.pop()
            yield at, is_opening


def _opens(line: str, at: int, open_marks: list[str]) -> bool:
    mark = line[at]
    if mark in _OPENERS:
        return not (mark == "“" and open_marks[-1:] == ["„"])
    if mark in "”»" or not open_marks:
        return not open_marks
    before, after = line[at - 1], line[at + 1 : at + 2]
    return before in " (:" and after not in ("", " ")
