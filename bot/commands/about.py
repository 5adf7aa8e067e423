"""``/help``, ``/status``, ``/privacy``: what the bot is, how it is, and what it keeps."""

import platform
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.places import anywhere
from bot.examples import EXAMPLES
from bot.reply.about import help_panel, privacy_panel, status_panel
from bot.reply.markdown import plain
from bot.tongues import Tongue
from bot.views.about import RunExample
from bot.views.panels import PanelView

if TYPE_CHECKING:
    from bot.app import Lawmage


@app_commands.command(name="help", description="What I can do, with examples to try.")
@anywhere
async def help_(interaction: "discord.Interaction[Lawmage]") -> None:
    showing = await interaction.client.showing(interaction)
    row = [RunExample(str(at), showing.tongue(example.title)) for at, example in enumerate(EXAMPLES)]
    await interaction.response.send_message(view=PanelView(help_panel(showing), [row], showing), ephemeral=True)


@app_commands.command(name="status", description="Which versions, rules and cards I run on, and how quick I am.")
@anywhere
async def status(interaction: "discord.Interaction[Lawmage]") -> None:
    client, showing = interaction.client, await interaction.client.showing(interaction)
    facts = {
        "Lawmage": client.setup.engine,
        "Rules": client.setup.edition or "our own summaries",
        **{part.capitalize(): text for part, text in client.setup.about.items()},
        **_warnings(client, showing.tongue),
        "Runs on": f"Python {platform.python_version()}, discord.py {discord.__version__}",
        "Up since": f"<t:{int(client.started)}:R>",
        "Latency": f"{client.latency * 1000:.0f} ms",
        "Rulings": f"{client.workers.waiting} waiting, {client.workers.idle} of {client.setup.workers} processes free",
        "Servers": str(len(client.guilds)),
    }
    await interaction.response.send_message(view=PanelView(status_panel(facts, showing), showing=showing), ephemeral=True)


def _warnings(client: "Lawmage", say: Tongue) -> dict[str, str]:
    """What a host should see to."""
    found = {}
    if client.background.newer:
        found["Newer rules"] = say("published on {date}, not loaded; `lawmage sync` loads them", date=client.background.newer)
    if client.background.not_loaded:
        found["Not loaded"] = plain(client.background.not_loaded)
    return found


@app_commands.command(name="privacy", description="What I keep, for how long, and how to have it deleted.")
@anywhere
async def privacy(interaction: "discord.Interaction[Lawmage]") -> None:
    showing = await interaction.client.showing(interaction)
    await interaction.response.send_message(view=PanelView(privacy_panel(showing), showing=showing), ephemeral=True)
