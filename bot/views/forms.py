"""The form a scenario is typed into. Its id says what the text is for, so it works after a restart as well."""

import re
from typing import TYPE_CHECKING

import discord
from discord import ui

from bot.custom import EXAMPLE as CARD
from bot.rulings import LONGEST
from bot.store.records import Kept
from bot.tongues import ENGLISH, Tongue
from bot.views.pressing import ID

if TYPE_CHECKING:
    pass

FIELD = "text"
EXAMPLE = "I control Blood Moon. My opponent controls Urborg.\nWhat can Urborg tap for?"
ABOUT = "Who has what, what is done, what you ask."
NEW = re.compile(r"lm:form:(?P<what>public|private|start|custom)")
EDITED = re.compile(rf"lm:form:edit:{ID}")


class ScenarioForm(ui.Modal):
    """One field for the text."""

    def __init__(self, what: str, *, title: str, label: str, about: str, example: str = EXAMPLE, text: str = "") -> None:
        super().__init__(title=title, custom_id=f"lm:form:{what}")
        field: ui.TextInput[ScenarioForm] = ui.TextInput(
            custom_id=FIELD,
            style=discord.TextStyle.paragraph,
            default=text or None,
            placeholder=example if not text else None,
            max_length=LONGEST,
        )
        self.add_item(ui.Label(text=label, component=field, description=about))

    @classmethod
    def asking(cls, *, private: bool, tongue: Tongue = ENGLISH) -> "ScenarioForm":
        what, label = "private" if private else "public", tongue("Scenario and question")
        return cls(what, title=tongue("A ruling"), label=label, about=tongue(ABOUT))

    @classmethod
    def starting(cls, tongue: Tongue = ENGLISH) -> "ScenarioForm":
        return cls("start", title=tongue("A new game"), label=tongue("Starting position"), about=tongue(ABOUT))

    @classmethod
    def adding(cls, tongue: Tongue = ENGLISH) -> "ScenarioForm":
        about = tongue("Name and cost, types, text in Oracle wording, size.")
        return cls("custom", title=tongue("A card of this server"), label=tongue("The card"), about=about, example=CARD)

    @classmethod
    def editing(cls, kept: Kept, tongue: Tongue = ENGLISH) -> "ScenarioForm":
        title = tongue("Say it again") if kept.kind == "attempt" else tongue("Edit the scenario")
        return cls(f"edit:{kept.id}", title=title, label=tongue("Text"), about=tongue(ABOUT), text=kept.text)
