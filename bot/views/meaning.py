"""Buttons that put a name the cards know in the place of one they do not."""

import re
from typing import TYPE_CHECKING

import discord
from discord import ui

from bot.refusal import Refusal
from bot.reply.limits.numbers import BUTTON_LABEL
from bot.reply.markdown import clip
from bot.store.records import Kept
from bot.views.panels import Item
from bot.views.pressing import ID, Button, Pressed, to_change
from engine.explain.ruling import Problem, Ruling

if TYPE_CHECKING:
    from bot.views.answering import Interaction


class Meant(Pressed[Button], template=rf"lm:meant:{ID}:(?P<option>\d)"):
    """Says the text again with one of the nearest names."""

    def __init__(self, identifier: str, option: str, label: str = "?") -> None:
        button: Button = ui.Button(
            style=discord.ButtonStyle.primary, label=clip(label, BUTTON_LABEL), custom_id=f"lm:meant:{identifier}:{option}"
        )
        super().__init__(button)
        self.identifier, self.option = identifier, int(option)

    async def pressed(self, interaction: "Interaction") -> None:
        from bot.views.buttons import say_again

        await interaction.response.defer()
        kept = await to_change(interaction, self.identifier)
        problem = mistyped(kept.ruling)
        if problem is None or self.option >= len(problem.nearest):
            raise Refusal("That is not one of the choices.")
        await say_again(interaction, kept, corrected(kept.text, problem.seen, problem.nearest[self.option]))


def meant_row(kept: Kept) -> list[Item]:
    """A button for each name that may have been meant by the first that is not known."""
    problem = mistyped(kept.ruling)
    if problem is None or corrected(kept.text, problem.seen, "") == kept.text:
        return []
    return [Meant(kept.id, str(at), name) for at, name in enumerate(problem.nearest)]


def mistyped(ruling: Ruling) -> Problem | None:
    """The first problem that a nearer name may solve."""
    return next((problem for problem in ruling.problems if problem.nearest), None)


def corrected(text: str, seen: str, name: str) -> str:
    """The text with a name in the place of each ``seen``, whatever its case."""
    words = r"\s+".join(map(re.escape, seen.split()))
    return re.sub(rf"(?<!\w){words}(?!\w)", lambda found: name, text, flags=re.IGNORECASE) if words else text
