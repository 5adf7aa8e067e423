"""Scrying, surveiling and looking at the top of a library."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import ClassVar

from engine.game.events import Event
from engine.game.keyword_actions import ActionDone
from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move, top_cards
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.amounts import Numeral


class LeavesTheTop(Word, frozen=True):
    """Players choose which of the cards on top of a library leave it: ``kind`` names the choice, ``to`` where they go."""

    kind: ClassVar[str] = ""
    to: ClassVar[Zone] = Zone.LIBRARY
    position: ClassVar[int] = -1


@cache
def leaving() -> Mapping[str, type[LeavesTheTop]]:
    """The actions in which cards leave the top of a library, by the kind of their choice."""
    from engine.words import load

    load()
    found, verbs = {}, [LeavesTheTop]
    for verb in verbs:
        verbs += verb.__subclasses__()
        if verb.kind:
            found[verb.kind] = verb
    return found


class Looks(LeavesTheTop, PlayerVerb, frozen=True):
    """Players look at cards of the top of their libraries and may put any of them elsewhere."""

    amount: Numeral

    def look(self, game: Game, scope: Scope, player: Id) -> None:
        """The player chooses which of the cards go to ``to``; the others stay on top, in an order they choose."""
        many = self.amount.count(game, scope) or 0
        if many < 1:
            return
        self._put(game, scope, player, top_cards(game, player, many))
        game.happen(ActionDone(action=self.kind, player=player))

    def _put(self, game: Game, scope: Scope, player: Id, top: tuple[Id, ...]) -> None:
        options = [(t, game.name(t)) for t in top]
        prompt = f"Which cards leave the top ({self.kind})?"
        away = game.choose(player, self.kind, options, minimum=0, maximum=len(top), about=scope.source, prompt=prompt)
        kept = self._ordered(game, scope, player, tuple(t for t in top if t not in away))
        if self.position:
            away = self._ordered(game, scope, player, away)
        moves: list[Event] = [
            Move(object=t, to=self.to, position=self.position, how=self.kind, by=scope.source) for t in away
        ]
        if kept != tuple(t for t in top if t not in away):
            moves += [Move(object=t, to=Zone.LIBRARY, how=self.kind, by=scope.source) for t in reversed(kept)]
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

    kind: ClassVar[str] = "scry"

    @rule("701.22a", "701.22b")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            self.look(game, scope, player)


@says("surveil {amount}", "surveils {amount}")
class Surveil(Looks, frozen=True):
    """Look at the top cards, put any of them into the graveyard."""

    kind: ClassVar[str] = "surveil"
    to: ClassVar[Zone] = Zone.GRAVEYARD
    position: ClassVar[int] = 0

    @rule("701.25a", "701.25c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            self.look(game, scope, player)
