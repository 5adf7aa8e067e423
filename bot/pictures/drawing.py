"""Drawing a board: opponents above, the first player below, the stack between them; made to be read on a phone."""

import io
from collections.abc import Iterable, Sequence
from itertools import groupby

from PIL import Image, ImageDraw

from bot.pictures.board import Board, Drawn, Side, Thing
from bot.pictures.fonts import font, in_one_line, legible, wrapped

WIDTH = 760
MARGIN = 16
GAP = 10
SHORT, LONG = 134, 172
"""The sides of a card; a tapped one lies on its side."""
GROUND, BAND, INK, FAINT = "#22262b", "#2c3238", "#f2f0ea", "#aab3bd"
TINTS = {"W": "#efe6c0", "U": "#a9cdea", "B": "#b3a9b0", "R": "#eeb0a0", "G": "#a9d3b0"}
MANY, NONE, LAND = "#e3cf87", "#c9ced4", "#c8b394"
DARK = "#1c1c1c"
MOST_SHOWN = 24
"""Permanents, equal ones counted once, that a player's part shows."""


def drawn(board: Board) -> Drawn:
    """The board as a PNG file, with its text."""
    *first, last = [_side(side) for side in reversed(board.sides)] or [_band("Nobody is here", ())]
    middle = [_band(board.moment, board.stack, "Stack, top first")]
    parts = [*first, *middle, last]
    image = Image.new("RGB", (WIDTH, sum(part.height for part in parts)), GROUND)
    y = 0
    for part in parts:
        image.paste(part, (0, y))
        y += part.height
    held = io.BytesIO()
    image.save(held, "PNG", optimize=True)
    return Drawn(held.getvalue(), board.text())


def _band(title: str, listed: Sequence[str], heading: str = "") -> Image.Image:
    text = f"{heading}: {', '.join(listed)}" if listed else ""
    lines = wrapped(text, font(22), WIDTH - 2 * MARGIN, 3)
    image = Image.new("RGB", (WIDTH, 44 + 32 * len(lines)), BAND)
    pen = ImageDraw.Draw(image)
    pen.text((WIDTH / 2, 22), legible(title), font=font(22, bold=True), fill=FAINT, anchor="mm")
    for n, line in enumerate(lines):
        pen.text((MARGIN, 46 + 30 * n), line, font=font(22), fill=INK)
    return image


def _side(side: Side) -> Image.Image:
    rows = [row for things in _kinds(side.permanents) for row in _rows(things)]
    zones = [line for name, cards in side.zones for line in _zone(name, cards)]
    height = 56 + sum(max(_size(thing)[1] for thing, _ in row) + GAP for row in rows) + 28 * len(zones) + GAP
    image = Image.new("RGB", (WIDTH, height), GROUND)
    pen = ImageDraw.Draw(image)
    pen.text((MARGIN, 30), in_one_line(side.name, font(26, bold=True), 420), font=font(26, bold=True), fill=INK, anchor="lm")
    about = in_one_line(", ".join([f"{side.life} life", *side.notes]), font(22, bold=True), 290)
    pen.text((WIDTH - MARGIN, 30), about, font=font(22, bold=True), fill=INK, anchor="rm")
    y = 56
    for row in rows:
        y = _draw_row(image, row, y)
    for line in zones:
        pen.text((MARGIN, y), line, font=font(20), fill=FAINT)
        y += 28
    return image


def _zone(name: str, cards: Sequence[str]) -> list[str]:
    counted = [f"{n} × {card}" if (n := len(list(same))) > 1 else card for card, same in groupby(sorted(cards))]
    return wrapped(f"{name}: {', '.join(counted)}", font(20), WIDTH - 2 * MARGIN, 2)


def _kinds(things: Sequence[Thing]) -> Iterable[list[tuple[Thing, int]]]:
    """Creatures, then what else there is, lands last; equal ones once, with how many there are."""
    counts: dict[Thing, int] = {}
    for thing in things:
        counts[thing] = counts.get(thing, 0) + 1
    shown = list(counts.items())
    if len(shown) > MOST_SHOWN:
        more = sum(count for _, count in shown[MOST_SHOWN - 1 :])
        shown = [*shown[: MOST_SHOWN - 1], (Thing(name=f"and {more} more", types=""), 1)]
    kinds = (
        [pair for pair in shown if pair[0].is_creature],
        sorted((pair for pair in shown if not pair[0].is_creature), key=lambda pair: pair[0].is_land),
    )
    return (kind for kind in kinds if kind)


def _rows(things: Sequence[tuple[Thing, int]]) -> list[list[tuple[Thing, int]]]:
    rows: list[list[tuple[Thing, int]]] = [[]]
    left = WIDTH - 2 * MARGIN
    for pair in things:
        width = _size(pair[0])[0]
        if rows[-1] and width > left:
            rows.append([])
            left = WIDTH - 2 * MARGIN
        rows[-1].append(pair)
        left -= width + GAP
    return rows


def _size(thing: Thing) -> tuple[int, int]:
    """Lands are lower: only their name is of interest."""
    tall = 96 if thing.is_land and not thing.is_creature and not thing.notes else LONG
    return (LONG, min(tall, SHORT)) if thing.is_tapped else (SHORT, tall)


def _draw_row(image: Image.Image, row: Sequence[tuple[Thing, int]], y: int) -> int:
    widths = [_size(thing)[0] for thing, _ in row]
    height = max(_size(thing)[1] for thing, _ in row)
    x = (WIDTH - sum(widths) - GAP * (len(row) - 1)) // 2
    for (thing, count), width in zip(row, widths, strict=True):
        _draw_card(image, thing, count, x, y + height - _size(thing)[1])
        x += width + GAP
    return y + height + GAP


def _draw_card(image: Image.Image, thing: Thing, count: int, x: int, y: int) -> None:
    width, height = _size(thing)
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((x, y, x + width, y + height), 10, fill=_ground(thing), outline="#000000", width=2)
    bold, small = font(18, bold=True), font(15)
    line_y = y + 8
    for line in wrapped(thing.name, bold, width - 16, 3 if height > 110 and len(thing.notes) < 2 else 2):
        pen.text((x + 8, line_y), line, font=bold, fill=DARK)
        line_y += 22
    notes = ["tapped", *thing.notes] if thing.is_tapped else list(thing.notes)
    room = max(0, (y + height - 34 - line_y) // 19)
    for line in [in_one_line(note, small, width - 16) for note in notes][:room]:
        pen.text((x + 8, line_y + 2), line, font=small, fill="#7a1f10")
        line_y += 19
    pen.text((x + 8, y + height - 9), legible(_kind(thing)), font=font(13), fill="#444444", anchor="ls")
    if thing.corner:
        _badge(pen, thing.corner, x + width - 5, y + height - 5, DARK, "#ffffff")
    if count > 1:
        _badge(pen, f"×{count}", x + width - 5, y + height - (40 if thing.corner else 5), "#5b3a00", "#ffffff")


def _kind(thing: Thing) -> str:
    return thing.types.split(" ")[-1] if thing.types else ""


def _badge(pen: ImageDraw.ImageDraw, text: str, right: float, bottom: float, ground: str, ink: str) -> None:
    face, text = font(20, bold=True), legible(text)
    width = face.getlength(text) + 12
    pen.rounded_rectangle((right - width, bottom - 28, right, bottom), 7, fill=ground)
    pen.text((right - width / 2, bottom - 14), text, font=face, fill=ink, anchor="mm")


def _ground(thing: Thing) -> str:
    if thing.tints:
        return TINTS.get(thing.tints, MANY)
    return LAND if thing.is_land else NONE
