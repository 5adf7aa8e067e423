"""Reminders of what effects apply to, and of what they do not: permanents only, from the moment they enter, never by halves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.explain.ruling import Because
from engine.game.layers import LayerStep, explain
from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.objects import Id, Zone
from engine.game.zones import Move
from engine.phrase import walk
from engine.rulebook import rule
from engine.script.run import pointing
from engine.script.run.questions.reminders.asked import Asked, reminds
from engine.script.run.scene import Missing, current
from engine.script.values import Can, ObjectRef, PowerToughness, Targets
from engine.words.filters.standing import WithNoAbilities


@reminds
def permanents_only(asked: Asked) -> Iterator[Because]:
    """A card outside the battlefield is not what an effect makes of permanents like it."""
    question = asked.question
    if not isinstance(question, Can) or asked.finding.value is not False:
        return
    for said in question.act.deed.said:
        for target in said.targets if isinstance(said, Targets) else ():
            yield from _if_it_were_there(asked, target)


def _if_it_were_there(asked: Asked, target: Any) -> Iterator[Because]:
    if not isinstance(target, ObjectRef):
        return
    try:
        thing = pointing.one(asked.game, asked.run.scene, target)
    except Missing:
        return
    if pointing.place_of(asked.game, thing) in (Zone.BATTLEFIELD, Zone.STACK, Zone.NOWHERE):
        return
    step = next(_changing(*_on_the_battlefield(asked.game, thing)), None)
    if step is not None:
        yield _only_permanents(step.source_name, asked.game.name(thing))


def _on_the_battlefield(game: Game, thing: Id) -> tuple[Game, Id]:
    """A game in which the object is a permanent, and what it is called there."""
    trial = game.branch()
    trial.happen(Move(object=thing, to=Zone.BATTLEFIELD, how="return", controller=game.object(thing).owner))
    return trial, current(trial, thing)


def _changing(game: Game, thing: Id) -> Iterator[LayerStep]:
    """What other objects' effects make of it."""
    steps = explain(game.state, thing) if thing in game.state.objects else ()
    return (step for step in steps if step.before is not None and step.before != step.after and step.source not in (None, thing))


@rule("609.2")
def _only_permanents(source: str, name: str) -> Because:
    return Because(text=f"The effect of {source} applies to permanents; {name} is none.", source=source)


@reminds
def as_it_entered(asked: Asked) -> Iterator[Because]:
    """What entered had been changed by then, so an ability that asks how it is sees it changed."""
    if not asked.is_of_triggers or asked.finding.value:
        return
    for entry in asked.game.log:
        if isinstance(entry.event, Move) and entry.event.to is Zone.BATTLEFIELD:
            thing = current(asked.game, entry.event.object)
            step = next(_changing(asked.game, thing), None)
            if step is not None and thing != asked.thing:
                yield _from_the_start(step.source_name, asked.game.name(thing))
                return


@rule("611.3c")
def _from_the_start(source: str, name: str) -> Because:
    return Because(text=f"{source} applies to {name} as it enters, so what looks at entering sees it so.", source=source)


@reminds
def has_some_ability(asked: Asked) -> Iterator[Because]:
    """An ability counts as one though it only limits its object."""
    if not isinstance(asked.question, PowerToughness) or asked.found is None or not asked.now.abilities:
        return
    for thing in asked.game.state.battlefield():
        statics = (a for a in asked.game.characteristics(thing.id).abilities if isinstance(a, Static))
        if any(isinstance(word, WithNoAbilities) for ability in statics for word in walk(ability)):
            yield _an_ability(asked.game.name(thing.id), asked.name)
            return


@rule("113.2a")
def _an_ability(source: str, name: str) -> Because:
    return Because(text=f"{name} has an ability, of whatever worth, so {source} does not apply to it.", source=source)
