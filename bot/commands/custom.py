"""``/custom``: a server's own cards, in Oracle wording, used in that server's rulings beside the real ones."""

import asyncio
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.places import FOR_SERVERS, ON_SERVERS
from bot.commands.settings import managed
from bot.custom import LONGEST, MOST, read_card
from bot.refusal import Refusal
from bot.reply.limits.numbers import CHOICE_TEXT, CHOICES
from bot.reply.markdown import plain
from bot.reply.settings import cards_panel, custom_panel
from bot.store.records import CustomCard
from bot.views.answering import tongue
from bot.views.forms import ScenarioForm
from bot.views.panels import PanelView
from engine.cards.card import fold

if TYPE_CHECKING:
    from bot.app import Lawmage
    from bot.views.answering import Interaction

custom = app_commands.Group(
    name="custom",
    description="This server's own cards.",
    allowed_contexts=ON_SERVERS,
    allowed_installs=FOR_SERVERS,
)
Name = app_commands.Range[str, 1, CHOICE_TEXT]


@custom.command(name="add", description="Add a card of this server's own, or write one anew.")
@app_commands.describe(card="Name and cost, types, text and size, one line each. Leave it out to type into a larger field.")
async def add(interaction: "discord.Interaction[Lawmage]", card: app_commands.Range[str, 1, LONGEST] | None = None) -> None:
    managed(interaction)
    if card is None:
        await interaction.response.send_modal(ScenarioForm.adding(tongue(interaction)))
    else:
        await take(interaction, card.replace(" / ", "\n").replace(" | ", "\n"))


async def take(interaction: "Interaction", text: str) -> None:
    """Compile a card at once and keep it; what is not understood of it is told, and the card is kept all the same."""
    guild = managed(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)
    client = interaction.client
    card = read_card(text)
    if await asyncio.to_thread(client.setup.cards.get, card.name):
        raise Refusal("There is a real card named {name}. Give yours another name.", name=plain(card.name))
    kept = await client.servers.cards(guild)
    if len(kept) >= MOST and fold(card.name) not in {fold(one.card.name) for one in kept}:
        raise Refusal("This server has {most} cards, which is the most. `/custom remove` makes room.", most=MOST)
    readings = await client.thinking.readings(card.name, (card,))
    await client.servers.add(CustomCard(guild=guild, card=card, by=interaction.user.id, added=int(client.now())))
    showing = await client.showing(interaction)
    panel = custom_panel(card, readings, showing.tongue("Added"), showing)
    await interaction.edit_original_response(view=PanelView(panel, showing=showing))


@custom.command(name="show", description="Show a card of this server and how I read it.")
@app_commands.describe(name="The card's name.")
async def show(interaction: "discord.Interaction[Lawmage]", name: Name) -> None:
    await interaction.response.defer(thinking=True)
    client = interaction.client
    found = next((one for one in await client.thinking.custom(interaction.guild_id) if fold(one.name) == fold(name)), None)
    if found is None:
        raise Refusal("This server has no card named {name}. `/custom list` shows its cards.", name=plain(name))
    readings = await client.thinking.readings(found.name, (found,))
    showing = await client.showing(interaction)
    panel = custom_panel(found, readings, showing.tongue("A card of this server"), showing)
    await interaction.edit_original_response(view=PanelView(panel, showing=showing))


@custom.command(name="list", description="List this server's cards.")
async def list_(interaction: "discord.Interaction[Lawmage]") -> None:
    showing = await interaction.client.showing(interaction)
    cards = await interaction.client.servers.cards(interaction.guild_id)
    await interaction.response.send_message(view=PanelView(cards_panel(cards, showing), showing=showing), ephemeral=True)


@custom.command(name="remove", description="Remove a card of this server.")
@app_commands.describe(name="The card's name.")
async def remove(interaction: "discord.Interaction[Lawmage]", name: Name) -> None:
    guild = managed(interaction)
    if not await interaction.client.servers.remove(guild, name):
        raise Refusal("This server has no card named {name}. `/custom list` shows its cards.", name=plain(name))
    showing = await interaction.client.showing(interaction)
    cards = await interaction.client.servers.cards(guild)
    await interaction.response.send_message(view=PanelView(cards_panel(cards, showing), showing=showing), ephemeral=True)


@show.autocomplete("name")
@remove.autocomplete("name")
async def names(interaction: "discord.Interaction[Lawmage]", typed: str) -> list[app_commands.Choice[str]]:
    found = [card.name for card in await interaction.client.thinking.custom(interaction.guild_id) if fold(typed) in fold(card.name)]
    return [app_commands.Choice(name=name, value=name) for name in found[:CHOICES]]
