"""Harmonize: casting from the graveyard for less, for the power of a creature that is tapped for it."""

from __future__ import annotations

from typing import ClassVar

from engine.game.actions import Action, CastSpell
from engine.game.machine import Game
from engine.game.mana_cost import Symbols, reduced
from engine.game.meaning import Ability
from engine.game.objects import Id
from engine.game.qualities import is_creature, power
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.flashback import GRAVEYARD, CastFor, ExiledAfterwards
from engine.words.keywords.helping import CreaturesHelp, untapped
from engine.words.keywords.spelling import Costed, costed


class OneCreatureHelps(CreaturesHelp, frozen=True):
    """One untapped creature may be tapped; its power is that much generic mana less; made, never read."""

    kind: ClassVar[str] = "harmonize"

    def able(self, game: Game, player: Id) -> list[Id]:
        return [t for t in untapped(game, player) if is_creature(game, t)]

    @rule("702.180a")
    def pays(self, game: Game, thing: Id, symbols: Symbols) -> Symbols:
        return reduced(symbols, (f"{{{max(0, power(game, thing))}}}",))

    @rule("702.180a", "702.180b")
    def help_to_pay(self, game: Game, action: Action, symbols: Symbols, scope: Scope, at_best: bool) -> Symbols:
        """The symbols left to pay with mana."""
        if not isinstance(action, CastSpell) or action.spell != scope.source or self.kind not in action.paid:
            return symbols
        able = self.able(game, action.player)
        if at_best:
            return self.pays(game, max(able, key=lambda t: power(game, t)), symbols) if able else symbols
        options = [(t, game.name(t)) for t in able]
        chosen = game.choose(action.player, self.kind, options, minimum=0, maximum=1, about=scope.source) if able else ()
        self.use(game, chosen, scope.source)
        return self._left(game, chosen, symbols)


@says(*costed("harmonize"))
class Harmonize(Costed, frozen=True):
    """Cast from the graveyard with the help of a creature, then exiled."""

    name: ClassVar[str] = "harmonize"

    @rule("702.180a")
    def means(self) -> tuple[Ability, ...]:
        return (CastFor(name="harmonize", cost=(*self.cost, ExiledAfterwards()), zones=GRAVEYARD), OneCreatureHelps())
