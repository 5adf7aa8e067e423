"""Where ``lawmage`` and ``python -m bot`` start: the commands, and how a wrong command line ends."""

import os
import sys
from io import TextIOWrapper

import click

from bot.cli.commands import Commands
from bot.cli.screen import say
from bot.library.listing import LibraryProblem
from bot.refusal import Refusal

lawmage = Commands(
    name="lawmage",
    help="A Magic: The Gathering rules judge: it plays your question out and cites every rule.",
    context_settings={"show_default": True, "max_content_width": 120},
    places={
        "ask": "bot.cli.ask",
        "console": "bot.cli.console",
        "run": "bot.cli.run",
        "sync": "bot.cli.sync",
        "doctor": "bot.cli.doctor",
        "coverage": "bot.cli.coverage",
        "rules": "bot.cli.rules",
        "backup": "bot.cli.backup",
        "restore": "bot.cli.backup",
        "emojis": "bot.cli.emojis",
        "quiz": "bot.cli.quiz",
    },
)

_HINT = "`lawmage --help` lists the commands."


def main() -> None:
    """A command line that cannot be read ends with status 1: 2 is for a scenario that cannot."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    try:
        status = lawmage.main(prog_name="lawmage", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as bare:
        print(bare.format_message())
        say(_HINT)
        status = 1
    except click.ClickException as error:
        say(f"{error.format_message()} {_HINT}")
        status = 1
    except (Refusal, LibraryProblem) as problem:
        say(str(problem))
        status = 1
    except (click.Abort, KeyboardInterrupt):
        status = 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    sys.exit(status)


if __name__ == "__main__":
    main()
