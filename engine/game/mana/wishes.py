"""Which mana a player would rather spend: a spell that tells by the mana spent on it what it does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice, product
from typing import TYPE_CHECKING, Any

from engine.game.abilities import expanded
from engine.game.mana.paying_with import ANY, Plan, Source, plan, ways_to_pay
from engine.game.mana.symbols import COLORS
from engine.game.objects import Mana
from engine.phrase import walk
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

_MOST_WAYS = 64


class TellsByMana:
    """Words whose meaning hangs on the types of the mana that was spent to cast the object which says them."""

    __slots__ = ()

    def mana_told_by(self) -> tuple[str, ...]:
        """The types that are looked for, each as often as it is; () for as many colors as can be."""
        return ()


def wishes(game: Game, action: Any) -> tuple[tuple[str, ...], ...]:
    """What the abilities of the spell look for in the mana that is spent on it."""
    if action is None or action.spell is None or not game.exists(action.spell):
        return ()
    found = (word for ability in expanded(game.characteristics(action.spell).abilities).all for word in walk(ability))
    return tuple(dict.fromkeys(word.mana_told_by() for word in found if isinstance(word, TellsByMana)))


def best_plans(
    symbols: Sequence[str], told: Sequence[tuple[str, ...]], pool: Sequence[Mana], sources: Sequence[Source] = ()
) -> dict[tuple[str, ...], Plan]:
    """For each wish the payment that gives the most of it; one payment for all of them, where it gives everything."""
    together = tuple(kind for wish in told for kind in wish)
    if len(told) > 1 and all(told):
        found = best_plan(symbols, together, pool, sources)
        spent = [mana.type for mana in found.spent] if found is not None else []
        if found is not None and all(spent.count(kind) >= together.count(kind) for kind in together):
            return {together: found}
    plans = {wish: best_plan(symbols, wish, pool, sources) for wish in told}
    return {wish: found for wish, found in plans.items() if found is not None}


@rule("601.2h")
def best_plan(
    symbols: Sequence[str], wish: tuple[str, ...], pool: Sequence[Mana], sources: Sequence[Source] = ()
) -> Plan | None:
    """The payment that gives the most of what is wished for; None when the symbols can't be paid."""
    for kinds in _in_order_of_wish(symbols, wish):
        found = plan(kinds, pool, sources)
        if found is not None:
            return found
    return None


def _in_order_of_wish(symbols: Sequence[str], wish: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The symbols with what is wished for in the place of generic mana, the most of it first."""
    ways: list[tuple[int, tuple[str, ...]]] = []
    for way in islice(product(*(ways_to_pay(symbol) for symbol in symbols)), _MOST_WAYS):
        kinds = [kind for part in way for kind in part]
        fixed, free = [kind for kind in kinds if kind != ANY], kinds.count(ANY)
        for more in _wished(fixed, free, wish):
            asked = [*fixed, *more]
            many = len(set(asked) & set(COLORS)) if not wish else sum(min(asked.count(t), wish.count(t)) for t in set(wish))
            ways.append((-many, tuple(_symbol(kind) for kind in (*asked, *[ANY] * (free - len(more))))))
    yield from (kinds for _, kinds in sorted(dict.fromkeys(ways)))


def _wished(fixed: Sequence[str], free: int, wish: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    left = list(wish or COLORS)
    for kind in fixed:
        if kind in left:
            left.remove(kind)
    for many in range(min(free, len(left)), -1, -1):
        yield from dict.fromkeys(combinations(left, many))


def _symbol(kind: str) -> str:
    return {ANY: "{1}", "snow": "{S}"}.get(kind, f"{{{kind}}}")
