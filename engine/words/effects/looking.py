"""Scrying, surveiling and looking at the top of a library."""

from __future__ import annotations

from engine.game.events import Event
from engine.game.keyword_actions import ActionDone
from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move, top_cards
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral


class Looks(PlayerVerb, frozen=True):
    """Players look at cards of the top of their libraries and may put any of them elsewhere."""

    amount: Numeral

    def look(self, game: Game, scope: Scope, player: Id, kind: str, to: Zone, position: int) -> None:
        """The player chooses which of the cards go to ``to``; the others stay on top, in an order they choose."""
        many = self.amount.count(game, scope) or 0
        if many < 1:
            return
        self._put(game, scope, player, kind, to, position, top_cards(game, player, many))
        game.happen(ActionDone(action=kind, player=player))

    def _put(
        self, game: Game, scope: Scope, player: Id, kind: str, to: Zone, position: int, top: tuple[Id, ...]
    ) -> None:
        options = [(t, game.name(t)) for t in top]
        prompt = f"Which cards leave the top ({kind})?"
        away = game.choose(player, kind, options, minimum=0, maximum=len(top), about=scope.source, prompt=prompt)
        kept = self._ordered(game, scope, player, tuple(t for t in top if t not in away))
        if position:
            away = self._ordered(game, scope, player, away)
        moves: list[Event] = [Move(object=t, to=to, position=position, how=kind, by=scope.source) for t in away]
        if kept != tuple(t for t in top if t not in away):
            moves += [Move(object=t, to=Zone.LIBRARY, how=kind, by=scope.source) for t in reversed(kept)]
        game.happen(*moves)

    @staticmethod
    def _ordered(game: Game, scope: Scope, player: Id, cards: tuple[Id, ...]) -> tuple[Id, ...]:
        """The cards in the order, from the top, that the player chooses."""
        options = [(t, game.name(t)) for t in cards]
        many = len(cards)
        prompt = "In which order, from the top?"
        return game.choose(player, "order", options, minimum=many, maximum=many, about=scope.source, prompt=prompt)


@says("scry {amount}", "scries {amount}")
class Scry(Looks, frozen=True):
    """Look at the top cards, put any of them on the bottom."""

    @rule("701.22a", "701.22b")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            self.look(game, scope, player, "scry", Zone.LIBRARY, -1)


@says("surveil {amount}", "surveils {amount}")
class Surveil(Looks, frozen=True):
    """Look at the top cards, put any of them into the graveyard."""

    @rule("701.25a", "701.25c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            self.look(game, scope, player, "surveil", Zone.GRAVEYARD, 0)
