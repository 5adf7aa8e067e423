"""What all buttons and selects share. Their ids name what they are about, so they work after a restart; nothing in an id is
trusted: the record decides who may press, and where, and whether it is still the newest."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Self, TypeAlias, TypeVar

import discord
from discord import ui

from bot.refusal import Refusal
from bot.rulings import Where
from bot.store.records import Kept
from bot.views.answering import guarded

if TYPE_CHECKING:
    from bot.views.answering import Interaction

Button: TypeAlias = ui.Button[ui.LayoutView]
Select: TypeAlias = ui.Select[ui.LayoutView]
Part = TypeVar("Part", bound=ui.Item[Any])
ID = r"(?P<identifier>[\w-]{12})"
GONE = "I no longer have the ruling behind this button. Please ask again."
NOT_YOURS = "Only the person who asked can change this ruling. `/ruling` asks one of your own."


async def to_read(interaction: "Interaction", identifier: str) -> Kept:
    """The ruling behind a button, if this person may read it here."""
    kept = await interaction.client.rulings.find(identifier)
    if kept is None or kept.channel != interaction.channel_id:
        raise Refusal(GONE)
    if kept.private and kept.asker != interaction.user.id:
        raise Refusal(NOT_YOURS)
    return kept


async def to_change(interaction: "Interaction", identifier: str) -> Kept:
    """The ruling behind a button, if this person may put another in its place; a game says itself who plays."""
    kept = await to_read(interaction, identifier)
    if kept.kind != "step" and kept.asker != interaction.user.id:
        raise Refusal(NOT_YOURS)
    return kept


def where(interaction: "Interaction") -> Where:
    """Who speaks, and where."""
    if interaction.channel_id is None:
        raise Refusal("I cannot tell which channel this is.")
    moderates = interaction.permissions.manage_messages
    return Where(interaction.user.id, interaction.channel_id, interaction.guild_id, moderates)


class Pressed(ui.DynamicItem[Part], template=r"lm:never"):
    """One answer for each interaction, errors told. Ids are matched by the subclasses' templates."""

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
