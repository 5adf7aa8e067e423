"""What static abilities do about opponents while they search their libraries: control of them, and taking what they find."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import PlayerReference, Static
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import Word, says
from engine.words.references.antecedents import Antecedent
from engine.words.sentences import Sentence


@says("you control {players} while they're searching their libraries.")
class ControlsSearchers(Static, frozen=True):
    """Players are controlled while each searches their own library."""

    players: PlayerReference

    def controls_searcher(self, game: Game, player: Id, scope: Scope) -> bool:
        """Whether this player is controlled while searching."""
        return player in self.players.find(game, scope)


@says("they exile each card they find")
class ExileFound(Word, frozen=True):
    """The cards that are exiled, of which more is said."""

    slot: str = ""
    makes: ClassVar[str] = "exiled"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The exiled cards can be spoken of."""
        return (Antecedent(slot=self.slot, nature="object", nouns=frozenset({"card"}), is_many=True),)


@says("while {player} is searching their library, {exiling}. {then}.")
class ExilesFound(Static, frozen=True):
    """What players find in their libraries they exile, and something comes of it."""

    player: PlayerReference
    exiling: ExileFound
    then: Sentence

    def takes_found(self, game: Game, player: Id, card: Id, scope: Scope) -> bool:
        """Exile a card that a player finds; whether that was done."""
        if player not in self.player.find(game, scope):
            return False
        game.happen(Move(object=card, to=Zone.EXILE, how="exile", by=scope.source))
        taken = scope.bind(**{self.exiling.slot: (game.state.became.get(card, card),)}).apart()
        self.then.happen(game, taken)
        return True
