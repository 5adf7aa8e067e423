"""Buttons of ``/help`` and ``/forget``."""

from typing import TYPE_CHECKING

import discord
from discord import ui

from bot.examples import EXAMPLES
from bot.refusal import Refusal
from bot.reply.discord import Panel
from bot.views.buttons import ruling_view
from bot.views.panels import PanelView
from bot.views.pressing import Button, Pressed, where

if TYPE_CHECKING:
    from bot.views.answering import Interaction


class RunExample(Pressed[Button], template=r"lm:example:(?P<number>\d)"):
    """Rules on one of the examples, for whoever presses."""

    def __init__(self, number: str, label: str = "Run") -> None:
        super().__init__(ui.Button(label=label, custom_id=f"lm:example:{number}"))
        self.number = int(number)

    async def pressed(self, interaction: "Interaction") -> None:
        if self.number >= len(EXAMPLES):
            raise Refusal("I no longer have this example. `/help` shows the ones I have.")
        await interaction.response.defer(ephemeral=True, thinking=True)
        kept = await interaction.client.rulings.ask(where(interaction), EXAMPLES[self.number].text, private=True)
        await interaction.edit_original_response(view=ruling_view(kept, await interaction.client.showing(interaction)))


class ForgetMe(Pressed[Button], template=r"lm:forget"):
    """Deletes what is kept of whoever presses."""

    def __init__(self, label: str = "Delete") -> None:
        super().__init__(ui.Button(label=label, style=discord.ButtonStyle.danger, custom_id="lm:forget"))

    async def pressed(self, interaction: "Interaction") -> None:
        await interaction.response.defer()
        rulings, games = await interaction.client.people.forget(interaction.user.id)
        await interaction.client.quizzes.store.forget(interaction.user.id)
        showing = await interaction.client.showing(interaction)
        text = "Deleted: {rulings} rulings. Your name is off {games} games; the lines stay for the others."
        panel = Panel("settled", (showing.tongue(text, rulings=rulings, games=games),))
        await interaction.edit_original_response(view=PanelView(panel, showing=showing))
