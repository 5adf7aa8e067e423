"""Damage divided evenly, half of X, and commanders put into hands."""

from __future__ import annotations

from typing import ClassVar

from engine.game.damage import Damage
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, ObjectVerb, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.targets import is_there
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral, X
from engine.words.effects.damage import deal
from engine.words.sentences import Sentence


@says("deal{s^} {amount} damage divided evenly, rounded down, among {recipients}")
class DealEvenly(ObjectVerb, frozen=True):
    """Each of several recipients is dealt an equal part."""

    amount: Numeral
    recipients: ObjectReference

    @rule("120.1", "608.2b")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        to = [t for t in map(scope.now, self.recipients.find(game, scope)) if is_there(game, t)]
        each = (self.amount.count(game, scope) or 0) // len(to) if to else 0
        deal(game, scope, [Damage(source=s, recipient=t, amount=each) for s in objects for t in to])


@says("half X")
class HalfX(Numeral, frozen=True):
    """Half of X, rounded down as the text says."""

    is_x: ClassVar[bool] = True

    @property
    def plural(self) -> bool:
        return True

    @rule("107.1a")
    def count(self, game: Game, scope: Scope) -> int | None:
        return (X().count(game, scope) or 0) // 2


@says("round down each time")
class RoundDown(Sentence, frozen=True):
    """How halves are rounded: it is done as they are counted."""

    def happen(self, game: Game, scope: Scope) -> None:
        """Nothing of itself."""


@says("put{s^} your commander into your hand from the command zone")
class CommanderToHand(PlayerVerb, frozen=True):
    """A commander in the command zone goes to its owner's hand."""

    @rule("903.3")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            there = game.state.zone(Zone.COMMAND)
            mine = [t for t in there if game.object(t).owner == player and "commander" in game.object(t).marks]
            options = [(t, game.name(t)) for t in mine]
            for card in game.choose(player, "commander", options, about=scope.source):
                game.happen(Move(object=card, to=Zone.HAND, how="put", by=scope.source))
