"""``/keyword`` and ``/glossary``: what a term of the game means, and which rules say so."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.places import anywhere
from bot.refusal import Refusal
from bot.reply.limits.numbers import CHOICE_TEXT, CHOICES
from bot.reply.lookups import term as panel
from bot.reply.markdown import plain
from bot.views.lookups import found_view

if TYPE_CHECKING:
    from bot.app import Lawmage
    from bot.terms import Term
    from bot.views.answering import Interaction

DID_YOU_MEAN = "I know no term {name}. Did you mean {near}?"
NO_TERM = "I know no term {name}. `/rule` looks for words in the rules."


@app_commands.command(name="keyword", description="Show what a keyword does, with its rules.")
@app_commands.describe(name="For example: trample.")
@anywhere
async def keyword(interaction: "discord.Interaction[Lawmage]", name: app_commands.Range[str, 1, 100]) -> None:
    await interaction.response.defer(thinking=True)
    terms = interaction.client.setup.terms
    await _show(interaction, name, terms.keyword(name), terms.keywords_like(name[:3], 5))


@app_commands.command(name="glossary", description="Show what a term of the game means.")
@app_commands.describe(term="For example: active player.")
@anywhere
async def glossary(interaction: "discord.Interaction[Lawmage]", term: app_commands.Range[str, 1, 100]) -> None:
    await interaction.response.defer(thinking=True)
    terms = interaction.client.setup.terms
    await _show(interaction, term, terms.entry(term), terms.entries_like(term[:3], 5))


async def _show(interaction: "Interaction", name: str, found: "Term | None", near: list[str]) -> None:
    if found is None:
        raise Refusal(DID_YOU_MEAN if near else NO_TERM, name=plain(name), near=" / ".join(near))
    showing = await interaction.client.showing(interaction)
    await interaction.edit_original_response(view=found_view(panel(found, showing), found.rules[:1], showing))


@keyword.autocomplete("name")
async def keywords(interaction: "discord.Interaction[Lawmage]", typed: str) -> list[app_commands.Choice[str]]:
    return _choices(interaction.client.setup.terms.keywords_like(typed, CHOICES))


@glossary.autocomplete("term")
async def entries(interaction: "discord.Interaction[Lawmage]", typed: str) -> list[app_commands.Choice[str]]:
    return _choices(interaction.client.setup.terms.entries_like(typed, CHOICES))


def _choices(names: list[str]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=name, value=name) for name in names if len(name) <= CHOICE_TEXT]
