"""The ``@rule`` decorator: the one place where code says which rule of the Comprehensive Rules it is."""

import re
from collections.abc import Callable, Iterator
from functools import cache, wraps
from types import CodeType
from typing import Any, Final, TypeVar, cast

Cites = TypeVar("Cites", bound=Callable[..., object])

CITED: Final[dict[str, list[str]]] = {}
"""Every cited number, with the ``module:qualname`` of each function or class that cites it."""

Witness = Callable[[tuple[str, ...]], None]
"""What is told the numbers of a function each time that it did something."""

_WITNESSES: Final[list[Witness]] = []
_NUMBER: Final = re.compile(r"([1-9]\d\d)(?:\.([1-9]\d{0,2})([a-kmnp-z]?))?\Z")
_PLAIN_RESULTS: Final = frozenset((None, bool, int, str, float, "None", "bool", "int", "str", "float"))
_IS_GENERATOR: Final = 0x20


class BadRuleNumber(ValueError):
    """A citation that cannot be a rule number."""


@cache
def split_number(number: str) -> tuple[int, int, str]:
    """``704.5f`` as ``(704, 5, "f")``, which sorts as the book is ordered; a missing part is 0 or empty."""
    found = _NUMBER.match(number)
    if found is None:
        raise BadRuleNumber(f"{number!r} is not a rule number; they look like 704, 704.5 or 704.5f (never l or o)")
    return int(found[1]), int(found[2] or 0), found[3]


def rule(*numbers: str) -> Callable[[Cites], Cites]:
    """Say which rules a function, method or class is.

    While the function runs, ``numbers`` stands last on ``game.citations`` (when it has a parameter ``game``), so that
    events are stamped with the innermost rules. Results that have a method ``cited`` are returned as
    ``result.cited(numbers)``; so are the members of a tuple or list, and what a generator yields.
    """
    if not numbers:
        raise BadRuleNumber("rule() needs at least one number, as in @rule('704.5f')")
    for number in numbers:
        split_number(number)

    def decorate(target: Cites) -> Cites:
        for number in numbers:
            CITED.setdefault(number, []).append(f"{target.__module__}:{target.__qualname__}")
        citing = target if isinstance(target, type) else _wrapped(_witnessed(target, numbers), numbers)
        citing.rules = numbers  # type: ignore[attr-defined] # functions and classes take attributes
        return cast(Cites, citing)

    return decorate


def watch(witness: Witness) -> None:
    """Tell ``witness`` of every function that is decorated from now on and does something."""
    _WITNESSES.append(witness)


def _witnessed(fn: Callable[..., Any], numbers: tuple[str, ...]) -> Callable[..., Any]:
    """A generator did something when it gave an item; one that is to give a result, when that is not False, None or empty."""
    if not _WITNESSES:
        return fn

    def did_something() -> None:
        for witness in _WITNESSES:
            witness(numbers)

    return _witnessed_generator(fn, did_something) if _code(fn).co_flags & _IS_GENERATOR else _witnessed_call(fn, did_something)


def _witnessed_call(fn: Callable[..., Any], did_something: Callable[[], None]) -> Callable[..., Any]:
    gives_nothing = fn.__annotations__.get("return") in (None, "None")

    @wraps(fn)
    def witnessed(*args: Any, **kwargs: Any) -> Any:
        result = fn(*args, **kwargs)
        if gives_nothing or not _is_empty(result):
            did_something()
        return result

    return witnessed


def _is_empty(result: Any) -> bool:
    return result is None or result is False or (type(result) in (tuple, list) and not result)


def _witnessed_generator(fn: Callable[..., Any], did_something: Callable[[], None]) -> Callable[..., Any]:
    @wraps(fn)
    def witnessed(*args: Any, **kwargs: Any) -> Iterator[Any]:
        for item in fn(*args, **kwargs):
            did_something()
            yield item

    return witnessed


def _wrapped(fn: Callable[..., Any], numbers: tuple[str, ...]) -> Callable[..., Any]:
    code = _code(fn)
    at = _place_of_game(code)
    if code.co_flags & _IS_GENERATOR:
        return _generator(fn, numbers, at)
    plain = fn.__annotations__.get("return", fn) in _PLAIN_RESULTS
    if at is None:
        return fn if plain else _result_only(fn, numbers)
    return _game_only(fn, numbers, at) if plain else _game_and_result(fn, numbers, at)


def _code(fn: Callable[..., Any]) -> CodeType:
    while hasattr(fn, "__wrapped__"):
        fn = fn.__wrapped__
    return fn.__code__


def _place_of_game(code: CodeType) -> int | None:
    """Where the argument ``game`` stands among the positional ones; past them all when it is keyword-only."""
    named = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    return named.index("game") if "game" in named else None


def _cite(result: Any, numbers: tuple[str, ...]) -> Any:
    kind = type(result)
    if kind is tuple or kind is list:
        return kind([_cite(one, numbers) for one in result])
    cited = getattr(result, "cited", None)
    return result if cited is None else cited(numbers)


def _result_only(fn: Callable[..., Any], numbers: tuple[str, ...]) -> Callable[..., Any]:
    @wraps(fn)
    def citing(*args: Any, **kwargs: Any) -> Any:
        return _cite(fn(*args, **kwargs), numbers)

    return citing


def _game_only(fn: Callable[..., Any], numbers: tuple[str, ...], at: int) -> Callable[..., Any]:
    @wraps(fn)
    def citing(*args: Any, **kwargs: Any) -> Any:
        citations = (args[at] if len(args) > at else kwargs["game"]).citations
        citations.append(numbers)
        try:
            return fn(*args, **kwargs)
        finally:
            citations.pop()

    return citing


def _game_and_result(fn: Callable[..., Any], numbers: tuple[str, ...], at: int) -> Callable[..., Any]:
    @wraps(fn)
    def citing(*args: Any, **kwargs: Any) -> Any:
        citations = (args[at] if len(args) > at else kwargs["game"]).citations
        citations.append(numbers)
        try:
            return _cite(fn(*args, **kwargs), numbers)
        finally:
            citations.pop()

    return citing


def _generator(fn: Callable[..., Any], numbers: tuple[str, ...], at: int | None) -> Callable[..., Any]:
    """The numbers are on the game only while the generator itself runs, not while its reader does."""

    @wraps(fn)
    def citing(*args: Any, **kwargs: Any) -> Iterator[Any]:
        citations: list[tuple[str, ...]] = []
        if at is not None:
            citations = (args[at] if len(args) > at else kwargs["game"]).citations
        items = iter(fn(*args, **kwargs))
        while True:
            citations.append(numbers)
            try:
                item = next(items)
            except StopIteration:
                return
            finally:
                citations.pop()
            yield _cite(item, numbers)

    return citing


def rules_of(target: object) -> tuple[str, ...]:
    """The rules that a function, method or class was said to be; () when it was not."""
    numbers: tuple[str, ...] = getattr(target, "rules", ())
    return numbers
