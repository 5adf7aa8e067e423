"""Why a sentence was not read: typed, with what was seen, what was expected and the nearest good thing."""

from typing import ClassVar, Literal

from engine.script.values.base import Value


class NotUnderstood(Value, frozen=True):
    """No sentence form fits. ``expected`` lists what could have stood where ``seen`` stands."""

    kind: ClassVar[Literal["not_understood"]] = "not_understood"
    line: int
    column: int
    seen: str
    expected: tuple[str, ...] = ()
    nearest: tuple[str, ...] = ()
    source: str = ""


class UnknownCard(Value, frozen=True):
    """A card name was expected and none starts there."""

    kind: ClassVar[Literal["unknown_card"]] = "unknown_card"
    line: int
    column: int
    seen: str
    nearest: tuple[str, ...] = ()
    source: str = ""


class Ambiguous(Value, frozen=True):
    """Words that fit more than one thing."""

    kind: ClassVar[Literal["ambiguous"]] = "ambiguous"
    line: int
    column: int
    seen: str
    fits: tuple[str, ...]
    source: str = ""


Fault = NotUnderstood | UnknownCard | Ambiguous
