"""One sentence being read: its tokens, what the script has named so far, and how far reading came."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from msgspec import Struct, field

from engine.script.reading.names import Names
from engine.script.reading.tokens import END, Token
from engine.script.values import Player

Readings = Iterator[tuple[Any, int]]
Reader = Callable[["Context", int], Readings]

NAME: Final = "a card name"
_MARGIN: Final = 12
"""So many ENDs follow the last token that no form looks past them."""


class Scene(Struct):
    """What a script has introduced before the sentence: object names oldest first, labels, players by typed name."""

    players: dict[str, Player]
    labels: set[str] = field(default_factory=set)
    names: list[str] = field(default_factory=list)
    spotted: list[str] = field(default_factory=list)
    header: Player | None = None


class Context:
    """The tokens of one sentence, with a closing END. Positions are indices into them; ``base`` is the first one's index
    in the whole text. ``far`` says how far any reading came, ``wanted`` what it looked for there, ``words`` what would do.
    """

    def __init__(self, tokens: Sequence[Token], base: int, names: Names, scene: Scene) -> None:
        self.tokens = [*tokens, *[END] * _MARGIN]
        self.low = [token.low for token in self.tokens]
        self.base, self.names, self.scene = base, names, scene
        self.last = len(tokens)
        self.far = 0
        self.wanted: dict[str, None] = {}
        self.words: set[str] = set()
        self._memo: dict[tuple[Reader, int], tuple[tuple[Any, int], ...]] = {}

    def miss(self, at: int, wanted: str, words: frozenset[str] = frozenset()) -> None:
        """Note that ``wanted`` was looked for at a place and not found; ``words`` could have stood there."""
        if at > self.far:
            self.far, self.wanted, self.words = at, {}, set()
        if at == self.far:
            self.wanted[wanted] = None
            self.words |= words

    def all(self, reader: Reader, at: int) -> tuple[tuple[Any, int], ...]:
        """Every reading of a slot at a place, best first; read once."""
        key = (reader, at)
        known = self._memo.get(key)
        if known is None:
            known = self._memo[key] = tuple(reader(self, at))
        return known

    def ends(self, reader: Reader, at: int) -> tuple[tuple[Any, int], ...]:
        """The best reading of a slot at a place for each end that it can have; read once."""
        found: dict[int, tuple[Any, int]] = {}
        for value, end in self.all(reader, at):
            found.setdefault(end, (value, end))
        return tuple(found.values())

    def text(self, at: int, end: int) -> str:
        """The tokens as typed, joined by their own spacing."""
        if at >= min(end, self.last):
            return ""
        return self.names.text[self.tokens[at].start : self.tokens[min(end, self.last) - 1].end]
