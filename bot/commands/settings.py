"""``/settings``: where and how the bot answers on a server."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.commands.channels import AnyChannel, Channel
from bot.commands.places import FOR_SERVERS, ON_SERVERS
from bot.refusal import Refusal
from bot.reply.settings import settings_panel
from bot.store.records import ServerSettings
from bot.views.panels import PanelView
from engine.explain.lengths import Length

if TYPE_CHECKING:
    from bot.app import Lawmage
    from bot.views.answering import Interaction

MOST_CHANNELS = 50
settings = app_commands.Group(
    name="settings",
    description="Where and how I answer on this server.",
    allowed_contexts=ON_SERVERS,
    default_permissions=discord.Permissions(manage_guild=True),
    allowed_installs=FOR_SERVERS,
)


@settings.command(name="show", description="Show what is set on this server.")
async def show(interaction: "discord.Interaction[Lawmage]") -> None:
    guild = managed(interaction)
    await _show(interaction, await interaction.client.servers.settings(guild))


@settings.command(name="channels", description="Choose the channels in which I answer.")
@app_commands.describe(
    allow="One more channel in which I answer; with the first one, all others are closed to me.",
    deny="A channel taken off the list.",
    everywhere="Do away with the list: I answer wherever I am asked.",
)
async def channels(
    interaction: "discord.Interaction[Lawmage]",
    allow: app_commands.Transform[Channel, AnyChannel] | None = None,
    deny: app_commands.Transform[Channel, AnyChannel] | None = None,
    everywhere: bool = False,
) -> None:
    guild = managed(interaction)
    now = await interaction.client.servers.settings(guild)
    listed = () if everywhere else tuple(one for one in now.channels if deny is None or one != deny.id)
    if allow is not None:
        listed = tuple(dict.fromkeys((*listed, allow.id)))
    if len(listed) > MOST_CHANNELS:
        raise Refusal("A server can list at most {most} channels.", most=MOST_CHANNELS)
    await _change(interaction, guild, replace(now, channels=listed))


@settings.command(name="rulings", description="Choose how rulings are shown.")
@app_commands.describe(
    verbosity="How much of a ruling is shown at once; the buttons have the rest.",
    private="Whether rulings are shown to the asker alone unless they say otherwise.",
    spoilers="Whether public rulings are covered until somebody presses them.",
)
async def rulings(
    interaction: "discord.Interaction[Lawmage]",
    verbosity: Length | None = None,
    private: bool | None = None,
    spoilers: bool | None = None,
) -> None:
    guild = managed(interaction)
    now = await interaction.client.servers.settings(guild)
    given = {"verbosity": verbosity, "private": private, "spoilers": spoilers}
    await _change(interaction, guild, replace(now, **{name: value for name, value in given.items() if value is not None}))


@settings.command(name="quotas", description="Limit how many rulings are asked for in an hour.")
@app_commands.describe(member="For each member; 0 for my host's limit.", server="For the whole server; 0 for my host's limit.")
async def quotas(
    interaction: "discord.Interaction[Lawmage]",
    member: app_commands.Range[int, 0, 10_000] | None = None,
    server: app_commands.Range[int, 0, 100_000] | None = None,
) -> None:
    guild = managed(interaction)
    now = await interaction.client.servers.settings(guild)
    given = {"member_quota": member, "server_quota": server}
    await _change(interaction, guild, replace(now, **{name: value for name, value in given.items() if value is not None}))


def managed(interaction: "Interaction") -> int:
    """The server, if this person may decide about it, whatever the server's settings of commands say."""
    if interaction.guild_id is None:
        raise Refusal("This works on a server only.")
    if not interaction.permissions.manage_guild:
        raise Refusal("Only who may manage this server can do this.")
    return interaction.guild_id


async def _change(interaction: "Interaction", guild: int, changed: ServerSettings) -> None:
    await interaction.client.servers.change(guild, changed)
    await _show(interaction, changed)


async def _show(interaction: "Interaction", kept: ServerSettings) -> None:
    showing = await interaction.client.showing(interaction)
    await interaction.response.send_message(view=PanelView(settings_panel(kept, showing), showing=showing), ephemeral=True)
