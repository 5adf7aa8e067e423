"""Whether players have to do what cards ask of them: an offer may be refused, one of several may be chosen, the rest has to be."""

from __future__ import annotations

from typing import Any, Final

from engine.game.choices import Choice
from engine.game.events import Entry, Event
from engine.game.objects import Id
from engine.game.zones import Discard as Discarded
from engine.game.zones import Draw as Drawn
from engine.game.zones import Sacrifice as Sacrificed
from engine.rulebook import rule
from engine.script.run import pointing
from engine.script.run.chooser import ScriptChooser
from engine.script.run.faults import Unable
from engine.script.run.questions.finding import Finding, yes_no
from engine.script.run.questions.telling import lives_of
from engine.script.run.run import Run
from engine.script.values import Discard, DiscardCount, Draw, ObjectRef, PayCost, PayEnergy, PayLife, PayMana, Sacrifice

_PAYING: Final = (PayCost, PayMana, PayLife, PayEnergy)
_EVENTS: Final[dict[type, type[Event]]] = {
    Sacrifice: Sacrificed,
    Discard: Discarded,
    DiscardCount: Discarded,
    Draw: Drawn,
}
"""What it is in the game to do what is asked about."""


def compelled(run: Run, deed: Any, player: Id) -> Finding:
    """Whether the player has or had to do that, by what was done last."""
    name, asked = run.game.name(player), _asked(run, player)
    offer = next((choice for choice in asked if choice.kind in ("pay", "may") and (choice.kind == "may" or _is_paying(deed))), None)
    if offer is not None:
        return yes_no(False, "", f"{name} may choose not to: {offer.prompt.rstrip('?')}.")
    done = [entry for entry in run.game.log[run.done_since :] if _is_that(run, entry, deed, player)]
    if not done:
        raise Unable("Nothing that was done asks for that; say what does.")
    things = _named(run, deed)
    other = next((choice for choice in asked if things and _could_be_another(choice, things)), None)
    if other is not None:
        options = " or ".join(option.text for option in other.options)
        return yes_no(False, "", f"{name} may choose another: {options}.", (done[-1].n,))
    return _has_to(name, done[-1])


@rule("608.2c")
def _has_to(name: str, entry: Entry) -> Finding:
    return yes_no(True, f"{name} has to do that: the instruction leaves no choice.", "", (entry.n,))


def _asked(run: Run, player: Id) -> list[Choice]:
    """What the player was asked in the last step, latest first."""
    chooser = run.game.chooser
    answered = chooser.answered if isinstance(chooser, ScriptChooser) else []
    return [choice for choice, _ in reversed(answered) if choice.player == player]


def _is_paying(deed: Any) -> bool:
    return isinstance(deed, _PAYING)


def _is_that(run: Run, entry: Entry, deed: Any, player: Id) -> bool:
    wanted = _EVENTS.get(type(deed))
    if wanted is None or not isinstance(entry.event, wanted) or entry.event.player != player:
        return False
    things = _named(run, deed)
    return not things or entry.event.object in things


def _named(run: Run, deed: Any) -> set[Id]:
    """All ids that the objects of the question have had."""
    refs = [ref for ref in deed.objects or () if isinstance(ref, ObjectRef)]
    return {life for ref in refs for life in lives_of(run, pointing.one(run.game, run.scene, ref))}


def _could_be_another(choice: Choice, things: set[Id]) -> bool:
    """Whether it was chosen among several, these among them."""
    offered = [ids_of_option for option in choice.options if (ids_of_option := _ids(option.value))]
    return len(offered) > choice.minimum and any(ids & things for ids in offered)


def _ids(value: Any) -> set[Id]:
    return {value} if isinstance(value, int) and not isinstance(value, bool) else set()
