"""Costs said as something that is done: "by discarding a card", "by paying {2} and sacrificing a creature"."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.meaning import CostPart
from engine.phrase import Leaf, Reader, say
from engine.words.costs.basic import Mana

VERBS = {
    "paying": "pay", "discarding": "discard", "sacrificing": "sacrifice", "exiling": "exile", "removing": "remove",
    "tapping": "tap", "returning": "return", "revealing": "reveal", "milling": "mill", "collecting": "collect",
    "putting": "put", "foraging": "forage", "waterbending": "waterbend",
}
"""The verbs of costs as they stand after "by", with the form in which costs begin with them."""
_DOING = {verb: doing for doing, verb in VERBS.items()}


class Doing(Leaf, frozen=True):
    """One part of a cost, with its verb in the form that stands after "by"."""

    part: CostPart
    first: ClassVar[frozenset[str] | None] = frozenset(VERBS)

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        verb = VERBS[tokens[at]]
        said = [*tokens[:at], verb, *tokens[at + 1 :]]
        found = Reader(said).read(CostPart, at)
        if verb == "pay" and at + 1 < len(tokens):
            found = [*found, *Reader(tokens).read(Mana, at + 1)]
        return [(cls(part=part), end) for part, end in found]

    def say(self, style: str = "") -> list[str]:
        said = say(self.part)
        return ["paying", *said] if isinstance(self.part, Mana) else [_DOING[said[0].lower()], *said[1:]]
