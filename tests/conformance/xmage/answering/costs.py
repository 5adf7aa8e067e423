"""Costs that are announced: alternative ones and optional additional ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.game.choices import Choice
from engine.game.machine import Game
from engine.game.objects import Zone
from tests.conformance.xmage.answering.objects import SKIP, Answer
from tests.conformance.xmage.naming import is_called
from tests.conformance.xmage.seats import Seat

if TYPE_CHECKING:
    from tests.conformance.xmage.answering.players import Players


NAMED_WAYS = frozenset({
    "overload", "prototype", "bestow", "mutate", "plot", "awaken", "surge", "spectacle", "emerge", "escape", "blitz", "warp",
    "mayhem", "jump start", "jump-start", "cleave", "retrace", "disturb", "flashback", "morph", "disguise", "megamorph",
})
"""Ways of casting that the suite names in the action, so that they are not asked about."""


_PITCHED = frozenset({"alternative cost"})
"""Costs of which the suite asks only where they can be paid."""


def additional(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """``Yes`` for each time that it is paid, ``No`` where that ends before the most; unsaid, it is not paid."""
    most = len(choice.options) - 1
    times = 0
    if most == 1 and seat.head == SKIP:
        seat.choices.pop(0)
    elif most == 1 and _names_what_pays(game, choice, seat.head):
        times = 1
    while times < most and seat.head == "Yes":
        seat.choices.pop(0)
        times += 1
    if times < most and seat.head == "No":
        seat.choices.pop(0)
    return (choice.options[times].value,)


def _names_what_pays(game: Game, choice: Choice, head: Any) -> bool:
    """Whether the suite asks at once with which card of the player's the cost is paid."""
    own = (t for zone in (Zone.HAND, Zone.GRAVEYARD) for t in game.state.zone(zone, choice.player))
    return isinstance(head, str) and any(is_called(game, thing, head) for thing in own)


def alternative(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """``Cast with … alternative cost`` or ``Cast with no alternative cost`` at the head."""
    head = seat.head
    if players.way is not None and any(option.value == players.way for option in choice.options):
        return (players.way,)
    if not isinstance(head, str) or not head.startswith("Cast with"):
        ways = {option.value[0].lower() for option in choice.options if option.value}
        is_asked = bool(ways - NAMED_WAYS - _PITCHED)
        return ((),) if not is_asked and any(option.value == () for option in choice.options) else None
    said = head.lower().removeprefix("cast with ")
    for option in choice.options:
        named = option.value[0].lower() if option.value else "no alternative"
        unnamed = bool(option.value) and said.startswith("alternative cost")
        if unnamed or said.startswith(named) or named.startswith(said) or (named == "free" and "without" in said):
            seat.choices.pop(0)
            return (option.value,)
    return None
