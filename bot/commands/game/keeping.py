"""Keeping: ``/game fork``, ``export``, ``import``, ``restore``."""

import io
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.channels import AnyChannel, Channel
from bot.commands.game.playing import Command
from bot.games import LONGEST_SCRIPT
from bot.refusal import Refusal
from bot.reply.discord import Panel
from bot.views.answering import tongue
from bot.views.buttons import show_move
from bot.views.panels import FileView
from bot.views.pressing import where

if TYPE_CHECKING:
    from bot.app import Lawmage

FILE = "game.txt"


@app_commands.command(name="fork", description="Begin a game here that goes as the one in another channel went.")
@app_commands.describe(source="The channel or thread whose game is taken.", line="The last line to take; all unless you say.")
async def fork(
    interaction: "discord.Interaction[Lawmage]",
    source: app_commands.Transform[Channel, AnyChannel],
    line: app_commands.Range[int, 0, 9999] | None = None,
) -> None:
    await interaction.response.defer(thinking=True)
    if not source.permissions.read_messages:
        raise Refusal("You cannot read that channel.")
    move = await interaction.client.games.fork(where(interaction), source.id, line)
    await show_move(interaction, move, "{who} took over a game")


@app_commands.command(name="export", description="Get this channel's game as a text file.")
async def export(interaction: "discord.Interaction[Lawmage]") -> None:
    await interaction.response.defer(thinking=True, ephemeral=True)
    game = await interaction.client.games.running(where(interaction).channel)
    said = tongue(interaction)("The game as a file. `/game import` begins one from it, and `lawmage ask --file` reads it too.")
    file = discord.File(io.BytesIO(game.text.encode()), FILE)
    await interaction.edit_original_response(view=FileView(Panel("plain", (said,)), FILE), attachments=[file])


@app_commands.command(name="import", description="Begin a game in this channel from a text file.")
@app_commands.describe(file="A text file with one line a sentence, such as the one that export gives.")
async def take_in(interaction: "discord.Interaction[Lawmage]", file: discord.Attachment) -> None:
    await interaction.response.defer(thinking=True)
    if file.size > 4 * LONGEST_SCRIPT:
        raise Refusal("This file is too large for a game.")
    try:
        text = (await file.read()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("This file is not text (UTF-8).") from None
    move = await interaction.client.games.take_in(where(interaction), text)
    await show_move(interaction, move, "{who} brought a game from a file")


@app_commands.command(name="restore", description="Let the game that ended last in this channel go on.")
async def restore(interaction: "discord.Interaction[Lawmage]") -> None:
    await interaction.response.defer(thinking=True)
    move = await interaction.client.games.restore(where(interaction))
    await show_move(interaction, move, "{who} let the game go on")


COMMANDS: tuple[Command, ...] = (fork, export, take_in, restore)
