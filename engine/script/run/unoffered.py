"""What is said to be chosen where the choice that was made did not offer it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.game.choices import Choice
from engine.game.objects import Id
from engine.game.verdict import Verdict, forbidden
from engine.rulebook import rule
from engine.script.run import pointing
from engine.script.run.matching import is_of
from engine.script.run.options import NOTHING, Words, is_said, value_of
from engine.script.run.sayings import Saying, things_of
from engine.script.values import ObjectRef, Player
from engine.script.values import choices as said

_IN_NUMBERS: Final = (said.Choose, said.Sacrifice, said.Discard, said.Return, said.Exile, said.Targets)
"""The ways of answering in which each thing that is named is chosen."""
_OF_WORDS: Final = frozenset({"color", "type"})
"""The kinds of choice in which one of certain words is chosen."""
_KINDS: Final[dict[type, frozenset[str]]] = {
    said.Targets: frozenset({"target"}),
    said.Sacrifice: frozenset({"sacrifice"}),
    said.Discard: frozenset({"discard"}),
    said.Return: frozenset({"return", "choice", "card"}),
    said.Reveal: frozenset({"reveal", "choice", "card"}),
    said.Choose: frozenset({"return", "choice", "card", "discard", "sacrifice"}),
}
"""The kinds of choice that each way of answering speaks of."""


def unoffered(words: Words, deed: Any, player: Id | None) -> Verdict:
    """Against naming nothing but what was not offered in the choices that the player has made since the last deed."""
    return _among(words, deed, [choice for choice in words.game.unasked if _speaks_of(words, deed, player, choice)])


def no_such_word(deed: Any, player: Id | None, choice: Choice) -> Verdict:
    """Against choosing what is no color, or no type, where one has to be chosen."""
    if choice.kind not in _OF_WORDS or not isinstance(deed, said.Choose) or player not in (None, choice.player, choice.maker):
        return Verdict()
    words = [_word(what) for what in deed.what]
    if not all(words) or any(is_said(option.text, option.value, word) for word in words for option in choice.options):
        return Verdict()
    told = " and ".join(words)
    return _no_color(told) if choice.kind == "color" else _no_type(told)


def surplus(words: Words, saying: Saying, choice: Choice, found: Sequence[Any]) -> Verdict:
    """Against naming more things than can be chosen, where the others are offered as well."""
    things = things_of(saying.deed)
    left = things[saying.used :] if isinstance(saying.deed, _IN_NUMBERS) and saying.used and choice.kind != "order" else ()
    if not left or len(found) < choice.maximum or any(value_of(words, thing, choice, found) is NOTHING for thing in left):
        return Verdict()
    return _too_many(choice.maximum, len(found) + len(left))


@rule("608.2d")
def _too_many(most: int, named: int) -> Verdict:
    return forbidden(f"Only {most} can be chosen for that, and {named} are named.")


def _word(what: Any) -> str:
    """What is said of no thing in particular; "" for anything else."""
    if isinstance(what, said.Words):
        return what.text
    return what.kind if isinstance(what, ObjectRef) and not what.name else ""


@rule("105.4")
def _no_color(word: str) -> Verdict:
    return forbidden(f"A color has to be chosen, and “{word}” is none.")


@rule("608.2d")
def _no_type(word: str) -> Verdict:
    return forbidden(f"“{word}” is no type that can be chosen for that.")


def not_among(words: Words, deed: Any, player: Id | None, made: Sequence[Choice]) -> Verdict:
    """Against naming nothing but what these choices do not offer."""
    return _among(words, deed, [choice for choice in made if _speaks_of(words, deed, player, choice)])


def _among(words: Words, deed: Any, made: Sequence[Choice]) -> Verdict:
    kinds = (ObjectRef, Player) if isinstance(deed, said.Targets) else ObjectRef
    things = [thing for thing in things_of(deed) if isinstance(thing, kinds)] if made else []
    meant = [found[0] for thing in things if (found := _meant(words, thing))]
    if not meant or any(value_of(words, thing, choice) is not NOTHING for thing in things for choice in made):
        return Verdict()
    return _not_offered(words.game.name(meant[0]), made[-1])


def _meant(words: Words, thing: ObjectRef | Player) -> Sequence[Id]:
    """What is named, wherever it is."""
    if isinstance(thing, Player):
        return pointing.targets(words.game, words.scene, thing)
    return pointing.candidates(words.game, words.scene, thing)


def _speaks_of(words: Words, deed: Any, player: Id | None, choice: Choice) -> bool:
    if choice.kind not in _KINDS.get(type(deed), ()) or player not in (None, choice.player, choice.maker):
        return False
    if isinstance(deed, said.Sacrifice) and deed.to is not None:
        return False
    return not isinstance(deed, said.Targets) or is_of(words, deed.using, choice)


@rule("608.2d", "115.1")
def _not_offered(name: str, choice: Choice) -> Verdict:
    could = " or ".join(option.text for option in choice.options) or "nothing"
    return forbidden(f"{name} can't be chosen for that, only {could}.")
