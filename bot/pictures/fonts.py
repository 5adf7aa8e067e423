"""The font of the pictures: DejaVu Sans where the system has it, else the one that comes with Pillow, without accents."""

import unicodedata
from bisect import bisect_right
from collections.abc import Iterator
from functools import cache

from PIL import ImageFont

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont
LONGEST = 400
_PLAIN = str.maketrans({"×": "x", "−": "-", "—": "-", "–": "-", "’": "'", "…": "...", "Æ": "AE", "æ": "ae"})


@cache
def font(size: int, *, bold: bool = False) -> Font:
    try:
        return ImageFont.truetype("DejaVuSans-Bold.ttf" if bold else "DejaVuSans.ttf", size)
    except OSError:
        return ImageFont.load_default(size)


@cache
def _has_all_letters() -> bool:
    face = font(10)
    return isinstance(face, ImageFont.FreeTypeFont) and face.getname()[0] == "DejaVu Sans"


def legible(text: str) -> str:
    """The text in letters that the font has, without characters that are none."""
    text = "".join(map(_seen, text))
    if _has_all_letters():
        return text
    return unicodedata.normalize("NFKD", text.translate(_PLAIN)).encode("ascii", "ignore").decode()


def _seen(letter: str) -> str:
    """The letter; a space for one that moves the pen, nothing for one that cannot be drawn."""
    category = unicodedata.category(letter)
    return letter if category[0] != "C" else " " if category == "Cc" else ""


def wrapped(text: str, face: Font, width: float, most: int) -> list[str]:
    """The text in at most ``most`` lines of at most ``width`` pixels; what does not fit ends in an ellipsis."""
    lines: list[str] = []
    for word in (piece for one in legible(text)[:LONGEST].split() for piece in _pieces(one, face, width)):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and face.getlength(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return [_cut(line, face, width) for line in lines]


def in_one_line(text: str, face: Font, width: float) -> str:
    """The beginning of the text that fits in a line."""
    return next(iter(wrapped(text, face, width, 1)), "")


def _pieces(word: str, face: Font, width: float) -> Iterator[str]:
    """The word, broken where it is wider than a line."""
    while face.getlength(word) > width and len(word) > 1:
        end = max(1, _fitting(word, face, width))
        yield word[:end]
        word = word[end:]
    yield word


def _fitting(text: str, face: Font, width: float) -> int:
    """How many letters of the text fit."""
    return bisect_right(range(1, len(text) + 1), width, key=lambda count: face.getlength(text[:count]))


def _cut(line: str, face: Font, width: float) -> str:
    if face.getlength(line) <= width:
        return line
    end = legible("…")
    return line[: _fitting(line, face, width - face.getlength(end))].rstrip() + end
