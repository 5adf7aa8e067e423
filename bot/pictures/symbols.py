"""Drawing the symbols of costs as small round pictures of our own: letters and numbers, no one else's art."""

import io
from math import cos, pi, sin

from PIL import Image, ImageDraw

from bot.pictures.fonts import font, legible

SIZE = 128
DRAWN = 2 * SIZE
"""Drawn larger and scaled down, so that the edges are smooth."""
COLOURS = {"W": "#f6efc7", "U": "#8ec5e8", "B": "#a79c98", "R": "#f0977a", "G": "#86c79b"}
PLAIN, INK = "#cfc9c4", "#14120f"
SHAPES = {"T": "tap", "Q": "untap"}


def symbol(name: str) -> bytes:
    """A PNG of a symbol, such as ``G``, ``12``, ``2/W`` or ``T``."""
    image = Image.new("RGBA", (DRAWN, DRAWN), (0, 0, 0, 0))
    parts = name.split("/")
    _disc(image, [COLOURS.get(part, PLAIN) for part in parts if part != "P"])
    pen = ImageDraw.Draw(image)
    if name in SHAPES:
        _arrow(pen, clockwise=name == "T")
    elif len(parts) == 1 or parts[-1] == "P":
        _letters(pen, (legible("φ") or "P") if parts[-1] == "P" else name, (0.5, 0.5), 0.62)
    else:
        _letters(pen, parts[0], (0.34, 0.34), 0.36)
        _letters(pen, parts[1], (0.66, 0.66), 0.36)
    held = io.BytesIO()
    image.resize((SIZE, SIZE), Image.Resampling.LANCZOS).save(held, "PNG", optimize=True)
    return held.getvalue()


def _disc(image: Image.Image, grounds: list[str]) -> None:
    """One colour, or two that meet in the diagonal."""
    edge = DRAWN // 32
    mask = Image.new("L", (DRAWN, DRAWN), 0)
    ImageDraw.Draw(mask).ellipse((edge, edge, DRAWN - edge, DRAWN - edge), fill=255)
    ground = Image.new("RGBA", (DRAWN, DRAWN), grounds[0])
    if len(grounds) > 1:
        ImageDraw.Draw(ground).polygon(((DRAWN, 0), (DRAWN, DRAWN), (0, DRAWN)), fill=grounds[1])
    image.paste(ground, (0, 0), mask)
    ImageDraw.Draw(image).ellipse((edge, edge, DRAWN - edge, DRAWN - edge), outline=INK, width=edge)


def _letters(pen: ImageDraw.ImageDraw, text: str, centre: tuple[float, float], height: float) -> None:
    size = int(DRAWN * height / (1.0 if len(text) == 1 else 1.25))
    pen.text((DRAWN * centre[0], DRAWN * centre[1]), text, font=font(size, bold=True), fill=INK, anchor="mm")


def _arrow(pen: ImageDraw.ImageDraw, *, clockwise: bool) -> None:
    """A bent arrow, as a card that turns."""
    middle, radius, thick = DRAWN / 2, DRAWN * 0.24, int(DRAWN * 0.1)
    box = (middle - radius, middle - radius, middle + radius, middle + radius)
    pen.arc(box, 150 if clockwise else 180, 360 if clockwise else 30, fill=INK, width=thick)
    angle = 0.0 if clockwise else pi
    tip = radius - thick / 2
    x, y = middle + tip * cos(angle), middle + tip * sin(angle)
    reach = DRAWN * 0.13
    pen.polygon(((x - reach, y), (x + reach, y), (x, y + 1.4 * reach)), fill=INK)
