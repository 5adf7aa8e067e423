"""Parts of a turn, as a player sees them: "during your turn, before attackers are declared", "during combat"."""

from __future__ import annotations

from typing import Final

from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.turn.structure import is_combat
from engine.phrase import Word, says
from engine.rulebook import rule

BEFORE_ATTACKERS: Final = ("untap", "upkeep", "draw", "precombat main", "beginning of combat")
BEFORE_BLOCKERS: Final = (*BEFORE_ATTACKERS, "declare attackers")
BEFORE_DAMAGE: Final = (*BEFORE_BLOCKERS, "declare blockers")


class Time(Word, frozen=True):
    """A part of a turn."""

    @property
    def says_whose(self) -> bool:
        """Whether it speaks of "you" or of an opponent of yours."""
        return False

    def is_now(self, game: Game, player: Id) -> bool:
        """Whether it is that part of a turn for this player."""
        return False


class OfYouOrOpponents(Time, frozen=True):
    """A time that is told by whose turn it is: the first wording says the player's own, the second an opponent's."""

    @property
    def says_whose(self) -> bool:
        return self.wording < 2

    def is_theirs(self, game: Game, player: Id) -> bool:
        """Whether it is the turn that is meant."""
        active = game.state.turn.active
        return (game.state.is_active(player), active in game.state.opponents(player), True, True)[self.wording]


@says("during your turn", "during an opponent's turn")
class InTheTurn(OfYouOrOpponents, frozen=True):
    """A turn of the player, or of an opponent."""

    @rule("500.1")
    def is_now(self, game: Game, player: Id) -> bool:
        return self.is_theirs(game, player)


@says("before attackers are declared", "before blockers are declared", "before the combat damage step")
class Early(Time, frozen=True):
    """Before a certain step of combat comes."""

    @rule("500.1")
    def is_now(self, game: Game, player: Id) -> bool:
        return game.state.turn.step in (BEFORE_ATTACKERS, BEFORE_BLOCKERS, BEFORE_DAMAGE)[self.wording]


@says("{turn}, {early}", "{turn} {early}")
class EarlyInTheTurn(Time, frozen=True):
    """Before a certain step in the turn of the player or of an opponent."""

    turn: InTheTurn
    early: Early

    @property
    def says_whose(self) -> bool:
        return True

    def is_now(self, game: Game, player: Id) -> bool:
        return self.turn.is_now(game, player) and self.early.is_now(game, player)


@says("during an opponent's turn after their upkeep step")
class AfterTheirUpkeep(Time, frozen=True):
    """In an opponent's turn, from the draw step on."""

    @property
    def says_whose(self) -> bool:
        return True

    @rule("500.1")
    def is_now(self, game: Game, player: Id) -> bool:
        turn = game.state.turn
        return turn.active in game.state.opponents(player) and turn.step not in ("untap", "upkeep")


STEPS: Final = ("upkeep", "upkeep", "end", "declare attackers", "declare blockers", "end of combat")
"""The steps in the order of the templates below."""


@says("upkeep", "upkeep step", "end step", "declare attackers step", "declare blockers step", "end of combat step")
class StepName(Word, frozen=True):
    """A step, by name."""

    @property
    def step(self) -> str:
        """What the game calls it."""
        return STEPS[self.wording]


@says("during your {name}", "during an opponent's {name}", "during any {name}", "during the {name}")
class InTheStep(OfYouOrOpponents, frozen=True):
    """A step of the player's turn, of an opponent's, or of anybody's."""

    name: StepName

    @rule("500.1")
    def is_now(self, game: Game, player: Id) -> bool:
        return game.state.turn.step == self.name.step and self.is_theirs(game, player)


@says("on your turn", "on an opponent's turn", "after blockers are declared", "before blockers are declared")
class WhichPart(Word, frozen=True):
    """Which combat, or which part of it."""

    def is_now(self, game: Game, player: Id) -> bool:
        """Whether it is now, as far as it is combat."""
        turn = game.state.turn
        late = turn.step not in BEFORE_BLOCKERS
        return (game.state.is_active(player), turn.active in game.state.opponents(player), late, not late)[self.wording]


@says("during combat[ {part}]")
class InCombat(Time, frozen=True):
    """The combat phase, or that of one player's turn, or a part of it."""

    part: WhichPart | None = None

    @property
    def says_whose(self) -> bool:
        return self.part is not None and self.part.wording < 2

    @rule("500.1")
    def is_now(self, game: Game, player: Id) -> bool:
        return is_combat(game.state.turn.step) and (self.part is None or self.part.is_now(game, player))
