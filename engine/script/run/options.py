"""Options: which of the options of a choice words mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from engine.cards.card import fold
from engine.game.choices import Choice, Option
from engine.game.colors import COLOR_SYMBOLS
from engine.game.machine import Game
from engine.game.objects import Id
from engine.script.run import pointing
from engine.script.run.scene import Scene, current
from engine.script.values import choices as said
from engine.script.values.base import Value
from engine.script.values.references import Nothing, ObjectRef
from engine.words.vocabulary import plural

NUMERIC: Final = frozenset(
    {"x", "number", "amount", "die", "roll", "times", "additional cost", "life", "order", "mode", "face", "either"}
)
"""Kinds of choice whose options are numbers, so that they cannot be taken for ids."""

_YES: Final = ("yes", "true", "pay", "do")
NONE: Final = frozenset({"nothing", "none", "no one", "nobody", "neither", "no target", "no targets"})
"""Words for choosing none of what is offered."""
_NO: Final = ("no", "false", "none", "nothing")


class Words(Struct, frozen=True):
    """Where the words of a saying are looked up."""

    game: Game
    scene: Scene


def value_of(words: Words, thing: Any, choice: Choice, taken: Sequence[Any] = ()) -> Any:
    """The option that one named thing means, ``NOTHING`` when none does."""
    left = [option for option in choice.options if not any(option.value is value for value in taken)]
    if isinstance(thing, said.Words) and choice.kind == "mode":
        return mode_of(choice, said.Mode(words=thing.text))
    if isinstance(thing, said.Words):
        exact = (option.value for option in left if is_said(option.text, option.value, thing.text))
        return next(exact, _so_much(thing.text, left) if choice.kind == "mana" else NOTHING)
    if isinstance(thing, Nothing):
        return next((option.value for option in left if option.text == "nothing"), NOTHING)
    if isinstance(thing, said.Mode):
        return mode_of(choice, thing)
    if isinstance(thing, said.ChoiceFor):
        return value_of(words, thing.what, choice, taken)
    if choice.kind == "type" and isinstance(thing, ObjectRef) and thing.kind:
        return next((option.value for option in left if is_said(option.text, option.value, thing.kind)), NOTHING)
    if choice.kind in NUMERIC:
        return _by_name(thing, left)
    for meant in pointing.targets(words.game, words.scene, thing):
        for option in left:
            if meant in ids_of(words.game, option.value):
                return option.value
    return _by_name(thing, left)


def _so_much(symbol: str, left: Sequence[Option]) -> Any:
    """The one option that is more than one mana of the type that is said."""
    found = [option.value for option in left if not fold(option.text).replace(fold(symbol), "")]
    return found[0] if len(found) == 1 else NOTHING


def _by_name(thing: Any, left: Sequence[Option]) -> Any:
    """The option that is told with the name of the thing."""
    source = thing.source if isinstance(thing, Value) and thing.source is not None else thing
    name = source.name if isinstance(source, Value) else ""
    exact = [option.value for option in left if name and is_said(option.text, option.value, name)]
    loose = [option.value for option in left if name and fold(name) in fold(option.text)]
    parts = set(fold(name).split())
    words = [option for option in left if isinstance(option.value, str)]
    inner = [option.value for option in words if parts & {fold(option.text), fold(plural(option.text))}]
    return next(iter((*exact, *loose, *(inner if len(inner) == 1 else ()))), NOTHING)


NOTHING: Final = object()


def ids_of(game: Game, value: Any) -> set[Id]:
    """The objects and players that an option stands for."""
    if isinstance(value, bool):
        return set()
    if isinstance(value, int):
        return {value, current(game, value)}
    if isinstance(value, tuple | list | frozenset):
        return {found for part in value for found in ids_of(game, part)}
    named = [getattr(value, name, None) for name in ("source", "object", "of", "id")]
    return {found for part in named if isinstance(part, int) for found in ids_of(game, part)}


def is_said(text: str, value: Any, words: str) -> bool:
    """Whether these words say this option."""
    wanted = fold(words)
    if wanted.startswith("{"):
        return sorted(wanted) == sorted(fold(text))
    spelled = {fold(text), fold(str(value)), fold(text).strip("{}")}
    if wanted[:1] == fold(text)[:1] and wanted == fold(plural(text)):
        return True
    letter = COLOR_SYMBOLS.get(wanted, "")
    is_color = value == letter or (isinstance(value, tuple) and set(value) == {letter})
    return wanted in spelled or f"{{{wanted}}}" in spelled or bool(letter and is_color)


def mode_of(choice: Choice, mode: said.Mode) -> Any:
    if mode.number and choice.kind != "mode":
        return NOTHING
    if mode.number:
        return next((o.value for o in choice.options if o.value == mode.number - 1), NOTHING)
    wanted = fold(mode.words)
    exact = [o.value for o in choice.options if wanted == fold(o.text)]
    loose = [o.value for o in choice.options if wanted and wanted in fold(o.text)]
    near = [o.value for o in choice.options if wanted and _stems(wanted) <= _stems(o.text)]
    return next(iter((*exact, *loose, *(near if len(near) == 1 else ()))), NOTHING)


def _stems(words: str) -> set[str]:
    """The words without what numbers and persons change at their end."""
    return {word.rstrip("s.") for word in fold(words).split()}


def yes(choice: Choice) -> tuple[Any, ...] | None:
    """The option that takes an offer."""
    for option in choice.options:
        if option.value is True or fold(option.text) in _YES:
            return (option.value,)
    return (choice.options[0].value,) if choice.minimum == 0 and len(choice.options) == 1 else None


def no(choice: Choice) -> tuple[Any, ...] | None:
    """The option that declines an offer."""
    for option in choice.options:
        if option.value is False or fold(option.text) in _NO:
            return (option.value,)
    return () if choice.minimum == 0 else None
