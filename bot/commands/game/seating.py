"""Who plays: ``/game players``, ``/game owner``."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.game.playing import Command
from bot.games.games import Seats
from bot.reply.discord import Panel
from bot.store.records import Game
from bot.tongues import Tongue
from bot.views.answering import tongue
from bot.views.panels import PanelView
from bot.views.pressing import where

if TYPE_CHECKING:
    from bot.app import Lawmage


@app_commands.command(name="players", description="See or change who may add to this channel's game.")
@app_commands.describe(
    add="Somebody who may add lines; from the first one on, only those invited may.",
    remove="Somebody who may no longer.",
    everyone="Let everybody in the channel add lines again.",
)
async def players(
    interaction: "discord.Interaction[Lawmage]",
    add: discord.User | None = None,
    remove: discord.User | None = None,
    everyone: bool = False,
) -> None:
    await interaction.response.defer(thinking=True)
    games, here = interaction.client.games, where(interaction)
    if add is None and remove is None and not everyone:
        game = await games.running(here.channel)
    else:
        seats = Seats(add=add.id if add else None, remove=remove.id if remove else None, everyone=everyone)
        game = await games.seat(here, seats)
    await interaction.edit_original_response(view=PanelView(_seats(game, tongue(interaction))))


@app_commands.command(name="owner", description="Make somebody else the owner of this channel's game.")
@app_commands.describe(member="Who gets the game.")
async def owner(interaction: "discord.Interaction[Lawmage]", member: discord.User) -> None:
    await interaction.response.defer(thinking=True)
    game = await interaction.client.games.hand_over(where(interaction), member.id)
    await interaction.edit_original_response(view=PanelView(_seats(game, tongue(interaction))))


def _seats(game: Game, say: Tongue) -> Panel:
    of = say("The game is <@{owner}>'s.", owner=game.owner) if game.owner else say("The game is nobody's.")
    listed = ", ".join(f"<@{player}>" for player in game.players)
    may = say("These may add lines: {players}", players=listed) if listed else say("Everybody in this channel may add lines.")
    return Panel("plain", (f"{of}\n{may}",))


COMMANDS: tuple[Command, ...] = (players, owner)
