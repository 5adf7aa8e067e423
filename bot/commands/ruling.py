"""``/ruling``: a scenario and its verdict."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.refusal import Refusal
from bot.rulings import LONGEST
from bot.views.buttons import ruling_view, where
from bot.views.forms import ScenarioForm

if TYPE_CHECKING:
    from bot.views.answering import Interaction


@app_commands.command(name="ruling", description="Play out a Magic scenario and get the answer with its rules.")
@app_commands.describe(
    scenario="Who controls what, what is done, and your question. Leave it out to type into a larger field.",
    private="Show the answer to you alone.",
)
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
async def ruling(
    interaction: discord.Interaction, scenario: app_commands.Range[str, 1, LONGEST] | None = None, private: bool = False
) -> None:
    if scenario is None:
        await interaction.response.send_modal(ScenarioForm.asking(private=private))
    else:
        await answer(interaction, scenario, private=private)  # type: ignore[arg-type] # the client is Lawmage


@app_commands.context_menu(name="Rule on this")
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
async def rule_on_this(interaction: discord.Interaction, message: discord.Message) -> None:
    if not message.content.strip():
        raise Refusal("That message has no text that I could rule on.")
    await answer(interaction, message.content, private=False)  # type: ignore[arg-type] # the client is Lawmage


async def answer(interaction: "Interaction", scenario: str, *, private: bool) -> None:
    """Rule on a scenario; whether others see it is settled before the work begins."""
    await interaction.response.defer(ephemeral=private, thinking=True)
    kept = await interaction.client.rulings.ask(where(interaction), scenario, private=private)
    await interaction.edit_original_response(view=ruling_view(kept, interaction.client.setup.edition))
