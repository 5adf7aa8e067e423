"""``lawmage run``: the Discord bot; without a token, how to get one."""

import sys

import click

from bot.cli.screen import say

HOW = """\
There is no Discord token, so the bot cannot log in. To get one:

  1. Open https://discord.com/developers/applications and make a New Application.
  2. On its Bot page press Reset Token and copy the token. No privileged intent is needed.
  3. Set it as DISCORD_TOKEN, in the environment or in a file named .env, and call `lawmage run` again.
  4. On its Installation page copy the install link, open it, and choose your server.

Everything else works without one: `lawmage ask "..."` for one ruling, `lawmage console` for a game in the terminal.
"""


@click.command()
def run() -> int:
    """Start the Discord bot."""
    from bot.settings import settings

    chosen = settings()
    if chosen.discord_token is not None:
        from bot.app import run as run_bot

        run_bot(chosen)
        return 0
    say(HOW)
    if sys.stdin.isatty() and _wants_console():
        from bot.cli.console import play

        return play()
    return 1


def _wants_console() -> bool:
    return input("Open the console now? [Y/n] ").strip().casefold() in {"", "y", "yes"}
