"""Keywords that are asked for by their bare names, though on cards a cost or number goes with them: "with toxic"."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.abilities import abilities_of
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Leaf, says
from engine.words.filters.base import Qualifier

BARE = (
    "afflict,awaken,bestow,bushido,crew,cycling,devour,disturb,dredge,echo,embalm,emerge,encore,equip,escape,evoke,flashback,"
    "foretell,fortify,kicker,landwalk,level up,madness,mobilize,modular,morph,mutate,plot,prowl,rampage,toxic,unearth,ward"
).split(",")


class Bare(Leaf, frozen=True):
    """The name of such a keyword."""

    name: str
    first: ClassVar[frozenset[str] | None] = frozenset(name.split()[0] for name in BARE)

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        return [(cls(name=k), at + len(k.split())) for k in BARE if tokens[at : at + len(k.split())] == k.split()]

    def say(self, style: str = "") -> list[str]:
        return self.name.split()

    def is_had(self, game: Game, thing: Id) -> bool:
        """Whether an object has it, in whatever kind; cycling comes in many."""
        if thing in game.state.players:
            return False
        names = abilities_of(game, thing).keywords
        return self.name in names or (self.name == "cycling" and any(name.endswith("cycling") for name in names))


@says("with {keyword}", "without {keyword}")
class WithBare(Qualifier, frozen=True):
    """With such a keyword ability, or without one."""

    keyword: Bare

    @property
    def is_shared(self) -> bool:
        return False

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.keyword.is_had(game, thing) == (self.wording == 0)
