"""Where commands may be used: anywhere, or on servers only."""

from typing import TypeVar

from discord import app_commands

Used = TypeVar("Used")
ON_SERVERS = app_commands.AppCommandContext(guild=True)
FOR_SERVERS = app_commands.AppInstallationType(guild=True, user=False)


def anywhere(command: Used) -> Used:
    """On servers, in direct messages and in groups, whether a server or a person has installed the bot."""
    contexts = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    return app_commands.allowed_installs(guilds=True, users=True)(contexts(command))
