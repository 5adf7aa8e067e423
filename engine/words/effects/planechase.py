"""What the text says of a planar deck, where nobody has one: no player planeswalks and chaos has nothing to wake."""

from __future__ import annotations

from engine.game.events import DidNotHappen, Event
from engine.game.machine import Game
from engine.game.meaning import PlayerVerb, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.clauses import FullClause
from engine.words.filters.description import ObjectFilter


@says("planeswalk{s^}")
class Planeswalks(PlayerVerb, frozen=True):
    """A player leaves one plane for another, which only a game with planar decks has."""

    @rule("701.31a")
    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Nobody can without planes."""
        return False

    @rule("701.31a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            why = f"{game.name(player)} does not planeswalk, for there is no planar deck in this game."
            game.happen(DidNotHappen(event=Event(), why=why))


@says("chaos ensues")
class ChaosEnsues(FullClause, frozen=True):
    """The abilities of face-up planes that wait for chaos would trigger."""

    @rule("311.7")
    def happen(self, game: Game, scope: Scope) -> None:
        game.happen(DidNotHappen(event=Event(), why="Chaos ensues, but there is no plane whose ability could trigger."))


@says("if a(n) {things} would assemble a Contraption, it assembles two Contraptions instead.")
class AssemblesTwo(Static, frozen=True):
    """Contraptions, which nothing in the game assembles, would be assembled two at a time."""

    things: ObjectFilter
