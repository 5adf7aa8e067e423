"""Mana costs as tuples of symbols: adding to them, reducing them, putting a number for X."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from engine.game.mana.symbols import mana_value, parts
from engine.rulebook import rule

Symbols = tuple[str, ...]


def generic(symbol: str) -> int | None:
    """The amount of a generic symbol such as ``{2}``, None for any other."""
    inner = symbol[1:-1]
    return int(inner) if inner.isdecimal() else None


def settle(symbols: Symbols) -> Symbols:
    """X symbols, then all generic mana as one symbol, then the rest as they stand; ``{0}`` for nothing."""
    amount = sum(generic(s) or 0 for s in symbols)
    xs = [s for s in symbols if s == "{X}"]
    rest = [s for s in symbols if generic(s) is None and s != "{X}"]
    return (*xs, *((f"{{{amount}}}",) if amount else ()), *rest) or ("{0}",)


@rule("107.3a")
def with_x(symbols: Symbols, x: int | None) -> Symbols:
    """With the chosen number in place of each X; unchanged while it is not chosen."""
    return symbols if x is None else settle(tuple(f"{{{x}}}" if s == "{X}" else s for s in symbols))


@rule("118.7a", "118.7b", "118.7c", "118.7d", "118.7f", "118.7g")
def reduced(symbols: Symbols, by: Symbols) -> Symbols:
    """The cost less a reduction: mana of a type first from its own kind, what is left over from the generic mana."""
    kept = [s for s in symbols if generic(s) is None]
    amount = sum(generic(s) or 0 for s in symbols)
    for symbol in by:
        own = _own(kept, symbol)
        if generic(symbol) is not None:
            amount -= generic(symbol) or 0
        elif own:
            kept.remove(own)
        else:
            amount -= 1
    return settle((f"{{{max(amount, 0)}}}", *_less_of_halves(kept, max(-amount, 0))))


@rule("601.2b")
def _own(symbols: list[str], by: str) -> str:
    """The symbol from which mana of a type is taken: of that type, or with a half of it, which is then the one chosen."""
    if by == "{S}" or generic(by) is not None:
        return ""
    halves = (s for s in symbols if by[1] in parts(s) and "P" not in parts(s))
    return f"{{{by[1]}}}" if f"{{{by[1]}}}" in symbols else next(halves, "")


@rule("107.4e", "601.2b", "601.2f")
def _less_of_halves(symbols: list[str], by: int) -> list[str]:
    """The symbols with generic halves reduced, one after the other; a half of one mana can be paid with that of the other."""
    left = []
    for symbol in symbols:
        half, *others = parts(symbol)
        if not by or not half.isdecimal() or not others:
            left.append(symbol)
            continue
        amount = max(int(half) - by, 0)
        by -= int(half) - amount
        left += [f"{{{amount}}}" if amount < 2 else f"{{{amount}/{others[0]}}}"]
    return left


def orders(symbols: Symbols) -> tuple[Symbols, ...]:
    """The cost with the symbols of which a half is generic in each order, the printed one first: reductions take the first."""
    halved = [s for s in symbols if len(parts(s)) > 1 and parts(s)[0].isdecimal()]
    rest = tuple(s for s in symbols if s not in halved)
    if len(set(halved)) < 2:
        return (symbols,)
    return tuple(dict.fromkeys((*rest, *order) for order in permutations(halved)))


def found_in(symbols: Symbols, by: Symbols) -> Symbols:
    """What of ``by`` is among the symbols themselves, so that nothing of it is left for generic mana."""
    there, asked = Counter(symbols), Counter(by)
    return tuple(symbol for symbol, n in asked.items() for _ in range(min(n, there[symbol])))


def at_least(symbols: Symbols, least: int) -> Symbols:
    """With generic mana added until it stands for this much."""
    missing = least - mana_value(symbols)
    return settle((*symbols, f"{{{missing}}}")) if missing > 0 else symbols


@rule("609.4b")
def of_any(symbols: Symbols, colorless: bool) -> Symbols:
    """With generic mana in place of what asks for a color (and of what asks for colorless mana)."""
    return settle(tuple(_of_any(symbol, colorless) for symbol in symbols))


def _of_any(symbol: str, colorless: bool) -> str:
    inner = symbol[1:-1]
    if generic(symbol) is not None or inner in ("X", "S") or (inner == "C" and not colorless):
        return symbol
    return "{1}"


def text(symbols: Symbols) -> str:
    """The symbols as answers print them."""
    return "".join(symbols) or "{0}"


def phyrexian(symbols: Symbols) -> int:
    """How many of the symbols may be paid with life."""
    return sum(s.endswith("/P}") for s in symbols)


def without_phyrexian(symbols: Symbols, count: int) -> Symbols:
    """With that many of the symbols that may be paid with life left out, and the others as the mana they ask for."""
    kept = []
    for symbol in symbols:
        if not symbol.endswith("/P}"):
            kept.append(symbol)
        elif count > 0:
            count -= 1
        else:
            kept.append(symbol.replace("/P", ""))
    return settle(tuple(kept))
