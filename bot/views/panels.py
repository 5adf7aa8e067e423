"""Panels as messages of components: a coloured container with texts and rows of buttons."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.reply.discord import Panel

COLOURS = {"settled": 0x2E8B57, "open": 0xD9A441, "refused": 0xB5483A, "plain": 0x5B6B7A}
Item: TypeAlias = ui.Item[Any]


class PanelView(ui.LayoutView):
    """A panel with rows of items below it. It is not kept in memory: its items carry all they need in their ids."""

    def __init__(self, panel: Panel, rows: Sequence[Sequence[Item]] = ()) -> None:
        super().__init__(timeout=None)
        parts: list[Item] = [ui.TextDisplay(text) for text in panel.texts]
        if any(rows):
            parts.append(ui.Separator(visible=False, spacing=discord.SeparatorSpacing.small))
        parts += [ui.ActionRow(*row) for row in rows if row]
        self.add_item(ui.Container(*parts, accent_colour=COLOURS[panel.tone]))
        self.stop()
