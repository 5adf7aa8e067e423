"""The symbols in card texts, and the names of the application's emoji that stand for them."""

from collections.abc import Iterable, Mapping

SYMBOLS = (
    *map(str, range(21)),
    *"W U B R G C X Y Z S T Q E".split(),
    *"W/U W/B U/B U/R B/R B/G R/G R/W G/W G/U".split(),
    *"2/W 2/U 2/B 2/R 2/G".split(),
    *"W/P U/P B/P R/P G/P".split(),
)
"""What stands in the braces."""
PREFIX = "mana_"


def emoji_name(symbol: str) -> str:
    return PREFIX + symbol.lower().replace("/", "_")


def by_symbol(emoji: Iterable[tuple[str, str]]) -> Mapping[str, str]:
    """Discord's texts for our emoji, from pairs of an emoji's name and such a text."""
    there = dict(emoji)
    return {symbol: there[name] for symbol in SYMBOLS if (name := emoji_name(symbol)) in there}
