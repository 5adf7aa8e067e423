"""``/game``: one game for each channel, line by line; it survives restarts."""

from discord import app_commands

from bot.commands.game import keeping, playing, seating

game = app_commands.Group(
    name="game",
    description="Keep a game going in this channel.",
    allowed_contexts=app_commands.AppCommandContext(guild=True),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
)
for command in (*playing.COMMANDS, *keeping.COMMANDS, *seating.COMMANDS):
    game.add_command(command)
