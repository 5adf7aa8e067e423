"""The one of several alike that a deed was last done with: questions about what is, and targets, mean it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.cards.card import fold
from engine.game.objects import Id, Zone
from engine.script.run import pointing
from engine.script.run.naming import alike
from engine.script.run.run import Run
from engine.script.run.scene import current
from engine.script.values import (
    Abilities,
    Act,
    Characteristic,
    Colors,
    CounterCount,
    Did,
    HasAbility,
    HasCounters,
    Is,
    IsIn,
    PowerToughness,
    Targets,
    TypeLine,
    Where,
    WhoControls,
)
from engine.script.values.base import Value
from engine.script.values.inside import references

_OF_WHAT_IS = (
    Abilities,
    Characteristic,
    Colors,
    CounterCount,
    Did,
    HasAbility,
    HasCounters,
    Is,
    IsIn,
    PowerToughness,
    TypeLine,
    Where,
    WhoControls,
)
"""Questions about one thing; what may be done, and what triggers, is asked of any that is called so."""
_OBJECTS = ("object", "objects", "spell", "land", "card", "attacks", "blocks", "attacker", "blocker", "recipient", "permanent")
"""Fields of events that hold what something is done with."""


def note_spoken(run: Run, what: Value) -> None:
    """Keep in mind which one of several alike is spoken of by its label, or in a question by its name."""
    for ref in references(what) if isinstance(what, (Act, *_OF_WHAT_IS)) else ():
        if not ref.name or pointing.OTHER in ref.states or ref.count != 1 or len(run.scene.named(ref.name)) < 2:
            continue
        found = pointing.candidates(run.game, run.scene, ref)
        is_sure = bool(ref.label) or not isinstance(what, Act) or (ref.of is not None and len(found) == 1)
        if found and is_sure:
            run.scene.speak_of(ref.name, found[0])


def note_single(run: Run, what: Value, since: int) -> None:
    """Keep in mind which one of several alike the deed, whose events begin there in the log, was done with."""
    refs = [ref for ref in references(what) if pointing.is_bare(ref)]
    things = [(ref, [current(run.game, entry.id) for entry in run.scene.named(ref.name)]) for ref in refs]
    if all(len(found) < 2 for _, found in things):
        return
    touched = set(_touched(run, since))
    for ref, found in things:
        ones = [thing for thing in found if touched & set(_lives(run, thing))]
        if len(found) > 1 and len(ones) == 1:
            run.scene.single(ref.name, ones[0])
            run.scene.speak_of(ref.name, ones[0])


def mean_single(run: Run, what: Value) -> None:
    """For a question about what is, and for targets, the name means the one that something was done with last; for all else, as
    ever.
    """
    run.scene.forget_singles()
    for ref in references(_about_one(what)):
        thing = run.scene.singled.get(fold(ref.name)) if pointing.is_bare(ref) else None
        if thing is None or len({run.game.object(one).owner for one in alike(run, ref)}) > 1:
            continue
        thing = current(run.game, thing)
        if isinstance(what, Act) and pointing.place_of(run.game, thing) is not Zone.BATTLEFIELD:
            continue
        if thing not in pointing.candidates(run.game, run.scene, ref)[:1]:
            run.assume(f"“{ref.name}” is the one spoken of last; there is another.")
        run.scene.mean_for_now(ref.name, thing)


def _about_one(what: Value) -> tuple[Value, ...]:
    """The parts of a sentence in which a name means one certain thing."""
    if isinstance(what, Act):
        return tuple(one for one in what.deed.said if isinstance(one, Targets))
    return (what,) if isinstance(what, _OF_WHAT_IS) and not (isinstance(what, Did) and what.verb == "trigger") else ()


def _lives(run: Run, thing: Id) -> Iterator[Id]:
    """The object and all that it was before."""
    before = {new: old for old, new in run.game.state.became.items()}
    yield thing
    while thing in before:
        thing = before[thing]
        yield thing


def _touched(run: Run, since: int) -> Iterator[Id]:
    """What the events tell of, and what is chosen for the spell or ability that they put on the stack."""
    for entry in run.game.log[since:]:
        for field in _OBJECTS:
            yield from _ids(getattr(entry.event, field, None))
    stack = run.game.state.zone(Zone.STACK)
    stacked = run.game.object(stack[-1]).stacked if stack and since < len(run.game.log) else None
    if stacked is not None:
        yield from _ids(stacked.source)
        for slot, things in stacked.slots.items():
            yield from _ids(things if slot.startswith("target") else None)


def _ids(value: Any) -> Iterator[Id]:
    """An id, or those in a tuple or on either side of a mapping."""
    if isinstance(value, Mapping):
        value = (*value, *value.values())
    if isinstance(value, tuple | frozenset):
        for part in value:
            yield from _ids(part)
    elif isinstance(value, int):
        yield value
