"""The font of the pictures: DejaVu Sans where the system has it, else the one that comes with Pillow, without accents."""

import unicodedata
from collections.abc import Iterator
from functools import cache

from PIL import ImageFont

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont
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
    """The text in letters that the font has."""
    if _has_all_letters():
        return text
    return unicodedata.normalize("NFKD", text.translate(_PLAIN)).encode("ascii", "ignore").decode()


def wrapped(text: str, face: Font, width: float, most: int) -> list[str]:
    """The text in at most ``most`` lines of at most ``width`` pixels; what does not fit ends in an ellipsis."""
    lines: list[str] = []
    for word in (piece for one in legible(text).split() for piece in _pieces(one, face, width)):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and face.getlength(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return [_cut(line, face, width) for line in lines]


def _pieces(word: str, face: Font, width: float) -> Iterator[str]:
    """The word, broken where it is wider than a line."""
    while face.getlength(word) > width and len(word) > 1:
        end = next(n for n in range(len(word) - 1, 0, -1) if n == 1 or face.getlength(word[:n]) <= width)
        yield word[:end]
        word = word[end:]
    yield word


def _cut(line: str, face: Font, width: float) -> str:
    if face.getlength(line) <= width:
        return line
    end = legible("…")
    while line and face.getlength(line + end) > width:
        line = line[:-1]
    return line.rstrip() + end
