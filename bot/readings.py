"""What the engine makes of a card's lines, as it comes back from the worker processes, which import nothing else of the bot."""

from msgspec import Struct


class Reading(Struct, frozen=True):
    """What the engine makes of one line of a card: how it reads it, or why it does not."""

    line: str
    reads: str = ""
    declined: str = ""
