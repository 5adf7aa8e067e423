"""The total cost of an action."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import msgspec

from engine.game import mana_cost
from engine.game.actions import Action, ActivateAbility, CastSpell
from engine.game.costs.changes import Additional, Alternative, AtLeast, CostChange, Increase, Reduce
from engine.game.costs.parts import Changed, TotalCost, parts_of, split
from engine.game.functioning import hooks
from engine.game.limited_range_of_influence import acts_on
from engine.game.mana.symbols import mana_value
from engine.game.mana_cost import Symbols
from engine.game.meaning import CostPart
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("601.2f")
def cost_of(game: Game, action: Action, base: TotalCost | None = None, life_for_symbols: int = 0) -> TotalCost:
    """The total cost: base cost (or the announced alternative), additional costs and increases, then reductions.

    ``life_for_symbols``: as how many Phyrexian symbols life was announced to be paid; what must be paid at least is mana.
    """
    changes = tuple(changes_to(game, action))
    total = base_cost(game, action, changes) if base is None else _instead(base)
    names = {id(change): name for name, change in extras(changes)}
    for change in changes:
        total = _increased(total, change, action, names.get(id(change), ""))
    if total.mana is None:
        return total
    if isinstance(action, CastSpell | ActivateAbility):
        total = msgspec.structs.replace(total, mana=mana_cost.with_x(total.mana, action.x))
    return _least_of(total, changes, life_for_symbols)


@rule("601.2b", "601.2f")
def _least_of(total: TotalCost, changes: tuple[CostChange, ...], life: int) -> TotalCost:
    """The cost once it is reduced; where halves of symbols can be reduced, in each of the ways in which they could be chosen."""
    is_reduced = any(isinstance(c, Reduce) for c in changes)
    others = mana_cost.orders(total.mana or ())[1:] if is_reduced else ()
    found = _at_least(with_life(_reduced(total, changes), life), changes)
    if not others:
        return found
    ways = (_at_least(with_life(_reduced(msgspec.structs.replace(total, mana=m), changes), life), changes) for m in others)
    distinct = {tuple(sorted(way.mana or ())): way.mana or () for way in ways}
    distinct.pop(tuple(sorted(found.mana or ())), None)
    return msgspec.structs.replace(found, others=tuple(distinct.values()))


@rule("118.9d")
def _instead(base: TotalCost) -> TotalCost:
    """An alternative cost, which is increased and reduced as the mana cost would be."""
    return base


@rule("107.4f", "601.2b")
def with_life(total: TotalCost, symbols: int) -> TotalCost:
    """With that many Phyrexian symbols paid as 2 life each, and the others as mana."""
    if total.mana is None or not symbols:
        return total
    count = min(symbols, mana_cost.phyrexian(total.mana))
    return msgspec.structs.replace(
        total, mana=mana_cost.without_phyrexian(total.mana, count), life=total.life + 2 * count
    )


def base_cost(game: Game, action: Action, changes: tuple[CostChange, ...] = ()) -> TotalCost:
    """What the action costs before anything is added: mana cost, alternative cost or activation cost."""
    if isinstance(action, ActivateAbility):
        mana, parts = split(parts_of(action.ability.cost))
        return TotalCost(mana=mana_cost.settle(mana), parts=parts)
    if isinstance(action, CastSpell):
        return _casting_cost(game, action, changes)
    return TotalCost()


@rule("118.9")
def _casting_cost(game: Game, action: CastSpell, changes: tuple[CostChange, ...]) -> TotalCost:
    if "free" in action.paid:
        return TotalCost()
    for change in changes:
        if isinstance(change, Alternative) and change.name in action.paid:
            return change.total
    printed = game.characteristics(action.spell).mana_cost
    return TotalCost(mana=None if printed is None else mana_cost.settle(printed))


def extras(changes: Iterable[CostChange]) -> Iterator[tuple[str, Additional]]:
    """The optional additional costs, each with what ``paid`` calls it: its name, numbered from the second of that name on."""
    met: dict[str, int] = {}
    for change in changes:
        if isinstance(change, Additional) and change.is_optional:
            n = met[change.name] = met.get(change.name, 0) + 1
            yield numbered(change.name, n), change


def numbered(name: str, n: int) -> str:
    """What the n-th additional cost of a name is called."""
    return name if n < 2 else f"{name} ({n})"


@rule("118.8")
def _increased(total: TotalCost, change: CostChange, action: Action, name: str = "") -> TotalCost:
    if isinstance(change, Additional):
        times = action.paid.count(name) if change.is_optional else 1
    elif isinstance(change, Increase):
        times = 1
    else:
        return total
    return add(total, change.mana * times, change.parts * times, change)


def add(total: TotalCost, mana: Symbols, parts: tuple[CostPart, ...], change: CostChange) -> TotalCost:
    """The cost with more to pay; what cannot be paid stays so."""
    if not mana and not parts:
        return total
    more = None if total.mana is None else mana_cost.settle(total.mana + mana)
    return _changed(total, more, change, parts)


def _changed(total: TotalCost, mana: Symbols | None, change: CostChange, parts: tuple[CostPart, ...] = ()) -> TotalCost:
    """The cost with other mana and more parts, and what changed it noted."""
    step = Changed(source=change.source, before=total.mana, after=mana, cites=change.cites)
    cites = tuple(dict.fromkeys((*total.cites, *change.cites)))
    return msgspec.structs.replace(total, mana=mana, parts=total.parts + parts, changes=(*total.changes, step), cites=cites)


def _reduced(total: TotalCost, changes: tuple[CostChange, ...]) -> TotalCost:
    """Reductions of a type of mana come first and those with a lower bound last, which leaves the least to pay."""
    reductions = [c for c in changes if isinstance(c, Reduce)]
    for change in sorted(reductions, key=lambda c: (c.least, all(mana_cost.generic(s) is not None for s in c.mana))):
        before = total.mana or ()
        by = mana_cost.found_in(before, change.mana) if change.only_colored else change.mana
        after = mana_cost.at_least(mana_cost.reduced(before, by), min(change.least, mana_value(before)))
        if after != before:
            total = _changed(total, after, change)
    return total


def _at_least(total: TotalCost, changes: tuple[CostChange, ...]) -> TotalCost:
    for change in changes:
        if isinstance(change, AtLeast) and mana_value(total.mana or ()) < change.amount:
            mana = mana_cost.at_least(total.mana or (), change.amount)
            total = _changed(total, mana, change)
    return total


def changes_to(game: Game, action: Action) -> Iterator[CostChange]:
    """Every change to the cost of the action, from what is in play and from the object itself."""
    yield from _commander_tax(game, action)
    yield from _of_the_ability(game, action)
    yield from _of_the_leave(game, action)
    for asked, scope in hooks(game, "cost_changes", about(action)):
        if not acts_on(game, scope.controller, action):
            continue
        for change in asked(game, action, scope):
            yield change if change.source else msgspec.structs.replace(change, source=game.name(scope.source))


def _of_the_ability(game: Game, action: Action) -> Iterator[CostChange]:
    """What an activated ability says about its own cost: ``own_changes(game, action, scope)`` of its limits."""
    if isinstance(action, ActivateAbility):
        scope = Scope.of(action.source, action.player, x=action.x)
        for limit in action.ability.limits:
            changes = limit.own_changes(game, action, scope)
            yield from (msgspec.structs.replace(c, source=game.name(action.source)) for c in changes)


def _of_the_leave(game: Game, action: Action) -> Iterator[CostChange]:
    """What the leave by which a spell is cast changes of its cost: ``leave_changes(game, action, scope)`` of its word."""
    leave = action.leave
    if leave is not None:
        for change in leave.word.leave_changes(game, action, leave.scope):
            yield change if change.source else msgspec.structs.replace(change, source=leave.name)


@rule("903.8")
def _commander_tax(game: Game, action: Action) -> Iterator[CostChange]:
    """A commander cast from the command zone costs more for each time it was cast from there before."""
    if isinstance(action, CastSpell) and action.origin is Zone.COMMAND:
        found = game.object(action.spell)
        casts = game.state.players[action.player].commander_casts.get(found.definition.name, 0)
        if "commander" in found.marks and casts:
            yield Increase(mana=(f"{{{2 * casts}}}",), source=found.definition.name)


def about(action: Action) -> int | None:
    """The object that the action is done with: the spell, the source of the ability."""
    if isinstance(action, CastSpell):
        return action.spell
    return action.source if isinstance(action, ActivateAbility) else None
