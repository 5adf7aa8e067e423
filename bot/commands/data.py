"""``/forget`` and ``/export-my-data``: what is kept of a person, deleted or handed over."""

import io
from typing import TYPE_CHECKING

import discord
import msgspec
from discord import app_commands

from bot.commands.places import anywhere
from bot.reply.discord import Panel
from bot.views.about import ForgetMe
from bot.views.panels import FileView, PanelView

if TYPE_CHECKING:
    from bot.app import Lawmage

FILE = "lawmage.json"


@app_commands.command(name="forget", description="Delete what I keep of you.")
@anywhere
async def forget(interaction: "discord.Interaction[Lawmage]") -> None:
    showing = await interaction.client.showing(interaction)
    text = "This deletes your rulings, so that their buttons no longer work, and takes your name off your lines in games. Sure?"
    view = PanelView(Panel("open", (showing.tongue(text),)), [[ForgetMe(showing.tongue("Delete"))]], showing)
    await interaction.response.send_message(view=view, ephemeral=True)


@app_commands.command(name="export-my-data", description="Get all that I keep of you as a file.")
@anywhere
async def export_my_data(interaction: "discord.Interaction[Lawmage]") -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    everything = await interaction.client.people.everything(interaction.user.id)
    everything["quiz answers"] = await interaction.client.quizzes.store.of_person(interaction.user.id)
    data = msgspec.json.format(msgspec.json.encode(everything), indent=2)
    showing = await interaction.client.showing(interaction)
    view = FileView(Panel("plain", (showing.tongue("All that I keep of you."),)), FILE)
    await interaction.edit_original_response(view=view, attachments=[discord.File(io.BytesIO(data), FILE)])
