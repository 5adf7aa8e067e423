"""Building a library file beside the old one, checking it, and putting it in place in one step."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from bot.library import faces, tables
from bot.library.listing import Contents, LibraryProblem

_LEAST_SHARE = 0.9


def build(path: Path, files: Sequence[Contents], progress: tables.Progress, *, shrink: bool = False) -> None:
    """Writes a library with the parts in ``files``, and the parts of the present library that ``files`` lacks.

    A card list much shorter than the present one is refused unless ``shrink``. The present library is kept as
    ``.previous``. Raises LibraryProblem, and then leaves everything as it was.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=".library-", suffix=".sqlite3", dir=path.parent)
        os.close(handle)
        fresh = Path(name)
        try:
            _write(fresh, path, files, progress)
            _check(fresh, path, shrink)
            _swap(fresh, path)
        finally:
            fresh.unlink(missing_ok=True)
    except OSError as error:
        raise LibraryProblem(f"{path} cannot be written: {error.strerror or error}.") from error
    except sqlite3.Error as error:
        raise LibraryProblem(f"The library could not be built: {error}.") from error


def previous(path: Path) -> Path:
    return path.with_name(path.name + ".previous")


def restore(path: Path) -> None:
    """Puts the previous library back. Raises LibraryProblem when there is none."""
    if not previous(path).exists():
        raise LibraryProblem(f"There is no earlier library beside {path}.")
    os.replace(previous(path), path)


def _write(fresh: Path, present: Path, files: Sequence[Contents], progress: tables.Progress) -> None:
    with closing(sqlite3.connect(fresh)) as database:
        database.executescript("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;")
        tables.create(database)
        for contents in files:
            tables.fill(database, contents, progress)
        _keep_other_parts(database, present)
        faces.complete(database)
        tables.finish(database)


def _keep_other_parts(database: sqlite3.Connection, present: Path) -> None:
    if not tables.is_library(present):
        return
    database.commit()
    database.execute("ATTACH ? AS old", (str(present),))
    for part in tables.PARTS:
        if not database.execute("SELECT 1 FROM main.meta WHERE key = ?", (part,)).fetchone():
            tables.copy_part(database, part)
    database.commit()
    database.execute("DETACH old")


def _check(fresh: Path, present: Path, shrink: bool) -> None:
    with closing(sqlite3.connect(fresh)) as database:
        if (state := database.execute("PRAGMA quick_check").fetchone()[0]) != "ok":
            raise LibraryProblem(f"The new library is damaged: {state}.")
    cards, before = card_count(fresh), card_count(present)
    if not cards:
        raise LibraryProblem("No card is in these files. Give a card list too: the rules alone make no library.")
    if cards < before * _LEAST_SHARE and not shrink:
        raise LibraryProblem(
            f"The new card list has {cards:,} cards, the present one {before:,}: it may be cut off. "
            "The present library stays; use --shrink if the shorter list is meant."
        )


def card_count(path: Path) -> int:
    """0 where no usable library is."""
    if not tables.is_library(path):
        return 0
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as database:
        return int(database.execute("SELECT count(*) FROM cards").fetchone()[0])


def _swap(fresh: Path, path: Path) -> None:
    if path.exists():
        _keep(path, previous(path))
    os.chmod(fresh, 0o644)
    with fresh.open("rb+") as written:
        os.fsync(written.fileno())
    os.replace(fresh, path)


def _keep(path: Path, kept: Path) -> None:
    """A second name for the file, so that there is no moment without a library."""
    link = kept.with_name(kept.name + f".{os.getpid()}")
    try:
        os.link(path, link)
    except OSError:
        shutil.copy2(path, link)
    os.replace(link, kept)
