"""Where ``lawmage`` and ``python -m bot`` start: the commands, and how a wrong command line ends."""

import os
import sys
from io import TextIOWrapper

import typer

from bot.cli import ask, backup, console, coverage, doctor, emojis, quiz, rules, run, sync
from bot.cli.screen import say
from bot.library.listing import LibraryProblem
from bot.refusal import Refusal

app = typer.Typer(
    name="lawmage",
    help="A Magic: The Gathering rules judge: it plays your question out and cites every rule.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (
    ask.ask,
    console.console,
    run.run,
    sync.sync,
    doctor.doctor,
    coverage.coverage,
    rules.rules,
    backup.backup,
    backup.restore,
):
    app.command()(command)
app.add_typer(emojis.emojis, name="emojis")
app.add_typer(quiz.quiz, name="quiz")


@app.callback()
def lawmage() -> None:
    """A Magic: The Gathering rules judge: it plays your question out and cites every rule."""


def main() -> None:
    """A command line that cannot be read ends with status 1: 2 is for a scenario that cannot."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    try:
        status = app(prog_name="lawmage", standalone_mode=False)
    except typer.TyperException as error:
        say(f"{error.format_message()} `lawmage --help` lists the commands.")
        status = 1
    except (Refusal, LibraryProblem) as problem:
        say(str(problem))
        status = 1
    except (typer.Abort, KeyboardInterrupt):
        status = 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    sys.exit(status)


if __name__ == "__main__":
    main()
