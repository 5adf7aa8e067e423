"""The usual defaults: what is taken for granted where a script leaves a choice unsaid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.game import layers
from engine.game.casting import Cast
from engine.game.choices import Choice
from engine.game.combat.assigning import may_ignore_blockers
from engine.game.combat.standing import is_blocked
from engine.game.machine import Game
from engine.game.objects import Id
from engine.script.run.options import ids_of, no, yes

Default = tuple[tuple[Any, ...], str]
"""The chosen values and the assumption that this is; empty when there is nothing to say about it."""


FREELY_ORDERED: Final = "What may be ordered freely is in the order of the text."
"""The assumption about triggers, and whatever else a player orders, of which the text says nothing."""


def usual(game: Game, choice: Choice, goes_on: bool) -> Default | None:
    """The default for a choice; ``goes_on``: the text goes on as if an offer had been taken."""
    if _is_all_one(game, choice):
        return tuple(option.value for option in choice.options[: max(1, choice.minimum)]), ""
    default = _BY_KIND.get(choice.kind)
    return default(game, choice, goes_on) if default is not None else None


def _is_all_one(game: Game, choice: Choice) -> bool:
    """Whether the options differ in nothing, so that it is all one which is taken."""
    if choice.minimum != choice.maximum or choice.kind in ("order", "triggers"):
        return False
    first, *rest = choice.options
    return bool(rest) and all(_alike(game, first.value, other.value) for other in rest)


def _alike(game: Game, one: Any, other: Any) -> bool:
    ones, others = ids_of(game, one), ids_of(game, other)
    if len(ones) != 1 or len(others) != 1 or not isinstance(one, int):
        return False
    a, b = ones.pop(), others.pop()
    return a in game.state.objects and b in game.state.objects and _shape(game, a) == _shape(game, b)


def _shape(game: Game, thing: Id) -> tuple[Any, ...]:
    """Everything about an object but which of several it is."""
    found = game.object(thing)
    attached = any(other.attached_to == thing for other in game.state.objects.values())
    same = found.with_(id=0, timestamp=0, label="", definition=found.definition)
    return (same, attached, layers.characteristics(game.state, thing), found.label)


def _may(game: Game, choice: Choice, goes_on: bool) -> Default | None:
    """Taken when the text goes on as if it were."""
    taken = yes(choice)
    if not goes_on or taken is None:
        return None
    said = next((option.text for option in choice.options if (option.value,) == taken), "")
    what = "" if said.casefold() in ("", "yes", "true") else f" to {said}"
    return taken, f"{_name(game, choice)} takes the offer of {_about(game, choice)}{what}."


def _pay(game: Game, choice: Choice, goes_on: bool) -> Default | None:
    """Mana that is asked for is paid; other prices are the player's choice."""
    taken = yes(choice)
    if taken is None or "{" not in choice.prompt:
        return None
    price = choice.prompt.rstrip("?").removeprefix("Pay ").removeprefix("pay ")
    return taken, f"{_name(game, choice)} pays {price} for {_about(game, choice)}."


def _kept_target(game: Game, choice: Choice, goes_on: bool) -> Default | None:
    """A copy of a spell of one's own keeps its targets."""
    kept = next((option for option in choice.options if option.text.startswith("keep ")), None)
    copy = game.object(choice.about) if choice.about is not None else None
    if kept is None or copy is None or not copy.is_copy:
        return None
    casts = (entry.event for entry in game.log if isinstance(entry.event, Cast) and entry.event.player == choice.player)
    is_own = any(game.object(event.spell).definition.name == copy.definition.name for event in casts)
    return ((kept.value,), f"The copies of {copy.definition.name} keep their targets.") if is_own else None


def _in_order(game: Game, choice: Choice, goes_on: bool) -> Default:
    values = tuple(option.value for option in choice.options[: max(choice.minimum, 1)])
    return values, FREELY_ORDERED


def _first(assumption: str) -> Callable[[Game, Choice, bool], Default]:
    return lambda game, choice, goes_on: ((choice.options[0].value,), assumption)


def _combat_damage(game: Game, choice: Choice, goes_on: bool) -> Default | None:
    """Whether it is assigned as though the creature weren't blocked is the player's choice."""
    if choice.about is not None and is_blocked(game, choice.about) and may_ignore_blockers(game, choice.about):
        return None
    value = choice.options[0].value
    return (value,), "Combat damage is assigned in the order of the text, what is lethal to each before the next."


def _nothing(game: Game, choice: Choice, goes_on: bool) -> Default | None:
    values = no(choice)
    return None if values is None else (values, "")


def _name(game: Game, choice: Choice) -> str:
    return game.name(choice.maker)


def _about(game: Game, choice: Choice) -> str:
    return game.name(choice.about) if choice.about is not None else choice.prompt or "the effect"


def _helping(game: Game, choice: Choice, goes_on: bool) -> Default | None:
    """Where mana is taken as paid nothing helps to pay it unless the text says so."""
    return _nothing(game, choice, goes_on) if game.state.is_paid_for else None


def _optional_cost(game: Game, choice: Choice, goes_on: bool) -> Default:
    """Optional costs are not paid unless the text says so."""
    return (choice.options[0].value,), ""


def _mana_spent(game: Game, choice: Choice, goes_on: bool) -> Default | None:
    """The mana by which a spell tells what it does is spent, where only one kind of it is looked for."""
    wished = choice.options[:-1]
    if len(wished) != 1:
        return None
    return (wished[0].value,), f"{_name(game, choice)} pays for {_about(game, choice)} with {wished[0].text}."


_BY_KIND: Final[dict[str, Callable[[Game, Choice, bool], Default | None]]] = {
    "may": _may,
    "pay": _pay,
    "order": _in_order,
    "new target": _kept_target,
    "triggers": _in_order,
    "combat damage": _combat_damage,
    "drawn card": _first("Cards are drawn from a shuffled library in the order in which the text tells of them."),
    "additional cost": _optional_cost,
    "splice": _nothing,
    "convoke": _helping,
    "improvise": _helping,
    "delve": _helping,
    "waterbend": _helping,
    "harmonize": _helping,
    "freely used": _nothing,
    "assist": _nothing,
    "exert": _nothing,
    "mana spent": _mana_spent,
}
