"""The order of effects within a layer: timestamps, and dependency found by trying what one effect does to another."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from engine.game.layers.correlated import gains_others
from engine.game.layers.draft import Draft
from engine.game.layers.effects import Acting
from engine.game.layers.order import WRITES, Layer
from engine.game.layers.sources import Key, ends_without
from engine.game.objects import Id
from engine.rulebook import rule, rules_of

if TYPE_CHECKING:
    from engine.game.layers.derivation import Derivation

Graph = dict[Any, set[Any]]
Outcome = dict[Id, Draft]


@rule("613.7", "613.8c")
def in_order(now: Derivation, layer: Layer, keys: list[Key], is_defining: bool) -> None:
    """Apply effects one after the other, looking again after each at which is next."""
    pending, done = list(keys), set()
    graph: Graph | None = None
    while pending:
        if len(pending) > 1 and graph is None:
            graph = waits(now, layer, pending)
        chosen = _next(now, pending, graph or {})
        pending.remove(chosen)
        done.add(chosen)
        written, changed = now.apply_one(now.sources.acting[chosen], layer)
        if changed and _look_again(now, changed):
            pending = [key for key in now.sources.of_layer(layer, is_defining) if key not in done]
            graph = None
        if _disturbed(now, pending, written):
            graph = None
    for one in now.sources.acting.values():
        one.tried.clear()


def _look_again(now: Derivation, changed: set[Id]) -> bool:
    """Take in which effects came and went with the abilities of some objects; whether any did."""
    before = set(now.sources.acting)
    gone = now.sources.rescan({thing: now.drafts[thing].now.abilities for thing in changed})
    for key in gone:
        if now.recorder is not None:
            now.recorder.lost(now, now.sources.acting[key])
    now.sources.drop(gone)
    return before != set(now.sources.acting)


@rule("613.9")
def _disturbed(now: Derivation, pending: Iterable[Key], written: frozenset[str]) -> bool:
    """Forget trials of effects that have read what was just written; whether there are any."""
    stale = [now.sources.acting[key] for key in pending if now.sources.acting[key].reads & written]
    for one in stale:
        one.tried.clear()
    return bool(stale)


@rule("613.8b", "613.8")
def _next(now: Derivation, pending: list[Key], graph: Graph) -> Key:
    """The earliest effect that waits for no other; effects that wait for each other do not wait."""
    if len(pending) == 1:
        return pending[0]
    free = [key for key in pending if all(_reaches(graph, other, key) for other in graph.get(key, ()) if other in pending)]
    return min(free or pending, key=lambda key: now.sources.acting[key].order)


def _reaches(graph: Graph, start: Key, goal: Key) -> bool:
    seen, front = set(), [start]
    while front:
        key = front.pop()
        if key == goal:
            return True
        if key not in seen:
            seen.add(key)
            front += graph.get(key, ())
    return False


@rule("613.8a")
def waits(now: Derivation, layer: Layer, pending: list[Key]) -> Graph:
    """For each effect those that it depends on: applying them first changes its existence, what it applies to or what it does."""
    outcomes = {key: outcome(now, now.sources.acting[key], layer) for key in pending}
    graph: Graph = {}
    for other in pending:
        written = _written(now, layer, outcomes[other])
        if not written:
            continue
        for key in pending:
            if key != other and _depends(now, key, layer, outcomes[key], outcomes[other], written):
                graph.setdefault(key, set()).add(other)
                if now.recorder is not None:
                    one, rules = now.sources.acting[key], (*rules_of(waits), *rules_of(_next))
                    now.recorder.waits(one, now.sources.acting[other], layer, rules)
    return graph


def _depends(now: Derivation, key: Key, layer: Layer, mine: Outcome, other: Outcome, written: frozenset[str]) -> bool:
    """Whether an effect that alone does ``mine`` depends on one that does ``other`` and changes what is ``written``."""
    one = now.sources.acting[key]
    if _ends(now, key, one, other) or (layer is Layer.TYPE and _gains_others(now, mine, other)):
        return True
    sees = one.reads & written or _is_taken(now, one, other)
    return bool(sees) and _differs(now, one, layer, mine, other)


def outcome(now: Derivation, one: Acting, layer: Layer, drafts: Outcome | None = None) -> Outcome:
    """What an effect would make of the objects it applies to, as they are now; it sees them as in ``drafts``."""
    kept = one.scope
    now.settle_scope(one, drafts)
    view = now.view(one.reads if drafts is None else set(), drafts)
    made: Outcome = {}
    for part in one.parts_in(layer):
        settled = one.fixed is not None or part.group in one.begun
        things = now.affected(one, part, view) if drafts is None or settled else now.evaluated(one, part, view)
        if drafts is None and not settled:
            one.tried[part.group] = things
        for thing in things:
            if thing not in made:
                made[thing] = now.drafts[thing].copy() if thing in now.drafts else now.fresh(thing)
            part.modification.modify(view, made[thing], layer, one.scope)
    one.scope = one.scope if drafts is None else kept
    return made


def _written(now: Derivation, layer: Layer, made: Outcome) -> frozenset[str]:
    """What an effect would change, by the names of characteristics; nothing when all stays as it is."""
    changes = [(_current(now, thing), draft) for thing, draft in made.items()]
    if all(old.now == new.now and old.controller == new.controller for old, new in changes):
        return frozenset()
    has_taken = any(old.now.abilities is not new.now.abilities for old, new in changes)
    return WRITES[layer] | {"abilities"} if has_taken else WRITES[layer]


def _current(now: Derivation, thing: Id) -> Draft:
    return now.drafts.get(thing) or now.fresh(thing)


def _ends(now: Derivation, key: Key, one: Acting, made: Outcome) -> bool:
    """Whether the ability that makes an effect would be gone; an effect that has begun goes on."""
    if one.source not in made:
        return False
    abilities = made[one.source].now.abilities
    return abilities is not _current(now, one.source).now.abilities and ends_without(key, one, abilities)


def _is_taken(now: Derivation, one: Acting, made: Outcome) -> bool:
    """Whether another player would control the object whose static ability makes an effect, and so be "you" to it."""
    return one.rank == 0 and one.source in made and made[one.source].controller != _current(now, one.source).controller


def _gains_others(now: Derivation, one: Outcome, other: Outcome) -> bool:
    """Whether subtypes that an effect gives can be had, or not, only once the other is applied."""
    return any(gains_others(_current(now, t).now, one[t].now, other[t].now) for t in one.keys() & other.keys())


def _differs(now: Derivation, one: Acting, layer: Layer, before: Outcome, other: Outcome) -> bool:
    """Whether an effect would apply to other objects, or do something else to them, once the other is applied."""
    after = outcome(now, one, layer, {**now.drafts, **other})
    return before.keys() != after.keys() or any(
        before[thing].now != after[thing].now or before[thing].controller != after[thing].controller for thing in before
    )
