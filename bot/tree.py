"""Which commands are carried out, and where: each once, where the server allows it."""

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.refusal import Refusal
from bot.views.answering import tell

if TYPE_CHECKING:
    from bot.client import Lawmage
    from bot.views.answering import Interaction

ELSEWHERE = "On this server I answer in {channels} only."
ANYWHERE = frozenset({"settings", "help", "privacy", "status", "forget", "export-my-data"})
"""Commands that no list of channels keeps out."""


class Tree(app_commands.CommandTree[Any]):
    """Errors of commands are told to the person who used them."""

    client: "Lawmage"

    async def interaction_check(self, interaction: "Interaction", /) -> bool:
        if interaction.type is discord.InteractionType.autocomplete:
            return self.client.takes_more()
        return await self.client.claim(interaction) and await self._may_speak(interaction)

    async def _may_speak(self, interaction: "Interaction") -> bool:
        root = interaction.command.qualified_name.split(" ")[0] if interaction.command else ""
        listed = (await self.client.servers.settings(interaction.guild_id)).channels
        here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
        if not listed or here & set(listed) or root in ANYWHERE:
            return True
        await tell(interaction, Refusal(ELSEWHERE, channels=" ".join(f"<#{channel}>" for channel in listed)))
        return False

    async def on_error(self, interaction: "Interaction", error: app_commands.AppCommandError, /) -> None:
        await tell(interaction, error)
