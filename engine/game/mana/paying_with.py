"""Which mana pays for what: symbols of a cost against mana that is there or could be made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from engine.game.mana.symbols import TYPES, parts
from engine.game.objects import Mana
from engine.rulebook import rule

ANY = "any"
SNOW = "snow"
_MOST = 20_000


class Source(Struct, frozen=True, kw_only=True):
    """Something that could make mana: ``key`` is (what can be used only once, which way), ``options`` its productions."""

    key: tuple[Any, Any]
    options: tuple[tuple[str, ...], ...]
    is_snow: bool = False


class Plan(Struct, frozen=True, kw_only=True):
    """How a cost is paid: the sources used, each with the production taken, and the mana of the pool that is spent."""

    made: tuple[tuple[Any, tuple[str, ...]], ...] = ()
    spent: tuple[Mana, ...] = ()


@rule("107.4a", "107.4b", "107.4c", "107.4e", "107.4h")
def ways_to_pay(symbol: str) -> tuple[tuple[str, ...], ...]:
    """The ways in which a symbol can be paid with mana, each the kinds of mana that it takes."""
    if symbol == "{S}":
        return ((SNOW,),)
    ways: list[tuple[str, ...]] = []
    for part in parts(symbol):
        if part in TYPES:
            ways.append((part,))
        elif part.isdigit():
            ways.append((ANY,) * int(part))
    return tuple(ways)


def fits(mana: Mana, kind: str) -> bool:
    """Whether a mana can pay for a kind."""
    return kind == ANY or (mana.is_snow if kind == SNOW else mana.type == kind)


def missing(symbols: Sequence[str], pool: Sequence[Mana]) -> int:
    """About how many mana the pool lacks to pay the symbols, each paid in its first way."""
    left, lacking = list(pool), 0
    for kind in sorted((k for symbol in symbols for k in next(iter(ways_to_pay(symbol)), ())), key=_looseness):
        found = next((mana for mana in left if fits(mana, kind)), None)
        if found is None:
            lacking += 1
        else:
            left.remove(found)
    return lacking


def plan(
    symbols: Sequence[str], pool: Sequence[Mana], sources: Sequence[Source] = (), newest_first: bool = False
) -> Plan | None:
    """A way to pay the symbols with mana of the pool and, as far as needed, of sources; None when there is none.

    Of mana that may pay alike colorless and the most numerous type is spent first, or with ``newest_first`` what was made last.
    """
    search = _Search(sources, newest_first)
    for kinds in _in_kinds(sorted(symbols, key=_freedom)):
        found = search.pay(sorted(kinds, key=_looseness), tuple(pool), (), ())
        if found is not None:
            return found
    return None


def helping(symbols: Sequence[str], pool: Sequence[Mana]) -> tuple[Mana, ...]:
    """As much of the pool as can be spent on the symbols together, the rest of which is paid with other mana."""
    return max((_taken(kinds, pool) for kinds in _in_kinds(symbols)), key=len, default=())


def _taken(kinds: Sequence[str], pool: Sequence[Mana]) -> tuple[Mana, ...]:
    left, taken = sorted(kinds, key=_looseness), []
    for mana in pool:
        kind = next((kind for kind in left if fits(mana, kind)), None)
        if kind is not None:
            left.remove(kind)
            taken.append(mana)
    return tuple(taken)


def _freedom(symbol: str) -> int:
    return len(ways_to_pay(symbol))


def _looseness(kind: str) -> int:
    return 2 if kind == ANY else 1 if kind == SNOW else 0


def _in_kinds(symbols: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Every way to take the symbols of a cost as kinds of mana."""
    if not symbols:
        yield ()
        return
    for way in ways_to_pay(symbols[0]):
        for rest in _in_kinds(symbols[1:]):
            yield (*way, *rest)


class _Search:
    """Looks for a plan, mana by mana; mana that is there comes before mana still to be made."""

    def __init__(self, sources: Sequence[Source], newest_first: bool = False) -> None:
        self.newest_first = newest_first
        self.sources = sorted(sources, key=lambda source: len({t for option in source.options for t in option}))
        self.steps = 0

    def pay(
        self, kinds: Sequence[str], there: tuple[Mana, ...], made: tuple[tuple[Any, tuple[str, ...]], ...], spent: tuple[Mana, ...]
    ) -> Plan | None:
        """A plan for the kinds that are left."""
        self.steps += 1
        if not kinds:
            return Plan(made=made, spent=spent)
        if self.steps > _MOST:
            return None
        for mana in _distinct(there, kinds[0], self.newest_first):
            left = list(there)
            left.remove(mana)
            found = self.pay(kinds[1:], tuple(left), made, (*spent, mana))
            if found is not None:
                return found
        return self._make(kinds, there, made, spent)

    def _make(
        self, kinds: Sequence[str], there: tuple[Mana, ...], made: tuple[tuple[Any, tuple[str, ...]], ...], spent: tuple[Mana, ...]
    ) -> Plan | None:
        used = {key[0] for key, _ in made}
        tried: set[tuple[tuple[str, ...], bool]] = set()
        for source in self.sources:
            if source.key[0] in used:
                continue
            for option in source.options:
                new = tuple(Mana(type=t, is_snow=source.is_snow) for t in option)
                if (option, source.is_snow) in tried or not any(fits(mana, kinds[0]) for mana in new):
                    continue
                tried.add((option, source.is_snow))
                found = self.pay(kinds, (*there, *new), (*made, (source.key, option)), spent)
                if found is not None:
                    return found
        return None


def _distinct(there: tuple[Mana, ...], kind: str, newest_first: bool) -> list[Mana]:
    """The different mana that could pay for a kind: what can be spent on the least first, colourless before coloured."""
    fitting = {(m.type, m.is_snow, id(m.restriction)): (at, m) for at, m in enumerate(there) if fits(m, kind)}

    def rank(at: int, mana: Mana) -> tuple[bool, bool, int]:
        if newest_first:
            return mana.restriction is None, True, -at
        return mana.restriction is None, mana.type != "C", -sum(other.type == mana.type for other in there)

    return [mana for _, mana in sorted(fitting.values(), key=lambda one: rank(*one))]
