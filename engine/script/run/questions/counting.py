"""Questions of how many and how much."""

from __future__ import annotations

from typing import Final

from engine.cards.card import fold
from engine.game.counters import PutCounters, RemoveCounters
from engine.game.damage import Damage
from engine.game.events import Event
from engine.game.life import GainLife, LoseLife, PayLife, SetLife
from engine.game.machine import Game
from engine.game.objects import Id, Object, Zone
from engine.game.teams import sharing_life
from engine.game.zones import Discard, Draw, Mill, is_counted
from engine.script.run import pointing
from engine.script.run.faults import Unable
from engine.script.run.qualities import holds
from engine.script.run.questions.finding import Finding, finds, yes_no
from engine.script.run.questions.telling import entries, is_about, lives_of, told
from engine.script.run.run import Run
from engine.script.values import (
    CardCount,
    ControlledCount,
    CounterCount,
    DamageDone,
    HasCounters,
    LifeTotal,
    ObjectRef,
    Player,
    PlayerCount,
    TriggerCount,
)


def anything(run: Run, ref: ObjectRef | Player) -> Id:
    """The object or player meant."""
    return run.scene.player(ref) if isinstance(ref, Player) else pointing.one(run.game, run.scene, ref)


def counted(number: int, noun: str) -> str:
    """A number with its noun."""
    return f"{number or 'no'} {noun}{'' if number == 1 else 's'}"


def _counters(game: Game, thing: Id, counter: str) -> int:
    has = game.state.players[thing].counters if thing in game.state.players else game.object(thing).counters
    return has.get(fold(counter), 0) if counter else sum(has.values())


@finds(CounterCount)
def counters(run: Run, question: CounterCount) -> Finding:
    """Counters on an object or of a player."""
    shared = isinstance(question.on, Player) and fold(question.counter) == "poison"
    thing = run.scene.of_team(question.on) if shared and isinstance(question.on, Player) else anything(run, question.on)
    value = _counters(run.game, thing, question.counter)
    noun = f"{question.counter} counter".strip()
    rules = counter_rules(run, thing)
    return Finding(value, f"There {'is' if value == 1 else 'are'} {counted(value, noun)} on {run.called(thing)}.", rules)


def counter_rules(run: Run, thing: Id) -> tuple[int, ...]:
    """The entries in which counters last came or went, or by which the object came."""
    ids = frozenset(sharing_life(run.game.state, thing)) if thing in run.game.state.players else lives_of(run, thing)
    for entry in entries(run, lambda event: is_about(event, ids)):
        if isinstance(entry.event, PutCounters | RemoveCounters) or getattr(entry.event, "counters", None):
            return (entry.n,)
    return told(run, thing)


@finds(HasCounters)
def has_counters(run: Run, question: HasCounters) -> Finding:
    """Whether there are counters of a kind."""
    thing = anything(run, question.object)
    name, noun = run.called(thing), f"{question.counter} counters".strip()
    value = _counters(run.game, thing, question.counter) > 0
    return yes_no(value, f"{name} has {noun}.", f"{name} has no {noun}.", counter_rules(run, thing))


@finds(LifeTotal)
def life(run: Run, question: LifeTotal) -> Finding:
    """A life total."""
    player = run.scene.of_team(question.player)
    value = run.game.state.players[player].life
    return Finding(value, f"{run.game.name(player)} is at {value} life.", life_rules(run, player))


def life_rules(run: Run, player: Id) -> tuple[int, ...]:
    """Every change to the player's life total, which may be a team's."""
    whose = sharing_life(run.game.state, player)
    found = entries(run, lambda e: (e.recipient if e.player is None else e.player) in whose)
    return tuple(e.n for e in found if isinstance(e.event, GainLife | LoseLife | PayLife | SetLife | Damage))


@finds(CardCount)
def cards(run: Run, question: CardCount) -> Finding:
    """Cards in a zone."""
    zone = Zone(question.zone.zone)
    owners = [run.scene.player(question.zone.player)] if question.zone.player else list(run.game.state.players)
    ids = [thing for owner in owners for thing in run.game.state.zone(zone, owner) if run.game.object(thing).owner == owner]
    vague = [owner for owner in owners if not is_counted(run.game.state, owner)]
    if zone == Zone.LIBRARY and vague and not question.what:
        raise Unable(_not_counted(run, vague[0]))
    value = len([thing for thing in ids if not question.what or holds(run.game, thing, question.what)])
    noun = f"{question.what} card".strip()
    whose = f"{run.game.name(owners[0])}'s {zone}" if question.zone.player else zone
    rules = tuple(dict.fromkeys(rule for thing in ids for rule in told(run, thing)))
    return Finding(value, f"There {'is' if value == 1 else 'are'} {counted(value, noun)} in {whose}.", rules)


def _not_counted(run: Run, player: Id) -> str:
    who = run.scene.name_of(player)
    who, whose = {"me": ("I have", "my"), "opponent": ("My opponent has", "their")}.get(who, (f"{who} has", "the"))
    return (
        "What is told of that library is only its top, so the number of its cards is not known. "
        f"Say how many there are, as in “{who} 40 cards in {whose} library”, "
        f"or that these are all, as in “{who} exactly Forest in {whose} library”."
    )


@finds(ControlledCount)
def controlled(run: Run, question: ControlledCount) -> Finding:
    """Permanents that a player controls, or that there are."""
    owner = run.scene.player(question.player) if question.player else None
    found = [thing for thing in run.game.state.battlefield() if _counts(run, thing, question, owner)]
    noun = " ".join([*question.states, question.what])
    who = f"{run.game.name(owner)} controls" if owner else "There are"
    rules = tuple(dict.fromkeys(rule for thing in found for rule in told(run, thing.id)))
    return Finding(len(found), f"{who} {counted(len(found), noun)}.", rules)


def _counts(run: Run, thing: Object, question: ControlledCount, owner: Id | None) -> bool:
    if owner is not None and run.game.controller(thing.id) != owner:
        return False
    wanted = "" if question.what == "permanent" else question.what
    is_one = not wanted or holds(run.game, thing.id, wanted) or fold(thing.definition.name) == fold(wanted)
    return is_one and all(holds(run.game, thing.id, state) for state in question.states)


@finds(DamageDone)
def damage(run: Run, question: DamageDone) -> Finding:
    """Damage that an object has dealt."""
    ids = lives_of(run, pointing.one(run.game, run.scene, question.source))
    to = lives_of(run, anything(run, question.to)) if question.to else None
    dealt = [(e.n, e.event) for e in run.game.log if isinstance(e.event, Damage) and e.event.source in ids]
    there = [(n, event) for n, event in dealt if to is None or event.recipient in to]
    value = sum(event.amount for _, event in there)
    rules = tuple(n for n, _ in there)
    whom = f" to {run.game.name(anything(run, question.to))}" if question.to else ""
    return Finding(value, f"{run.game.name(max(ids))} has dealt {value} damage{whom}.", rules)


_VERBS: Final[dict[str, tuple[type[Event], str]]] = {
    "draw": (Draw, "card"),
    "discard": (Discard, "card"),
    "mill": (Mill, "card"),
    "lose": (LoseLife, "life"),
    "lose life": (LoseLife, "life"),
    "gain": (GainLife, "life"),
    "gain life": (GainLife, "life"),
}


@finds(PlayerCount)
def did(run: Run, question: PlayerCount) -> Finding:
    """How much a player drew, discarded, milled, lost or gained."""
    player = run.scene.player(question.player)
    if question.verb == "damage":
        return _damage_taken(run, player)
    if question.verb not in _VERBS:
        raise Unable(f"What players {question.verb} is not counted.")
    event, noun = _VERBS[question.verb]
    found = [e for e in run.game.log if isinstance(e.event, event) and e.event.player == player]
    value = sum(entry.event.how_much for entry in found)
    rules = tuple(entry.n for entry in found)
    what = f"{value} life" if noun == "life" else counted(value, noun)
    past = {"lose": "has lost", "gain": "has gained", "draw": "has drawn", "mill": "has milled"}
    return Finding(value, f"{run.game.name(player)} {past.get(question.verb.split()[0], 'has discarded')} {what}.", rules)


def _damage_taken(run: Run, player: Id) -> Finding:
    """All damage that a player was dealt."""
    found = [(e.n, e.event) for e in run.game.log if isinstance(e.event, Damage) and e.event.recipient == player]
    value = sum(event.amount for _, event in found)
    return Finding(value, f"{run.game.name(player)} has been dealt {value or 'no'} damage.", tuple(n for n, _ in found))


@finds(TriggerCount)
def triggers(run: Run, question: TriggerCount) -> Finding:
    """How many times the abilities of an object have triggered."""
    from engine.script.run.questions.did import triggered

    if question.ability.source is None:
        raise Unable("Say whose ability is meant.")
    thing = pointing.one(run.game, run.scene, question.ability.source)
    found = triggered(run, thing)
    rules = tuple(entry.n for entry in found)
    times = {0: "has not triggered", 1: "has triggered once", 2: "has triggered twice"}
    words = times.get(len(found), f"has triggered {len(found)} times")
    return Finding(len(found), f"{run.called(thing)} {words}.", rules)
