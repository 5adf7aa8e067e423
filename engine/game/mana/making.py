"""Making mana in steps: with abilities that cost mana themselves, or something else than tapping."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.game.abilities import abilities_of
from engine.game.actions import ActivateAbility
from engine.game.choices import Choice
from engine.game.mana.abilities import is_mana_ability, mana_verbs
from engine.game.mana.paying_with import ANY, plan, ways_to_pay
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.verdict import Verdict
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

Made = tuple[tuple[tuple[Id, int], tuple[str, ...]], ...]
"""Mana abilities in the order in which they are used: (source, its place among the activated ones), and the mana taken."""

_MOST = 60
"""How many ways are tried."""


class First:
    """Chooses the first options."""

    def answer(self, game: Any, choice: Choice) -> tuple[Any, ...] | None:
        """As many as must be chosen."""
        return tuple(option.value for option in choice.options[: choice.minimum])


@rule("601.2g", "605.3a")
def in_steps(game: Game, player: Id, symbols: Sequence[str], action: Any) -> Made | None:
    """The shortest use of such abilities after which the pool, and what only needs to be tapped, pays for the symbols; else None.

    Mana abilities that cost mana are paid with what only needs to be tapped.
    """
    from engine.game.mana.payment import sources, usable

    if _is_for_mana(action) or not any(True for _ in _usable_abilities(game, player)):
        return None
    wanted = frozenset(kind for symbol in symbols for way in ways_to_pay(symbol) for kind in way)
    waiting: list[tuple[Game, Made]] = [(game.branch(First()), ())]
    tried = 0
    for branch, made in waiting:
        for (source, place), ability in _usable_abilities(branch, player):
            for types in _productions(branch, player, source, ability, wanted):
                if tried == _MOST:
                    return None
                tried += 1
                after = _after(branch, player, source, ability, types)
                if after is None:
                    continue
                longer: Made = (*made, ((source, place), types))
                if plan(symbols, usable(after, player, action), sources(after, player, action)) is not None:
                    return longer
                waiting.append((after, longer))
    return None


def _is_for_mana(action: Any) -> bool:
    return isinstance(action, ActivateAbility) and is_mana_ability(action.ability)


def _usable_abilities(game: Game, player: Id) -> Iterator[tuple[tuple[Id, int], Any]]:
    """Mana abilities that may be activated now and that more is to be said of than that they tap their source."""
    from engine.game.mana.payment import only_taps
    from engine.game.permissions import may

    there = [o.id for o in game.state.battlefield() if game.controller(o.id) == player]
    for thing in (*there, *game.state.zone(Zone.HAND, player)):
        for place, ability in enumerate(abilities_of(game, thing).activated):
            if not is_mana_ability(ability) or only_taps(game, player, thing, ability):
                continue
            if may(game, player, ActivateAbility(player=player, source=thing, ability=ability)):
                yield (thing, place), ability


def _productions(game: Game, player: Id, source: Id, ability: Any, wanted: frozenset[str]) -> list[tuple[str, ...]]:
    """The different mana that it can make and that helps; the first, where any mana helps."""
    scope = Scope.of(source, player).for_each(player)
    options = dict.fromkeys(tuple(o) for verb in mana_verbs(ability) for o in verb.produces(game, scope) if o)
    helpful = [o for o in options if wanted & set(o)]
    return [*helpful, *(o for o in list(options)[:1] if ANY in wanted and o not in helpful)]


def _after(game: Game, player: Id, source: Id, ability: Any, types: tuple[str, ...]) -> Game | None:
    """The game after the ability was used, on a branch; None when that cannot be done."""
    from engine.game.activating import activate
    from engine.game.announcing import Announcement

    branch = game.branch(First())
    done = activate(branch, player, source, ability, Announcement(answers={"mana": (types,), "color": types[:1]}))
    return None if isinstance(done, Verdict) and not done else branch
