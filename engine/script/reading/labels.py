"""Labels that tell things of one name apart: "Grizzly Bears (A)", "Grizzly Bears A and Grizzly Bears B".

Digits after names say which of them is meant, in the order of the text.
"""

from collections.abc import Collection, Sequence

from engine.script.reading.names import Names
from engine.script.reading.tokens import Token

_LONGEST = 8
"""How many words a name may have that is looked for before a label."""


def labels_in(tokens: Sequence[Token], names: Names, taken: Collection[str]) -> set[str]:
    """Labels in brackets, one or two letters or digits alone, and bare ones; ``taken`` are words that mean something else."""
    return {*_in_brackets(tokens), *_bare(tokens, names, {word.upper() for word in taken})}


def _in_brackets(tokens: Sequence[Token]) -> set[str]:
    return {
        tokens[at].text.upper()
        for at in range(1, len(tokens) - 1)
        if tokens[at - 1].low == "("
        and tokens[at + 1].low in (")", ",")
        and tokens[at].kind == "word"
        and len(tokens[at].text) <= 2
    }


def _bare(tokens: Sequence[Token], names: Names, taken: Collection[str]) -> set[str]:
    """Capital letters, and digits that count from 1, that follow a card's whole name and are no part of a longer one."""
    alone = {token.text for at, token in enumerate(tokens) if _is_mark(token.text) and _ends_name(names, at)} - {"I", *taken}
    return alone if {"1", "2"} <= alone else {one for one in alone if not one.isdecimal()}


def _is_mark(text: str) -> bool:
    return len(text) == 1 and (text.isupper() or text.isdecimal())


def _ends_name(names: Names, at: int) -> bool:
    """Whether a name ends just before a token, and none goes on over it."""
    near = [named for start in range(max(0, at - _LONGEST), at) for named in names.at(start)]
    return any(named.end == at and not named.many for named in near) and not any(named.end > at for named in near)
