"""The slash commands, one file a group."""

from typing import TYPE_CHECKING, Any, TypeAlias

from discord import app_commands

from bot.commands.card import card
from bot.commands.game import Game
from bot.commands.rule import rule
from bot.commands.ruling import rule_on_this, ruling

if TYPE_CHECKING:
    from bot.app import Lawmage

Command: TypeAlias = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu
COMMANDS: tuple[Command, ...] = (ruling, card, rule, rule_on_this)


def add_to(tree: "app_commands.CommandTree[Lawmage]") -> None:
    """All of them, before the tree is synced."""
    for command in COMMANDS:
        tree.add_command(command)
    tree.add_command(Game())
