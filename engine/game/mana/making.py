"""Making mana in steps: with abilities that cost mana themselves, or something else than tapping."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from engine.game.abilities import abilities_of
from engine.game.actions import ActivateAbility
from engine.game.choices import Trial
from engine.game.costs import cost_of
from engine.game.mana.abilities import has_tap_symbol, is_mana_ability, mana_verbs
from engine.game.mana.paying_with import ANY, Plan, missing, plan, ways_to_pay
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.verdict import Verdict
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

Made = tuple[tuple[tuple[Id, int], tuple[str, ...]], ...]
"""Mana abilities in the order in which they are used: (source, its place among the activated ones), and the mana taken."""

_MOST = 100
"""How many ways are tried."""
_EACH = 3
"""How many uses of abilities a mana that is still lacking is thought to take: ways that are nearly there are tried first."""
_DEAR = 8
"""As how many uses of abilities a sacrifice, a discard or a payment of life counts."""


@rule("601.2g", "605.3a")
def in_steps(game: Game, player: Id, symbols: Sequence[str], action: Any) -> Made | None:
    """A cheap use of such abilities after which the pool, and what only needs to be tapped, pays for the symbols; else None.

    Mana abilities that cost mana are paid with what only needs to be tapped, or with the pool.
    """
    from engine.game.mana.payment import sources, usable

    if is_for_mana(action) or not any(True for _ in _usable_abilities(game, player)):
        return None
    wanted = frozenset(kind for symbol in symbols for way in ways_to_pay(symbol) for kind in way)
    waiting, tried = [_Way(score=0, tried=0, spent=0, game=game.branch(Trial()))], 0
    while waiting:
        way = heappop(waiting)
        if way.is_enough:
            return way.made
        for steps in _next_steps(way.game, player, wanted):
            after = _after(way.game, player, steps) if tried < _MOST else None
            if after is not None:
                tried += 1
                found = plan(symbols, usable(after, player, action), sources(after, player, action))
                left = missing(symbols, usable(after, player, action))
                heappush(waiting, _longer(way, steps, tried, after, found, left))
    return None


def _longer(way: _Way, steps: Made, tried: int, after: Game, found: Plan | None, left: int) -> _Way:
    spent = way.spent + sum(_worth(way.game, *key) for key, _ in steps)
    score = spent + (_EACH * left if found is None else len(found.made))
    return _Way(score=score, tried=tried, spent=spent, game=after, made=(*way.made, *steps), is_enough=found is not None)


def _worth(game: Game, source: Id, place: int) -> int:
    """What is given up for the use of a mana ability: what is more than tapping and mana counts as much as several uses."""
    ability = abilities_of(game, source).activated[place]
    action = ActivateAbility(player=game.controller(source), source=source, ability=ability)
    return 1 + _DEAR * (len(cost_of(game, action).parts) - has_tap_symbol(ability))


class _Way(Struct, frozen=True, kw_only=True, order=True):
    """Abilities used one after the other: what is given up for them, and how far they lead; the most promising comes first."""

    score: int
    tried: int
    spent: int
    game: Game
    made: Made = ()
    is_enough: bool = False


def _next_steps(game: Game, player: Id, wanted: frozenset[str]) -> Iterator[Made]:
    """What could be done next: one such ability is used, after mana is made for its cost or with mana of the pool."""
    from engine.game.mana.payment import sources

    for key, ability in _usable_abilities(game, player):
        action = ActivateAbility(player=player, source=key[0], ability=ability)
        found = plan(_mana_of(game, action), (), sources(game, player, action))
        first = found.made if found is not None else ()
        for types in _productions(game, player, key[0], ability, wanted):
            yield (*first, (key, types))
            if first and game.state.players[player].mana:
                yield ((key, types),)


def _mana_of(game: Game, action: ActivateAbility) -> tuple[str, ...]:
    return tuple(symbol for symbol in cost_of(game, action).mana or () if symbol != "{0}")


def is_for_mana(action: Any) -> bool:
    """Whether an action is the activation of a mana ability."""
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


def _after(game: Game, player: Id, steps: Made) -> Game | None:
    """The game after these abilities were used, on a branch; None when that cannot be done."""
    from engine.game.activating import activate
    from engine.game.announcing import Announcement

    branch = game.branch(Trial())
    for (source, place), types in steps:
        ability = abilities_of(branch, source).activated[place]
        done = activate(branch, player, source, ability, Announcement(answers={"mana": (types,), "color": types[:1]}))
        if isinstance(done, Verdict) and not done:
            return None
    return branch
