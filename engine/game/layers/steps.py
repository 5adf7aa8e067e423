"""The steps of a derivation, one a layer; each is a rule, and applies the effects of its layer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.game.layers.order import Layer
from engine.rulebook import rule, rules_of

if TYPE_CHECKING:
    from engine.game.layers.derivation import Derivation


@rule("613.1a", "613.2a")
def copy_effects(now: Derivation) -> None:
    """Copy effects and whatever else changes copiable values."""
    now.apply(Layer.COPY)


@rule("613.2b")
def face_down(now: Derivation) -> None:
    """What face-down objects are."""
    now.turn_down()
    now.apply(Layer.FACE_DOWN)


@rule("613.1b")
def control(now: Derivation) -> None:
    """Effects that change who controls an object."""
    now.apply(Layer.CONTROL)


@rule("613.1c")
def text(now: Derivation) -> None:
    """Effects that change text."""
    now.apply(Layer.TEXT)


@rule("613.1d")
def types(now: Derivation) -> None:
    """Effects that change types, and what lands have by their types."""
    now.apply(Layer.TYPE)
    now.give_intrinsic_abilities()


@rule("613.1e")
def colors(now: Derivation) -> None:
    """Effects that change colours."""
    now.apply(Layer.COLOR)


@rule("613.1f")
def abilities(now: Derivation) -> None:
    """Effects that add and remove abilities, and keyword counters."""
    now.sources.add_keyword_counters()
    now.apply(Layer.ABILITY)


@rule("613.4a")
def defined_pt(now: Derivation) -> None:
    """Power and toughness that an object's own ability defines."""
    now.give_missing_sizes()
    now.apply(Layer.PT_DEFINED)


@rule("613.4b")
def set_pt(now: Derivation) -> None:
    """Effects that set power and toughness."""
    now.apply(Layer.PT_SET)


@rule("613.4c")
def modified_pt(now: Derivation) -> None:
    """Effects and counters that modify power and toughness."""
    now.keep_before_counters()
    now.sources.add_pt_counters()
    now.apply(Layer.PT_MODIFIED)


@rule("613.4d")
def switched_pt(now: Derivation) -> None:
    """Effects that switch power and toughness."""
    now.apply(Layer.PT_SWITCHED)


@rule("613.2")
def copiable_values(now: Derivation) -> None:
    """The sublayers of the first layer, in order."""
    for layer in (Layer.COPY, Layer.FACE_DOWN):
        STEPS[layer](now)


@rule("613.1g", "613.4")
def power_and_toughness(now: Derivation) -> None:
    """The sublayers of the last layer, in order."""
    for layer in (Layer.PT_DEFINED, Layer.PT_SET, Layer.PT_MODIFIED, Layer.PT_SWITCHED):
        STEPS[layer](now)


STEPS: dict[Layer, Callable[[Derivation], None]] = {
    Layer.COPY: copy_effects,
    Layer.FACE_DOWN: face_down,
    Layer.CONTROL: control,
    Layer.TEXT: text,
    Layer.TYPE: types,
    Layer.COLOR: colors,
    Layer.ABILITY: abilities,
    Layer.PT_DEFINED: defined_pt,
    Layer.PT_SET: set_pt,
    Layer.PT_MODIFIED: modified_pt,
    Layer.PT_SWITCHED: switched_pt,
}


IN_ORDER: tuple[Callable[[Derivation], None], ...] = (
    copiable_values, control, text, types, colors, abilities, power_and_toughness,
)
"""The layers, in the order in which they are applied."""


def rules_of_layer(layer: Layer) -> tuple[str, ...]:
    """The rules of a layer."""
    return rules_of(STEPS[layer])
