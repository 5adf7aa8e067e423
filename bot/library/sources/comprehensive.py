"""The Comprehensive Rules as the publisher's plain text file."""

import re

from bot.library.listing import Contents, LibraryProblem

NAME = "Comprehensive Rules"

_EDITION = re.compile(r"effective as of (\w+ \d{1,2}, \d{4})", re.IGNORECASE)
_RULE = re.compile(r"^\d{3}\.\d+[a-z]?\.? ", re.MULTILINE)


def fits(text: str) -> bool:
    return "comprehensive rules" in text[:500].casefold()


def read(text: str) -> Contents:
    """Raises LibraryProblem when the text has no numbered rules."""
    count = len(_RULE.findall(text))
    if count < 1000:
        raise LibraryProblem(f"This looks like the Comprehensive Rules, but only {count} numbered rules are in it.")
    edition = _EDITION.search(text[:1000])
    return Contents(source=NAME, date=edition[1] if edition else "", rules_text=text)
