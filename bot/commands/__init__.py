"""The slash commands, one file a group."""

from typing import TYPE_CHECKING, Any, TypeAlias

from discord import app_commands

from bot.commands.about import help_, privacy, status
from bot.commands.card import card
from bot.commands.custom import custom
from bot.commands.data import export_my_data, forget
from bot.commands.game import game
from bot.commands.quiz import quiz
from bot.commands.rule import rule
from bot.commands.ruling import rule_on_this, ruling
from bot.commands.settings import settings
from bot.commands.term import glossary, keyword

if TYPE_CHECKING:
    from bot.app import Lawmage

Command: TypeAlias = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu | app_commands.Group
COMMANDS: tuple[Command, ...] = (
    ruling,
    rule_on_this,
    game,
    quiz,
    card,
    rule,
    keyword,
    glossary,
    custom,
    settings,
    help_,
    status,
    privacy,
    forget,
    export_my_data,
)


def add_to(tree: "app_commands.CommandTree[Lawmage]") -> None:
    """All of them, before the tree is synced."""
    for command in COMMANDS:
        tree.add_command(command)
