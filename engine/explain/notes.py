"""Notes beside a derivation: what a reader would ask of the layers, of copies and of conditions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from engine.explain.ruling import Because
from engine.game.abilities import expanded, keyword_name
from engine.game.layers import Layer, LayerStep
from engine.game.layers.recording import said
from engine.game.machine import Game
from engine.game.meaning import Keyword, Said, Static
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
    if printed_name(found):
        yield _copied(printed_name(found), game.name(found.id))
        yield _copied_values(printed_name(found))


def printed_name(found: Object) -> str:
    """The name printed on a card that has become a copy of something else; empty for everything else."""
    if found.is_token or found.is_face_down or found.components or any(found.base is face for face in found.definition.faces):
        return ""
    printed = found.definition.faces[min(found.face, len(found.definition.faces) - 1)].name
    return printed if found.base.name != printed else ""


def told_apart(game: Game, found: Object) -> str:
    """What to call an object where something else may have the same name: a copy also by the name printed on it."""
    name = game.name(found.id)
    return f"{printed_name(found)}, as a copy of {name}," if printed_name(found) else name


@rule("707.2")
def _copied(printed: str, name: str) -> Because:
    what = "it has the copiable values of that, without counters on it or other effects that apply to it"
    return Because(text=f"{printed} is a copy of {name}: {what}.")


@rule("707.3")
def _copied_values(name: str) -> Because:
    return Because(text=f"What copies {name} would copy these values in turn.")


def _in_several_layers(changing: Sequence[LayerStep], layers: Sequence[Layer]) -> Iterator[Because]:
    asked = [s for s in changing if Layer(s.layer) in layers]
    for step in asked:
        others = [s for s in changing if s.effect == step.effect and s.effect and s.layer != step.layer]
        if others:
            elsewhere = [s for s in others if Layer(s.layer) not in layers]
            yield replace(_all_its_layers(step.source_name), because=tuple(map(_in_layer, elsewhere)))
            return


@rule("613.6")
def _all_its_layers(name: str) -> Because:
    return Because(text=f"The effect of {name} applies in each of its layers to what it began to apply to.", source=name)


def _in_layer(step: LayerStep) -> Because:
    rules = step.rules or ("",)
    return Because(text=f"{step.source_name} applies in layer {step.layer} as well.", rule=rules[0], source=step.source_name)


def _after_earlier_layers(game: Game, changing: Sequence[LayerStep], layers: Sequence[Layer]) -> Iterator[Because]:
    """An effect that applies because of what another did in an earlier layer."""
    late = [s for s in changing if Layer(s.layer) in layers and Layer(s.layer) not in _EARLY and s.timestamp]
    early = [s for s in changing if Layer(s.layer) in _EARLY]
    for step in late:
        before = next((e for e in early if e.source != step.source and _may_bear_on(e, step)), None)
        if before is not None:
            yield _anew(before.source_name, step.source_name)
            source = game.state.objects.get(step.source or 0)
            if source is not None and source.zone is Zone.BATTLEFIELD:
                yield _not_locked_in(step.source_name)
            return


def _may_bear_on(early: LayerStep, late: LayerStep) -> bool:
    """Whether what an earlier effect did can be why a later one applies: for abilities, that it speaks of them."""
    if Layer(early.layer) is not Layer.ABILITY or early.before is None or early.after is None:
        return True
    gained = set(early.after.abilities) - set(early.before.abilities)
    return any(isinstance(ability, Keyword) and keyword_name(ability) in late.text.lower() for ability in gained)


@rule("613.5")
def _anew(before: str, after: str) -> Because:
    return Because(text=f"The layers are applied anew at every moment: {after} applies to what {before} has made of it.")


@rule("611.3b")
def _not_locked_in(name: str) -> Because:
    return Because(text=f"The static ability of {name} applies to whatever its text describes at the moment.", source=name)


def _conditions(game: Game, found: Object) -> Iterator[Because]:
    """The conditions of the object's own static abilities, with the rules of what they ask."""
    for ability in dict.fromkeys((*found.base.abilities, *game.characteristics(found.id).abilities)):
        means = expanded((ability,)).statics
        hooks = (getattr(type(word), hook, None) for one in means for word in _conditions_of(one) for hook in ("holds", "count"))
        for number in dict.fromkeys(number for hook in hooks for number in rules_of(hook)):
            yield Because(text=f"{game.name(found.id)} says: {said(ability)}", rule=number, source=game.name(found.id))


def _conditions_of(ability: Static) -> Iterator[Word]:
    """The words of the conditions under which a static ability applies."""
    inner = [modification for _, modification in ability.modifications()] if isinstance(ability, Word) else []
    for one in (ability, *inner):
        condition: Any = one.condition if isinstance(one, Said) else None
        if isinstance(condition, Word):
            yield from walk(condition)
