"""Panels as messages of components: a coloured container with texts and rows of buttons."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.reply.discord import PLAINLY, Panel
from bot.reply.showing import Showing

COLOURS = {"settled": 0x2E8B57, "open": 0xD9A441, "refused": 0xB5483A, "plain": 0x5B6B7A}
Item: TypeAlias = ui.Item[Any]


class PanelView(ui.LayoutView):
    """A panel with rows of items below it. It is not kept in memory: its items carry all they need in their ids."""

    def __init__(
        self, panel: Panel, rows: Sequence[Sequence[Item]] = (), showing: Showing = PLAINLY, *, spoiler: bool = False
    ) -> None:
        super().__init__(timeout=None)
        parts: list[Item] = [ui.TextDisplay(text) for text in showing.drawn(panel.texts)]
        if any(rows):
            parts.append(ui.Separator(visible=False, spacing=discord.SeparatorSpacing.small))
        parts += [ui.ActionRow(*row) for row in rows if row]
        self.add_item(ui.Container(*parts, accent_colour=COLOURS[panel.tone], spoiler=spoiler))
        self.stop()


class PictureView(ui.LayoutView):
    """An attached picture with a text for those who cannot see it."""

    def __init__(self, file: str, description: str) -> None:
        super().__init__(timeout=None)
        gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{file}", description=description)
        )
        self.add_item(gallery)
        self.stop()


class FileView(ui.LayoutView):
    """A panel with an attached file."""

    def __init__(self, panel: Panel, file: str) -> None:
        super().__init__(timeout=None)
        texts: list[Item] = [ui.TextDisplay(text) for text in panel.texts]
        self.add_item(ui.Container(*texts, ui.File(f"attachment://{file}"), accent_colour=COLOURS[panel.tone]))
        self.stop()
