"""Buttons and selects below rulings. Their ids name a kept ruling, so they work after a restart; nothing in an id is
trusted: the ruling decides who may press, and where, and whether it is still the newest."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self, TypeAlias, TypeVar

import discord
from discord import ui

from bot.additions import added
from bot.games import Move
from bot.refusal import Refusal
from bot.reply.discord import CHOICES_SHOWN, ROOM, Panel, steps_pages, verdict, why_pages
from bot.reply.limits import numbers as most
from bot.reply.limits.numbers import units
from bot.reply.markdown import clip
from bot.rulings import Where
from bot.store.records import Kept
from bot.views.answering import guarded
from bot.views.panels import Item, PanelView

if TYPE_CHECKING:
    from bot.views.answering import Interaction

Button: TypeAlias = ui.Button[ui.LayoutView]
Select: TypeAlias = ui.Select[ui.LayoutView]
Part = TypeVar("Part", bound=ui.Item[Any])
ID = r"(?P<identifier>[\w-]{12})"
GONE = "I no longer have the ruling behind this button. Please ask again."
NOT_YOURS = "Only the person who asked can change this ruling. `/ruling` asks one of your own."
SELECT_FROM = 6
"""With fewer options than this a choice is a row of buttons."""


async def kept_for(interaction: "Interaction", identifier: str, *, changing: bool = False) -> Kept:
    """The ruling behind a button, if this person may press it here."""
    kept = await interaction.client.rulings.find(identifier)
    if kept is None or kept.channel != interaction.channel_id:
        raise Refusal(GONE)
    own = kept.asker == interaction.user.id
    if not own and (kept.private or (changing and kept.kind != "step")):
        raise Refusal(NOT_YOURS)
    return kept


def where(interaction: "Interaction") -> Where:
    """Who speaks, and where."""
    if interaction.channel_id is None:
        raise Refusal("I cannot tell which channel this is.")
    return Where(interaction.user.id, interaction.channel_id, interaction.guild_id)


class Pressed(ui.DynamicItem[Part], template=r"lm:never"):
    """What all items share: one answer for each interaction, errors told. Ids are matched by the subclasses' templates."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /) -> Self:
        made: Callable[..., Self] = cls
        return made(**match.groupdict())

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        return bool(await interaction.client.claim(interaction))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await guarded(interaction, self.pressed(interaction))

    async def pressed(self, interaction: "Interaction") -> None:
        raise Refusal(GONE)


class Pages(Pressed[Button], template=rf"lm:(?P<what>steps|why):{ID}"):
    """Shows all steps, or the whole derivation, to whoever presses."""

    def __init__(self, what: str, identifier: str) -> None:
        label = {"steps": "Steps", "why": "Why"}[what]
        super().__init__(ui.Button(label=label, custom_id=f"lm:{what}:{identifier}"))
        self.what, self.identifier = what, identifier

    async def pressed(self, interaction: "Interaction") -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        kept = await kept_for(interaction, self.identifier)
        await interaction.edit_original_response(view=paged(kept, self.what, 0))


class Turn(Pressed[Button], template=rf"lm:turn:(?P<what>steps|why):{ID}:(?P<page>\d{{1,3}})"):
    """Turns to another page."""

    def __init__(self, what: str, identifier: str, page: str, label: str = "Turn") -> None:
        super().__init__(ui.Button(label=label, custom_id=f"lm:turn:{what}:{identifier}:{page}"))
        self.what, self.identifier, self.page = what, identifier, int(page)

    async def pressed(self, interaction: "Interaction") -> None:
        await interaction.response.defer()
        kept = await kept_for(interaction, self.identifier)
        await interaction.edit_original_response(view=paged(kept, self.what, self.page))


def paged(kept: Kept, what: str, page: int) -> PanelView:
    """One page of the steps or the derivation, with buttons to its neighbours."""
    texts = {"steps": steps_pages, "why": why_pages}[what](kept.ruling)
    page = min(page, len(texts) - 1)
    turns: list[Item] = []
    if page > 0:
        turns.append(Turn(what, kept.id, str(page - 1), "Earlier"))
    if page < len(texts) - 1:
        turns.append(Turn(what, kept.id, str(page + 1), "Later"))
    footer = (f"-# Page {page + 1} of {len(texts)}",) if len(texts) > 1 else ()
    return PanelView(Panel("plain", (texts[page], *footer)), [turns])


class Edit(Pressed[Button], template=rf"lm:edit:{ID}"):
    """Opens the scenario again, filled in."""

    def __init__(self, identifier: str) -> None:
        super().__init__(ui.Button(label="Edit", custom_id=f"lm:edit:{identifier}"))
        self.identifier = identifier

    async def pressed(self, interaction: "Interaction") -> None:
        from bot.views.forms import ScenarioForm

        kept = await kept_for(interaction, self.identifier, changing=True)
        await interaction.response.send_modal(ScenarioForm.editing(kept))


class Undo(Pressed[Button], template=rf"lm:undo:{ID}"):
    """Takes back the newest line of a game."""

    def __init__(self, identifier: str) -> None:
        super().__init__(ui.Button(label="Undo", custom_id=f"lm:undo:{identifier}"))
        self.identifier = identifier

    async def pressed(self, interaction: "Interaction") -> None:
        await interaction.response.defer()
        kept = await kept_for(interaction, self.identifier, changing=True)
        move = await interaction.client.games.undo(where(interaction), kept)
        await show_move(interaction, move, heading=f"<@{interaction.user.id}> took back a line")


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
    kept = await kept_for(interaction, identifier, changing=True)
    if kept.kind == "step":
        move = await interaction.client.games.choose(kept, where(interaction), choice, option)
        await show_move(interaction, move, heading=f"<@{interaction.user.id}> chose")
    else:
        again = await interaction.client.rulings.choose(kept, choice, option)
        await interaction.edit_original_response(view=ruling_view(again, interaction.client.setup.edition))


async def show_move(interaction: "Interaction", move: Move, *, heading: str) -> None:
    """Show a step of a game in the message that the interaction belongs to."""
    await interaction.edit_original_response(view=move_view(move, heading))


def choice_rows(kept: Kept) -> list[list[Item]]:
    """A row for each open choice that sentences can settle."""
    rows: list[list[Item]] = []
    for at, choice in enumerate(kept.ruling.open[:CHOICES_SHOWN]):
        options = [clip(option, most.BUTTON_LABEL) or "—" for option in choice.options[: len(choice.says)]]
        if not options:
            continue
        if len(options) < SELECT_FROM:
            rows.append([Choice(kept.id, str(at), str(option), label) for option, label in enumerate(options)])
        else:
            prompt = f"{choice.player}: {choice.choice}"
            rows.append([ChoiceSelect(kept.id, str(at), options[: most.OPTIONS_IN_SELECT], prompt)])
    return rows


def ruling_view(kept: Kept, edition: str) -> PanelView:
    """A ruling with all its buttons."""
    return PanelView(verdict(kept.ruling, edition=edition), [*choice_rows(kept), [*_reading(kept), Edit(kept.id)]])


def move_view(move: Move, heading: str, *, script: str = "") -> PanelView:
    """A step of a game, below its script if given; one that was not made has a button to say it better."""
    kept = move.kept
    done = kept.kind == "step"
    note = f"\n-# {move.note}" if move.note else ""
    heading = f"{heading} · version {kept.version}{note}" if done else f"{heading} · not done"
    shown = added(kept.ruling, move.since) if move.since else kept.ruling
    panel = verdict(shown, heading=heading, room=ROOM - units(script))
    if script:
        panel = Panel(panel.tone, (script, *panel.texts))
    rows = choice_rows(kept) if done else []
    return PanelView(panel, [*rows, [*_reading(kept), Undo(kept.id) if done else Edit(kept.id)]])


def _reading(kept: Kept) -> list[Item]:
    ruling = kept.ruling
    what = [("steps", bool(ruling.steps)), ("why", bool(ruling.answers or ruling.assumptions))]
    return [Pages(name, kept.id) for name, there in what if there]


ITEMS = (Pages, Turn, Edit, Undo, Choice, ChoiceSelect)
