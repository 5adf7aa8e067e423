"""Numbers: X, shares of damage, dice and coins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.choices import Choice
from engine.game.machine import Game
from engine.game.mana.symbols import mana_value
from engine.game.objects import Id, Zone
from tests.conformance.xmage.answering.objects import SKIP, Answer
from tests.conformance.xmage.faults import ScriptFault
from tests.conformance.xmage.naming import is_called
from tests.conformance.xmage.seats import Coin, Die, Seat

if TYPE_CHECKING:
    from tests.conformance.xmage.answering.players import Players


def _said(seat: Seat) -> int | None:
    head = seat.head
    return int(head[2:]) if isinstance(head, str) and head.startswith("X=") else None


def number(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """``X=n`` at the head."""
    said = _said(seat)
    if said is None:
        return _of_the_card_named_next(game, choice, seat) if choice.kind == "x" else None
    for option in choice.options:
        if option.value == said:
            seat.choices.pop(0)
            return (option.value,)
    raise ScriptFault("illegalChoice", f"{said} cannot be chosen: {choice.prompt}")


def _of_the_card_named_next(game: Game, choice: Choice, seat: Seat) -> Answer:
    """Where the card that pays an alternative cost settles X, the suite asks only for the card: X is its mana value."""
    for thing in game.state.zone(Zone.HAND, choice.player):
        if isinstance(seat.head, str) and is_called(game, thing, seat.head):
            value = mana_value(game.characteristics(thing).mana_cost or ())
            return next(((option.value,) for option in choice.options if option.value == value), None)
    return None


def combat_damage(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """One ``X=n`` for each creature in order; what is left goes to the last."""
    if seat.head in ("Yes", "No"):
        return _as_unblocked(choice, seat)
    order: list[Id] = []
    for option in choice.options:
        order += [who for who, _ in option.value if who not in order]
    shares: dict[Id, int] = {}
    total = sum(n for _, n in choice.options[0].value)
    for who in order:
        said = _said(seat)
        if said is None or sum(shares.values()) >= total:
            break
        seat.choices.pop(0)
        shares[who] = said
    if not shares:
        return _natural(choice, seat)
    if sum(shares.values()) < total and len(shares) < len(order):
        shares[order[-1]] = shares.get(order[-1], 0) + total - sum(shares.values())
    for option in choice.options:
        if {who: n for who, n in option.value if n} == {who: n for who, n in shares.items() if n}:
            return (option.value,)
    raise ScriptFault("illegalChoice", f"damage cannot be assigned as {shares}")


def _as_unblocked(choice: Choice, seat: Seat) -> Answer:
    """The suite asks first whether a blocked creature assigns its damage as though it weren't: then all is for whom it attacks."""
    whole = [option.value for option in choice.options if sum(n > 0 for _, n in option.value) == 1]
    if len(choice.options) != len(whole):
        return None
    return (whole[-1 if seat.choices.pop(0) == "Yes" else 0],)


def _natural(choice: Choice, seat: Seat) -> Answer:
    if seat.head == SKIP:
        seat.choices.pop(0)
        return (choice.options[0].value,)
    return None


def division(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """The shares that were said with the targets."""
    for option in choice.options:
        if dict(option.value) == players.shares:
            return (option.value,)
    count = len(choice.options[0].value)
    said = [int(c[2:]) for c in seat.choices[:count] if isinstance(c, str) and c.startswith("X=")]
    for option in choice.options:
        if len(said) == count and [n for _, n in option.value] == said:
            del seat.choices[:count]
            return (option.value,)
    return None


def coin(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """The next coin."""
    if not isinstance(seat.head, Coin):
        return None
    heads = seat.choices.pop(0).heads
    wanted = (True, "heads", "win", "won") if heads else (False, "tails", "lose", "lost")
    return next(((o.value,) for o in choice.options if o.value in wanted or o.text in wanted), None)


def die(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """The next die."""
    if not isinstance(seat.head, Die):
        return None
    result = seat.choices.pop(0).result
    return next(((o.value,) for o in choice.options if o.value == result), None)
