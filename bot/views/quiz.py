"""Buttons below quiz questions."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.quiz import panels
from bot.quiz.question import LETTERS
from bot.quiz.records import Posed, Submission
from bot.refusal import Refusal
from bot.reply.discord import Panel, notice
from bot.reply.showing import Showing
from bot.tongues import ENGLISH, Tongue
from bot.views.buttons import ruling_view
from bot.views.panels import COLOURS, PanelView
from bot.views.pressing import ID, Button, Pressed, where

if TYPE_CHECKING:
    from bot.app import Lawmage
    from bot.views.answering import Interaction

COUNTED = frozenset({"new", "changed"})
TAKEN = {
    "new": "Your answer is {letter}. You may change it once.",
    "changed": "Your answer is {letter} now, and it stays.",
    "same": "{letter} is your answer already.",
    "spent": "You have changed your answer once, and that was it.",
    "closed": "This question takes no more answers.",
}


class Answer(Pressed[Button], template=rf"lm:quiz:{ID}:(?P<option>\d)"):
    """Takes the answer of whoever presses."""

    def __init__(self, identifier: str, option: str) -> None:
        label = LETTERS[int(option)] if int(option) < len(LETTERS) else "?"
        super().__init__(ui.Button(label=label, style=discord.ButtonStyle.primary, custom_id=f"lm:quiz:{identifier}:{option}"))
        self.identifier, self.option, self.letter = identifier, int(option), label

    async def pressed(self, interaction: "Interaction") -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        quizzes = interaction.client.quizzes
        posed = await quizzes.find(self.identifier, interaction.guild_id)
        taken = await quizzes.answer(posed, interaction.user.id, self.option)
        said = (await interaction.client.showing(interaction)).tongue(TAKEN[taken], letter=self.letter)
        await interaction.edit_original_response(view=PanelView(notice(said, "settled" if taken in COUNTED else "plain")))


class Reveal(Pressed[Button], template=rf"lm:quizreveal:{ID}"):
    """Shows the answer, when whoever asked or a moderator presses."""

    def __init__(self, identifier: str, tongue: Tongue = ENGLISH) -> None:
        super().__init__(ui.Button(label=tongue("Reveal"), custom_id=f"lm:quizreveal:{identifier}"))
        self.identifier = identifier

    async def pressed(self, interaction: "Interaction") -> None:
        posed = await interaction.client.quizzes.find(self.identifier, interaction.guild_id)
        if interaction.user.id != posed.by and not interaction.permissions.manage_guild:
            raise Refusal("Only the person who asked, or who may manage the server, can reveal the answer.")
        await interaction.response.defer()
        await interaction.client.quizzes.close(posed)
        await interaction.edit_original_response(
            view=await revealed_view(interaction.client, posed, await interaction.client.showing(interaction))
        )
        await interaction.client.quizzes.store.reveal(posed.id)


class RunIt(Pressed[Button], template=rf"lm:quizrun:{ID}"):
    """Rules on the scenario of a question that is over, for whoever presses."""

    def __init__(self, identifier: str, tongue: Tongue = ENGLISH) -> None:
        super().__init__(ui.Button(label=tongue("Run it yourself"), custom_id=f"lm:quizrun:{identifier}"))
        self.identifier = identifier

    async def pressed(self, interaction: "Interaction") -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        client = interaction.client
        posed = await client.quizzes.find(self.identifier, interaction.guild_id)
        if posed.closed is None:
            raise Refusal("This question is still open.")
        kept = await client.rulings.ask(where(interaction), posed.question.script, private=True)
        await interaction.edit_original_response(view=ruling_view(kept, await client.showing(interaction)))


class Report(Pressed[Button], template=rf"lm:quizreport:{ID}"):
    """Tells the moderators that something is wrong with a question."""

    def __init__(self, identifier: str, tongue: Tongue = ENGLISH) -> None:
        super().__init__(ui.Button(label=tongue("Report"), custom_id=f"lm:quizreport:{identifier}"))
        self.identifier = identifier

    async def pressed(self, interaction: "Interaction") -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        quizzes = interaction.client.quizzes
        posed = await quizzes.find(self.identifier, interaction.guild_id)
        fresh = await quizzes.store.report(posed.id, interaction.user.id, quizzes.now())
        text = "Thank you. `/quiz review` shows it to the moderators." if fresh else "You have reported this question already."
        await interaction.edit_original_response(
            view=PanelView(notice((await interaction.client.showing(interaction)).tongue(text), "plain"))
        )


class Review(Pressed[Button], template=rf"lm:quizreview:{ID}:(?P<verdict>yes|no)"):
    """Accepts or declines a question of somebody's own."""

    def __init__(self, identifier: str, verdict: str, label: str = "?") -> None:
        style = discord.ButtonStyle.success if verdict == "yes" else discord.ButtonStyle.danger
        super().__init__(ui.Button(label=label, style=style, custom_id=f"lm:quizreview:{identifier}:{verdict}"))
        self.identifier, self.verdict = identifier, verdict

    async def pressed(self, interaction: "Interaction") -> None:
        if interaction.guild_id is None or not interaction.permissions.manage_guild:
            raise Refusal("Only who may manage the server reviews questions.")
        await interaction.response.defer()
        state = "accepted" if self.verdict == "yes" else "declined"
        if not await interaction.client.quizzes.store.decide(interaction.guild_id, self.identifier, state):
            raise Refusal("Somebody has decided about this question already.")
        text = "Accepted: it will be asked before others." if state == "accepted" else "Declined."
        await interaction.edit_original_response(
            view=PanelView(notice((await interaction.client.showing(interaction)).tongue(text), "settled"))
        )


QUIZ_ITEMS: tuple[type[ui.DynamicItem[Any]], ...] = (Answer, Reveal, RunIt, Report, Review)


class PicturedView(ui.LayoutView):
    """A panel with an attached picture below it."""

    def __init__(self, panel: Panel, file: str, description: str) -> None:
        super().__init__(timeout=None)
        gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{file}", description=description)
        )
        texts: list[ui.Item[Any]] = [ui.TextDisplay(text) for text in panel.texts]
        self.add_item(ui.Container(*texts, gallery, accent_colour=COLOURS[panel.tone]))
        self.stop()


def asked_view(client: "Lawmage", posed: Posed, showing: Showing) -> PanelView:
    """A question with a button for each option."""
    answers = [Answer(posed.id, str(at)) for at in range(len(posed.question.options))]
    return PanelView(panels.asked(posed, client.printed, showing), [answers, [Reveal(posed.id, showing.tongue)]], showing)


async def revealed_view(client: "Lawmage", posed: Posed, showing: Showing) -> PanelView:
    """A question with its answer."""
    counts = await client.quizzes.store.counts(posed.id)
    row = [RunIt(posed.id, showing.tongue), Report(posed.id, showing.tongue)]
    return PanelView(panels.revealed(posed, counts, showing), [row], showing)


def review_view(waiting: Sequence[Submission], showing: Showing) -> PanelView:
    """The oldest submission that waits."""
    first, tongue = waiting[0], showing.tongue
    row = [Review(first.id, "yes", tongue("Accept")), Review(first.id, "no", tongue("Decline"))]
    return PanelView(panels.submission(first, showing), [row], showing)
