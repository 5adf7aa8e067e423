"""A group of commands that imports each one only when it is called or listed."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, cast

import click


class Commands(click.Group):
    """``places`` says for a command in which module it stands, under its own name; others are added as in any group."""

    def __init__(self, *, places: Mapping[str, str] | None = None, **settings: Any) -> None:
        super().__init__(**settings)
        self._places = places or {}

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order in which they were named."""
        return [*self._places, *self.commands]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """None for one that there is not."""
        if cmd_name not in self._places:
            return self.commands.get(cmd_name)
        return cast(click.Command, getattr(import_module(self._places[cmd_name]), cmd_name))

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        """Raises NoSuchCommand with the nearest of all commands, imported or not."""
        try:
            return super().resolve_command(ctx, args)
        except click.NoSuchCommand as error:
            raise click.NoSuchCommand(error.command_name, possibilities=self.list_commands(ctx), ctx=ctx) from None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Each with the first paragraph of its help, which click would cut short."""
        named = ((name, self.get_command(ctx, name)) for name in self.list_commands(ctx))
        rows = [(name, _first_paragraph(command)) for name, command in named if command is not None]
        with formatter.section("Commands"):
            formatter.write_dl(rows)


def _first_paragraph(command: click.Command) -> str:
    return " ".join((command.help or "").partition("\n\n")[0].split())
