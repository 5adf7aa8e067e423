"""Which damage a shield for an amount takes, where several sources would deal damage at the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.choices import Trial
from engine.game.damage import Damage
from engine.game.events import Event
from engine.game.meaning import Hooks
from engine.game.state import Continuous
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def in_order_of_shields(game: Game, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Events that happen at once, the damage in front that shields are to take first."""
    damage = [event for event in events if isinstance(event, Damage)]
    if len(damage) < 2 or isinstance(game.chooser, Trial):
        return events
    first = [dealt for effect in game.state.effects if isinstance(effect.effect, Hooks) and effect.effect.spends_itself
             for dealt in _taken_first(game, effect, damage)]
    return tuple(sorted(events, key=lambda event: next((n for n, dealt in enumerate(first) if dealt is event), len(first))))


@rule("615.7")
def _taken_first(game: Game, effect: Continuous, damage: list[Damage]) -> list[Damage]:
    """The damage that a shield takes, as whoever is dealt it chooses; none where the shield is enough for all."""
    rest = [dealt for dealt in damage if _takes(game, effect, dealt)]
    left, first = effect.uses or 0, list[Damage]()
    while left > 0 and len({dealt.source for dealt in rest}) > 1 and sum(dealt.amount for dealt in rest) > left:
        names = [(dealt.source, game.name(dealt.source)) for dealt in rest]
        prompt = f"Whose damage does the shield of {effect.source_name or game.name(effect.scope.source)} take first?"
        source = game.choose_one(rest[0].affected(game), "source", names, about=effect.scope.source, prompt=prompt)
        taken = next(dealt for dealt in rest if dealt.source == source)
        rest.remove(taken)
        first.append(taken)
        left -= taken.amount
    return first


def _takes(game: Game, effect: Continuous, damage: Damage) -> bool:
    scope = effect.scope.bind(affected=effect.affected, effect=effect.id)
    return effect.effect.replace(game.branch(Trial()), damage, scope) is not None
