"""Notes beside a derivation: what a reader would ask of the layers, of copies and of conditions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.explain.ruling import Because
from engine.game.layers import Layer, LayerStep
from engine.game.layers.recording import said
from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.objects import Object, Zone
from engine.phrase import Word, walk
from engine.rulebook import rule, rules_of

_EARLY = (Layer.TYPE, Layer.COLOR, Layer.ABILITY)


def notes(game: Game, found: Object, steps: Sequence[LayerStep], layers: Sequence[Layer]) -> Iterator[Because]:
    """The notes on the derivation of one object; ``steps`` are those of all layers, ``layers`` those asked about."""
    yield from _copy(game, found)
    changing = [s for s in steps if s.before is not None and s.after is not None and s.source is not None]
    yield from _in_several_layers(changing, layers)
    yield from _after_earlier_layers(game, changing, layers)
    yield from _conditions(game, found)


def _copy(game: Game, found: Object) -> Iterator[Because]:
    """A permanent that entered as a copy has copied values."""
    if found.is_token or found.is_face_down or found.components or any(found.base is face for face in found.definition.faces):
        return
    if found.base.name != found.definition.faces[min(found.face, len(found.definition.faces) - 1)].name:
        name = game.name(found.id)
        yield _copied(name)
        yield _copied_values(name)


@rule("707.2")
def _copied(name: str) -> Because:
    return Because(text=f"{name} is a copy: it has the copiable values of what it copied.")


@rule("707.3")
def _copied_values(name: str) -> Because:
    return Because(text=f"What copies {name} would copy these values in turn.")


def _in_several_layers(changing: Sequence[LayerStep], layers: Sequence[Layer]) -> Iterator[Because]:
    asked = [s for s in changing if Layer(s.layer) in layers]
    for step in asked:
        if any(s.source == step.source and s.timestamp == step.timestamp and s.layer != step.layer for s in changing):
            yield _all_its_layers(step.source_name)
            return


@rule("613.6")
def _all_its_layers(name: str) -> Because:
    return Because(text=f"The effect of {name} applies in each of its layers to what it began to apply to.", source=name)


def _after_earlier_layers(game: Game, changing: Sequence[LayerStep], layers: Sequence[Layer]) -> Iterator[Because]:
    """An effect that applies because of what another did in an earlier layer."""
    late = [s for s in changing if Layer(s.layer) in layers and Layer(s.layer) not in _EARLY and s.timestamp]
    early = [s for s in changing if Layer(s.layer) in _EARLY]
    for step in late:
        before = next((e for e in early if e.source != step.source), None)
        if before is not None:
            yield _anew(before.source_name, step.source_name)
            source = game.state.objects.get(step.source or 0)
            if source is not None and source.zone is Zone.BATTLEFIELD:
                yield _not_locked_in(step.source_name)
            return


@rule("613.5")
def _anew(before: str, after: str) -> Because:
    return Because(text=f"The layers are applied anew at every moment: {after} applies to what {before} has made of it.")


@rule("611.3b")
def _not_locked_in(name: str) -> Because:
    return Because(text=f"The static ability of {name} applies to whatever its text describes at the moment.", source=name)


def _conditions(game: Game, found: Object) -> Iterator[Because]:
    """The conditions of the object's own static abilities, with the rules of what they ask."""
    for ability in dict.fromkeys((*found.base.abilities, *game.characteristics(found.id).abilities)):
        condition: Any = getattr(ability, "condition", None)
        if not isinstance(ability, Static) or not isinstance(condition, Word):
            continue
        hooks = (getattr(type(word), hook, None) for word in walk(condition) for hook in ("holds", "count"))
        own = dict.fromkeys(number for hook in hooks for number in rules_of(hook))
        for number in own:
            yield Because(text=f"{game.name(found.id)} says: {said(ability)}", rule=number, source=game.name(found.id))
