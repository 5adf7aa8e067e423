"""Cards and rules on disk: read from files, built into one SQLite library, looked up by name and by text."""

from bot.library.library import Library
from bot.library.listing import CardRuling, LibraryProblem
from bot.library.opening import open_cards, starter

__all__ = ["CardRuling", "Library", "LibraryProblem", "open_cards", "starter"]
