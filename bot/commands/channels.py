"""Channels and threads as options of commands, with what the person may do in them."""

from typing import Any, TypeAlias

from discord import AppCommandOptionType, ChannelType, Interaction, app_commands

Channel: TypeAlias = app_commands.AppCommandChannel | app_commands.AppCommandThread


class AnyChannel(app_commands.Transformer):
    """Wherever people write; always in the same order, so that the same commands look the same."""

    @property
    def type(self) -> AppCommandOptionType:
        return AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[ChannelType]:
        return [ChannelType.text, ChannelType.news, ChannelType.voice, ChannelType.public_thread, ChannelType.private_thread]

    async def transform(self, interaction: Interaction[Any], value: Any, /) -> Channel:
        found: Channel = value
        return found
