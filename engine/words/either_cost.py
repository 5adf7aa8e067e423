"""Activated abilities with one of two costs: "{3}, {T} or {B}, {T}: ..."."""

from __future__ import annotations

from engine.game.meaning import Activated, CostPart
from engine.game.objects import Zone
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.abilities import works_in
from engine.words.costs.basic import Mana, TapSymbol
from engine.words.sentences import Body


@says("{first}, {T} or {second}, {T}: {effect}")
class EitherCost(Activated, frozen=True):
    """Generic mana or one mana of a colour is paid, as for a hybrid symbol of both."""

    first: Mana
    second: Mana
    effect: Body

    def __post_init__(self) -> None:
        if len(self.first.symbols) != 1 or not self.first.symbols[0].strip("{}").isdecimal() or len(self.second.symbols) != 1:
            raise Unfit

    @property
    @rule("107.4e", "601.2b")
    def cost(self) -> tuple[CostPart, ...]:
        """What is paid to activate it."""
        either = "/".join(mana.symbols[0].strip("{}") for mana in (self.first, self.second))
        return (Mana(said=(f"{{{either}}}",)), TapSymbol())

    @property
    def functions_in(self) -> frozenset[Zone]:  # type: ignore[override]  # each ability says it by what it does
        """Where it can be activated."""
        return works_in(self)
