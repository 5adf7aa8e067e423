"""Whole numbers as digits, as words, and as ordinals."""

_ONES = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
    "seventeen eighteen nineteen"
).split()
_TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
_ORDINALS = "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split()

WORDS = {word: n for n, word in enumerate(_ONES)} | {word: 10 * n for n, word in enumerate(_TENS, 2)}
WORDS |= {f"{ten}-{one}": WORDS[ten] + WORDS[one] for ten in _TENS for one in _ONES[1:10]}
_NAMES = {n: word for word, n in WORDS.items()}
ORDINALS = {word: n for n, word in enumerate(_ORDINALS) if n}


def read_number(token: str, style: str) -> int | None:
    """The number a token says in this style (digits by default, ``word``, ``ordinal``), or None."""
    if style == "word":
        return WORDS.get(token)
    if style == "ordinal":
        return ORDINALS.get(token)
    return int(token) if token.isdecimal() else None


def say_number(number: int, style: str) -> str:
    """The number written in this style; digits where there is no word for it."""
    if style == "word":
        return _NAMES.get(number, str(number))
    if style == "ordinal":
        return _ORDINALS[number] if 0 < number < len(_ORDINALS) else f"{number}th"
    return str(number)
