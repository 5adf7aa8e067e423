"""What was so as a spell was cast: noted while that is done, since it may be asked long afterwards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.game.actions import CastSpell
from engine.game.announcing import Announce
from engine.game.machine import Game
from engine.game.meaning import Said, Static, said
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.phrase import Unfit, Word, says, text, walk
from engine.rulebook import rule
from engine.words.amounts import X
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.keywords.kicker import Announced, OfThisSpell, paid
from engine.words.kinds import PT
from engine.words.sentences import WhereX

REVEALED = "additional cost"
"""What the optional additional cost of a spell is called among what was paid."""


class Notes(OfThisSpell, frozen=True):
    """What the text of a spell will ask of the time at which it was cast is noted then; made, never read."""

    asked: tuple[WasControlled, ...]

    @rule("601.2b")
    def as_announced(self, game: Game, action: CastSpell, scope: Scope) -> None:
        """Note it all."""
        if action.spell != scope.source:
            return
        own = Scope.of(action.spell, action.player, x=action.x)
        for word in self.asked:
            if word.is_so(game, own):
                stacked = game.object(action.spell).stacked
                known = stacked.paid if stacked is not None else ()
                game.happen(Announce(object=action.spell, stacked={"paid": (*known, word.name)}))


def noted(lines: Iterable[Any]) -> tuple[Static, ...]:
    """The ability that notes what the lines of a card ask of the time of its casting, if they do."""
    asked = (w for line in lines if isinstance(line, Word) for w in walk(line) if isinstance(w, WasControlled))
    found = tuple(dict.fromkeys(asked))
    return (Notes(asked=found),) if found else ()


class WasControlled(Announced, frozen=True):
    """Something was so of what its player controlled as the spell was cast."""

    things: ObjectFilter

    @property
    def name(self) -> str:
        """What it is called among what was paid."""
        return f"controlled {text(self.things)}"

    def is_so(self, game: Game, scope: Scope) -> bool:
        """Whether it is so now."""
        return any(game.controller(t) == scope.controller for t in candidates(game, self.things, scope))


@says("you controlled a(n) {things} as you cast ~")
class ControlledAsCast(WasControlled, frozen=True):
    """Its player controlled something that fits."""

    @rule("601.2b", "608.2h")
    def holds(self, game: Game, scope: Scope) -> bool:
        return self.name in paid(game, scope.source)


@says("you revealed a(n) {card} or controlled a(n) {things} as you cast ~")
class RevealedOrControlled(WasControlled, frozen=True):
    """Its player paid its additional cost by revealing a card, or controlled something that fits."""

    card: ObjectFilter

    def __post_init__(self) -> None:
        if "card" not in self.card.nouns():
            raise Unfit

    @rule("601.2b", "608.2h")
    def holds(self, game: Game, scope: Scope) -> bool:
        return not {REVEALED, self.name}.isdisjoint(paid(game, scope.source))


@says("{core}, where X is {amount} as you cast ~", "{core}, where X is {amount} as you activate this ability")
class WhereXAsCast(WhereX, frozen=True):
    """The text itself defines X, which is needed only while it is announced: as targets are chosen or something is divided."""

    def __post_init__(self) -> None:
        if any(isinstance(w, TargetReference) for w in walk(self.amount)):
            raise Unfit  # how many targets there are would hang on another target
        announced = [_announced(w) for w in said(self.core) if _is_announced(w)]
        sizes = any(isinstance(w, PT) and None in (w.power, w.toughness) for w in walk(self.core))
        if not announced or sizes or sum(isinstance(w, X) for w in walk(self.core)) > sum(isinstance(a, X) for a in announced):
            raise Unfit  # what X is on resolution is not known any more


def _is_announced(word: Said) -> bool:
    return word.divides() or (isinstance(word, TargetReference) and type(word).number is not TargetReference.number)


def _announced(word: Said) -> Any:
    """How much is divided, or how many targets there are."""
    return word.amount if word.divides() or not isinstance(word, TargetReference) else word.number
