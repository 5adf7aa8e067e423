"""Printing: the tokens of a word, by the template that it was read with."""

import re
from functools import cache
from typing import Any

from engine.phrase.grammar import GRAMMAR
from engine.phrase.numbers import say_number
from engine.phrase.template import Element, Inflection, Literal, Optional, Slot
from engine.phrase.tokens import join
from engine.phrase.word import Leaf, PhraseError, Word


def say(word: Word, style: str = "", plural: bool = True) -> list[str]:
    """The tokens that say ``word``; articles stay ``a(n)`` until the whole line is there.

    ``plural`` is the number of the subject of the sentence around it.
    """
    if isinstance(word, Leaf):
        return word.say(style)
    alternatives = GRAMMAR.alternatives(type(word))
    if not alternatives:
        raise PhraseError(f"{type(word).__name__} has no template")
    return _elements(alternatives[word.wording].elements, word, plural)


def text(word: Word) -> str:
    """The word as a line of card text, with a capital at the start of each sentence."""
    return sentence_case(join(say(word)))


def sentence_case(line: str) -> str:
    """Capitals where card text has them: at the start, and after a full stop, a colon, a dash, a bullet or a quote of abilities."""
    out = []
    begin = True
    names = {at for quote in re.finditer(r'"[^".:]*"', line) for at in (quote.start(), quote.end() - 1)}
    for at, char in enumerate(line):
        out.append(char.upper() if begin and char.isalpha() else char)
        if (char in '.:•"«' and at not in names) or (char == "—" and at):
            begin = True
        elif not char.isspace():
            begin = False
    return "".join(out).translate(_INNER_QUOTES)


_INNER_QUOTES = str.maketrans({"«": "'", "»": "'"})


def _elements(elements: tuple[Element, ...], word: Word, plural: bool) -> list[str]:
    out: list[str] = []
    for element in elements:
        if isinstance(element, Literal):
            out += element.printed
        elif isinstance(element, Slot):
            out += _slot(element, getattr(word, element.field), _number(element.agrees, word, plural))
        elif isinstance(element, Inflection):
            out += element.plural if _number(element.subject, word, plural) else element.singular
        elif _is_said(element, word):
            out += _elements(element.elements, word, plural)
    return out


def _number(subject: str, word: Word, plural: bool) -> bool:
    if subject == "^":
        return plural
    if not subject:
        return True
    return _is_plural(getattr(word, subject))


def _is_said(optional: Optional, word: Word) -> bool:
    given = _defaults(type(word))
    return any(getattr(word, name) != given.get(name) for name in optional.fields)


@cache
def _defaults(kind: type[Word]) -> dict[str, Any]:
    names, defaults = kind.__struct_fields__, kind.__struct_defaults__
    return dict(zip(names[len(names) - len(defaults) :], defaults, strict=True))


def _is_plural(value: Any) -> bool:
    if isinstance(value, int):
        return value != 1
    if isinstance(value, tuple):
        return len(value) > 1 or any(_is_plural(v) for v in value)
    return bool(value.plural)


def _slot(slot: Slot, value: Any, plural: bool) -> list[str]:
    if slot.many:
        return _list(value, slot.style or "and", plural)
    if isinstance(value, int):
        return [say_number(value, slot.style)]
    return say(value, slot.style, plural)


def _list(values: tuple[Any, ...], style: str, plural: bool) -> list[str]:
    from engine.phrase.reading import JOINS

    between, of_two, last = JOINS[style.rstrip("+")]
    out: list[str] = []
    for at, value in enumerate(values):
        if at:
            final = of_two if len(values) == 2 else last
            out += final if at == len(values) - 1 else between
        out += say(value, "", plural)
    return out
