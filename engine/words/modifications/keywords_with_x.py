"""Keywords that are given with a number that the text works out: "has annihilator X, where X is ..."."""

from __future__ import annotations

from functools import cache

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.mana.symbols import mana_value
from engine.game.meaning import Filter, Keyword, Modification, ObjectReference, Reference, Static
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, find, says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.references.objects import All, Each
from engine.words.references.possessive import Its

NUMBERED = ("annihilator", "bushido", "soulshift", "mobilize", "afflict", "toxic", "rampage", "modular", "frenzy", "bloodthirst")
COSTED = ("ward", "encore", "scavenge", "unearth")


@says(*(f"{name} X" for name in NUMBERED), *(f"{name} {{X}}" for name in COSTED))
class WithAnX(Word, frozen=True):
    """A keyword with X for its number or cost."""

    def with_number(self, number: int) -> Keyword:
        """The keyword with a number in place of X."""
        name = (*NUMBERED, *COSTED)[self.wording]
        return _keyword(f"{name} {{{number}}}" if name in COSTED else f"{name} {number}")


@cache
def _keyword(text: str) -> Keyword:
    from engine.words.keywords.spelling import keyword

    return keyword(text)


class GainsWithX(Modification, frozen=True):
    """The keyword is gained with the number as it is at the moment; made from what was read, never read itself."""

    what: WithAnX
    amount: Quantity

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("613.1f", "702.1b")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        number = self.amount.count(game, scope.bind(subject=draft.of).for_each(draft.of)) or 0
        if number > 0:
            draft.gain(self.what.with_number(number))


@says("{subject} {has/have} {what}, where X is {amount}.")
class HasWithX(Static, frozen=True):
    """Objects have the keyword."""

    subject: ObjectReference
    what: WithAnX
    amount: Quantity

    def __post_init__(self) -> None:
        if isinstance(self.subject, All | Each) and find(self.amount, Its):
            raise Unfit  # each has a number of its own

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        subject = self.subject.things if isinstance(self.subject, All | Each) else self.subject
        return ((subject, GainsWithX(what=self.what, amount=self.amount)),)


class GainsForItsValue(Modification, frozen=True):
    """The keyword is gained with the mana value of the object; made from what was read, never read itself."""

    what: WithAnX

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("613.1f", "702.1b", "202.3")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.gain(self.what.with_number(mana_value(draft.now.mana_cost or ())))


@says("{each} has {what}, where X is its mana value.")
class EachHasForItsValue(Static, frozen=True):
    """Each of some objects has the keyword for its own mana value."""

    each: Each
    what: WithAnX

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return ((self.each.things, GainsForItsValue(what=self.what)),)
