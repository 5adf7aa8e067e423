"""What people press below rules and cards."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING
from urllib.parse import quote

import discord
from discord import ui

from bot.refusal import Refusal
from bot.reply.discord import Panel
from bot.reply.limits.numbers import BUTTON_LABEL, BUTTONS_IN_ROW, CUSTOM_ID, URL
from bot.reply.lookups import legalities, rule, rulings
from bot.reply.markdown import clip
from bot.reply.showing import Showing
from bot.setup import Setup
from bot.views.panels import Item, PanelView
from bot.views.pressing import Button, Pressed, Select
from engine.rulebook.book import Rule

if TYPE_CHECKING:
    from bot.views.answering import Interaction

CARD_PICTURES = "https://scryfall.com/search?q="
RULES_ONLINE = "https://yawgatog.com/resources/magic-rules/#R"


class GoToRule(Pressed[Button], template=r"lm:rule:(?P<number>\d{3}(?:\.\d{1,3}[a-z]?)?)"):
    """Shows another rule in the place of this one."""

    def __init__(self, number: str, label: str = "") -> None:
        super().__init__(ui.Button(label=label or number, custom_id=f"lm:rule:{number}"))
        self.number = number

    async def pressed(self, interaction: "Interaction") -> None:
        await interaction.response.defer()
        setup = interaction.client.setup
        if setup.rulebook.get(self.number) is None:
            raise Refusal("I have no rule {number} any more.", number=self.number)
        await interaction.edit_original_response(view=rule_view(setup, self.number, await interaction.client.showing(interaction)))


class FoundRules(Pressed[Select], template=r"lm:rules"):
    """Shows one of several rules in the place of the list."""

    def __init__(self, rules: Sequence[Rule] = ()) -> None:
        options = [discord.SelectOption(label=clip(str(one), 100), value=one.number) for one in rules]
        select: Select = ui.Select(custom_id="lm:rules", options=options or [discord.SelectOption(label="?")])
        super().__init__(select)

    async def pressed(self, interaction: "Interaction") -> None:
        await interaction.response.defer()
        number = str((self.item.values or [""])[0])
        setup = interaction.client.setup
        if setup.rulebook.get(number) is None:
            raise Refusal("I have no rule {number} any more.", number=clip(number, 20))
        await interaction.edit_original_response(view=rule_view(setup, number, await interaction.client.showing(interaction)))


class CardFacts(Pressed[Button], template=r"lm:card:(?P<what>rulings|formats):(?P<name>.{1,80})"):
    """The publisher's rulings on a card, or where it may be played, for whoever presses."""

    def __init__(self, what: str, name: str, label: str = "") -> None:
        super().__init__(ui.Button(label=label or what, custom_id=f"lm:card:{what}:{name}"))
        self.what, self.name = what, name

    async def pressed(self, interaction: "Interaction") -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        cards, showing = interaction.client.setup.cards, await interaction.client.showing(interaction)
        if self.what == "rulings":
            panel = rulings(self.name, await asyncio.to_thread(cards.rulings, self.name), showing)
        else:
            panel = legalities(self.name, await asyncio.to_thread(cards.legalities, self.name), showing)
        await interaction.edit_original_response(view=PanelView(panel, showing=showing))


def rule_view(setup: Setup, number: str, showing: Showing) -> PanelView:
    """A rule with its parts and examples, and buttons to the rules before, after and above it."""
    book = setup.rulebook
    found = book.get(number)
    assert found is not None
    before, after = book.neighbours(number)
    above = book.get(number.rstrip("abcdefghijklmnopqrstuvwxyz") if number[-1:].isalpha() else number.partition(".")[0])
    row: list[Item] = []
    if before:
        row.append(GoToRule(before.number, f"◀ {before.number}"))
    if above and above.number not in (number, before.number if before else ""):
        row.append(GoToRule(above.number, f"▲ {above.number}"))
    if after:
        row.append(GoToRule(after.number, f"▶ {after.number}"))
    row.append(ui.Button(label=showing.tongue("Online"), url=RULES_ONLINE + number.replace(".", "")))
    panel = rule(found, book.below(number), setup.examples.get(number, ()), showing)
    return PanelView(panel, [row], showing)


def found_view(panel: Panel, rules: Sequence[Rule], showing: Showing) -> PanelView:
    """Rules that were found, each a press away."""
    if len(rules) > BUTTONS_IN_ROW:
        return PanelView(panel, [[FoundRules(rules)]], showing)
    return PanelView(panel, [[GoToRule(one.number) for one in rules]], showing)


def card_view(panel: Panel, name: str, showing: Showing) -> PanelView:
    """A card with buttons to what else is known of it."""
    row: list[Item] = []
    if len(f"lm:card:rulings:{name}".encode("utf-16-le")) // 2 <= CUSTOM_ID and len(name) <= BUTTON_LABEL:
        row += [CardFacts("rulings", name, showing.tongue("Rulings")), CardFacts("formats", name, showing.tongue("Formats"))]
    if len(url := CARD_PICTURES + quote(f'!"{name}"')) <= URL:
        row.append(ui.Button(label=showing.tongue("Picture"), url=url))
    return PanelView(panel, [row], showing)
