"""How many permanents players may untap during their untap steps."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.claims import Claim
from engine.words.filters.description import ObjectFilter


@says("{players} can't untap more than {n} {things} during their untap steps")
class UntapsFewer(Claim, frozen=True):
    """No more than so many permanents of a kind untap in a player's untap step."""

    players: PlayerReference
    n: Number
    things: ObjectFilter

    def __post_init__(self) -> None:
        if self.things.plural is not (self.n.n != 1):
            raise Unfit

    @rule("502.3")
    def untap_limit(self, game: Game, player: Id, tapped: tuple[Id, ...], scope: Scope) -> tuple[int, tuple[Id, ...]] | None:
        if player not in self.players.find(game, scope):
            return None
        return self.n.n, tuple(thing for thing in tapped if self.things.match(game, thing, scope))
