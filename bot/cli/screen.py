"""Talking to the terminal: messages on standard error, progress bars when someone is there to see them."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from bot.library.tables import Progress


def say(text: str) -> None:
    """A message beside the output, so that the output stays clean for programs."""
    print(text, file=sys.stderr, flush=True)


@contextmanager
def progress_bar() -> Iterator[Progress]:
    """What it yields shows a bar on a terminal, else one line for each new thing that is done."""
    with _Bar() if sys.stderr.isatty() else _Lines() as shown:
        yield shown.show


class _Lines:
    def __init__(self) -> None:
        self._said = ""

    def __enter__(self) -> "_Lines":
        return self

    def __exit__(self, *error: object) -> None:
        pass

    def show(self, what: str, share: float) -> None:
        if what != self._said:
            self._said = what
            say(what)


class _Bar:
    """The bar appears with the first thing shown, so that a command with nothing to do loads nothing."""

    def __enter__(self) -> "_Bar":
        from contextlib import ExitStack

        self._stack = ExitStack()
        return self

    def __exit__(self, *error: object) -> None:
        self._stack.close()

    def show(self, what: str, share: float) -> None:
        if not hasattr(self, "_progress"):
            self._begin()
        self._progress.update(self._task, description=what, completed=share)

    def _begin(self) -> None:
        from rich.console import Console
        from rich.progress import Progress as RichProgress

        self._progress = self._stack.enter_context(RichProgress(console=Console(stderr=True)))
        self._task = self._progress.add_task("", total=1.0)
