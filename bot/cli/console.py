"""``lawmage console``: a game in the terminal, line by line."""

import sys
from collections.abc import Callable

import click

from bot.cli.judge import Judge
from bot.cli.table import Table
from bot.reply.terminal import show, show_game

HELP = """\
Type a line of the scenario, or a question:
  Alice: Chimeric Mass (3 charge counters) | hand: Giant Growth
  Alice activates Chimeric Mass.
  What is Chimeric Mass's power and toughness?
choose N   settle the open choice by its number     undo   take the last line back
show       the script so far and what happened      help   this text
new        start over                               quit   leave"""


@click.command()
def console() -> int:
    """Play a game in the terminal: what you type is played and ruled on."""
    return play()


def play() -> int:
    """A game until the one who types leaves. Always status 0."""
    judge = Judge.with_cards_at_hand(10.0)
    table = Table(judge.rule_on)
    print(f"Lawmage, {judge.source()}. `help` says what can be typed.")
    while (line := _typed()) is not None:
        if not line:
            continue
        if line.casefold() in {"quit", "exit"}:
            break
        if line.casefold() == "new":
            table = Table(judge.rule_on)
            print("A new game.")
            continue
        follow(table, line)
    return 0


def follow(table: Table, line: str) -> None:
    """Does what the line says and prints what comes of it."""
    word, _, rest = line.partition(" ")
    if command := COMMANDS.get(word.casefold() if not rest or word.casefold() == "choose" else ""):
        command(table, rest.strip())
    else:
        show(table.say(line))


def _choose(table: Table, number: str) -> None:
    added = table.choose(int(number)) if number.isdigit() else None
    if added is not None:
        show(added)
    elif table.open:
        count = len(table.open[0].says)
        print(f"{table.open[0].player} chooses {table.open[0].choice}: `choose 1` to `choose {count}`.")
    else:
        print("No choice is open.")


def _undo(table: Table, rest: str) -> None:
    line = table.undo()
    print("Nothing to take back." if line is None else f"Taken back: {line}")


def _show(table: Table, rest: str) -> None:
    if table.lines:
        show_game(table.ruling)
    else:
        print("Nothing yet.")


def _help(table: Table, rest: str) -> None:
    print(HELP)


COMMANDS: dict[str, Callable[[Table, str], None]] = {"choose": _choose, "undo": _undo, "show": _show, "help": _help}


def _typed() -> str | None:
    """A line, None at the end. No prompt when the lines come from a pipe."""
    try:
        return input("> " if sys.stdin.isatty() else "").strip()
    except EOFError:
        return None
