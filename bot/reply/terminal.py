"""A Ruling on a terminal: colours and mana symbols when someone is looking, plain text for a pipe or a file."""

import shutil
import sys
from typing import TYPE_CHECKING

from bot.reply.layout import Line, game_lines, ruling_lines
from engine.explain.ruling import Ruling

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.text import Text

    from engine.script.explaining import Understood

_WIDEST = 100
_STYLES = {
    "answer": "bold",
    "derivation": "",
    "heading": "bold dim",
    "step": "",
    "assumption": "italic",
    "choice": "yellow",
    "problem": "bold red",
    "reading": "dim",
    "blank": "",
}
_MANA = {"W": "bright_yellow", "U": "bright_blue", "B": "magenta", "R": "bright_red", "G": "bright_green"}


def show(ruling: Ruling) -> None:
    """Prints the ruling on standard output."""
    show_lines(ruling_lines(ruling, _width()), _width())


def show_game(ruling: Ruling) -> None:
    """Prints a game so far on standard output."""
    show_lines(game_lines(ruling, _width()), _width())


def _width() -> int:
    return min(shutil.get_terminal_size((80, 24)).columns, _WIDEST)


def show_reading(parts: "Sequence[Understood]") -> None:
    """Prints how each sentence was read: as typed, what it was taken for, and in canonical words."""
    for part in parts:
        print(f"{part.line}:{part.column}  {part.typed}")
        print(f"      {part.kind}: {part.read}" if part.kind else "      not read")
    print()


def show_lines(lines: list[Line], width: int) -> None:
    if not sys.stdout.isatty():
        print("\n".join(line.padded(width) for line in lines))
        return
    from rich.console import Console

    console = Console(width=width, highlight=False)
    for line in lines:
        console.print(coloured(line, width), soft_wrap=True)


def coloured(line: Line, width: int) -> "Text":
    """The line with its style, the rules at its right edge and its mana symbols in their colours."""
    from rich.text import Text

    text = Text(line.padded(width), style=_STYLES[line.style])
    if line.right:
        text.stylize("not bold cyan", len(text) - len(line.right))
    text.highlight_regex(r"\{[0-9XCSTQ]+\}", "bright_white")
    for letter, colour in _MANA.items():
        text.highlight_regex(rf"\{{(?:[0-9WUBRG]/)?{letter}(?:/[WUBRGP])*\}}", colour)
    return text
