"""Questions about where things are."""

from __future__ import annotations

from engine.game.objects import Id, Zone
from engine.script.run import pointing
from engine.script.run.questions.counting import anything
from engine.script.run.questions.finding import Finding, finds, listed, yes_no
from engine.script.run.questions.players import ending_rules
from engine.script.run.questions.telling import entries, lives_of, told
from engine.script.run.run import Run
from engine.script.values import IsAttachedTo, IsIn, Nothing, Stack, WhatIsIn, Where


@finds(Where)
def where(run: Run, question: Where) -> Finding:
    """The zone of an object."""
    thing = pointing.brought_in(run.game, run.scene, question.object)
    place = pointing.place_of(run.game, thing)
    if place is Zone.NOWHERE and run.game.state.players[run.game.object(thing).owner].has_lost:
        text = f"{run.called(thing)} is nowhere: it has left the game with its owner."
        return Finding(str(place), text, ending_rules(run))
    return Finding(str(place), f"{run.called(thing)} is {_at(run, thing, place)}.", moved_by(run, thing))


def moved_by(run: Run, thing: Id) -> tuple[int, ...]:
    """The object's last change of zones."""
    ids = lives_of(run, thing)
    for entry in entries(run, lambda e: e.object in ids and e.to is not None):
        return (entry.n,)
    return told(run, thing)


def _at(run: Run, thing: Id, place: Zone) -> str:
    owner = run.game.name(run.game.object(thing).owner)
    words = {
        Zone.BATTLEFIELD: "on the battlefield",
        Zone.STACK: "on the stack",
        Zone.EXILE: "in exile",
        Zone.COMMAND: "in the command zone",
        Zone.NOWHERE: "nowhere: it no longer exists",
    }
    return words.get(place, f"in {owner}'s {place}")


@finds(IsIn)
def is_in(run: Run, question: IsIn) -> Finding:
    """Whether an object is in a zone."""
    thing = pointing.one(run.game, run.scene, question.object)
    place = pointing.place_of(run.game, thing)
    owner = run.scene.player(question.zone.player) if question.zone.player else None
    value = place == Zone(question.zone.zone) and (owner is None or run.game.object(thing).owner == owner)
    text = f"{run.called(thing)} is {_at(run, thing, place)}."
    return yes_no(value, text, text, moved_by(run, thing))


@finds(IsAttachedTo)
def is_attached(run: Run, question: IsAttachedTo) -> Finding:
    """Whether an object is attached to something."""
    thing = pointing.one(run.game, run.scene, question.object)
    to = None if isinstance(question.to, Nothing) else anything(run, question.to)
    value = thing in run.game.state.objects and run.game.object(thing).attached_to == to
    names = f"attached to {'nothing' if to is None else run.game.name(to)}"
    name = run.called(thing)
    return yes_no(value, f"{name} is {names}.", f"{name} is not {names}.", told(run, thing))


@finds(WhatIsIn)
def contents(run: Run, question: WhatIsIn) -> Finding:
    """What is in a zone."""
    zone = Zone(question.zone.zone)
    owner = run.scene.player(question.zone.player) if question.zone.player else 0
    ids = [t for t in run.game.state.zone(zone, owner) if not owner or run.game.object(t).owner == owner]
    value = [run.called(thing) for thing in ids]
    rules = tuple(dict.fromkeys(rule for thing in ids for rule in told(run, thing)))
    return Finding(value, f"{listed(value)}." if value else "Nothing.", rules)


@finds(Stack)
def stack(run: Run, question: Stack) -> Finding:
    """What is on the stack, top first."""
    ids = tuple(reversed(run.game.state.zone(Zone.STACK)))
    value = [on_stack(run, thing) for thing in ids]
    rules = tuple(dict.fromkeys(rule for thing in ids for rule in told(run, thing)))
    return Finding(value, f"On the stack, top first: {listed(value)}." if value else "The stack is empty.", rules)


def on_stack(run: Run, thing: Id) -> str:
    """What to call something on the stack: a spell by its name, an ability by its source's."""
    found = run.game.object(thing)
    source = found.stacked.source if found.stacked is not None else None
    return run.game.name(source) if source is not None else run.called(thing)
