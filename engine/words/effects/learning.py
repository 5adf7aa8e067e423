"""Learning: a card of the hand for a new one, or a Lesson from outside the game."""

from __future__ import annotations

from typing import Any

from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Characteristics, Definition, Id, Zone
from engine.game.outside import FromOutside, fitting_outside
from engine.game.scope import Scope
from engine.game.zones import Discard, Draw
from engine.phrase import says
from engine.rulebook import rule

LESSON = Definition(name="a Lesson card", faces=(Characteristics(types=("sorcery",), subtypes=("Lesson",)),))
"""A Lesson card of which nothing else is said."""


@says("learn{s^}")
class Learn(PlayerVerb, frozen=True):
    """A player may discard a card to draw one, or else take a Lesson."""

    @rule("701.48a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            lessons = fitting_outside(game, player, _is_lesson) or {LESSON.name: LESSON}
            chosen = next(iter(self._chosen(game, scope, player, tuple(lessons))), None)
            if chosen in lessons:
                game.happen(FromOutside(owner=player, definition=lessons[chosen]))
            elif chosen is not None and game.happen(Discard(player=player, object=chosen, by=scope.source)):
                game.happen(Draw(player=player, by=scope.source))

    @staticmethod
    def _chosen(game: Game, scope: Scope, player: Id, lessons: tuple[str, ...]) -> tuple[Any, ...]:
        hand: list[tuple[Any, str]] = [(t, f"discard {game.name(t)}") for t in game.state.zone(Zone.HAND, player)]
        options = [*hand, *((name, "a Lesson" if name == LESSON.name else name) for name in lessons)]
        prompt = "Which card is discarded, or is a Lesson revealed from outside the game?"
        return game.choose(player, "learn", options, minimum=0, maximum=1, about=scope.source, prompt=prompt)


def _is_lesson(game: Game, card: Id) -> bool:
    return "Lesson" in game.characteristics(card).subtypes
