"""Derivations: how the characteristics of an object come about, as lines of a ruling."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from engine.explain.notes import notes, told_apart
from engine.explain.ruling import Because
from engine.game.layers import Layer, LayerStep, explain
from engine.game.layers.recording import said
from engine.game.machine import Game
from engine.game.objects import Characteristics, Id, Object
from engine.phrase import PhraseError
from engine.rulebook import rule

Shown = Callable[[Characteristics], str]

_PT: Final = frozenset({Layer.PT_DEFINED, Layer.PT_SET, Layer.PT_MODIFIED, Layer.PT_SWITCHED})
_MOST_NAMED: Final = 4
_MOST_TYPES: Final = 12


def derivation(game: Game, thing: Id, layers: Sequence[Layer]) -> tuple[Because, ...]:
    """The steps in these layers, first what the object is by itself; () for what is gone."""
    found = game.state.objects.get(thing)
    if found is None:
        return ()
    every = explain(game.state, thing)
    steps = [step for step in every if not step.layer or Layer(step.layer) in layers]
    if tuple(layers) == (Layer.CONTROL,):
        return tuple(_controlled(game, step) for step in steps)
    show = _shown(layers)
    lines = [line for step in steps for line in _lines(step, show)]
    return (_base(game, found, show), *lines, *_in_order(steps, show), *notes(game, found, every, layers))


def _shown(layers: Sequence[Layer]) -> Shown:
    """What of the characteristics these layers are about."""
    if _PT & set(layers):
        return _size
    if Layer.COLOR in layers:
        return lambda now: "".join(c for c in "WUBRG" if c in now.colors) or "colorless"
    return _abilities if Layer.ABILITY in layers else _types


def _size(now: Characteristics) -> str:
    return f"{now.power}/{now.toughness}" if now.power is not None else "no power or toughness"


def _types(now: Characteristics) -> str:
    front = " ".join(word.capitalize() for word in (*now.supertypes, *now.types))
    if len(now.subtypes) > _MOST_TYPES:
        return f"{front} of {len(now.subtypes)} types"
    return f"{front} — {' '.join(now.subtypes)}" if now.subtypes else front


def _abilities(now: Characteristics) -> str:
    names = [_worded(ability).replace("~~", "what grants it").replace("~", now.name) for ability in now.abilities]
    if not names or len(names) > _MOST_NAMED or not all(names):
        return f"{len(names) or 'no'} {'ability' if len(names) == 1 else 'abilities'}"
    return "; ".join(name.rstrip(".") for name in names)


def _worded(ability: object) -> str:
    """An ability as card text; empty when a part of it is made by a keyword and has no wording."""
    try:
        return said(ability)
    except PhraseError:
        return ""


def _base(game: Game, found: Object, show: Shown) -> Because:
    name = told_apart(game, found)
    shown = show(found.base)
    return Because(text=f"{name} by itself: {shown.rstrip('.')}.", source=name, after=shown)


def _lines(step: LayerStep, show: Shown) -> Iterator[Because]:
    """One line for each rule of a step, the first with all that it says."""
    before = show(step.before) if step.before is not None else ""
    after = show(step.after) if step.after is not None else ""
    rules = step.rules or ("",)
    text = _told(step)
    yield Because(text=text, rule=rules[0], source=step.source_name, before=before, after=after)
    yield from (Because(text=text, rule=rule, source=step.source_name) for rule in rules[1:])


def _told(step: LayerStep) -> str:
    text = said_of_it(step.text.replace("~~", "~").replace("~", step.source_name)) or _copied(step)
    what = (step.note or f"{step.source_name}: {text or 'it applies'}").rstrip(".")
    return f"{what} (layer {step.layer})." if step.layer else f"{what}."


def _copied(step: LayerStep) -> str:
    """What an effect without words makes of the object: a copy."""
    return f"it is a copy of {step.after.name}" if step.layer == Layer.COPY.value and step.after is not None else ""


def said_of_it(text: str) -> str:
    """An instruction without its subject ("Get +3/+3") as it is said of the object."""
    verb, _, rest = text.partition(" ")
    third = _THIRD.get(verb.lower())
    return f"it {third} {rest}" if third and rest else text


_THIRD: Final = {
    "get": "gets",
    "have": "has",
    "gain": "gains",
    "lose": "loses",
    "become": "becomes",
    "are": "is",
    "can't": "can't",
    "don't": "doesn't",
    "perpetually": "perpetually",
}


def _controlled(game: Game, step: LayerStep) -> Because:
    before, after = (game.name(p) if p is not None else "" for p in (step.controller_before, step.controller_after))
    return Because(text=_told(step), rule=next(iter(step.rules), ""), source=step.source_name, before=before, after=after)


def _in_order(steps: Sequence[LayerStep], show: Shown) -> Iterator[Because]:
    """Why it comes in this order, for a reader who would expect another."""
    acting = [s for s in steps if s.before is not None and s.after is not None and show(s.before) != show(s.after)]
    for one, other in pairwise(acting):
        if one.layer == other.layer and one.source_name != other.source_name and 0 < one.timestamp < other.timestamp:
            yield _by_timestamp(one, other)
            break
    for one, other in pairwise(acting):
        if one.layer != other.layer and one.timestamp > other.timestamp > 0 and one.source_name != other.source_name:
            yield _by_layer(one, other)
            return


@rule("613.7")
def _by_timestamp(one: LayerStep, other: LayerStep) -> Because:
    return Because(text=f"{one.source_name} comes before {other.source_name}: its timestamp is earlier.")


@rule("613.1")
def _by_layer(one: LayerStep, other: LayerStep) -> Because:
    order = f"layer {one.layer} is before layer {other.layer}"
    return Because(text=f"{one.source_name} comes before {other.source_name}, though it is newer: {order}.")
