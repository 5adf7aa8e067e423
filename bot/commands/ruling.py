"""``/ruling``: a scenario and its verdict."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.places import anywhere
from bot.refusal import Refusal
from bot.rulings import LONGEST
from bot.views.answering import tongue
from bot.views.buttons import ruling_view
from bot.views.forms import ScenarioForm
from bot.views.pressing import where

if TYPE_CHECKING:
    from bot.app import Lawmage
    from bot.views.answering import Interaction


@app_commands.command(name="ruling", description="Play out a Magic scenario and get the answer with its rules.")
@app_commands.describe(
    scenario="Who controls what, what is done, and your question. Leave it out to type into a larger field.",
    private="Show the answer to you alone.",
)
@anywhere
async def ruling(
    interaction: "discord.Interaction[Lawmage]",
    scenario: app_commands.Range[str, 1, LONGEST] | None = None,
    private: bool | None = None,
) -> None:
    hidden = await _is_private(interaction) if private is None else private
    if scenario is None:
        await interaction.response.send_modal(ScenarioForm.asking(private=hidden, tongue=tongue(interaction)))
    else:
        await answer(interaction, scenario, private=hidden)


@app_commands.context_menu(name="Rule on this")
@anywhere
async def rule_on_this(interaction: "discord.Interaction[Lawmage]", message: discord.Message) -> None:
    if not message.content.strip():
        raise Refusal("That message has no text that I could rule on.")
    await answer(interaction, message.content, private=await _is_private(interaction))


async def _is_private(interaction: "Interaction") -> bool:
    """Whether rulings are private here unless said otherwise."""
    return (await interaction.client.servers.settings(interaction.guild_id)).private


async def answer(interaction: "Interaction", scenario: str, *, private: bool) -> None:
    """Rule on a scenario; whether others see it is settled before the work begins."""
    await interaction.response.defer(ephemeral=private, thinking=True)
    kept = await interaction.client.rulings.ask(where(interaction), scenario, private=private)
    await interaction.edit_original_response(view=ruling_view(kept, await interaction.client.showing(interaction)))
