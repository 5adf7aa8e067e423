"""Worked examples: scenarios that run as they stand, for people who see the bot for the first time."""

from msgspec import Struct


class Example(Struct, frozen=True):
    """``title`` fits a button."""

    title: str
    text: str


EXAMPLES = (
    Example(
        "Layers",
        "I control Blood Moon. My opponent controls Urborg, Tomb of Yawgmoth.\nWhat can Urborg tap for?",
    ),
    Example(
        "The stack",
        "Alice controls Chimeric Mass with three charge counters.\n"
        "Alice activates Chimeric Mass. Alice casts Giant Growth on Chimeric Mass. Bob casts Diminish on Chimeric Mass.\n"
        "What is Chimeric Mass's power and toughness?",
    ),
    Example(
        "A choice",
        "Alice controls Grizzly Bears. Bob controls Serra Angel and Llanowar Elves.\nAlice casts Murder.\nWhere is Serra Angel?",
    ),
)
