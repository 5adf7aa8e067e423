"""How replies are shown to one person in one place: language, length, symbols."""

import re
from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot.reply.limits.numbers import V2_BUDGET, units
from bot.tongues import ENGLISH, Tongue
from engine.explain.lengths import Length

_SYMBOL = re.compile(r"\{([0-9A-Z]{1,2}(?:/[0-9A-Z]){0,2})\}")


class Showing(Struct, frozen=True, kw_only=True):
    """``edition`` says which rules were followed; ``symbols`` are Discord's texts for our emoji by what stands in braces."""

    edition: str = ""
    tongue: Tongue = ENGLISH
    length: Length = "everything"
    spoilers: bool = False
    symbols: Mapping[str, str] = {}

    def drawn(self, texts: Sequence[str]) -> tuple[str, ...]:
        """The texts with emoji for their symbols, as far as there is room; the rest stays as written."""
        left = V2_BUDGET - sum(units(text) for text in texts)
        drawn = []
        for text in texts:
            longer = _SYMBOL.sub(self._emoji, text)
            grown = units(longer) - units(text)
            drawn.append(longer if grown <= left else text)
            left -= grown if grown <= left else 0
        return tuple(drawn)

    def _emoji(self, found: re.Match[str]) -> str:
        return self.symbols.get(found[1], found[0])
