"""Which rules a triggering follows: those of the kind of trigger, of the keyword that it is part of and of its "if"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.game.abilities import abilities_of, rules_of_keyword
from engine.game.events import Event
from engine.game.objects import Zone
from engine.game.state import Waiting
from engine.game.zones import Move
from engine.rulebook import rule, rules_of

if TYPE_CHECKING:
    from engine.game.machine import Game


def reasons(game: Game, waiting: Waiting, event: Event) -> tuple[str, ...]:
    """The rules that this ability's triggering on this event follows, besides those of all triggering."""
    own = (*_of_pattern(waiting.ability), *_of_condition(waiting.ability), *_of_keyword(game, waiting))
    return tuple(dict.fromkeys((*_of_zones(game, event), *own)))


def _of_pattern(ability: Any) -> tuple[str, ...]:
    """The rules of what the ability waits for: those of its pattern, or of the one verb that the pattern is made of."""
    trigger = ability.trigger
    waited_for = (trigger, *trigger.verbs) if len(trigger.verbs) == 1 else (trigger,)
    return tuple(number for one in waited_for for number in rules_of(type(one).match))


def _of_zones(game: Game, event: Event) -> tuple[str, ...]:
    if not isinstance(event, Move):
        return ()
    if event.to is Zone.BATTLEFIELD:
        return _RULES["enters"]
    last = game.state.gone.get(event.object)
    return _RULES["leaves"] if last is not None and last.object.zone is Zone.BATTLEFIELD else ()


def _of_condition(ability: Any) -> tuple[str, ...]:
    condition = ability.condition
    return (*_RULES["if"], *rules_of(type(condition).holds)) if condition is not None else ()


def _of_keyword(game: Game, waiting: Waiting) -> tuple[str, ...]:
    return rules_of_keyword(abilities_of(game, waiting.source), waiting.ability)


@rule("603.6a")
def _enters() -> None:
    """Abilities that trigger on entering see the permanent as it is on the battlefield."""


@rule("603.6c", "603.10a")
def _leaves() -> None:
    """Abilities that trigger on leaving look back at how things were just before."""


@rule("603.4")
def _intervening() -> None:
    """An "if" right after the event is asked as the ability would trigger."""


_RULES: dict[str, tuple[str, ...]] = {
    name: rules_of(fn) for name, fn in (("enters", _enters), ("leaves", _leaves), ("if", _intervening))
}
