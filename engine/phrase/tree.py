"""Walking and rewriting words in the order in which the text says them."""

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import msgspec
from msgspec.structs import astuple

from engine.phrase.word import Word

T = TypeVar("T", bound=Word)


def children(word: Word) -> Iterator[tuple[str, Word]]:
    """(field, word) for each word inside, in field order; the words of a tuple one by one."""
    for name, value in zip(word.__struct_fields__, astuple(word), strict=True):
        if isinstance(value, Word):
            yield name, value
        elif isinstance(value, tuple):
            yield from ((name, v) for v in value if isinstance(v, Word))


def walk(word: Word, past_quoted: bool = False) -> Iterator[Word]:
    """The word and every word inside it, depth first; ``past_quoted``: those are passed by that are quoted."""
    to_come = [word]
    while to_come:
        word = to_come.pop()
        yield word
        inside = _inside_backwards(word)
        to_come += [w for w in inside if not w.is_quoted] if past_quoted else inside


def _inside_backwards(word: Word) -> list[Word]:
    found: list[Word] = []
    for value in astuple(word)[::-1]:
        if isinstance(value, Word):
            found.append(value)
        elif value and isinstance(value, tuple):
            found += [v for v in value[::-1] if isinstance(v, Word)]
    return found


def find(word: Word, kind: type[T]) -> list[T]:
    """Every word of a class inside ``word``, in order."""
    return [w for w in walk(word) if isinstance(w, kind)]


def drawn(word: Word, field: str = "", depth: int = 0) -> str:
    """The tree as lines: the class of each word with what it holds that is no word, the words inside it indented below."""
    inside = list(children(word))
    named = {name for name, _ in inside}
    held = [f"{n}={_held(getattr(word, n))}" for n in word.__struct_fields__ if n not in named | {"wording"} and getattr(word, n)]
    head = f"{'  ' * depth}{field + ': ' if field else ''}{' '.join([type(word).__name__, *held])}"
    return "\n".join([head, *(drawn(child, name, depth + 1) for name, child in inside)])


def _held(value: Any) -> str:
    return str(value) if isinstance(value, str | int) else repr(value)


def rewrite(word: Any, change: Callable[[Word], Word]) -> Any:
    """The word with ``change`` applied to every word inside it and then to itself; what stays the same is kept."""
    if isinstance(word, tuple):
        made = tuple(rewrite(w, change) for w in word)
        return word if all(a is b for a, b in zip(made, word, strict=True)) else made
    if not isinstance(word, Word):
        return word
    fields = {n: rewrite(getattr(word, n), change) for n in word.__struct_fields__}
    if any(fields[n] is not getattr(word, n) for n in fields):
        word = msgspec.structs.replace(word, **fields)
    return change(word)
