"""Lines of cards that were not understood: where they are used, and where they may matter to the answers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from engine.game.events import Event
from engine.game.objects import Definition, Id, Zone
from engine.game.zones import Move
from engine.script.run.faults import Unread
from engine.script.run.run import Run

_ACTIVATED: Final = re.compile(r'[^"]*?: ')
_TRIGGERED: Final = re.compile(r"(When|Whenever|At) ")
_EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "enters": ("enters",),
    "dies": ("leaves",),
    "leaves": ("leaves",),
    "put into": ("Move",),
    "exiled": ("Move",),
    "attack": ("DeclareAttackers",),
    "block": ("DeclareBlockers",),
    "dealt": ("Damage",),
    "deals": ("Damage",),
    "cast": ("Cast",),
    "beginning of": ("BeginStep",),
    "end of combat": ("BeginStep",),
    "draw": ("Draw",),
    "discard": ("Discard",),
    "gain life": ("GainLife",),
    "lose": ("LoseLife", "LoseGame"),
    "tapped": ("Tap", "AddMana"),
    "taps": ("Tap", "AddMana"),
    "sacrifice": ("Sacrifice",),
    "target": ("BecomeTarget",),
    "untap": ("Untap",),
    "counter": ("PutCounters", "Counter"),
    "play": ("Play",),
    "transforms": ("Transform",),
    "face up": ("TurnFaceUp",),
    "token": ("CreateToken",),
    "mills": ("Mill",),
    "cycle": ("Discard",),
}
"""Words of trigger conditions, and the events without which they have not been met."""


def lines(definition: Definition) -> Iterator[str]:
    """Every line that was not understood."""
    for face in definition.declined:
        yield from face


def is_activated(line: str) -> bool:
    """Whether a line looks like an activated ability, which does nothing until it is activated."""
    return _ACTIVATED.match(line) is not None and _TRIGGERED.match(line) is None


def doubts(run: Run, of_payment: bool = False) -> dict[str, str]:
    """The lines not understood that may have mattered up to here, each with the card that it is on.

    ``of_payment``: what is asked hangs on how mana could be paid, so lines about mana matter in any case.
    """
    found: dict[str, str] = {}
    run.note_unread()
    for definition in run.unread.values():
        for line in lines(definition):
            if may_matter(run, line) or (of_payment and "mana" in line):
                found[line] = definition.name
    return found


def may_matter(run: Run, line: str) -> bool:
    """Whether a line may have done something: not an activated ability that nobody activates, nor a trigger that had no event."""
    if is_activated(line):
        return False
    if _TRIGGERED.match(line) is None:
        return True
    condition = line.split(",")[0].casefold()
    needed = {event for word, events in _EVENTS.items() if word in condition for event in events}
    return not needed or any(kinds(run, entry.event) & needed for entry in run.game.log)


def kinds(run: Run, event: Event) -> set[str]:
    """The kinds of an event, as the table of trigger conditions has them."""
    found = {type(event).__name__}
    if isinstance(event, Move):
        last = run.game.state.gone.get(event.object)
        found |= {"enters"} if event.to == Zone.BATTLEFIELD else set()
        found |= {"leaves"} if last is not None and last.object.zone == Zone.BATTLEFIELD else set()
    return found


def need_whole(run: Run, spell: Id, permanents_too: bool = False) -> None:
    """Raises Unread for an instant or sorcery (or any card) of which a line was not understood."""
    definition = run.game.object(spell).definition
    unread = list(lines(definition))
    if unread and (permanents_too or not definition.faces[0].is_permanent):
        raise Unread(f"I cannot read this line of {definition.name} yet: “{unread[0]}”")


def need_abilities(run: Run, source: Id, found: bool) -> None:
    """Raises Unread when the ability meant may be one that was not understood."""
    definition = run.game.object(source).definition
    unread = list(lines(definition))
    if unread and not found:
        raise Unread(f"I cannot read this line of {definition.name} yet: “{unread[0]}”")
