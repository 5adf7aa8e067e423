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
from engine.script.run.options import NOTHING, Words, value_of
from engine.script.run.sayings import things_of
from engine.script.values import ObjectRef
from engine.script.values import choices as said

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


def not_among(words: Words, deed: Any, player: Id | None, made: Sequence[Choice]) -> Verdict:
    """Against naming nothing but what these choices do not offer."""
    return _among(words, deed, [choice for choice in made if _speaks_of(words, deed, player, choice)])


def _among(words: Words, deed: Any, made: Sequence[Choice]) -> Verdict:
    things = [thing for thing in things_of(deed) if isinstance(thing, ObjectRef)] if made else []
    meant = [found[0] for thing in things if (found := pointing.candidates(words.game, words.scene, thing))]
    if not meant or any(value_of(words, thing, choice) is not NOTHING for thing in things for choice in made):
        return Verdict()
    return _not_offered(words.game.name(meant[0]), made[-1])


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
