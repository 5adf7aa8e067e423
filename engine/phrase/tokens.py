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
    """Tokens as written. Possessive endings stand alone; a quoted ability ends with a full stop before the closing mark.

    Print has that stop only where the sentence around it ends too, which then has one of its own; a comma that print has
    inside the mark stands outside.
    """
    plain = _QUOTED.sub(lambda quote: _NESTED.sub(r"«\1»", quote[0]), text.translate(_CURLY))
    return _stops_outside(_TOKEN.findall(_POSSESSIVE.sub(" ", plain)))


def _stops_outside(tokens: list[str]) -> list[str]:
    done: list[str] = []
    opened: int | None = None
    for at, token in enumerate(tokens):
        if token == "»" and done[-1:] == ["."] and tokens[at + 1 : at + 2] == ['"']:
            done += [token, "."]
        elif token != '"':
            done.append(token)
        elif opened is None:
            opened = len(done)
            done.append(token)
        else:
            done += _closed(done, opened, tokens, at)
            opened = None
    return done


def _closed(done: list[str], opened: int, tokens: list[str], at: int) -> list[str]:
    """What stands for a closing mark: with the stop of a quoted ability before it and what the print draws into it after it."""
    if done[-1] == ".":
        return ['"', "."] if _ends_sentence(tokens, at) else ['"']
    if not _begins_ability(done[opened + 1]) or done[-1] == "!":
        return ['"']
    if done[-1] == ",":
        done.pop()
        return [".", '"', ","]
    return [".", '"'] if at + 1 < len(tokens) and tokens[at + 1].islower() else ['"']


def _begins_ability(token: str) -> bool:
    return token[0].isupper() or token[0] in "{[~"


def _ends_sentence(tokens: list[str], at: int) -> bool:
    following = tokens[at + 1] if at + 1 < len(tokens) else ""
    return not following or following[0].isupper() or following in {"•", "~", "~~", "("}


def join(tokens: list[str]) -> str:
    """Text of a token list, spaced as card text is; articles written ``a(n)`` take the form the next word asks for."""
    text = ""
    opened = 0
    glue = True
    for at, token in enumerate(tokens):
        if token == "a(n)":
            token = article(tokens[at + 1] if at + 1 < len(tokens) else "")
        if opened and token == "." and _goes_on(tokens, at):
            text = text[:opened] + text[opened].upper() + text[opened + 1 :]
        elif token == "," and text.endswith('"') and tokens[at - 2] == ".":
            text = text[:-1] + ',"'
        elif token != "." or not text.endswith(('."', ".»", '.»"')):
            tight = glue or token in _NO_SPACE_BEFORE or (token == '"' and opened) or (token[0] == "{" and text.endswith("}"))
            text += token if tight else " " + token
            glue = (token == '"' and not opened) or token in ("(", "«")
            opened = opened if token != '"' else 0 if opened else len(text)
    return text


def _goes_on(tokens: list[str], at: int) -> bool:
    """Whether the sentence goes on after a stop that ends a quotation: print has no stop there."""
    after = tokens[at + 2 : at + 3]
    return tokens[at + 1] == '"' and bool(after) and (after[0].islower() or after[0] == ",")


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
