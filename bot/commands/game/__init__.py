"""``/game``: one game for each channel, line by line; it survives restarts."""

from discord import app_commands

from bot.commands.game import keeping, playing, seating
from bot.commands.places import FOR_SERVERS, ON_SERVERS

game = app_commands.Group(
    name="game",
    description="Keep a game going in this channel.",
    allowed_contexts=ON_SERVERS,
    allowed_installs=FOR_SERVERS,
)
for command in (*playing.COMMANDS, *keeping.COMMANDS, *seating.COMMANDS):
    game.add_command(command)
