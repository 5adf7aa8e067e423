"""What "for each" counts: objects, counters, colours of mana spent, players."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.mana import COLORS
from engine.game.mana.wishes import TellsByMana
from engine.game.meaning import ObjectReference
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.kinds import CounterKind
from engine.words.mana_spent import amount_spent, mana_spent
from engine.words.references.pronouns import That, Them


class Countable(Word, frozen=True):
    """Something that can be counted, said in the singular."""

    def count(self, game: Game, scope: Scope) -> int:
        """How many there are."""
        return 0


@says("{things:one}")
class EachThing(Countable, frozen=True):
    """Objects that fit."""

    things: ObjectFilter

    def count(self, game: Game, scope: Scope) -> int:
        return len(candidates(game, self.things, scope))


@says("{kind} counter on {thing}")
class EachCounter(Countable, frozen=True):
    """Counters of a kind on something."""

    kind: CounterKind
    thing: ObjectReference

    def count(self, game: Game, scope: Scope) -> int:
        return sum(game.object(t).counters.get(self.kind.name, 0) for t in self.thing.find(game, scope))


@says("color of mana spent to cast it", "color of mana spent to cast ~")
class EachColorSpent(TellsByMana, Countable, frozen=True):
    """Colours of the mana that was spent to cast the object."""

    name: ClassVar[str] = "converge"

    @rule("601.2h")
    def count(self, game: Game, scope: Scope) -> int:
        return len(set(mana_spent(game, scope.source)) & set(COLORS))


@says("color of mana spent to cast {thing}")
class EachColorSpentOn(Countable, frozen=True):
    """Colours of the mana that was spent to cast a spell."""

    thing: ObjectReference

    def __post_init__(self) -> None:
        if not isinstance(self.thing, That | Them):
            raise Unfit  # the object itself has words of its own

    @rule("601.2h")
    def count(self, game: Game, scope: Scope) -> int:
        return len({m for t in self.thing.find(game, scope) for m in mana_spent(game, t)} & set(COLORS))


@says("mana spent to cast it", "mana spent to cast ~")
class EachManaSpent(Countable, frozen=True):
    """The mana that was spent to cast the object."""

    @rule("601.2h")
    def count(self, game: Game, scope: Scope) -> int:
        return amount_spent(game, scope.source)


@says("player")
class EachPlayerThere(Countable, frozen=True):
    """Players in the game."""

    def count(self, game: Game, scope: Scope) -> int:
        return len(game.state.order())


@says("opponent", "opponent you have")
class EachOpponentYouHave(Countable, frozen=True):
    """Opponents."""

    def count(self, game: Game, scope: Scope) -> int:
        return len(game.state.opponents(scope.controller))
