"""What is said of cards that a player looks at: which of them stay on top and which leave, in however many sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from engine.game.choices import Choice
from engine.game.objects import Zone
from engine.game.verdict import Verdict, forbidden
from engine.game.zones import is_unknown
from engine.rulebook import rule
from engine.script.run.faults import Refused
from engine.script.run.options import NOTHING, Words, value_of
from engine.script.run.sayings import Saying, things_of
from engine.script.values import ObjectRef
from engine.script.values import choices as said
from engine.words.effects import looking

Fate = Literal["stays", "leaves", "not told"]
"""What a saying has become of cards that are looked at; not told is what speaks of something else."""


def is_looking(choice: Choice) -> bool:
    """Whether it is chosen which of the cards that a player looks at leave the top."""
    return choice.kind in looking.leaving()


def place_of_leaving(kind: str) -> tuple[str, str]:
    """Where the cards go that leave the top, by the kind of choice: the zone, and the place in a library."""
    verb = looking.leaving()[kind]
    return verb.to.value, "bottom" if verb.to is Zone.LIBRARY and verb.position else ""


def leaving(words: Words, sayings: Sequence[Saying], choice: Choice) -> tuple[Any, ...] | None:
    """The cards that leave the top by all that is said of them together; None where that does not settle it."""
    told: dict[Fate, list[Any]] = {"stays": [], "leaves": []}
    used: list[Saying] = []
    for saying in sayings:
        fate = _fate(saying.deed, choice)
        if fate == "not told" or saying.uses or saying.player not in (None, choice.player, choice.maker):
            continue
        meant = _meant(words, saying, choice, (*told["stays"], *told["leaves"]))
        if meant is not None:
            told[fate] += meant
            used.append(saying)
    if not used:
        _check_places(words, sayings, choice)
    rest = [option.value for option in choice.options if not _is_among(option.value, (*told["stays"], *told["leaves"]))]
    if not used or (told["stays"] and told["leaves"] and rest):
        return None
    for saying in used:
        saying.answered |= {choice.kind}
        saying.uses, saying.used = 1, 0 if isinstance(saying.deed, said.Put) else 1_000
    return tuple(told["leaves"] or (rest if told["stays"] else ()))


def _check_places(words: Words, sayings: Sequence[Saying], choice: Choice) -> None:
    """Raises Refused when a card that is looked at is said to go where only another kind of looking sends it."""
    for saying in sayings:
        if saying.uses or not isinstance(saying.deed, said.Put) or saying.player not in (None, choice.player, choice.maker):
            continue
        named = [thing for thing in things_of(saying.deed) if value_of(words, thing, choice) is not NOTHING]
        if named and (saying.deed.to.zone, saying.deed.to.place) in map(place_of_leaving, looking.leaving()):
            raise Refused(_elsewhere(choice.kind))


@rule("701.22a", "701.25a")
def _elsewhere(kind: str) -> Verdict:
    zone, _ = place_of_leaving(kind)
    where = "on the bottom of the library" if zone == "library" else f"into the {zone}"
    return forbidden(f"To {kind}, a player puts cards on top of the library or {where}, nowhere else.")


def _fate(deed: Any, choice: Choice) -> Fate:
    """Whether it says that cards stay on top, or that they leave it."""
    if isinstance(deed, said.Keep):
        return "stays"
    if not isinstance(deed, said.Put):
        return "not told"
    if (deed.to.zone, deed.to.place) == ("library", "top"):
        return "stays"
    return "leaves" if (deed.to.zone, deed.to.place) == place_of_leaving(choice.kind) else "not told"


def _meant(words: Words, saying: Saying, choice: Choice, taken: Sequence[Any]) -> list[Any] | None:
    """The options that a saying names, or all where it names none; None where it names something else."""
    left = [option.value for option in choice.options if not _is_among(option.value, taken)]
    things = things_of(saying.deed)
    if not things:
        return left
    found: list[Any] = []
    for thing in things:
        value = value_of(words, thing, choice, (*taken, *found))
        if value is not NOTHING:
            found.append(value)
        elif len(choice.options) == 1 == len(left) and _may_be(words, thing, left[0]):
            found.append(left[0])
    return found or None


def _may_be(words: Words, thing: Any, value: Any) -> bool:
    """Whether words that point elsewhere can only mean the one card: it is unknown, or nothing was named."""
    return not (isinstance(thing, ObjectRef) and thing.name) or is_unknown(words.game.object(value))


def _is_among(value: Any, values: Sequence[Any]) -> bool:
    return any(value is one for one in values)
