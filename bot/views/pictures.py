"""The button that shows the board as a picture."""

import io
from typing import TYPE_CHECKING

import discord
from discord import ui

from bot.refusal import Refusal
from bot.store.records import Kept
from bot.tongues import ENGLISH, Tongue
from bot.views.panels import PictureView
from bot.views.pressing import ID, Button, Pressed, to_read

if TYPE_CHECKING:
    from bot.views.answering import Interaction

FILE = "board.png"
ALT_TEXT = 1024
"""Discord's limit of a description (resources/message, attachments)."""


class Picture(Pressed[Button], template=rf"lm:board:{ID}"):
    """Draws the board as it is at the end of a ruling, for whoever presses."""

    def __init__(self, identifier: str, tongue: Tongue = ENGLISH) -> None:
        super().__init__(ui.Button(label=tongue("Board"), custom_id=f"lm:board:{identifier}"))
        self.identifier = identifier

    async def pressed(self, interaction: "Interaction") -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        kept = await to_read(interaction, self.identifier)
        drawn = await interaction.client.thinking.picture(position(kept), interaction.guild_id)
        if drawn is None:
            raise Refusal("There is no board to draw.")
        view = PictureView(FILE, drawn.text[:ALT_TEXT])
        await interaction.edit_original_response(view=view, attachments=[discord.File(io.BytesIO(drawn.png), FILE)])


def position(kept: Kept) -> str:
    """A text that leads to the board of a ruling: a step of a game has but its own line as text."""
    return kept.text if kept.kind == "ruling" else "\n".join(kept.ruling.script)
