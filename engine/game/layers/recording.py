"""Recording how the characteristics of one object come about, for explanations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from engine.game.layers.counters import KeywordCounters, PTCounters, counters_text
from engine.game.layers.draft import Draft
from engine.game.layers.effects import Acting, Part
from engine.game.layers.order import Layer
from engine.game.layers.steps import rules_of_layer
from engine.game.objects import Characteristics, Id
from engine.phrase import Leaf, text, walk
from engine.phrase.word import PhraseError, Word
from engine.rulebook import rule, rules_of

if TYPE_CHECKING:
    from engine.game.layers.derivation import Derivation


class LayerStep(Struct, frozen=True, kw_only=True):
    """One thing that an effect did to the object, or the note why an effect did nothing or came later.

    ``source`` and ``source_name`` say whose effect, ``text`` what it says, ``timestamp`` 0 that it has none of its own (counters
    that change power and toughness), ``effect`` tells the effects of one derivation apart. A note has ``note`` and nothing before
    and after.
    """

    layer: str
    source_name: str
    rules: tuple[str, ...] = ()
    source: Id | None = None
    text: str = ""
    timestamp: int = 0
    effect: int = 0
    before: Characteristics | None = None
    after: Characteristics | None = None
    controller_before: Id | None = None
    controller_after: Id | None = None
    note: str = ""

    def cited(self, numbers: tuple[str, ...]) -> LayerStep:
        """With more rules."""
        return msgspec.structs.replace(self, rules=(*self.rules, *(n for n in numbers if n not in self.rules)))


class Recorder:
    """Takes down each step of the derivation of one object."""

    def __init__(self, thing: Id) -> None:
        self.thing = thing
        self.steps: list[LayerStep] = []
        self._takers: dict[Id, tuple[str, tuple[str, ...]]] = {}

    def applied(
        self, now: Derivation, one: Acting, part: Part, layer: Layer, before: Characteristics, controller: Id, draft: Draft
    ) -> None:
        """A part of an effect was applied to an object."""
        rules = _rules(part, layer, draft)
        if draft.now.abilities is not before.abilities:
            self._takers[draft.of] = (one.name, rules)
        if draft.of != self.thing or (draft.now is before and draft.controller == controller):
            return
        self.steps.append(
            LayerStep(
                layer=layer.value,
                rules=rules,
                source=one.source or self.thing,
                source_name=one.name or now.state.objects[self.thing].definition.name,
                text=_said(now, one, part, self.thing),
                timestamp=one.timestamp,
                effect=id(one),
                before=before,
                after=draft.now,
                controller_before=controller,
                controller_after=draft.controller,
            )
        )

    @rule("305.6")
    def intrinsic(self, now: Derivation, thing: Id, before: Characteristics, draft: Draft) -> None:
        """A land has the mana abilities of its basic land types."""
        if thing == self.thing:
            step = LayerStep(
                layer=Layer.TYPE.value,
                source_name=now.state.objects[thing].definition.name,
                source=thing,
                text="basic land types",
                before=before,
                after=draft.now,
            )
            self.steps.append(step.cited(_intrinsic_rules()))

    def waits(self, one: Acting, other: Acting, layer: Layer, rules: tuple[str, ...]) -> None:
        """An effect waits for another, which changes what it does."""
        if self._concerns(one):
            note = f"{one.name} depends on {other.name}, which is applied first whatever the timestamps"
            self._note(one, layer.value, note, rules)

    def lost(self, now: Derivation, one: Acting) -> None:
        """An effect never applies: the ability that it comes from is gone before."""
        if self._concerns(one):
            taker, rules = self._takers.get(one.source or 0, ("", ()))
            late = [layer for layer in Layer if layer in one.layers]
            where = " and ".join(layer.value for layer in late)
            by = f" to {taker}" if taker else ""
            note = f"{one.name} has lost that ability{by}, so it does nothing in layer {where}"
            self._note(one, "", note, (*rules, *(number for layer in late for number in rules_of_layer(layer))))

    def _note(self, one: Acting, layer: str, note: str, rules: tuple[str, ...]) -> None:
        step = LayerStep(
            layer=layer,
            rules=rules,
            source=one.source,
            source_name=one.name,
            text=said(one.word),
            timestamp=one.timestamp,
            note=note,
        )
        if step not in self.steps:
            self.steps.append(step)

    def _concerns(self, one: Acting) -> bool:
        return one.source == self.thing or any(self.thing in things for things in one.tried.values())


def _intrinsic_rules() -> tuple[str, ...]:
    numbers: tuple[str, ...] = rules_of(Recorder.intrinsic)
    return numbers


def _rules(part: Part, layer: Layer, draft: Draft) -> tuple[str, ...]:
    own: tuple[str, ...] = rules_of(type(part.modification).modify) or rules_of(part.modification)
    return tuple(dict.fromkeys((*rules_of_layer(layer), *own, *draft.rules, *_rules_of_description(part.subject))))


def _rules_of_description(subject: Any) -> tuple[str, ...]:
    """The rules of the words that say what an effect applies to."""
    words = walk(subject) if isinstance(subject, Word) else ()
    return tuple(number for word in words for number in rules_of(getattr(type(word), "match", None)))


def _said(now: Derivation, one: Acting, part: Part, thing: Id) -> str:
    if isinstance(part.modification, PTCounters):
        return counters_text(now.state.objects[thing].counters)
    if isinstance(part.modification, KeywordCounters):
        return f"{part.modification.kind} counter"
    return said(one.word) or said(part.modification)


def said(word: Any) -> str:
    """A word as card text; empty for what has no wording."""
    if isinstance(word, tuple):
        return " ".join(filter(None, map(said, word)))
    if not isinstance(word, Word) or not (type(word).templates or isinstance(word, Leaf)):
        return ""
    try:
        return text(word)
    except PhraseError:  # a part of it was made and is never said
        return ""
