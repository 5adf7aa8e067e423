"""Reminders about shields that do not help: hexproof against what does not target, protection, indestructible, regeneration."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.explain.ruling import Because
from engine.game.abilities import has_keyword
from engine.game.damage import Damage
from engine.game.objects import Id, Zone
from engine.game.resolving import Resolve
from engine.game.zones import Destroy
from engine.rulebook import rule
from engine.script.run.questions.reminders.asked import Asked, reminds
from engine.script.values import Did, PowerToughness, Where, WhoControls

_ASKED: Final = (Did, Where, WhoControls, PowerToughness)
_SHIELDS: Final = ("hexproof", "shroud", "ward")


@reminds
def untargeted(asked: Asked) -> Iterator[Because]:
    """Hexproof, shroud and ward do nothing against what does not target."""
    thing, spell = _harmed(asked), _spell(asked)
    if thing is None or spell is None or thing in _targets(asked, spell):
        return
    name, by = asked.game.name(thing), asked.game.name(spell)
    for keyword in _SHIELDS:
        if has_keyword(asked.game, thing, keyword):
            yield _TOLD[keyword](name, by)
    if has_keyword(asked.game, thing, "protection") and not any(isinstance(entry.event, Damage) for entry in asked.results):
        yield _protection(name, by)


def _harmed(asked: Asked) -> Id | None:
    """The object as it last was on the battlefield, when it is gone."""
    if not isinstance(asked.question, _ASKED) or asked.found is not None:
        return None
    gone = asked.game.state.gone
    left = [entry.event.object or 0 for entry in asked.log]
    return next((thing for thing in reversed(left) if thing in gone and gone[thing].object.zone is Zone.BATTLEFIELD), None)


def _spell(asked: Asked) -> Id | None:
    """The spell or ability whose resolution led to the answer."""
    return next((entry.event.object for entry in reversed(asked.results) if isinstance(entry.event, Resolve)), None)


def _targets(asked: Asked, spell: Id) -> set[Id]:
    stacked = asked.game.object(spell).stacked
    slots = stacked.slots if stacked is not None else {}
    return {thing for held in slots.values() if isinstance(held, tuple) for thing in held if isinstance(thing, int)}


@rule("702.11b")
def _hexproof(name: str, by: str) -> Because:
    return Because(text=f"Hexproof does not help {name}: {by} does not target it.")


@rule("702.18a")
def _shroud(name: str, by: str) -> Because:
    return Because(text=f"Shroud does not help {name}: {by} does not target it.")


@rule("702.21a")
def _ward(name: str, by: str) -> Because:
    return Because(text=f"Ward of {name} does not trigger: {by} does not target it.")


_TOLD: Final = {"hexproof": _hexproof, "shroud": _shroud, "ward": _ward}


@rule("702.16b", "702.16e")
def _protection(name: str, by: str) -> Because:
    return Because(
        text=f"Protection stops damage, attaching, blocking and targeting; {by} does none of these to {name}."
    )


@reminds
def not_destroyed(asked: Asked) -> Iterator[Because]:
    """Indestructible does nothing against what does not destroy."""
    thing = _harmed(asked)
    destroyed = any(isinstance(entry.event, Destroy) for entry in asked.results)
    if thing is not None and not destroyed and has_keyword(asked.game, thing, "indestructible"):
        yield _indestructible(asked.game.name(thing))


@rule("702.12b")
def _indestructible(name: str) -> Because:
    return Because(text=f"Indestructible does not help {name}: it is not destroyed.")
