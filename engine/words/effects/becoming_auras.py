"""Permanents that become Auras for good."""

from __future__ import annotations

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Modification, ObjectReference
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.clauses import FullClause
from engine.words.effects.until import start
from engine.words.keywords.enchant import Enchant


class IsAnAura(Modification, frozen=True):
    """An Aura in addition to its types, with an enchant ability; made by an instruction, never read."""

    enchant: Enchant

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TYPE, Layer.ABILITY)

    @rule("613.1d", "613.1f")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        if layer is Layer.TYPE:
            draft.set(subtypes=tuple(dict.fromkeys((*draft.now.subtypes, "Aura"))))
        else:
            draft.gain(self.enchant)


@says("{subject} become{s} an Aura with {enchant}")
class BecomesAnAura(FullClause, frozen=True):
    """Something becomes an Aura with an enchant ability from now on."""

    subject: ObjectReference
    enchant: Enchant

    @rule("611.2a", "303.4")
    def happen(self, game: Game, scope: Scope) -> None:
        start(game, scope, (IsAnAura(enchant=self.enchant),), self.subject.find(game, scope), None)
