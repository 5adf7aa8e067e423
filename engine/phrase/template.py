"""Templates: parsed once per class into elements that the reader and the printer both follow."""

import builtins
import inspect
import re
import sys
import types
from functools import cache
from typing import Any, Union, get_args, get_origin

import msgspec

from engine.phrase.tokens import tokenise
from engine.phrase.word import PhraseError, Word


class Literal(msgspec.Struct, frozen=True):
    """Words that stand as they are (lower case for reading, as written for printing)."""

    tokens: tuple[str, ...]
    printed: tuple[str, ...]


class Slot(msgspec.Struct, frozen=True, cache_hash=True):
    """A field: ``kind`` is the word class or builtin that it is read by; ``many`` for a tuple of them.

    ``number`` is the grammatical number that what is read must have, where the template asks for one, or the field with
    which it agrees. ``agrees`` names the slot with which the ``^`` inflections of the words inside agree (``^``: this word's own).
    """

    field: str
    kind: Any
    style: str
    many: bool
    agrees: str = ""
    number: str = ""

    def fits(self, value: Any) -> bool:
        """Whether what was read has the number that the template asks for."""
        return self.number not in (ONE, MANY) or value.plural is (self.number == MANY)


class Inflection(msgspec.Struct, frozen=True):
    """A word with two forms, chosen by the number of ``subject``."""

    singular: tuple[str, ...]
    plural: tuple[str, ...]
    subject: str


class Optional(msgspec.Struct, frozen=True):
    """Elements that are said only when one of their fields differs from its default."""

    elements: tuple[Any, ...]
    fields: tuple[str, ...]


Element = Literal | Slot | Inflection | Optional
_PIECE = re.compile(r"(\{[^}]*\}|\[|\])")
_FIRST_WORD = re.compile(r"([A-Za-z]+|~)(?:\{(s|es)[@^a-z_]*\}|(?=[ ,]|$))")
_SLOT = re.compile(r"[a-z_]+(?::[a-z_/+0-9]+)?$")
_FIRST_SLOT = re.compile(r"\{([a-z_]+(?::[a-z_+0-9]+)?(?:@[a-z_^]+)?\^?)\}")
_EITHER = re.compile(r"\(([^()]*\|[^()]*)\)")
_LEFT_OUT = re.compile(r"\[([^\[\]{}]*)\]")
_SYMBOLS = {"s", "es"}
_MARK = "\u0001"
ONE, MANY = "one", "many"


def variants(template: str) -> list[str]:
    """The template with every ``(a|b)`` and every ``[...]`` that holds no slot written out."""
    found = _EITHER.search(template) if "|" in template else None
    if found:
        return _written_out(template, found, found.group(1).split("|"))
    found = _LEFT_OUT.search(template) if "[" in template else None
    return _written_out(template, found, ["", found.group(1)]) if found else [template]


@cache
def templates_by_wording(word: type[Word]) -> tuple[str, ...]:
    """For each wording of a class the template of which it is written out."""
    return tuple(template for template in word.templates for _ in variants(template))


def template_of(word: Word) -> str:
    """The template that a word was read with, as :func:`says` was given it."""
    return templates_by_wording(type(word))[word.wording]


def _written_out(template: str, found: re.Match[str], options: list[str]) -> list[str]:
    return [v for option in options for v in variants(template[: found.start()] + option + template[found.end() :])]


def first_words(text: str) -> frozenset[str] | None:
    """The tokens that a written-out template can begin with, when it begins with a word; None when it must be parsed to know."""
    found = _FIRST_WORD.match(text)
    if found is None or "a(n)" in found[0]:
        return None
    return _forms(found[1].lower(), found[2])


@cache
def _forms(word: str, ending: str | None) -> frozenset[str]:
    return frozenset({word, word + ending}) if ending else frozenset({word})


def first_slot(word: type[Word], text: str) -> Slot | None:
    """The slot with which a written-out template of ``word`` begins; None when it must be parsed to know."""
    found = _FIRST_SLOT.match(text)
    if found is None:
        return None
    elements: list[Element] = []
    _braced(word, field_types(word), found[1], "", elements)
    return next((element for element in elements if isinstance(element, Slot)), None)


def parse(word: type[Word], template: str) -> tuple[Element, ...]:
    """The elements of one written-out template of ``word``; PhraseError when a slot names no field."""
    hints = field_types(word)
    pieces = [p for p in _PIECE.split(_mark_symbols(template)) if p]
    elements, rest, _ = _sequence(word, hints, pieces, "")
    if rest:
        raise PhraseError(f"{word.__name__}: unbalanced ']' in {template!r}")
    said = _fields(elements)
    missing = [name for name in required_fields(word) if name not in said]
    if missing:
        raise PhraseError(f"{word.__name__}: {template!r} leaves {', '.join(missing)} unsaid")
    return tuple(elements)


def _mark_symbols(template: str) -> str:
    """Hide mana and tap symbols, which are words and not slots, from the splitting at braces."""
    return re.sub(r"\{([A-Z0-9]+(?:/[A-Z0-9]+)*)\}", lambda m: f"{_MARK}{m.group(1)}{_MARK}", template)


def _show_symbols(text: str) -> str:
    return re.sub(f"{_MARK}([^{_MARK}]*){_MARK}", r"{\1}", text)


@cache
def field_types(word: type[Word]) -> dict[str, Any]:
    """What each field is read by: the annotation, ``| None`` taken off, ``tuple[X, ...]`` kept as such."""
    found: dict[str, Any] = {}
    for kind in reversed(word.__mro__):
        found |= _own_field_types(kind)
    return found


@cache
def _own_field_types(kind: type) -> dict[str, Any]:
    """The same for the fields that a class adds to those of its bases, or says anew."""
    fields = getattr(kind, "__struct_fields__", ())
    own = inspect.get_annotations(kind) if fields else {}
    return {name: _resolved(hint, kind.__module__) for name, hint in own.items() if name in fields}


@cache
def required_fields(word: type[Word]) -> tuple[str, ...]:
    """The fields that have no default."""
    names, defaults = word.__struct_fields__, word.__struct_defaults__
    first = len(names) - len(defaults)
    return names[:first] + tuple(n for n, d in zip(names[first:], defaults, strict=True) if d is msgspec.NODEFAULT)


@cache
def _resolved(hint: Any, module: str) -> Any:
    """The type that an annotation written as text names, in the module where it stands."""
    if not isinstance(hint, str):
        return _plain(hint)
    names = vars(sys.modules[module])
    text = hint.removesuffix(" | None")
    inner = text.removeprefix("tuple[").removesuffix(", ...]") if text.startswith("tuple[") and text.endswith(", ...]") else text
    kind: Any = names.get(inner) or getattr(builtins, inner, None)
    if kind is None:
        return _plain(eval(hint, names))  # an annotation of our own classes, never text from outside
    return kind if inner is text else types.GenericAlias(tuple, (kind, ...))


def _plain(hint: Any) -> Any:
    if get_origin(hint) in (Union, types.UnionType):
        inner = [a for a in get_args(hint) if a is not type(None)]
        return inner[0] if len(inner) == 1 else tuple(inner)
    return hint


def _sequence(
    word: type[Word], hints: dict[str, Any], pieces: list[str], subject: str
) -> tuple[list[Element], list[str], str]:
    elements: list[Element] = []
    while pieces:
        piece, pieces = pieces[0], pieces[1:]
        if piece == "]":
            return elements, [piece, *pieces], subject
        if piece == "[":
            inner, pieces, subject = _sequence(word, hints, pieces, subject)
            if not pieces:
                raise PhraseError(f"{word.__name__}: '[' is never closed")
            pieces = pieces[1:]
            elements.append(Optional(tuple(inner), tuple(_fields(inner))))
        elif piece[0] == "{":
            subject = _braced(word, hints, piece[1:-1], subject, elements)
        else:
            _literal(elements, _show_symbols(piece))
    return elements, [], subject


def _braced(word: type[Word], hints: dict[str, Any], inner: str, subject: str, elements: list[Element]) -> str:
    body, _, named = inner.removesuffix("^").partition("@")
    if inner.endswith("^"):
        named = "^"
    if body in _SYMBOLS or "/" in body.partition(":")[0]:
        elements.append(_inflect(word, body, named or subject, hints, elements))
        return subject
    if not _SLOT.match(body):
        raise PhraseError(f"{word.__name__}: {{{inner}}} is neither a slot nor an inflection")
    name, _, style = body.partition(":")
    if name not in hints:
        raise PhraseError(f"{word.__name__} has no field {name!r}")
    hint = hints[name]
    many = get_origin(hint) is tuple
    number = "" if many else style if style in (ONE, MANY, *hints) else _number_after(elements, hint)
    elements.append(Slot(name, get_args(hint)[0] if many else hint, "" if number == style else style, many, named, number))
    return name


def _number_after(before: list[Element], hint: Any) -> str:
    """After an article a slot names one thing."""
    is_article = bool(before) and isinstance(before[-1], Literal) and before[-1].tokens[-1] == "a(n)"
    return ONE if is_article and not _counts(hint) else ""


def _inflect(word: type[Word], body: str, subject: str, hints: dict[str, Any], elements: list[Element]) -> Inflection:
    """The ending belongs to the word before it: a verb takes it in the singular, an amount's noun in the plural."""
    if not subject:
        raise PhraseError(f"{word.__name__}: {{{body}}} has no slot to agree with")
    if "/" in body:
        singular, plural = (tuple(tokenise(form)) for form in body.split("/"))
        return Inflection(singular, plural, subject)
    before = elements.pop()
    if not isinstance(before, Literal):
        raise PhraseError(f"{word.__name__}: {{{body}}} follows no word")
    *head, last = before.printed
    if head:
        elements.append(Literal(before.tokens[:-1], tuple(head)))
    forms = ((last,), (last + body,)) if _counts(hints.get(subject)) else ((last + body,), (last,))
    return Inflection(forms[0], forms[1], subject)


def _counts(hint: Any) -> bool:
    return hint is int or bool(getattr(hint, "counts", False))


def _literal(elements: list[Element], text: str) -> None:
    text = text.replace("a(n)", _MARK)
    tokens = [t if t != _MARK else "a(n)" for t in tokenise(text)]
    if tokens:
        elements.append(Literal(tuple(t.lower() for t in tokens), tuple(tokens)))


def _fields(elements: list[Element] | tuple[Any, ...]) -> list[str]:
    names: list[str] = []
    for e in elements:
        names += [e.field] if isinstance(e, Slot) else list(e.fields) if isinstance(e, Optional) else []
    return names


def said_order(elements: tuple[Any, ...]) -> list[str]:
    """The fields in the order in which the elements say them."""
    return list(dict.fromkeys(_fields(elements)))
