"""``lawmage sync``: the card library from the network or from files."""

from collections.abc import Sequence
from pathlib import Path

import click

from bot.cli.screen import progress_bar, say
from bot.library.addresses import BULK_INDEX, RULES_PAGE
from bot.library.listing import Contents, LibraryProblem
from bot.library.tables import Progress

_PATH = click.Path(path_type=Path)


@click.command()
@click.option("--from", "files", type=_PATH, multiple=True, help="A file to read instead of the network; repeatable.")
@click.option("--url", default=BULK_INDEX, help="Where the list of Scryfall's bulk files is.")
@click.option("--rules-url", default=RULES_PAGE, help="The Comprehensive Rules text, or a page that links to it.")
@click.option("--shrink", is_flag=True, help="Accept a card list much shorter than the present one.")
@click.option("--restore", is_flag=True, help="Put the library before the last sync back.")
def sync(files: Sequence[Path], url: str, rules_url: str, shrink: bool, restore: bool) -> int:
    """Build the card library: Scryfall's cards and rulings, and the Comprehensive Rules.

    Files may be Scryfall bulk files, MTGJSON AtomicCards, the corpus list, a list of second faces that complete its
    cards, or the rules text, gzipped or not. What the files lack is kept from the present library.
    """
    from bot.library import build
    from bot.library.home import library_path

    path = library_path()
    if restore:
        build.restore(path)
    else:
        with progress_bar() as progress:
            build.build(path, _read(files) if files else _fetch(url, rules_url, progress), progress, shrink=shrink)
    print(_summary(path))
    return 0


def _read(files: Sequence[Path]) -> list[Contents]:
    from bot.library.files import read_file

    return [read_file(file) for file in files]


def _fetch(url: str, rules_url: str, progress: Progress) -> list[Contents]:
    """The cards must come; without the rules the library is still worth having."""
    from bot.library.fetch import fetch_cards, fetch_rules

    contents = fetch_cards(url, progress)
    try:
        return [*contents, fetch_rules(rules_url, progress)]
    except LibraryProblem as problem:
        say(f"Without the Comprehensive Rules: {problem}")
        return contents


def _summary(path: Path) -> str:
    from bot.library.library import Library

    library = Library.open(path)
    return f"{library.count():,} cards in {path}: {', '.join(library.parts())}."
