"""Cards drawn this turn that are kept for life or put back."""

from __future__ import annotations

from typing import ClassVar

from engine.game.life import PayLife
from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.paying import life_payable
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.sentences import Core


@says("choose {number:word} cards in your hand drawn this turn")
class SomeDrawn(Word, frozen=True):
    """So many of the cards that were drawn this turn, all where there are fewer."""

    number: int

    @rule("608.2d", "121.1")
    def chosen(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """Those that the controller chooses."""
        drawn = [(t, game.name(t)) for t in drawn_this_turn(game, scope.controller)]
        many = min(self.number, len(drawn))
        return tuple(game.choose(scope.controller, "card", drawn, minimum=many, maximum=many, about=scope.source))


@says("{some}. for each of those cards, pay {life} life or put the card on top of your library")
class KeptForLife(Core, frozen=True):
    """Each of the cards chosen is paid for or put on top of the library."""

    closes: ClassVar[bool] = True
    some: SomeDrawn
    life: int

    @rule("608.2d")
    def happen(self, game: Game, scope: Scope) -> None:
        for card in self.some.chosen(game, scope):
            if not self._is_paid(game, scope, card):
                game.happen(Move(object=card, to=Zone.LIBRARY, how="put", by=scope.source))

    @rule("119.4")
    def _is_paid(self, game: Game, scope: Scope, card: Id) -> bool:
        player = scope.controller
        if not life_payable(game, player, self.life).is_allowed:
            return False
        prompt = f"Pay {self.life} life to keep {game.name(card)}? It is put on top of the library otherwise."
        if not game.choose_one(player, "pay", ((True, "yes"), (False, "no")), about=scope.source, prompt=prompt):
            return False
        game.happen(PayLife(player=player, amount=self.life))
        return True


def drawn_this_turn(game: Game, player: Id) -> tuple[Id, ...]:
    """The cards in a player's hand that were drawn this turn."""
    drawn = {game.state.became.get(e.object) for e in game.state.history if isinstance(e, Move) and e.how == "draw"}
    return tuple(t for t in game.state.zone(Zone.HAND, player) if t in drawn)
