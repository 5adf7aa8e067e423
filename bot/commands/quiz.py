"""``/quiz``: questions that the engine writes and marks, for the people of a server."""

import asyncio
import io
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import discord
from discord import app_commands

from bot.commands.places import FOR_SERVERS, ON_SERVERS
from bot.commands.settings import managed
from bot.quiz import panels
from bot.quiz.families import FAMILIES
from bot.quiz.question import Level
from bot.quiz.quizzes import guild_of
from bot.quiz.records import Every, Mark, Schedule
from bot.quiz.schedule import minute_of_day, zone
from bot.refusal import Refusal
from bot.reply.discord import Panel, notice
from bot.reply.markdown import clip, plain
from bot.rulings import LONGEST
from bot.views.panels import PanelView
from bot.views.pressing import where
from bot.views.quiz import PicturedView, asked_view, review_view

if TYPE_CHECKING:
    from bot.app import Lawmage

PICTURE = "sections.png"
WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
Weekday = Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
quiz = app_commands.Group(
    name="quiz",
    description="Rules questions that I write and mark.",
    allowed_contexts=ON_SERVERS,
    allowed_installs=FOR_SERVERS,
)


@quiz.command(name="start", description="Ask this channel a question.")
@app_commands.describe(
    family="What the question is about.", level="How hard it is.", minutes="For how long answers are taken; 60 unless you say."
)
@app_commands.choices(family=[app_commands.Choice(name=family.title, value=name) for name, family in FAMILIES.items()])
async def start(
    interaction: "discord.Interaction[Lawmage]",
    family: str | None = None,
    level: Level | None = None,
    minutes: app_commands.Range[int, 1, 10080] = 60,
) -> None:
    await interaction.response.defer(thinking=True)
    client = interaction.client
    posed = await client.quizzes.ask(where(interaction), minutes, [family] if family else [], [level] if level else [])
    assert posed is not None
    message = await interaction.edit_original_response(view=asked_view(client, posed, await client.showing(interaction)))
    await client.quizzes.store.sent(posed.id, message.id)


@quiz.command(name="leaderboard", description="Who was right most often.")
@app_commands.describe(season="The number of a season; the one that goes on unless you say.")
async def leaderboard(interaction: "discord.Interaction[Lawmage]", season: app_commands.Range[int, 1, 9999] | None = None) -> None:
    await interaction.response.defer(thinking=True)
    guild, store = guild_of(where(interaction)), interaction.client.quizzes.store
    number = season or await store.season(guild)
    showing = await interaction.client.showing(interaction)
    panel = panels.leaderboard(await store.standings(guild, number), number, showing)
    await interaction.edit_original_response(view=PanelView(panel, showing=showing))


@quiz.command(name="me", description="How often you were right, by section of the rules.")
async def me(interaction: "discord.Interaction[Lawmage]") -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    marks = await interaction.client.quizzes.store.marks(guild_of(where(interaction)), interaction.user.id)
    showing = await interaction.client.showing(interaction)
    panel = panels.personal(marks, showing)
    if not marks:
        await interaction.edit_original_response(view=PanelView(panel, showing=showing))
        return
    picture = discord.File(io.BytesIO(await asyncio.to_thread(_plotted, marks)), PICTURE)
    view = PicturedView(panel, PICTURE, showing.tongue("Your right answers by section"))
    await interaction.edit_original_response(view=view, attachments=[picture])


def _plotted(marks: Sequence[Mark]) -> bytes:
    from bot.quiz.plot import plotted

    return plotted(panels.by_section(marks))


@quiz.command(name="schedule", description="Ask a question every day or every week at a set time.")
@app_commands.describe(
    every="How often.",
    time="The time of day, such as 18:30.",
    timezone="The time zone, such as Europe/Berlin.",
    weekday="The day of the week, for every week.",
    level="How hard the questions are.",
)
async def schedule(
    interaction: "discord.Interaction[Lawmage]",
    every: Every,
    time: app_commands.Range[str, 1, 5],
    timezone: app_commands.Range[str, 1, 60] = "UTC",
    weekday: Weekday = "monday",
    level: Level | None = None,
) -> None:
    guild, channel = managed(interaction), where(interaction).channel
    plan = Schedule(
        guild=guild,
        channel=channel,
        every=every,
        minute=minute_of_day(time),
        zone=zone(timezone),
        weekday=WEEKDAYS.index(weekday),
        levels=(level,) if level else (),
    )
    quizzes = interaction.client.quizzes
    await quizzes.store.plan(plan, quizzes.now())
    said = (await interaction.client.showing(interaction)).tongue("From now on I ask here by this schedule. `/quiz stop` ends it.")
    await interaction.response.send_message(view=PanelView(notice(said, "settled")), ephemeral=True)


@quiz.command(name="stop", description="Ask no more questions by a schedule.")
async def stop(interaction: "discord.Interaction[Lawmage]") -> None:
    if not await interaction.client.quizzes.store.unplan(managed(interaction)):
        raise Refusal("There is no schedule on this server.")
    said = (await interaction.client.showing(interaction)).tongue("The schedule is ended.")
    await interaction.response.send_message(view=PanelView(notice(said, "settled")), ephemeral=True)


@quiz.command(name="season", description="End the season and begin a new one.")
async def season(interaction: "discord.Interaction[Lawmage]") -> None:
    guild, client = managed(interaction), interaction.client
    await interaction.response.defer(thinking=True)
    number = await client.quizzes.end_season(guild)
    showing = await client.showing(interaction)
    panel = panels.leaderboard(await client.quizzes.store.standings(guild, number), number, showing)
    over = showing.tongue("Season {number} is over; the next one begins.", number=number)
    await interaction.edit_original_response(view=PanelView(Panel("settled", (*panel.texts, over)), showing=showing))


@quiz.command(name="submit", description="Hand in a question of your own; I answer it, and a moderator reviews it.")
@app_commands.describe(
    scenario="Who controls what, what is done, and one question.", wrong="One to three wrong answers, with | between them."
)
async def submit(
    interaction: "discord.Interaction[Lawmage]",
    scenario: app_commands.Range[str, 1, LONGEST],
    wrong: app_commands.Range[str, 0, 300] = "",
) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    one = await interaction.client.quizzes.submit(where(interaction), scenario.replace(" / ", "\n"), wrong.split("|"))
    showing = await interaction.client.showing(interaction)
    thanks = showing.tongue("Thank you. It will be asked once a moderator has accepted it.")
    panel = panels.submission(one, showing)
    await interaction.edit_original_response(view=PanelView(Panel("settled", (*panel.texts, thanks)), showing=showing))


@quiz.command(name="review", description="Review questions that were handed in or reported.")
async def review(interaction: "discord.Interaction[Lawmage]") -> None:
    guild, store = managed(interaction), interaction.client.quizzes.store
    await interaction.response.defer(ephemeral=True, thinking=True)
    showing = await interaction.client.showing(interaction)
    if waiting := await store.submissions(guild):
        await interaction.edit_original_response(view=review_view(waiting, showing))
        return
    lines = [
        showing.tongue("Reported by {count}: {what}", count=count, what=plain(clip(" ".join(posed.question.text), 400)))
        for posed, count in await store.reported(guild)
    ]
    panel = notice("\n".join(lines) or showing.tongue("Nothing waits for review."), "plain")
    await interaction.edit_original_response(view=PanelView(panel, showing=showing))
