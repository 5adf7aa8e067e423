"""How a total cost comes about, as lines of a ruling: the cost itself, then each change in the order in which it counts."""

from __future__ import annotations

from engine.explain.ruling import Because
from engine.game import mana_cost
from engine.game.costs.parts import Changed, TotalCost
from engine.game.mana.symbols import mana_value
from engine.rulebook import rule


def how_it_comes(name: str, total: TotalCost) -> tuple[Because, ...]:
    """The lines; () where nothing changes the cost."""
    changes = [change for change in total.changes if change.before != change.after]
    if not changes:
        return ()
    start = _text(changes[0].before)
    base = Because(text=f"{name} by itself costs {start}.", source=name, after=start)
    order = (_more_first(),) if _has_both(changes) else ()
    return (base, *(line for change in changes for line in _lines(name, change)), *order)


def _lines(name: str, change: Changed) -> tuple[Because, ...]:
    """One line for each rule of a change."""
    before, after = _text(change.before), _text(change.after)
    first, *others = change.cites or ("",)
    text = f"{change.source or name} makes it {after}."
    head = Because(text=text, rule=first, source=change.source or name, before=before, after=after)
    return (head, *(Because(text=text, rule=number, source=change.source or name) for number in others))


def _text(mana: tuple[str, ...] | None) -> str:
    return "nothing that can be paid" if mana is None else mana_cost.text(mana)


def _has_both(changes: list[Changed]) -> bool:
    """Whether the cost goes up and down."""
    sizes = [(mana_value(change.before), mana_value(change.after)) for change in changes]
    return any(a < b for a, b in sizes) and any(a > b for a, b in sizes)


@rule("601.2f")
def _more_first() -> Because:
    return Because(text="What makes it cost more counts before what makes it cost less.")
