"""Which mana was spent to cast something, and that it cannot be told where costs are taken as paid."""

from __future__ import annotations

from engine.game import mana_cost
from engine.game.casting import Cast
from engine.game.choices import Choice, Undecided
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.options import FREE
from engine.rulebook import rule


@rule("601.2h")
def mana_spent(game: Game, thing: Id) -> tuple[str, ...]:
    """The types of the mana spent to cast the object; the text has to say that mana matters before they can be told."""
    stacked = game.object(thing).stacked
    if stacked is None:
        return ()
    if is_unknown(game, thing):
        prompt = f"It is not told which mana was spent to cast {game.name(thing)}: say “Mana matters.” first"
        raise Undecided(Choice(player=game.controller(thing), kind="mana", options=(), about=thing, prompt=prompt))
    return stacked.mana_spent


@rule("107.4h")
def snow_spent(game: Game, thing: Id) -> int:
    """How much of the mana spent to cast the object came from snow sources."""
    stacked = game.object(thing).stacked
    return stacked.snow_spent if stacked is not None and mana_spent(game, thing) else 0


@rule("601.2h")
def amount_spent(game: Game, thing: Id) -> int:
    """How much mana was spent to cast the object; where costs are taken as paid, its total cost while that is still known."""
    if not is_unknown(game, thing):
        return len(mana_spent(game, thing))
    for event in game.state.history:
        if isinstance(event, Cast) and thing in (event.spell, game.state.became.get(event.spell)):
            return event.mana_spent
    return len(mana_spent(game, thing))


@rule("601.2h")
def mana_from(game: Game, thing: Id) -> tuple[Id, ...]:
    """The sources of the mana spent to cast the object, each as often as it gave mana."""
    mana_spent(game, thing)
    stacked = game.object(thing).stacked
    return tuple(t for t in stacked.mana_from if t is not None) if stacked is not None else ()


def is_unknown(game: Game, thing: Id) -> bool:
    """Whether mana was spent to cast the object, but costs are taken as paid."""
    found = game.object(thing)
    stacked = found.stacked
    if stacked is None or stacked.is_copy or stacked.cast_from is None or not game.state.is_paid_for:
        return False
    is_free = FREE in stacked.paid or mana_cost.settle(found.base.mana_cost or ("{0}",)) == ("{0}",)
    return not is_free or any(paid != FREE for paid in stacked.paid)
