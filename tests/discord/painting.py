"""Painting a message payload roughly as a Discord client shows it, so that people can see what the bot sends."""

import io
import re
from collections.abc import Iterator, Mapping
from typing import Any

from PIL import Image, ImageDraw

from bot.pictures.fonts import font
from bot.pictures.symbols import symbol
from bot.reply.limits.components import BUTTON, CONTAINER, FILE, GALLERY, ROW, SELECT, SEPARATOR, TEXT
from bot.symbols import SYMBOLS, emoji_name

WIDTH, EDGE, PAD = 820, 16, 14
GROUND, PANEL, INK, FAINT, LINK, BLUE, GREY, RED = (
    "#313338", "#2b2d31", "#dbdee1", "#949ba4", "#c9cdfb", "#5865f2", "#4e5058", "#da373c",
)  # fmt: skip
STYLES = {1: BLUE, 2: GREY, 3: "#248046", 4: RED, 5: GREY}
BY_NAME = {emoji_name(name): name for name in SYMBOLS}
PIECES = re.compile(r"\*\*(?P<bold>.+?)\*\*|\*(?P<slanted>[^*]+)\*|`(?P<code>[^`]+)`|<:(?P<emoji>\w+):\d+>|~~(?P<gone>.+?)~~")
MENTIONS = ((re.compile(r"<@\d+>"), "@Alice"), (re.compile(r"<#\d+>"), "#rules"), (re.compile(r"<t:\d+:R>"), "in an hour"))
ESCAPED = re.compile(r"\\([\\*_~`|\[<#>+\-.:])")
HIDDEN = "\u2063"


class Canvas:
    """A column that grows downwards."""

    def __init__(self) -> None:
        self.image = Image.new("RGB", (WIDTH, 6000), GROUND)
        self.pen = ImageDraw.Draw(self.image)
        self.y = EDGE

    def finished(self) -> Image.Image:
        return self.image.crop((0, 0, WIDTH, self.y + EDGE))

    def text(self, content: str, left: int, right: int) -> None:
        for line in content.split("\n"):
            self._line(line, left, right)

    def _line(self, line: str, left: int, right: int) -> None:
        size, ink, bold = 20, INK, False
        if line.startswith("### "):
            line, size, bold = line[4:], 25, True
        elif line.startswith("-# "):
            line, size, ink = line[3:], 16, FAINT
        indent = len(line) - len(line.lstrip(" "))
        line = line.lstrip(" ")
        if line.startswith("> "):
            self.pen.rectangle((left, self.y, left + 4, self.y + size + 8), fill=GREY)
            line, left = line[2:], left + 16
        elif line.startswith("- "):
            left += 18 + 10 * indent
            self.pen.ellipse((left - 14, self.y + 11, left - 8, self.y + 17), fill=INK)
            line = line[2:]
        x = left
        for piece, kind in _pieces(line):
            x = self._piece(piece, kind, (x, left, right), size, FAINT if kind == "gone" else ink, bold or kind == "bold")
        self.y += size + 9

    def _piece(self, piece: str, kind: str, span: tuple[int, int, int], size: int, ink: str, bold: bool) -> int:
        x, left, right = span
        if kind == "emoji":
            picture = Image.open(io.BytesIO(symbol(piece))).resize((size + 4, size + 4))
            self.image.paste(picture, (x, self.y), picture)
            return x + size + 6
        face = font(size, bold=bold)
        for word in re.findall(r"\s+|\S+", piece):
            wide = int(face.getlength(word))
            if x + wide > right and x > left and not word.isspace():
                x = left
                self.y += size + 7
            self.pen.text((x, self.y), word, font=face, fill=LINK if kind == "code" else ink)
            x += wide
        return x


def _pieces(line: str) -> Iterator[tuple[str, str]]:
    for pattern, shown in MENTIONS:
        line = pattern.sub(shown, line)
    marks: list[str] = []
    line = ESCAPED.sub(lambda found: (marks.append(found[1]), HIDDEN)[1], line).replace("\u200b", "")

    def restored(text: str) -> str:
        return re.sub(HIDDEN, lambda found: marks.pop(0), text)

    at = 0
    for found in PIECES.finditer(line):
        yield restored(line[at : found.start()]), "plain"
        yield (
            (BY_NAME.get(found["emoji"], "") if found.lastgroup == "emoji" else restored(str(found[found.lastgroup or 0]))),
            str(found.lastgroup),
        )
        at = found.end()
    yield restored(line[at:]), "plain"


def painted(message: Mapping[str, Any], files: Mapping[str, bytes]) -> Image.Image:
    """The message as a picture, with its attached pictures."""
    canvas = Canvas()
    for component in message["components"]:
        _paint(canvas, component, files, EDGE, WIDTH - EDGE)
    return canvas.finished()


def _paint(canvas: Canvas, part: Mapping[str, Any], files: Mapping[str, bytes], left: int, right: int) -> None:
    match part["type"]:
        case 17 if part["type"] == CONTAINER:
            _container(canvas, part, files, left, right)
        case 10 if part["type"] == TEXT:
            canvas.text(part["content"], left, right)
            canvas.y += 6
        case 1 if part["type"] == ROW:
            _row(canvas, part, left)
        case 12 if part["type"] == GALLERY:
            for item in part["items"]:
                picture = Image.open(io.BytesIO(files[item["media"]["url"].removeprefix("attachment://")]))
                picture = picture.resize((right - left, picture.height * (right - left) // picture.width))
                canvas.image.paste(picture, (left, canvas.y))
                canvas.y += picture.height + 8
                canvas.text(f"-# Alt text: {item['description']}", left, right)
        case 13 if part["type"] == FILE:
            canvas.text(f"**{part['file']['url'].removeprefix('attachment://')}**", left, right)
        case 14 if part["type"] == SEPARATOR:
            canvas.y += 6


def _container(canvas: Canvas, part: Mapping[str, Any], files: Mapping[str, bytes], left: int, right: int) -> None:
    top = canvas.y
    inner = Canvas()
    inner.y = PAD
    inner.image.paste(PANEL, (0, 0, WIDTH, inner.image.height))
    for one in part["components"]:
        _paint(inner, one, files, left + PAD + 8, right - PAD)
    height = inner.y + PAD - 6
    canvas.image.paste(inner.image.crop((left, 0, right, height)), (left, top))
    accent = part.get("accent_color")
    canvas.pen.rectangle((left, top, left + 5, top + height), fill=f"#{accent:06x}" if accent is not None else GREY)
    canvas.y = top + height


def _row(canvas: Canvas, row: Mapping[str, Any], left: int) -> None:
    x = left
    for part in row["components"]:
        if part["type"] == SELECT:
            canvas.pen.rounded_rectangle((x, canvas.y, x + 500, canvas.y + 40), 6, fill="#1e1f22")
            canvas.pen.text((x + 12, canvas.y + 20), part.get("placeholder") or "Choose", font=font(18), fill=FAINT, anchor="lm")
        elif part["type"] == BUTTON:
            label = part["label"] + (" ↗" if part["style"] == 5 else "")
            wide = int(font(18).getlength(label)) + 32
            canvas.pen.rounded_rectangle((x, canvas.y, x + wide, canvas.y + 38), 8, fill=STYLES[part["style"]])
            canvas.pen.text((x + wide / 2, canvas.y + 19), label, font=font(18), fill="#ffffff", anchor="mm")
            x += wide + 10
    canvas.y += 48
