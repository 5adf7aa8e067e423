"""Orders: of triggered abilities that go on the stack, of replacement effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.game.choices import Choice
from engine.game.machine import Game
from tests.conformance.xmage.answering.objects import Answer
from tests.conformance.xmage.naming import name_of
from tests.conformance.xmage.seats import Seat
from tests.conformance.xmage.texts import begins, texts_of, words_of

if TYPE_CHECKING:
    from tests.conformance.xmage.answering.players import Players


def triggers(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """Entries name what goes on the stack next; the last one needs no entry."""
    waiting = [w for w in game.state.waiting if w.controller == choice.player]
    left = [option.value for option in choice.options]
    order: list[Any] = []
    while len(left) > 1:
        fit = [n for n in left if _is_meant(game, waiting[n], seat.head)] if len(waiting) == len(choice.options) else []
        if not fit:
            return None if players.is_strict and not order else (*order, *left)
        seat.choices.pop(0)
        order.append(fit[0])
        left.remove(fit[0])
    return (*order, *left)


def _is_meant(game: Game, waiting: Any, head: Any) -> bool:
    if not isinstance(head, str) or not head:
        return False
    name = name_of(game, waiting.source)
    return name.startswith(head) or any(begins(text, head, name) for text in texts_of(waiting.ability))


def replacements(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """The beginning of ``<source> [id]: <text>``, or parts of it joined by ``*``."""
    head = seat.head
    if not isinstance(head, str):
        return None
    for option in choice.options:
        told = f"{option.text} {words_of(getattr(option.value, 'ability', None))}".lower()
        parts = [part.strip().lower() for part in head.split("*")]
        if all(part in told for part in parts) or told.startswith(parts[0].split(" [")[0]):
            seat.choices.pop(0)
            return (option.value,)
    return None
