"""How every interaction is answered: put off in time, told kindly when something is wrong."""

import secrets
from collections.abc import Awaitable
from typing import TYPE_CHECKING, TypeAlias

import discord
import structlog
from discord import app_commands

from bot.refusal import Refusal
from bot.reply.discord import notice
from bot.tongues import Tongue, tongue_of
from bot.views.panels import PanelView
from bot.work import Busy, Lost, Overdue

if TYPE_CHECKING:
    from bot.app import Lawmage

    Interaction: TypeAlias = discord.Interaction[Lawmage]

log = structlog.get_logger()
UNKNOWN_INTERACTION, ALREADY_ANSWERED, UNKNOWN_TOKEN, UNKNOWN_WEBHOOK = 10062, 40060, 50027, 10015
TOO_LATE = {UNKNOWN_INTERACTION, ALREADY_ANSWERED, UNKNOWN_TOKEN, UNKNOWN_WEBHOOK}
BUSY = "So many questions are waiting that I cannot take another just now. Please ask again in a minute."
OVERDUE = "This took longer than I may think about one scenario, so I stopped. A smaller position may work."
NOT_TAKEN = "Discord did not take my answer just now. Please ask again in a minute."
LOST = "Something broke while I was working on this, and I have started afresh. Please try once more."


async def guarded(interaction: "Interaction", doing: Awaitable[None]) -> None:
    """Do it; whatever goes wrong is told to the person who asked."""
    try:
        await doing
    except Exception as error:
        await tell(interaction, error)


async def tell(interaction: "Interaction", error: Exception) -> None:
    """Say what is the matter, in private where that is still open."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original if isinstance(error.original, Exception) else error
    if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        log.warning("answer_came_too_late", interaction=interaction.id, code=error.code)
        return
    interaction.client.metrics.refusals.labels(type(error).__name__).inc()
    view = PanelView(notice(_words(interaction, error)))
    try:
        if interaction.response.is_done():
            await interaction.followup.send(view=view, ephemeral=True)
        else:
            await interaction.response.send_message(view=view, ephemeral=True)
    except discord.HTTPException as failure:
        log.warning("could_not_tell", interaction=interaction.id, status=failure.status, code=failure.code)


def tongue(interaction: "Interaction") -> Tongue:
    """The language of the person."""
    return tongue_of(interaction.locale)


def _words(interaction: "Interaction", error: Exception) -> str:
    say = tongue(interaction)
    match error:
        case Refusal():
            return error.said(say)
        case Busy():
            return say(BUSY)
        case Overdue():
            return say(OVERDUE)
        case Lost():
            return say(LOST)
        case discord.DiscordServerError():
            log.warning("answer_not_taken", interaction=interaction.id, status=error.status)
            return say(NOT_TAKEN)
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return say("This command has changed. Restart Discord (Ctrl+R) and it will show its new form.")
        case app_commands.CheckFailure():
            return say("You may not use this here.")
    identifier = secrets.token_hex(4)
    log.error("unexpected", error_id=identifier, interaction=interaction.id, exc_info=error)
    return say("Something went wrong on my side, not on yours. If you report it, quote error {code}.", code=f"`{identifier}`")
