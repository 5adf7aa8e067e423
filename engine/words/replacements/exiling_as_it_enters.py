"""Cards that are exiled as an object enters, and that it remembers: "as ~ enters, exile a creature card from a graveyard"."""

from __future__ import annotations

import msgspec

from engine.game.machine import Game
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.zones import Move, arrived
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.references.chosen import Chosen
from engine.words.replacements.choosing import AsItEnters


@says("as ~ enters, exile {cards}.", "as ~ enters, you may exile {cards}.")
class ExilesAsItEnters(AsItEnters, frozen=True):
    """Cards are exiled as it enters."""

    cards: Chosen

    def __post_init__(self) -> None:
        if "card" not in self.cards.things.nouns():
            raise Unfit

    @rule("614.12a", "607.2a")
    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        player, able = scope.controller, self.cards.can_act(game, scope, scope.controller)
        if not able or (self.wording == 1 and not self._wanted(game, scope)):
            return None
        scope.slots[self.cards.slot] = ()
        chosen = tuple(t for t in self.cards.by(game, scope, player) if t != scope.source)
        moved = game.happen(*(Move(object=t, to=Zone.EXILE, how="exile", by=scope.source) for t in chosen))
        exiled = arrived(game, moved, Zone.EXILE)
        return msgspec.structs.replace(move, chosen={**move.chosen, "exiled": (*move.chosen.get("exiled", ()), *exiled)})

    def _wanted(self, game: Game, scope: Scope) -> bool:
        options = ((True, "yes"), (False, "no"))
        return bool(game.choose_one(scope.controller, "may", options, about=scope.source, prompt="Exile a card as it enters?"))
