"""Reminders of dying that did not come to what a reader would expect: nothing came back, or nothing died."""

from __future__ import annotations

from collections.abc import Iterator

from engine.explain.ruling import Because
from engine.game.abilities import expanded, keywords_of
from engine.game.counters import counters_on
from engine.game.events import Entry
from engine.game.machine import Game
from engine.game.meaning import Triggered
from engine.game.objects import Id, Zone
from engine.game.zones import Move
from engine.phrase import Word, walk
from engine.rulebook import rule
from engine.script.run.questions.reminders.asked import Asked, leaves, reminds
from engine.script.values import LifeTotal, Where
from engine.words.events.zones import Dies
from engine.words.keywords.returning import HadNone


@reminds
def kept_from_returning(asked: Asked) -> Iterator[Because]:
    """The counter for which an ability that would bring it back has not triggered."""
    if not isinstance(asked.question, Where):
        return
    for entry in asked.log:
        if not isinstance(entry.event, Move) or entry.event.to is not Zone.GRAVEYARD or not leaves(entry):
            continue
        before, thing = asked.game.branch(state=entry.before), entry.event.object
        for keyword in ("undying", "persist"):
            for kind in _hindering(before, thing, keyword):
                yield _had_one(asked.game.name(thing), kind, keyword)


def _hindering(game: Game, thing: Id, keyword: str) -> list[str]:
    """The kinds of counter that the object has and the keyword asks it not to have."""
    abilities = [a for one in keywords_of(game, thing, keyword) for a in expanded((one,)).triggered]
    asked = [condition for a in abilities if isinstance(condition := a.condition, HadNone)]
    return [condition.kind for condition in asked if counters_on(game.state, thing, condition.kind)]


@rule("603.4")
def _had_one(name: str, kind: str, keyword: str) -> Because:
    return Because(text=f"{name} had a {kind} counter on it as it died, so {keyword} did not trigger.")


@reminds
def has_not_died(asked: Asked) -> Iterator[Because]:
    """What was put elsewhere instead of a graveyard, where something would have triggered on its dying."""
    if not isinstance(asked.question, LifeTotal):
        return
    for entry in asked.game.log:
        if isinstance(entry.event, Move) and leaves(entry) and _was_to_die(entry) and entry.event.to is not Zone.GRAVEYARD:
            before = asked.game.branch(state=entry.before)
            if any(_looks_for_dying(before, found.id) for found in before.state.battlefield()):
                yield _not_dead(asked.game.name(entry.event.object), str(entry.event.to))
                return


def _was_to_die(entry: Entry) -> bool:
    return any(event.to is Zone.GRAVEYARD for event in entry.replaced)


def _looks_for_dying(game: Game, thing: Id) -> bool:
    """Whether it has an ability that triggers when something dies."""
    triggered = expanded(game.characteristics(thing).abilities).triggered
    return any(isinstance(word, Dies) for a in triggered if isinstance(a, Word) and isinstance(a, Triggered) for word in walk(a))


@rule("700.4")
def _not_dead(name: str, place: str) -> Because:
    return Because(text=f"{name} went to {place} instead of a graveyard, so it has not died: what looks for that does not trigger.")
