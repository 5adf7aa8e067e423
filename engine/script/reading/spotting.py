"""Names that a text mentions anywhere, and names of tokens that its cards make: what short names may mean."""

import re
from collections.abc import Sequence
from typing import Final

from engine.script.reading.names import Names
from engine.script.reading.tokens import Token
from engine.script.words import EVERYDAY

_TOKEN_NAME: Final = re.compile(
    r"\bnamed ([A-Z][\w'’ -]*?)(?= with\b| and\b| that\b|[,.\"]|$)|[Cc]reate ([A-Z][\w'’ -]*?), a", re.M
)


def spotted(tokens: Sequence[Token], names: Names) -> list[str]:
    """The longest card name at each place, and after them the names of tokens those cards make."""
    found: dict[str, None] = {}
    at = 0
    while at < len(tokens):
        named = names.at(at)
        capital = tokens[at].text[:1].isupper() or tokens[at].low not in EVERYDAY
        if named and (named[0].end > at + 1 or capital):
            found.setdefault(named[0].name)
            at = named[0].end
        else:
            at += 1
    made = {name: None for card in found for name in _made_by(card, names)}
    return [*found, *(name for name in made if name not in found)]


def _made_by(name: str, names: Names) -> list[str]:
    card = names.cards.get(name)
    texts = [face.text for face in card.faces] if card else []
    return [one or other for text in texts for one, other in _TOKEN_NAME.findall(text)]
