"""``/card``: a card's text, and how the engine reads it."""

import asyncio
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.places import anywhere
from bot.refusal import Refusal
from bot.reply.limits.numbers import CHOICE_TEXT, CHOICES
from bot.reply.lookups import card as panel
from bot.reply.markdown import plain
from bot.views.lookups import card_view

if TYPE_CHECKING:
    from bot.app import Lawmage


@app_commands.command(name="card", description="Show a card's text and how I read it.")
@app_commands.describe(name="The card's name.")
@anywhere
async def card(interaction: "discord.Interaction[Lawmage]", name: app_commands.Range[str, 1, 200]) -> None:
    await interaction.response.defer(thinking=True)
    cards = interaction.client.setup.cards
    found = await asyncio.to_thread(cards.get, name)
    if found is None:
        near = await interaction.client.thinking.nearest(name)
        text = "I know no card named {name}. Did you mean {near}?" if near else "I know no card named {name}."
        raise Refusal(text, name=plain(name), near=" / ".join(plain(one) for one in near))
    readings = await interaction.client.thinking.readings(found.name)
    showing = await interaction.client.showing(interaction)
    await interaction.edit_original_response(view=card_view(panel(found, readings, showing), found.name, showing))


@card.autocomplete("name")
async def names(interaction: "discord.Interaction[Lawmage]", typed: str) -> list[app_commands.Choice[str]]:
    found = await asyncio.to_thread(interaction.client.setup.cards.names_beginning, typed[:CHOICE_TEXT], CHOICES)
    return [app_commands.Choice(name=name, value=name) for name in found if 0 < len(name) <= CHOICE_TEXT][:CHOICES]
