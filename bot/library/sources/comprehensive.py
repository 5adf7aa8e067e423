"""The Comprehensive Rules as the publisher's plain text file."""

from bot.library.listing import Contents, LibraryProblem
from engine.rulebook.official import NotTheRules, read_official

NAME = "Comprehensive Rules"


def fits(data: bytes) -> bool:
    return "comprehensive rules" in data[:2000].replace(b"\x00", b"").decode("latin-1").casefold()


def read(data: bytes) -> Contents:
    """Raises LibraryProblem when the text is not a whole copy of the rules."""
    try:
        rules = read_official(data)
    except NotTheRules as problem:
        raise LibraryProblem(f"This is not a whole copy of the Comprehensive Rules: {problem}.") from problem
    return Contents(source=NAME, date=rules.effective, rules=rules)
