"""Which mana was spent to activate the ability that is resolving."""

from __future__ import annotations

from engine.game.choices import Choice, Undecided
from engine.game.costs import ManaPart
from engine.game.costs.parts import cost_of
from engine.game.machine import Game
from engine.game.mana import COLORS
from engine.game.meaning import Condition
from engine.game.objects import Stacked, Zone
from engine.game.scope import Scope
from engine.phrase import says, walk
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter


@rule("602.2b")
def resolving(game: Game, scope: Scope) -> Stacked | None:
    """The ability of the object that is on top of the stack; which mana was spent on it has to be known."""
    for thing in game.state.zone(Zone.STACK)[-1:]:
        stacked = game.object(thing).stacked
        if stacked is None or stacked.source != scope.source:
            return None
        costs_mana = any(isinstance(w, ManaPart) for part in cost_of(stacked.ability) for w in walk(part))
        if game.state.is_paid_for and costs_mana and not stacked.is_copy:
            prompt = f"It is not told which mana was spent to activate {game.name(scope.source)}: say “Mana matters.” first"
            raise Undecided(Choice(player=scope.controller, kind="mana", options=(), about=scope.source, prompt=prompt))
        return stacked
    return None


@says("mana from a(n) {things} was spent to activate this ability")
class ManaFromOnAbility(Condition, frozen=True):
    """Some of the mana came from something that fits, as it then was; a copy was not activated."""

    things: ObjectFilter

    @rule("106.3")
    def holds(self, game: Game, scope: Scope) -> bool:
        stacked = resolving(game, scope)
        if stacked is None or stacked.is_copy:
            return False
        return any(s is not None and self.things.match(game, s, scope) for s in stacked.mana_from)


@says("exactly {n:word} colors of mana were spent to activate this ability")
class ColorsOnAbility(Condition, frozen=True):
    """So many colours of mana were spent."""

    n: int

    @rule("106.1a")
    def holds(self, game: Game, scope: Scope) -> bool:
        stacked = resolving(game, scope)
        if stacked is None or stacked.is_copy:
            return False
        return len(set(stacked.mana_spent) & set(COLORS)) == self.n
