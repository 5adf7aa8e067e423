"""How a ruling speaks to the asker: "You" as the subject takes the plain verb, and small letters within a sentence."""

from __future__ import annotations

import re
from typing import Final

_IRREGULAR: Final = {"is": "are", "has": "have", "does": "do", "goes": "go", "was": "were", "isn't": "aren't", "doesn't": "don't"}
_SUBJECT: Final = re.compile(r"\bYou ([a-z']+)")
_OPPONENT: Final = re.compile(r"(?<=[a-z,;:] )Your opponent")
_OBJECT: Final = re.compile(r"(?<=[a-z,;:] )You\b")
_KEPT: Final = frozenset({"can", "can't", "may", "cannot", "must", "would", "could", "will", "this", "always"})


def addressed(text: str) -> str:
    """The sentence as it is said to the asker."""
    if "You" not in text:
        return text
    text = re.sub(r"You's(?=[.,;]|$)", "Yours", text).replace("You's", "Your")
    text = _SUBJECT.sub(lambda found: f"You {_plain(found[1])}", text)
    text = re.sub(r"(?<=[a-z,;:] )Your(?!s? opponent)", "your", text)
    if text.startswith("You "):
        text = re.sub(r"\btheir\b", "your", text)
    return _OBJECT.sub("you", _OPPONENT.sub("your opponent", text))


def _plain(verb: str) -> str:
    """The verb as it follows "you"."""
    if verb in _IRREGULAR or verb in _KEPT:
        return _IRREGULAR.get(verb, verb)
    if verb.endswith("ies"):
        return verb[:-3] + "y"
    if re.search(r"(ss|x|ch|sh|z)es$", verb):
        return verb[:-2]
    return verb[:-1] if verb.endswith("s") and not verb.endswith("ss") else verb
