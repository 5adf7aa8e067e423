"""Derivations: how the characteristics of an object come about, as lines of a ruling."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.explain.ruling import Because
from engine.game.layers import Layer, LayerStep, explain
from engine.game.machine import Game
from engine.game.objects import Characteristics, Id, Object

_PT: Final = frozenset({Layer.PT_DEFINED, Layer.PT_SET, Layer.PT_MODIFIED, Layer.PT_SWITCHED})


def derivation(game: Game, thing: Id, layers: Sequence[Layer]) -> tuple[Because, ...]:
    """The steps in these layers, first what the object is by itself; () for what is gone."""
    found = game.state.objects.get(thing)
    if found is None:
        return ()
    steps = [step for step in explain(game.state, thing) if not step.layer or Layer(step.layer) in layers]
    show = _shown(layers)
    return (_base(game, found, show), *(line for step in steps for line in _lines(game, step, show)))


def _shown(layers: Sequence[Layer]) -> Callable[[Characteristics], str]:
    """What of the characteristics these layers are about."""
    if _PT & set(layers):
        return _size
    if Layer.COLOR in layers:
        return lambda now: "".join(c for c in "WUBRG" if c in now.colors) or "colorless"
    if Layer.ABILITY in layers:
        return _abilities
    return _types if Layer.TYPE in layers else lambda now: ""


def _size(now: Characteristics) -> str:
    return f"{now.power}/{now.toughness}" if now.power is not None else ""


def _types(now: Characteristics) -> str:
    front = " ".join(word.capitalize() for word in (*now.supertypes, *now.types))
    return f"{front} — {' '.join(now.subtypes)}" if now.subtypes else front


def _abilities(now: Characteristics) -> str:
    number = len(now.abilities)
    return f"{number or 'no'} {'ability' if number == 1 else 'abilities'}"


def _base(game: Game, found: Object, show: Callable[[Characteristics], str]) -> Because:
    printed = show(found.base)
    name = game.name(found.id)
    text = f"{name} starts as {printed}." if printed else f"{name} starts with nothing of the kind."
    return Because(text=text, source=name, after=printed)


def _lines(game: Game, step: LayerStep, show: Callable[[Characteristics], str]) -> list[Because]:
    """One line for each rule of a step, the first with all that it says."""
    before = show(step.before) if step.before is not None else ""
    after = show(step.after) if step.after is not None else ""
    said = step.note or step.text or "applies"
    place = f" in layer {step.layer}" if step.layer else ""
    text = f"{step.source_name}: {said}{place}." if not step.note else f"{said}."
    rules = step.rules or ("",)
    first = Because(text=text, rule=rules[0], source=step.source_name, before=before, after=after)
    return [first, *(Because(text=text, rule=rule, source=step.source_name) for rule in rules[1:])]
