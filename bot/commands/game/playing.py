"""Playing: ``/game start``, ``do``, ``ask``, ``choose``, ``show``, ``log``, ``undo``, ``redo``, ``end``."""

from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import app_commands

from bot.refusal import Refusal
from bot.reply.discord import Panel
from bot.reply.limits.numbers import CHOICE_TEXT, CHOICES
from bot.reply.lookups import script
from bot.reply.markdown import clip
from bot.reply.showing import Showing
from bot.rulings import LONGEST
from bot.store.records import Game
from bot.views.answering import tongue
from bot.views.buttons import move_view, show_move
from bot.views.forms import ScenarioForm
from bot.views.pages import of_log
from bot.views.panels import PanelView
from bot.views.pressing import where

if TYPE_CHECKING:
    from bot.app import Lawmage
    from bot.views.answering import Interaction

Text = app_commands.Range[str, 1, LONGEST]
Command: TypeAlias = app_commands.Command[Any, ..., Any]
SLEEPS = 30 * 24 * 3600
SOON = 5 * 24 * 3600


@app_commands.command(name="start", description="Begin a game in this channel from a position.")
@app_commands.describe(position="Who controls what. Leave it out to type into a larger field.")
async def start(interaction: "discord.Interaction[Lawmage]", position: Text | None = None) -> None:
    if position is None:
        await interaction.response.send_modal(ScenarioForm.starting(tongue(interaction)))
    else:
        await begin(interaction, position)


@app_commands.command(name="do", description="Do something in this channel's game, or ask about it.")
@app_commands.describe(line="For example: Alice casts Giant Growth on Chimeric Mass.")
async def do(interaction: "discord.Interaction[Lawmage]", line: Text) -> None:
    await interaction.response.defer(thinking=True)
    move = await interaction.client.games.do(where(interaction), line)
    await show_move(interaction, move, "{who}")


@app_commands.command(name="ask", description="Ask about this channel's game; the game stays as it is.")
@app_commands.describe(question="For example: What is Chimeric Mass's power?", private="Show the answer to you alone.")
async def ask(interaction: "discord.Interaction[Lawmage]", question: Text, private: bool = False) -> None:
    await interaction.response.defer(thinking=True, ephemeral=private)
    move = await interaction.client.games.ask(where(interaction), question)
    await show_move(interaction, move, "{who} asked")


@app_commands.command(name="choose", description="Settle a choice that this channel's game waits for.")
@app_commands.describe(option="One of the options.")
async def choose(interaction: "discord.Interaction[Lawmage]", option: app_commands.Range[str, 1, CHOICE_TEXT]) -> None:
    await interaction.response.defer(thinking=True)
    kept = (await interaction.client.games.show(where(interaction))).kept
    found = [(c, o) for c, choice in enumerate(kept.ruling.open) for o, one in enumerate(choice.options) if _is(one, c, o, option)]
    if not kept.ruling.open:
        raise Refusal("The game waits for no choice.")
    if not found:
        raise Refusal("That is not one of the choices.")
    move = await interaction.client.games.choose(kept, where(interaction), *found[0])
    await show_move(interaction, move, "{who} chose")


def _is(name: str, choice: int, option: int, said: str) -> bool:
    return said in (f"{choice}:{option}", name) or said.casefold() == name.casefold()


@choose.autocomplete("option")
async def open_options(interaction: "discord.Interaction[Lawmage]", typed: str) -> list[app_commands.Choice[str]]:
    game = await interaction.client.store.running(interaction.channel_id or 0)
    kept = await interaction.client.store.ruling(game.ruling) if game else None
    open_choices = kept.ruling.open if kept else ()
    named = [
        (clip(f"{one} ({choice.choice})", CHOICE_TEXT), f"{c}:{o}")
        for c, choice in enumerate(open_choices)
        for o, one in enumerate(choice.options[: len(choice.says)])
    ]
    fit = [app_commands.Choice(name=name, value=value) for name, value in named if typed.casefold() in name.casefold()]
    return fit[:CHOICES]


@app_commands.command(name="show", description="Show this channel's game.")
async def show(interaction: "discord.Interaction[Lawmage]") -> None:
    await interaction.response.defer(thinking=True)
    move = await interaction.client.games.show(where(interaction))
    assert move.game is not None
    showing = await interaction.client.showing(interaction)
    heading = showing.tongue("The game in this channel") + _sleeps(interaction.client.now(), move.game, showing)
    await interaction.edit_original_response(view=move_view(move, heading, showing, script=script(move.game, showing.tongue)))


def _sleeps(now: float, game: Game, showing: Showing) -> str:
    """A word in time, when nobody has played for long."""
    if game.touched + SLEEPS - now > SOON:
        return ""
    return " · " + showing.tongue("falls asleep {when} unless somebody plays", when=f"<t:{game.touched + SLEEPS}:R>")


@app_commands.command(name="log", description="Show every line of this channel's game, in pages.")
@app_commands.describe(page="The page to begin with; the last one unless you say.")
async def log(interaction: "discord.Interaction[Lawmage]", page: app_commands.Range[int, 1, 999] | None = None) -> None:
    await interaction.response.defer(thinking=True, ephemeral=True)
    game = await interaction.client.games.running(where(interaction).channel)
    view = of_log(game, -1 if page is None else page - 1, await interaction.client.showing(interaction))
    await interaction.edit_original_response(view=view)


@app_commands.command(name="undo", description="Take back the newest line of this channel's game.")
async def undo(interaction: "discord.Interaction[Lawmage]") -> None:
    await interaction.response.defer(thinking=True)
    move = await interaction.client.games.undo(where(interaction))
    await show_move(interaction, move, "{who} took back a line")


@app_commands.command(name="redo", description="Put back the line that was taken back last.")
async def redo(interaction: "discord.Interaction[Lawmage]") -> None:
    await interaction.response.defer(thinking=True)
    move = await interaction.client.games.redo(where(interaction))
    await show_move(interaction, move, "{who} put a line back")


@app_commands.command(name="end", description="End this channel's game.")
async def end(interaction: "discord.Interaction[Lawmage]") -> None:
    await interaction.response.defer(thinking=True)
    game = await interaction.client.games.end(where(interaction))
    say = tongue(interaction)
    said = say("The game has ended."), say("For 30 days `/game restore` brings it back.")
    panel = Panel("plain", (f"### {said[0]}\n-# {said[1]}", script(game, say)))
    await interaction.edit_original_response(view=PanelView(panel))


async def begin(interaction: "Interaction", position: str) -> None:
    """Begin a game and show it."""
    await interaction.response.defer(thinking=True)
    move = await interaction.client.games.start(where(interaction), position)
    await show_move(interaction, move, "{who} started a game")


COMMANDS: tuple[Command, ...] = (start, do, ask, choose, show, log, undo, redo, end)
