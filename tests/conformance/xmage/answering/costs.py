"""Costs that are announced: alternative ones and optional additional ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.choices import Choice
from engine.game.machine import Game
from tests.conformance.xmage.answering.objects import Answer
from tests.conformance.xmage.seats import Seat

if TYPE_CHECKING:
    from tests.conformance.xmage.answering.players import Players


def additional(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """``Yes`` for each time that it is paid, ``No`` where that ends before the most; unsaid, it is not paid."""
    most = len(choice.options) - 1
    times = 0
    while times < most and seat.head == "Yes":
        seat.choices.pop(0)
        times += 1
    if times < most and seat.head == "No":
        seat.choices.pop(0)
    return (choice.options[times].value,)


def alternative(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """``Cast with … alternative cost`` or ``Cast with no alternative cost`` at the head."""
    head = seat.head
    if not isinstance(head, str) or not head.startswith("Cast with"):
        return None
    said = head.lower().removeprefix("cast with ")
    for option in choice.options:
        named = option.value[0].lower() if option.value else "no alternative"
        unnamed = bool(option.value) and said.startswith("alternative cost")
        if unnamed or said.startswith(named) or named.startswith(said) or (named == "free" and "without" in said):
            seat.choices.pop(0)
            return (option.value,)
    return None
