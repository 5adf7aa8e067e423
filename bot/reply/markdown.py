"""Other people's text made safe and short for Discord: nothing in it formats, links, mentions or hides."""

import re
from collections.abc import Sequence

from bot.reply.limits.numbers import units

_MARKS = re.compile(r"([\\*_~`|\[<])")
_LINE_START = re.compile(r"(?m)^(\s*)([#>+-]|\d+(?=\.))")
_UNSEEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")


def plain(text: str) -> str:
    """The text so that Discord shows it as it is written."""
    text = _UNSEEN.sub("", text.encode("utf-8", "replace").decode())
    text = _LINE_START.sub(_unlist, _MARKS.sub(r"\\\1", text))
    return text.replace("://", "\\://").replace("@", "@\u200b").replace("discord.gg/", "discord\\.gg/")


def _unlist(match: re.Match[str]) -> str:
    return f"{match[1]}{match[2]}\\" if match[2].isdigit() else f"{match[1]}\\{match[2]}"


def clip(text: str, most: int) -> str:
    """The text, cut after a word with an ellipsis when it has more than ``most`` UTF-16 units."""
    if units(text) <= most:
        return text
    cut = text[: most - 1]
    while units(cut) > most - 1:
        cut = cut[:-1]
    head, space, _ = (cut + text[len(cut)]).rpartition(" ")
    return (head if space and len(head) > most // 2 else cut).rstrip("\\ ") + "…"


def pages(lines: Sequence[str], most: int) -> list[str]:
    """The lines put together into pages of up to ``most`` units; a line longer than a page is clipped."""
    found: list[list[str]] = [[]]
    left = most
    for line in (clip(line, most) for line in lines):
        if found[-1] and units(line) + 1 > left:
            found.append([])
            left = most
        found[-1].append(line)
        left -= units(line) + 1
    return ["\n".join(page) for page in found if page]
