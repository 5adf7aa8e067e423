"""Long texts in pages: the steps and the derivation of a ruling, the lines of a game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import ui

from bot.refusal import Refusal
from bot.reply.discord import Panel, steps_pages, why_pages
from bot.reply.lookups import log_pages
from bot.reply.showing import Showing
from bot.store.records import Game, Kept
from bot.tongues import ENGLISH, Tongue
from bot.views.panels import Item, PanelView
from bot.views.pressing import GONE, ID, Button, Pressed, to_read

if TYPE_CHECKING:
    from bot.views.answering import Interaction

LABELS = {"steps": "Steps", "why": "Why"}


class Pages(Pressed[Button], template=rf"lm:(?P<what>steps|why):{ID}"):
    """Shows all steps, or the whole derivation, to whoever presses."""

    def __init__(self, what: str, identifier: str, tongue: Tongue = ENGLISH) -> None:
        super().__init__(ui.Button(label=tongue(LABELS[what]), custom_id=f"lm:{what}:{identifier}"))
        self.what, self.identifier = what, identifier

    async def pressed(self, interaction: "Interaction") -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        kept = await to_read(interaction, self.identifier)
        view = of_ruling(kept, self.what, 0, await interaction.client.showing(interaction))
        await interaction.edit_original_response(view=view)


class Turn(Pressed[Button], template=rf"lm:turn:(?P<what>steps|why):{ID}:(?P<page>\d{{1,3}})"):
    """Turns to another page of a ruling."""

    def __init__(self, what: str, identifier: str, page: str, label: str = "Turn") -> None:
        super().__init__(ui.Button(label=label, custom_id=f"lm:turn:{what}:{identifier}:{page}"))
        self.what, self.identifier, self.page = what, identifier, int(page)

    async def pressed(self, interaction: "Interaction") -> None:
        await interaction.response.defer()
        kept = await to_read(interaction, self.identifier)
        view = of_ruling(kept, self.what, self.page, await interaction.client.showing(interaction))
        await interaction.edit_original_response(view=view)


class TurnLog(Pressed[Button], template=rf"lm:log:{ID}:(?P<page>\d{{1,3}})"):
    """Turns to another page of a game's lines."""

    def __init__(self, identifier: str, page: str, label: str = "Turn") -> None:
        super().__init__(ui.Button(label=label, custom_id=f"lm:log:{identifier}:{page}"))
        self.identifier, self.page = identifier, int(page)

    async def pressed(self, interaction: "Interaction") -> None:
        await interaction.response.defer()
        game = await interaction.client.games.running(interaction.channel_id or 0)
        if game.id != self.identifier:
            raise Refusal(GONE)
        await interaction.edit_original_response(view=of_log(game, self.page, await interaction.client.showing(interaction)))


def of_ruling(kept: Kept, what: str, page: int, showing: Showing) -> PanelView:
    """One page of the steps or the derivation, with buttons to its neighbours."""
    texts = {"steps": steps_pages, "why": why_pages}[what](kept.ruling, showing.tongue)

    def turn(to: int, label: str) -> Item:
        return Turn(what, kept.id, str(to), label)

    page = min(page, len(texts) - 1)
    turns = [turn(to, label) for to, label in _beside(page, len(texts), showing.tongue)]
    return PanelView(Panel("plain", (texts[page], *_footer(page, texts, showing.tongue))), [turns], showing)


def of_log(game: Game, page: int, showing: Showing) -> PanelView:
    """One page of a game's lines; -1 is the last."""
    texts = log_pages(game, showing.tongue)
    page = min(page, len(texts) - 1) % len(texts)
    turns: list[Item] = [TurnLog(game.id, str(to), label) for to, label in _beside(page, len(texts), showing.tongue)]
    return PanelView(Panel("plain", (texts[page], *_footer(page, texts, showing.tongue))), [turns], showing)


def _beside(page: int, count: int, tongue: Tongue) -> list[tuple[int, str]]:
    beside = [(page - 1, tongue("Earlier")), (page + 1, tongue("Later"))]
    return [(to, label) for to, label in beside if 0 <= to < count]


def _footer(page: int, texts: Sequence[str], tongue: Tongue) -> tuple[str, ...]:
    if len(texts) < 2:
        return ()
    return ("-# " + tongue("Page {page} of {count}", page=page + 1, count=len(texts)),)
