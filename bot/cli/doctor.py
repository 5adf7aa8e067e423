"""``lawmage doctor``: whether everything that a host needs is there, and what to do about what is not."""

import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import click
from msgspec import Struct

from bot.refusal import Refusal


class Finding(Struct, frozen=True):
    """``good`` is None for what may be missing without harm."""

    what: str
    good: bool | None
    text: str

    def __str__(self) -> str:
        mark = {True: "ok", False: "bad", None: "--"}[self.good]
        return f"{mark:>4}  {self.what:<18} {self.text}"


@click.command()
@click.option("--running", is_flag=True, help="Check only that the bot is running and connected.")
def doctor(running: bool) -> int:
    """Check the installation. Exit status 1 when something is broken."""
    findings = [finding for check in ((heartbeat,) if running else CHECKS) for finding in check()]
    print("\n".join(str(finding) for finding in findings))
    return int(any(finding.good is False for finding in findings))


def python() -> Iterator[Finding]:
    version = ".".join(map(str, sys.version_info[:3]))
    yield Finding("Python", sys.version_info >= (3, 11), f"{version} (3.11 or newer is needed)")


def packages() -> Iterator[Finding]:
    from importlib import metadata

    for name in ("discord.py", "msgspec", "SQLAlchemy", "aiosqlite"):
        try:
            yield Finding(name, True, metadata.version(name))
        except metadata.PackageNotFoundError:
            yield Finding(name, False, "missing: install lawmage again with pip")


def sqlite() -> Iterator[Finding]:
    try:
        sqlite3.connect(":memory:").execute("CREATE VIRTUAL TABLE words USING fts5(text)")
    except sqlite3.Error as error:
        yield Finding("SQLite", False, f"{sqlite3.sqlite_version} has no full-text search ({error})")
    else:
        yield Finding("SQLite", True, f"{sqlite3.sqlite_version} with full-text search")


def folder() -> Iterator[Finding]:
    from bot.library.home import home

    path = home()
    nearest = next(parent for parent in (path, *path.parents) if parent.exists())
    writable = nearest.is_dir() and os.access(nearest, os.W_OK)
    yield Finding("Folder", writable, str(path) if writable else f"{path} cannot be written; set LAWMAGE_HOME")


def cards() -> Iterator[Finding]:
    from bot.library.home import library_path
    from bot.library.library import Library
    from bot.library.listing import LibraryProblem
    from bot.library.opening import installed_corpus, starter

    path = library_path()
    if not path.exists():
        corpus = (
            "the corpus extra is installed, so the first `ask` builds one"
            if installed_corpus()
            else (f"only the {starter().count()} starter cards; `lawmage sync` fetches all")
        )
        yield Finding("Card library", None, f"not built: {corpus}")
        return
    try:
        library = Library.open(path)
        yield Finding("Card library", True, f"{library.count():,} cards: {', '.join(library.parts())}")
        yield _rules(library.official_rules() is not None)
    except (LibraryProblem, sqlite3.Error) as problem:
        yield Finding("Card library", False, f"{problem} ({_size(path)})")


def discord() -> Iterator[Finding]:
    from bot.settings import settings

    try:
        named = settings().discord_token is not None
    except Refusal as problem:
        yield Finding("Settings", False, str(problem))
        return
    yield Finding("Discord token", True if named else None, "set" if named else "not set; `lawmage run` tells how")


def heartbeat() -> Iterator[Finding]:
    from bot.heartbeat import is_alive

    alive = is_alive()
    yield Finding("Bot", alive, "connected" if alive else "not running, or without a connection for a while")


def _rules(present: bool) -> Finding:
    text = "official text present" if present else "our summaries only; `lawmage sync` fetches the official text"
    return Finding("Rules", True if present else None, text)


def _size(path: Path) -> str:
    return f"{path.stat().st_size / 1e6:.1f} MB"


CHECKS: tuple[Callable[[], Iterator[Finding]], ...] = (python, packages, sqlite, folder, cards, discord)
