"""Where things go or stay by what is said of them, held against what is offered and against what has become of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine.game.choices import Choice
from engine.game.events import Entry
from engine.game.objects import Id, Zone
from engine.game.verdict import Verdict, forbidden
from engine.game.zones import Move
from engine.rulebook import rule
from engine.script.run import pointing
from engine.script.run.options import Words
from engine.script.run.sayings import Saying, things_of
from engine.script.run.scene import current
from engine.script.values import ObjectRef
from engine.script.values import choices as said

_GOAL: Final = r" (?:on|onto|into|to) (?:[\w']+ ){0,4}?(battlefield|graveyard|hand|top|bottom)\b"
_ONE: Final = r"(?:it|them|that card|the card|those cards|[^.]{1,60} from among [\w ]{1,20}?)"
_OF_THE_CARD: Final = re.compile(rf"\b(?:put|return) {_ONE}{_GOAL}")
"""An offer to put somewhere the very card that was spoken of, or one of the cards."""
_OF_SOMETHING: Final = re.compile(rf"\b(?:put|return) .*?{_GOAL}")
_GIVING_UP: Final = ("put ", "discard ", "exile ", "sacrifice ", "shuffle ", "return ", "cast ")
_CHOOSING_NOW: Final = frozenset({"target", "new target", "legend", "replacement", "order"})
"""Kinds of choice of which nothing comes yet, or something else than where the thing goes."""


def _place(deed: said.Put) -> str:
    return deed.to.place or deed.to.zone if deed.to.zone == "library" else deed.to.zone


def declines(words: Words, deed: Any, choice: Choice) -> bool:
    """Whether what is said of a card is that the offer to put it elsewhere, or to give it up, is not taken."""
    if choice.kind != "may":
        return False
    prompt = choice.prompt.lower()
    if isinstance(deed, said.Put):
        offered = _OF_THE_CARD.search(prompt)
        return offered is not None and offered[1] != _place(deed)
    if not isinstance(deed, said.Keep) or not things_of(deed):
        return False
    offer = prompt.removeprefix("you may ").removeprefix("may ")
    return offer.startswith(_GIVING_UP) and not (_is_there(words, deed) and "sacrifice" not in offer)


def is_taken(sayings: Sequence[Saying], choice: Choice) -> bool:
    """Whether something is said to be put where the offer puts it; whoever says so may yet say which."""
    prompt = choice.prompt.lower() if choice.kind == "may" else ""
    offered, more = _OF_THE_CARD.search(prompt), _OF_SOMETHING.search(prompt)
    for saying in sayings if more is not None else ():
        is_theirs = saying.player in (None, choice.player, choice.maker)
        found = more if "target" in saying.answered else offered if not saying.is_spent else None
        if isinstance(saying.deed, said.Put) and is_theirs and found is not None and found[1] == _place(saying.deed):
            saying.answered, saying.uses = saying.answered | {choice.kind}, saying.uses + 1
            return True
    return False


def is_at_odds(words: Words, deed: Any, choice: Choice) -> bool:
    """Whether what is said next is no sign that an offer was taken: another thing is done to that card, or nothing."""
    if isinstance(deed, said.Keep):
        return not _is_there(words, deed)
    if isinstance(deed, said.Put) and choice.kind == "may":
        return goes_elsewhere(deed, choice)
    is_given_up = isinstance(deed, said.Exile | said.Discard | said.Sacrifice)
    return is_given_up and _OF_THE_CARD.search(choice.prompt.lower()) is not None


def _is_there(words: Words, deed: said.Keep) -> bool:
    """Whether what is kept is on the battlefield, as it is under the legend rule."""
    return any(words.game.object(thing).zone is Zone.BATTLEFIELD for thing in _things(words, deed))


def goes_elsewhere(deed: said.Put, choice: Choice) -> bool:
    """Whether it is said of a card that is chosen to go somewhere that it goes elsewhere, as far as the prompt tells."""
    offered = _OF_SOMETHING.search(choice.prompt.lower())
    return offered is not None and offered[1] != _place(deed)


def against(words: Words, saying: Saying, kinds: frozenset[str], done: Sequence[Entry]) -> Verdict:
    """Against a sentence that has answered a choice and whose card went where the sentence does not say."""
    if not kinds or kinds & _CHOOSING_NOW:
        return Verdict()
    for thing in _things(words, saying.deed):
        if not _is_as_said(words, saying.deed, thing, done):
            return _went_elsewhere(words.game.name(thing))
    return Verdict()


def _things(words: Words, deed: Any) -> Iterator[Id]:
    """The one thing that each name means, where it means only one."""
    for ref in things_of(deed):
        found = pointing.candidates(words.game, words.scene, ref) if isinstance(ref, ObjectRef) and ref.name else ()
        now = {current(words.game, thing) for thing in found}
        if len(now) == 1 and (thing := now.pop()) in words.game.state.objects:
            yield thing


def _is_as_said(words: Words, deed: Any, thing: Id, done: Sequence[Entry]) -> bool:
    moves = [move for entry in done for move in _moves(words, entry, thing)]
    left = {entry.before.objects[event.object].zone for entry in done for event in _moves(words, entry, thing) if entry.before}
    zone = words.game.object(thing).zone
    if isinstance(deed, said.Keep):
        is_away = zone is Zone.LIBRARY and Zone.HAND in left
        return zone in (Zone.BATTLEFIELD, Zone.HAND, Zone.LIBRARY) and not is_away and all(map(_is_harmless, moves))
    if not isinstance(deed, said.Put):
        goal = Zone.EXILE if isinstance(deed, said.Exile) else Zone.GRAVEYARD
        return zone is goal or any(move.to is goal for move in moves)
    if _place(deed) == "top":
        return all(move.to is Zone.LIBRARY or move.how in ("draw", "cast", "play") for move in moves)
    goal = Zone(deed.to.zone)
    if goal is Zone.LIBRARY and not moves:
        return words.game.state.zone(Zone.LIBRARY, words.game.object(thing).owner)[-1:] == (thing,)
    return zone is goal or any(move.to is goal for move in moves)


def _is_harmless(move: Move) -> bool:
    return move.to in (Zone.HAND, Zone.LIBRARY, Zone.STACK) or move.how in ("cast", "play", "resolve", "create")


def _moves(words: Words, entry: Entry, thing: Id) -> Iterator[Move]:
    """The moves of the thing, done or replaced."""
    for event in (entry.event, *entry.replaced):
        if isinstance(event, Move) and current(words.game, event.object) == thing:
            yield event


@rule("608.2d")
def _went_elsewhere(name: str) -> Verdict:
    return forbidden(f"That is not where {name} goes by what is chosen here.")
