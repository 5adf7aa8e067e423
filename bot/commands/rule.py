"""``/rule``: a rule by its number, or rules by words; with what stands beside it."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.places import anywhere
from bot.refusal import Refusal
from bot.reply.limits.numbers import CHOICE_TEXT, CHOICES
from bot.reply.lookups import rules_found
from bot.reply.markdown import clip, plain
from bot.views.lookups import found_view, rule_view
from bot.views.panels import PanelView

if TYPE_CHECKING:
    from bot.app import Lawmage


@app_commands.command(name="rule", description="Show a rule by its number, or find rules by words.")
@app_commands.describe(about="A number such as 704.5f, or words such as: legend rule.")
@anywhere
async def rule(interaction: "discord.Interaction[Lawmage]", about: app_commands.Range[str, 1, 100]) -> None:
    await interaction.response.defer(thinking=True)
    setup, showing = interaction.client.setup, await interaction.client.showing(interaction)
    number = about.strip().rstrip(".").casefold()
    view: PanelView
    if setup.rulebook.get(number) is not None:
        view = rule_view(setup, number, showing)
    elif matches := setup.rulebook.search(about, 10):
        view = found_view(rules_found(about, matches), matches, showing)
    else:
        raise Refusal("I found no rule about {what}. A number such as 704.5f works as well.", what=plain(about))
    await interaction.edit_original_response(view=view)


@rule.autocomplete("about")
async def rules(interaction: "discord.Interaction[Lawmage]", typed: str) -> list[app_commands.Choice[str]]:
    book = interaction.client.setup.rulebook
    found = book.search(typed, CHOICES) if typed.strip() else list(book.rules.values())[:CHOICES]
    return [app_commands.Choice(name=clip(str(one), CHOICE_TEXT), value=one.number) for one in found]
