"""The targets that an action gives: which of its elements go to which target."""

from __future__ import annotations

from typing import Any

from engine.game.choices import Choice
from engine.game.machine import Game
from engine.game.objects import Id, Zone
from tests.conformance.xmage.faults import Unaimed
from tests.conformance.xmage.naming import Naming


class Aim:
    """Elements still to be matched, in order."""

    def __init__(self, elements: list[dict[str, Any]]) -> None:
        self.left = list(elements)

    def take(self, naming: Naming, game: Game, choice: Choice) -> list[Id]:
        """The options that the next elements mean, as many as the target may have."""
        taken: list[Id] = []
        while self.left and len(taken) < choice.maximum:
            thing = first_fit(naming, game, choice, self.left[0], taken)
            if thing is None:
                if len(taken) >= max(choice.minimum, 1):
                    break
                raise Unaimed(f"{self.left[0]} is not a legal target for {choice.prompt}")
            taken.append(thing)
            self.left.pop(0)
        return taken


def first_fit(naming: Naming, game: Game, choice: Choice, element: dict[str, Any], taken: list[Id]) -> Id | None:
    """The first option, in the suite's order, that the element means and that is not taken yet."""
    things = [option.value for option in choice.options if isinstance(option.value, int)]
    return next((t for t in in_order(game, things) if t not in taken and naming.fits(game, t, element)), None)


def in_order(game: Game, things: list[Id]) -> list[Id]:
    """Players and permanents in the order of entering, the stack from its top, graveyards from the oldest."""
    on_stack = [t for t in things if t not in game.state.players and game.object(t).zone is Zone.STACK]
    return [*sorted(t for t in things if t not in on_stack), *sorted(on_stack, reverse=True)]
