"""Cutting Oracle text into tokens and joining tokens into text again."""

import re

_TOKEN = re.compile(
    r"\{[^}]*\}"  # a mana or tap symbol
    r"|[+-]?(?:\d+|[xX*])(?:[+-][\d*]+)?/[+-]?(?:\d+|[xX*])(?:[+-][\d*]+)?"  # power/toughness
    r"|[+-]?(?:\d+|[xX])(?![\w])\+?"  # a number, a loyalty change, a threshold
    r"|~+|and/or\b"
    r"|[^\W_]+(?:['’][^\W_]+)?(?:-[^\W_]+(?:['’][^\W_]+)?)*"  # a word, hyphens and contractions inside
    r"|['’]s|\S"
)
_POSSESSIVE = re.compile(r"(?<=[\w~])(?=['’](?:s\b|(?![\w])))")
_CURLY = str.maketrans({"’": "'", "“": '"', "”": '"', "−": "-"})
_QUOTED = re.compile(r'"[^"]*"')
_NESTED = re.compile(r"(?<= )'(?=[\[{A-Z~])((?:(?!'(?:[ \".,]|$)|\").|(?<=s)'(?= ))*)'(?=[ \".,])")
"""A quotation inside another: «» stand for its marks among the tokens."""
_NO_SPACE_BEFORE = frozenset(".,:;)»") | {"'s", "'"}
_VOWELS = frozenset("aeiou8")
_CONSONANT_SOUND = ("uni", "one", "eu", "use", "ut")


def tokenise(text: str) -> list[str]:
    """Tokens as written. Possessive endings stand alone; a full stop that ends a quotation and the sentence stands twice."""
    plain = _QUOTED.sub(lambda quote: _NESTED.sub(r"«\1»", quote[0]), text.translate(_CURLY))
    return _stops_outside(_TOKEN.findall(_POSSESSIVE.sub(" ", plain)))


def _stops_outside(tokens: list[str]) -> list[str]:
    """A full stop before the closing quotation mark ends the quoted sentence and perhaps the outer one: then it is said twice."""
    done: list[str] = []
    inside = False
    for at, token in enumerate(tokens):
        done.append(token)
        if token == "»" and done[-2:-1] == ["."] and tokens[at + 1 : at + 2] == ['"']:
            done.append(".")
        if token == '"':
            inside = not inside
            if not inside and done[-2:-1] == ["."] and _ends_sentence(tokens, at):
                done.append(".")
    return done


def _ends_sentence(tokens: list[str], at: int) -> bool:
    following = tokens[at + 1] if at + 1 < len(tokens) else ""
    return not following or following[0].isupper() or following in {"•", "~", "~~", "("}


def join(tokens: list[str]) -> str:
    """Text of a token list, spaced as card text is; articles written ``a(n)`` take the form the next word asks for."""
    text = ""
    inside = False
    glue = True
    for at, token in enumerate(tokens):
        if token == "a(n)":
            token = article(tokens[at + 1] if at + 1 < len(tokens) else "")
        if token == "." and text.endswith(('."', ".»", '.»"')):
            continue
        closing = token == '"' and inside
        tight = glue or token in _NO_SPACE_BEFORE or closing or (token[0] == "{" and text.endswith("}"))
        text += token if tight else " " + token
        inside ^= token == '"'
        glue = (token == '"' and inside) or token in ("(", "«")
    return text


def article(word: str) -> str:
    """``a`` or ``an``, by the sound the next word begins with."""
    low = word.lower()
    if low.startswith(_CONSONANT_SOUND):
        return "a"
    return "an" if low[:1] in _VOWELS or low.startswith(("x/", "hour")) or low in {"x", "11/11", "honor"} else "a"


def settle(tokens: list[str]) -> list[str]:
    """Printed tokens with each ``a(n)`` settled, folded for comparison with what was read."""
    out = [t.lower() for t in tokens]
    for at, token in enumerate(out):
        if token == "a(n)":
            out[at] = article(out[at + 1] if at + 1 < len(out) else "")
    return out
