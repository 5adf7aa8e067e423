"""What can go wrong with a case: its script cannot be followed, it asks for something the adapter lacks, a difference."""

from __future__ import annotations


class ScriptFault(Exception):
    """The script could not be carried out as written; ``kind`` is one of the kinds that ``expectError`` names."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


class Unaimed(ScriptFault):
    """A scripted target is not among the legal ones."""

    def __init__(self, text: str) -> None:
        super().__init__("illegalTarget", text)


class Unsupported(Exception):
    """An operation that the adapter does not have."""


class NotUnderstood(Exception):
    """A card of the case has a line that the engine declined, or is not in the library."""


class Difference(Exception):
    """Something is not as the case says."""
