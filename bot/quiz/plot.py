"""The picture of somebody's right answers by section of the rules."""

import io
from collections.abc import Mapping

from PIL import Image, ImageDraw

from bot.pictures.fonts import font, legible

WIDTH, ROW, LEFT, RIGHT, TOP = 520, 26, 70, 70, 14
MOST = 20
BACK, BAR, FULL, INK = (43, 45, 49), (70, 160, 110), (64, 68, 75), (235, 235, 235)


def plotted(sections: Mapping[str, tuple[int, int]]) -> bytes:
    """A bar for each of the sections answered most, as a PNG."""
    most = sorted(sorted(sections, key=lambda one: -sections[one][1])[:MOST])
    image = Image.new("RGB", (WIDTH, 2 * TOP + ROW * max(len(most), 1)), BACK)
    draw = ImageDraw.Draw(image)
    room = WIDTH - LEFT - RIGHT
    for at, section in enumerate(most):
        right, answered = sections[section]
        y = TOP + at * ROW
        draw.text((12, y + 3), legible(section), font=font(15), fill=INK)
        draw.rectangle((LEFT, y + 3, LEFT + room, y + ROW - 5), fill=FULL)
        if right:
            draw.rectangle((LEFT, y + 3, LEFT + room * right // answered, y + ROW - 5), fill=BAR)
        draw.text((LEFT + room + 10, y + 3), f"{right}/{answered}", font=font(15), fill=INK)
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()
