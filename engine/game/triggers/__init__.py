"""Handling triggered abilities: which trigger, and how they are put on the stack.

A trigger condition is an ``EventPattern``. Beside ``match`` it may have these class attributes (or properties):

* ``looks_back``: it is matched for objects as they were just before the event (``looks_back_at(event)`` where it depends);
* ``functions_in``: the zones in which its ability functions, when not the battlefield;
* ``one_or_more``: everything that happens at the same time and matches triggers it once (once for each ``group(slots)``);
* ``times(event)``: how often one event triggers it, such as once for each counter;
* ``state``: a ``Condition``; it triggers by itself whenever that holds.

A triggered ability has ``trigger``, ``condition`` (the intervening "if") and ``effect``; ``once_each_turn`` limits it. A static
ability may have ``additional_triggers(game, waiting, event, scope) -> int``. The scope of the ability as it resolves has
the slots that the pattern bound; ``scope.now`` finds what the event's objects became.
"""

from engine.game.triggers.noticing import notice
from engine.game.triggers.on_the_stack import (
    FOLLOWS,
    AbilityTriggers,
    PutTriggerOnStack,
    RemoveFromStack,
    is_ability,
    on_stack,
    scope_of,
)
from engine.game.triggers.putting_on_stack import put_on_stack
from engine.game.triggers.triggering import reflexive

__all__ = [
    "FOLLOWS", "AbilityTriggers", "PutTriggerOnStack", "RemoveFromStack", "is_ability", "notice", "on_stack", "put_on_stack",
    "reflexive", "scope_of",
]
