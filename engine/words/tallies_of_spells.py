"""Tallies of some of the spells that were cast this turn, and of life that changed."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game.casting import Cast
from engine.game.life import GainLife, LoseLife
from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.origins import cast_zone
from engine.words.references.antecedents import is_settled
from engine.words.tallies import OfSpells, Tally, WhoHas


class SomeSpells(OfSpells, frozen=True):
    """Those that a player cast."""

    who: WhoHas

    def casts(self, game: Game, scope: Scope) -> Iterator[Cast]:
        """The castings of that player."""
        players = self.who.find(game, scope)
        return (e for e in game.state.history if isinstance(e, Cast) and e.player in players)


@says(
    "{spells} {who} cast from anywhere other than your hand this turn",
    "{spells} {who} cast this turn from anywhere other than your hand",
)
class SpellsNotFromHand(SomeSpells, frozen=True):
    """Those that were not cast from the hand of the controller."""

    @rule("601.2a")
    def count(self, game: Game, scope: Scope) -> int:
        cast = [e.spell for e in self.casts(game, scope) if self.spells.match(game, e.spell, scope)]
        return sum(cast_zone(game, t) is not Zone.HAND or game.object(t).owner != scope.controller for t in cast)


@says("{spells} {who} cast this turn other than the first")
class SpellsAfterTheFirst(SomeSpells, frozen=True):
    """All but the first one that was cast this turn."""

    @rule("601.2i")
    def count(self, game: Game, scope: Scope) -> int:
        return sum(self.spells.match(game, e.spell, scope) for e in [*self.casts(game, scope)][1:])


@says("other {spells} {who} cast before {thing} this turn")
class SpellsBefore(SomeSpells, frozen=True, kw_only=True):
    """Those that were cast before a certain spell."""

    thing: ObjectReference

    def __post_init__(self) -> None:
        super().__post_init__()
        if not is_settled(self.thing):
            raise Unfit

    @rule("601.2i")
    def count(self, game: Game, scope: Scope) -> int:
        found = self.thing.find(game, scope)
        cast = [e.spell for e in self.casts(game, scope)]
        before = cast[: cast.index(found[0])] if found and found[0] in cast else cast
        return sum(self.spells.match(game, t, scope) for t in before)


@says("1 life {who} lost this turn", "1 life {who} gained this turn", "1 life you gained this turn", "1 life you lost this turn")
class LifeChangedThisTurn(Tally, frozen=True):
    """Each point of life that players lost or gained."""

    who: WhoHas | None = None

    @rule("119.3")
    def count(self, game: Game, scope: Scope) -> int:
        kind = LoseLife if self.wording in (0, 3) else GainLife
        players = (scope.controller,) if self.who is None else self.who.find(game, scope)
        return sum(e.amount for e in game.state.history if isinstance(e, kind) and e.player in players)
