"""``/game``: one game for each channel, line by line."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.reply.discord import Panel
from bot.reply.lookups import script
from bot.rulings import LONGEST
from bot.views.buttons import move_view, show_move, where
from bot.views.forms import ScenarioForm
from bot.views.panels import PanelView

if TYPE_CHECKING:
    from bot.app import Lawmage
    from bot.views.answering import Interaction

Text = app_commands.Range[str, 1, LONGEST]


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class Game(app_commands.Group):
    """A game that a channel keeps going: it survives restarts, and everybody here may add to it."""

    def __init__(self) -> None:
        super().__init__(name="game", description="Keep a game going in this channel.")

    @app_commands.command(name="start", description="Begin a game in this channel from a position.")
    @app_commands.describe(position="Who controls what. Leave it out to type into a larger field.")
    async def start(self, interaction: "discord.Interaction[Lawmage]", position: Text | None = None) -> None:
        if position is None:
            await interaction.response.send_modal(ScenarioForm.starting())
        else:
            await begin(interaction, position)

    @app_commands.command(name="do", description="Do something in this channel's game, or ask about it.")
    @app_commands.describe(line="For example: Alice casts Giant Growth on Chimeric Mass.")
    async def do(self, interaction: "discord.Interaction[Lawmage]", line: Text) -> None:
        await interaction.response.defer(thinking=True)
        move = await interaction.client.games.do(where(interaction), line)
        await show_move(interaction, move, heading=f"<@{interaction.user.id}>")

    @app_commands.command(name="show", description="Show this channel's game.")
    async def show(self, interaction: "discord.Interaction[Lawmage]") -> None:
        await interaction.response.defer(thinking=True)
        move = await interaction.client.games.show(where(interaction))
        assert move.game is not None
        await interaction.edit_original_response(view=move_view(move, "The game in this channel", script=script(move.game)))

    @app_commands.command(name="undo", description="Take back the newest line of this channel's game.")
    async def undo(self, interaction: "discord.Interaction[Lawmage]") -> None:
        await interaction.response.defer(thinking=True)
        move = await interaction.client.games.undo(where(interaction))
        await show_move(interaction, move, heading=f"<@{interaction.user.id}> took back a line")

    @app_commands.command(name="end", description="End this channel's game.")
    async def end(self, interaction: "discord.Interaction[Lawmage]") -> None:
        await interaction.response.defer(thinking=True)
        moderates = interaction.permissions.manage_messages
        game = await interaction.client.games.end(where(interaction), moderates=moderates)
        panel = Panel("plain", ("### The game has ended.", script(game)))
        await interaction.edit_original_response(view=PanelView(panel))


async def begin(interaction: "Interaction", position: str) -> None:
    """Begin a game and show it."""
    await interaction.response.defer(thinking=True)
    move = await interaction.client.games.start(where(interaction), position)
    await show_move(interaction, move, heading=f"<@{interaction.user.id}> started a game")
