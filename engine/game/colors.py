"""The five colors, by the words for them and by their symbols."""

from typing import Final

COLOR_SYMBOLS: Final = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
COLOR_WORDS: Final = {symbol: word for word, symbol in COLOR_SYMBOLS.items()}
