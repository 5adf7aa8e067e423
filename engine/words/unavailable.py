"""What cannot be said of targets that are illegal, so that what needs it is not done."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Amount
from engine.game.scope import Scope
from engine.game.targets import ILLEGAL
from engine.phrase import walk
from engine.rulebook import rule


@rule("608.2b")
def is_unavailable(game: Game, scope: Scope, amount: Amount) -> bool:
    """Whether an amount is to be learnt of an illegal target; of several targets those that are left may do."""
    said = {slot for slot in scope.slots.get(ILLEGAL, ()) if _speaks_of(amount, slot)}
    return any(not scope.slots.get(slot) for slot in said) or (bool(said) and amount.count(game, scope) is None)


def _speaks_of(amount: Amount, slot: str) -> bool:
    """Whether a word in it means what is in the slot, or something of that, as its controller."""
    named = (word.slot for word in walk(amount))
    return any(name == slot or name.startswith((f"{slot}'", f"{slot} ", f"{slot}+")) for name in named)
