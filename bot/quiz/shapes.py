"""The shape of a compiled word: what it says, whatever the numbers in it; so that cards are found by what they mean."""

from functools import cache
from typing import Any

from msgspec import Struct

UNSAID = frozenset({"wording", "form", "slot", "is_many"})
"""Fields that tell how something was worded, not what it means."""


class Shape(Struct, frozen=True):
    """``form`` is the same for lines that differ in their numbers only, not in signs; ``numbers`` are those, in their order."""

    form: str
    numbers: tuple[int, ...]


def shape(word: Any) -> Shape:
    """The shape of a compiled word."""
    numbers: list[int] = []
    return Shape(_form(word, numbers), tuple(numbers))


def _form(part: Any, numbers: list[int]) -> str:
    from engine.words.amounts import Number
    from engine.words.kinds import PT

    if isinstance(part, Number):
        numbers.append(part.n)
        return "#"
    if isinstance(part, PT):
        if part.power is None or part.toughness is None:
            return repr(part)
        numbers += [part.power, part.toughness]
        return f"#{''.join(part.signs)}"
    if isinstance(part, tuple):
        return f"[{','.join(_form(one, numbers) for one in part)}]"
    if isinstance(part, Struct):
        said = (name for name in part.__struct_fields__ if name not in UNSAID)
        inner = ",".join(_form(getattr(part, name), numbers) for name in said)
        return f"{type(part).__name__}({inner})"
    return repr(part)


@cache
def form_of(line: str, types: str) -> str:
    """The form of a line of card text on a card of these types; numbers in it stand for any."""
    from engine.cards.compile import compile_line
    from engine.cards.type_line import type_line

    word = compile_line(line, type_line(types)).word
    if word is None:
        raise ValueError(f"the engine does not read {line!r}")
    return shape(word).form
