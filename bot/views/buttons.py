"""Buttons and selects below rulings and games, and the messages that carry them."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.additions import added, eventful
from bot.games import Move
from bot.refusal import Refusal
from bot.reply.discord import CHOICES_SHOWN, ROOM, Panel, verdict
from bot.reply.limits import numbers as most
from bot.reply.limits.numbers import units
from bot.reply.markdown import clip
from bot.reply.showing import Showing
from bot.store.records import Kept
from bot.tongues import ENGLISH, Tongue
from bot.views.meaning import meant_row
from bot.views.pages import Pages
from bot.views.panels import Item, PanelView
from bot.views.pictures import Picture
from bot.views.pressing import ID, Button, Pressed, Select, to_change, where

if TYPE_CHECKING:
    from bot.views.answering import Interaction

SELECT_FROM = 6
"""With fewer options than this a choice is a row of buttons."""


class Edit(Pressed[Button], template=rf"lm:edit:{ID}"):
    """Opens the scenario again, filled in."""

    def __init__(self, identifier: str, tongue: Tongue = ENGLISH) -> None:
        super().__init__(ui.Button(label=tongue("Edit"), custom_id=f"lm:edit:{identifier}"))
        self.identifier = identifier

    async def pressed(self, interaction: "Interaction") -> None:
        from bot.views.forms import ScenarioForm

        kept = await to_change(interaction, self.identifier)
        await interaction.response.send_modal(ScenarioForm.editing(kept, (await interaction.client.showing(interaction)).tongue))


class Again(Pressed[Button], template=rf"lm:again:{ID}"):
    """Rules on the same scenario once more, as the engine and the cards are now."""

    def __init__(self, identifier: str, tongue: Tongue = ENGLISH) -> None:
        super().__init__(ui.Button(label=tongue("Again"), custom_id=f"lm:again:{identifier}"))
        self.identifier = identifier

    async def pressed(self, interaction: "Interaction") -> None:
        await interaction.response.defer()
        kept = await to_change(interaction, self.identifier)
        again = await interaction.client.rulings.again(kept, kept.text)
        await interaction.edit_original_response(view=ruling_view(again, await interaction.client.showing(interaction)))


class Share(Pressed[Button], template=rf"lm:share:{ID}"):
    """Shows a private ruling to the channel."""

    def __init__(self, identifier: str, tongue: Tongue = ENGLISH) -> None:
        super().__init__(ui.Button(label=tongue("Share"), custom_id=f"lm:share:{identifier}"))
        self.identifier = identifier

    async def pressed(self, interaction: "Interaction") -> None:
        kept = await to_change(interaction, self.identifier)
        shared = await interaction.client.rulings.share(kept)
        await interaction.response.send_message(view=ruling_view(shared, await interaction.client.showing(interaction)))


class Undo(Pressed[Button], template=rf"lm:undo:{ID}"):
    """Takes back the newest line of a game."""

    def __init__(self, identifier: str, tongue: Tongue = ENGLISH) -> None:
        super().__init__(ui.Button(label=tongue("Undo"), custom_id=f"lm:undo:{identifier}"))
        self.identifier = identifier

    async def pressed(self, interaction: "Interaction") -> None:
        await interaction.response.defer()
        kept = await to_change(interaction, self.identifier)
        move = await interaction.client.games.undo(where(interaction), kept)
        await show_move(interaction, move, "{who} took back a line")


class Choice(Pressed[Button], template=rf"lm:pick:{ID}:(?P<choice>\d):(?P<option>\d{{1,2}})"):
    """One option of an open choice; it stands for the script's sentence that settles the choice so."""

    def __init__(self, identifier: str, choice: str, option: str, label: str = "Choose") -> None:
        button: Button = ui.Button(
            style=discord.ButtonStyle.primary, label=label, custom_id=f"lm:pick:{identifier}:{choice}:{option}"
        )
        super().__init__(button)
        self.identifier, self.choice, self.option = identifier, int(choice), int(option)

    async def pressed(self, interaction: "Interaction") -> None:
        await choose(interaction, self.identifier, self.choice, self.option)


class ChoiceSelect(Pressed[Select], template=rf"lm:pick:{ID}:(?P<choice>\d)"):
    """The options of an open choice; each stands for the script's sentence that settles the choice so."""

    def __init__(self, identifier: str, choice: str, options: Sequence[str] = ("?",), placeholder: str = "") -> None:
        select: Select = ui.Select(
            custom_id=f"lm:pick:{identifier}:{choice}",
            placeholder=clip(placeholder, most.PLACEHOLDER) or None,
            options=[discord.SelectOption(label=clip(text, most.OPTION_TEXT), value=str(at)) for at, text in enumerate(options)],
        )
        super().__init__(select)
        self.identifier, self.choice = identifier, int(choice)

    async def pressed(self, interaction: "Interaction") -> None:
        data: Mapping[str, Any] = interaction.data or {}
        values = data.get("values")
        value = values[0] if isinstance(values, list) and values else ""
        if not (isinstance(value, str) and value.isdecimal() and len(value) < 3):
            raise Refusal("That is not one of the choices.")
        await choose(interaction, self.identifier, self.choice, int(value))


async def choose(interaction: "Interaction", identifier: str, choice: int, option: int) -> None:
    """Settle an open choice, in a game or of a ruling, and show what comes of it in the same message."""
    await interaction.response.defer()
    kept = await to_change(interaction, identifier)
    if kept.kind == "step":
        await show_move(interaction, await interaction.client.games.choose(kept, where(interaction), choice, option), "{who} chose")
    else:
        again = await interaction.client.rulings.choose(kept, choice, option)
        await interaction.edit_original_response(view=ruling_view(again, await interaction.client.showing(interaction)))


async def say_again(interaction: "Interaction", kept: Kept, text: str) -> None:
    """Rule on another text in the place of a ruling, or of a line that a game refused."""
    if kept.kind == "ruling":
        again = await interaction.client.rulings.again(kept, text)
        await interaction.edit_original_response(view=ruling_view(again, await interaction.client.showing(interaction)))
    else:
        games = interaction.client.games
        move = await (games.do if kept.game else games.start)(where(interaction), text)
        await show_move(interaction, move, "{who}")


async def show_move(interaction: "Interaction", move: Move, heading: str) -> None:
    """Show a step of a game in the message that the interaction belongs to; ``{who}`` is who made it."""
    showing = await interaction.client.showing(interaction)
    said = showing.tongue(heading, who=f"<@{interaction.user.id}>")
    await interaction.edit_original_response(view=move_view(move, said, showing))


def choice_rows(kept: Kept, tongue: Tongue = ENGLISH) -> list[list[Item]]:
    """A row for each open choice that sentences can settle."""
    rows: list[list[Item]] = []
    for at, choice in enumerate(kept.ruling.open[:CHOICES_SHOWN]):
        options = [clip(option, most.BUTTON_LABEL) or "—" for option in choice.options[: len(choice.says)]]
        if not options:
            continue
        if len(options) < SELECT_FROM:
            rows.append([Choice(kept.id, str(at), str(option), label) for option, label in enumerate(options)])
        else:
            prompt = tongue("{player} chooses: {choice}", player=choice.player, choice=choice.choice)
            rows.append([ChoiceSelect(kept.id, str(at), options[: most.OPTIONS_IN_SELECT], prompt)])
    return rows


def ruling_view(kept: Kept, showing: Showing) -> PanelView:
    """A ruling with all its buttons."""
    tongue = showing.tongue
    last = Share(kept.id, tongue) if kept.private else Again(kept.id, tongue)
    rows = [*choice_rows(kept, tongue), meant_row(kept), [*_reading(kept, tongue), Edit(kept.id, tongue), last]]
    asked = () if showing.length == "verdict" else kept.ruling.script
    panel = verdict(kept.ruling, showing, asked=asked)
    return PanelView(panel, rows, showing, spoiler=showing.spoilers and not kept.private)


def move_view(move: Move, heading: str, showing: Showing, *, script: str = "") -> PanelView:
    """A step of a game, below its script if given; one that was not made has a button to say it better."""
    kept, tongue = move.kept, showing.tongue
    done = kept.kind == "step"
    note = f"\n-# {tongue(move.note)}" if move.note else ""
    said = tongue("version {version}", version=kept.version) if done else tongue("not done")
    shown = added(kept.ruling, move.since) if move.since else kept.ruling
    within = Showing(tongue=tongue, length=showing.length)
    asked = () if move.since or script else kept.ruling.script
    panel = verdict(eventful(shown), within, heading=f"{heading} · {said}{note}", asked=asked, room=ROOM - units(script))
    if script:
        panel = Panel(panel.tone, (script, *panel.texts))
    rows = choice_rows(kept, tongue) if done else [meant_row(kept)]
    last = Undo(kept.id, tongue) if done else Edit(kept.id, tongue)
    return PanelView(panel, [*rows, [*_reading(kept, tongue), last]], showing)


def _reading(kept: Kept, tongue: Tongue) -> list[Item]:
    ruling = kept.ruling
    what = [("steps", bool(ruling.steps)), ("why", bool(ruling.answers or ruling.assumptions))]
    pages: list[Item] = [Pages(name, kept.id, tongue) for name, there in what if there]
    return [*pages, Picture(kept.id, tongue)] if ruling.script else pages
