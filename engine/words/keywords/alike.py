"""Keywords for which "the same is true": each by itself, and every kind of landwalk or protection that there is."""

from __future__ import annotations

from typing import Any

from engine.game.abilities import abilities_of, keyword_name
from engine.game.colors import COLOR_SYMBOLS
from engine.game.machine import Game
from engine.game.meaning import Keyword
from engine.game.objects import Zone
from engine.phrase import Word, rewrite, says
from engine.rulebook import rule
from engine.words.keywords.evergreen import Evergreen
from engine.words.keywords.protection import From, FromColor, Protection
from engine.words.kinds import Color

_SEEN = frozenset({Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.EXILE})


class Alike(Word, frozen=True):
    """One or more keywords."""

    def known(self) -> tuple[Keyword, ...]:
        """Those that it always is; () when it depends on what there is."""
        return ()

    def kinds(self, game: Game) -> tuple[Keyword, ...]:
        """Those that it is now."""
        return self.known()


@says("{keyword}")
class AlikeItself(Alike, frozen=True):
    """A keyword that comes in one kind."""

    keyword: Evergreen

    def known(self) -> tuple[Keyword, ...]:
        return (self.keyword,)


@says("landwalk", "protection")
class AlikeKinds(Alike, frozen=True):
    """Each kind of such a keyword that something has."""

    @rule("702.1c", "702.14a", "702.16a")
    def kinds(self, game: Game) -> tuple[Keyword, ...]:
        name = ("landwalk", "protection")[self.wording]
        things = [o.id for o in game.state.objects.values() if o.zone in _SEEN]
        had = (a for t in things for a in abilities_of(game, t).all if isinstance(a, Keyword) and keyword_name(a) == name)
        return tuple(dict.fromkeys(had))


@says("protection from any color")
class AlikeColors(Alike, frozen=True):
    """Protection from each color."""

    @rule("702.16a")
    def known(self) -> tuple[Keyword, ...]:
        colors = (FromColor(color=Color(symbol=symbol)) for symbol in COLOR_SYMBOLS.values())
        return tuple(Protection(from_what=(From(quality=color),)) for color in colors)


def instead(word: Any, keyword: Keyword) -> Any:
    """The same words with the keyword where the one that they name stands."""
    return rewrite(word, lambda w: keyword if isinstance(w, Evergreen) else w)
