"""Questions about what has happened: who died, what triggered, who lost, and the whole story."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.explain.derivations import derivation
from engine.explain.ruling import Because
from engine.explain.story import steps
from engine.game.events import Entry, Event
from engine.game.objects import Id, Zone
from engine.rulebook import rule
from engine.script.run import pointing
from engine.script.run.faults import Unable
from engine.script.run.questions.characteristics import ABILITY
from engine.script.run.questions.counting import anything
from engine.script.run.questions.finding import Finding, finds, listed, yes_no
from engine.script.run.questions.players import ending_rules, is_draw, winner_of
from engine.script.run.questions.telling import chain, kind, lives_of
from engine.script.run.run import Run
from engine.script.run.scene import current
from engine.script.values import AbilityRef, Did, PlayerDid, Story, WhatDied

Fits = Callable[[Run, Event, frozenset[Id]], bool]


def _moves(event: Event, ids: frozenset[Id]) -> bool:
    return kind(event) == "Move" and getattr(event, "object", None) in ids


def _from(run: Run, event: Event) -> Zone | None:
    last = run.game.state.gone.get(getattr(event, "object", 0))
    return last.object.zone if last is not None else None


def _dies(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    leaves = _moves(event, ids) and getattr(event, "to", None) == Zone.GRAVEYARD
    return leaves and _from(run, event) == Zone.BATTLEFIELD


def _resolves(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    return kind(event) == "Resolve" and getattr(event, "object", None) in ids


def _countered(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    return kind(event) == "Counter" and getattr(event, "object", None) in ids


def _fizzles(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    return kind(event) == "Fizzle" and getattr(event, "object", None) in ids


def _deals(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    return kind(event) == "Damage" and getattr(event, "source", None) in ids


def _enters(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    return _moves(event, ids) and getattr(event, "to", None) == Zone.BATTLEFIELD


def _leaves(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    return _moves(event, ids) and _from(run, event) == Zone.BATTLEFIELD


def _attacks(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    return kind(event) == "DeclareAttackers" and bool(ids & set(getattr(event, "attacks", {})))


def _blocks(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    return kind(event) == "DeclareBlockers" and bool(ids & set(getattr(event, "blocks", {})))


def _event(name: str) -> Fits:
    return lambda run, event, ids: kind(event) == name and getattr(event, "object", None) in ids


_DID: Final[dict[str, tuple[Fits, str, str]]] = {
    "die": (_dies, "has died", "has not died"),
    "resolve": (_resolves, "has resolved", "has not resolved"),
    "get countered": (_countered, "was countered", "was not countered"),
    "fizzle": (_fizzles, "did not resolve: no target was legal", "did not fizzle"),
    "deal damage": (_deals, "has dealt damage", "has dealt no damage"),
    "enter": (_enters, "has entered", "has not entered"),
    "leave": (_leaves, "has left the battlefield", "has not left the battlefield"),
    "attack": (_attacks, "has attacked", "has not attacked"),
    "block": (_blocks, "has blocked", "has not blocked"),
    "untap": (_event("Untap"), "has untapped", "has not untapped"),
    "tap": (_event("Tap"), "has become tapped", "has not become tapped"),
    "transform": (_event("Transform"), "has transformed", "has not transformed"),
    "phase out": (_event("PhaseOut"), "has phased out", "has not phased out"),
}


@finds(Did)
def did(run: Run, question: Did) -> Finding:
    """Whether something happened to or by an object."""
    source = question.subject.source if isinstance(question.subject, AbilityRef) else question.subject
    if source is None:
        raise Unable("Say whose ability is meant.")
    thing = pointing.one(run.game, run.scene, source)
    if question.verb == "trigger":
        return _did_trigger(run, thing)
    if question.verb == "survive":
        return _did_survive(run, thing)
    if question.verb not in _DID:
        raise Unable(f"Whether something did {question.verb} cannot be told yet.")
    fits, yes, no = _DID[question.verb]
    ids = lives_of(run, thing) | _abilities_of(run, thing, question)
    to = lives_of(run, anything(run, question.to)) if question.to else None
    found = [e for e in run.game.log if fits(run, e.event, ids) and (to is None or getattr(e.event, "recipient", None) in to)]
    name = run.called(thing)
    because = _lives_on(run, thing) if question.verb == "die" and not found else ()
    return yes_no(bool(found), f"{name} {yes}.", f"{name} {no}.", _rules(run, found) or _last(run, ids), because)


def _lives_on(run: Run, thing: Id) -> tuple[Because, ...]:
    """Why a creature that is still there is not destroyed for the damage on it."""
    here = current(run.game, thing)
    found = run.game.state.objects.get(here)
    if found is None or found.zone is not Zone.BATTLEFIELD or not found.damage:
        return ()
    toughness = run.game.characteristics(here).toughness
    if toughness is None or found.damage < toughness:
        return (_too_little(run, here, found.damage, toughness),)
    return (_kept_from_destruction(run, here, found.damage, toughness),)


@rule("704.5g")
def _too_little(run: Run, thing: Id, damage: int, toughness: int | None) -> Because:
    size = f"toughness {toughness}" if toughness is not None else "no toughness"
    return Because(text=f"{run.game.name(thing)} has {damage} damage marked on it and {size}.")


@rule("702.12b", "704.5g")
def _kept_from_destruction(run: Run, thing: Id, damage: int, toughness: int) -> Because:
    name = run.game.name(thing)
    return Because(text=f"{name} has {damage} damage marked on it and toughness {toughness}, but was not destroyed.")


def _abilities_of(run: Run, thing: Id, question: Did) -> frozenset[Id]:
    """The abilities that the object put on the stack, when the question is about one of them."""
    if not isinstance(question.subject, AbilityRef):
        return frozenset()
    every = [*run.game.state.objects.values(), *(last.object for last in run.game.state.gone.values())]
    ids = lives_of(run, thing)
    return frozenset(o.id for o in every if o.stacked is not None and o.stacked.source in ids)


def _rules(run: Run, found: list[Entry]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rule for entry in found for rule in chain(run, entry)))


def _last(run: Run, ids: frozenset[Id]) -> tuple[str, ...]:
    from engine.script.run.questions.telling import told

    return told(run, max(ids))


def triggered(run: Run, thing: Id) -> list[Entry]:
    """The entries in which abilities of the object triggered."""
    ids = lives_of(run, thing)
    return [e for e in run.game.log if kind(e.event) in _TRIGGERING and ids & _sources(e.event)]


_TRIGGERING: Final = frozenset({"AbilityTriggers"})


def _sources(event: Event) -> set[Id]:
    waiting = getattr(event, "waiting", event)
    return {found for found in (getattr(waiting, "source", None), getattr(event, "source", None)) if found is not None}


def _did_trigger(run: Run, thing: Id) -> Finding:
    found, name = triggered(run, thing), run.called(thing)
    because = () if found else _abilities_then(run, thing)
    return yes_no(bool(found), f"{name} has triggered.", f"{name} has not triggered.", _rules(run, found), because)


def _abilities_then(run: Run, thing: Id) -> tuple[Because, ...]:
    """What abilities it had, as it is now or as it was before the last deed when it is gone since."""
    earlier = run.game.branch()
    earlier.state = run.before
    for life in sorted(lives_of(run, thing), reverse=True):
        for game in (run.game, earlier):
            if life in game.state.objects and game.state.objects[life].zone == Zone.BATTLEFIELD:
                return derivation(game, life, ABILITY)
    return derivation(run.game, thing, ABILITY)


def _did_survive(run: Run, thing: Id) -> Finding:
    ids, name = lives_of(run, thing), run.called(thing)
    died = [entry for entry in run.game.log if _leaves(run, entry.event, ids)]
    because = _lives_on(run, thing) if not died else ()
    return yes_no(not died, f"{name} survives.", f"{name} does not survive.", _rules(run, died) or _last(run, ids), because)


_PLAYER_DID: Final = {
    "draw": ("Draw", "has drawn", "has not drawn"),
    "discard": ("Discard", "has discarded", "has not discarded"),
    "lose life": ("LoseLife", "has lost life", "has lost no life"),
    "gain life": ("GainLife", "has gained life", "has gained no life"),
    "mill": ("Mill", "has milled", "has not milled"),
    "sacrifice": ("Sacrifice", "has sacrificed", "has not sacrificed"),
}


@finds(PlayerDid)
def player_did(run: Run, question: PlayerDid) -> Finding:
    """Whether a player lost, won, drew, discarded ..."""
    player = run.scene.player(question.player)
    name, state = run.game.name(player), run.game.state.players[player]
    if question.verb == "lose" and not question.what:
        return yes_no(state.has_lost, f"{name} has lost the game.", f"{name} has not lost the game.", ending_rules(run))
    if question.verb == "win":
        return yes_no(winner_of(run) == player, f"{name} has won the game.", f"{name} has not won the game.", ending_rules(run))
    verb = f"{question.verb} {question.what}".strip() if question.what == "life" else question.verb
    if verb not in _PLAYER_DID:
        raise Unable(f"Whether a player did {verb} cannot be told yet.")
    event, yes, no = _PLAYER_DID[verb]
    found = [e for e in run.game.log if kind(e.event) == event and getattr(e.event, "player", None) == player]
    if question.objects:
        meant = {t for ref in question.objects for t in lives_of(run, pointing.one(run.game, run.scene, ref))}
        found = [entry for entry in found if meant & _objects(entry.event)]
    return yes_no(bool(found), f"{name} {yes}.", f"{name} {no}.", _rules(run, found))


def _objects(event: Event) -> set[Id]:
    return {getattr(event, "object", 0)}


@finds(WhatDied)
def what_died(run: Run, question: WhatDied) -> Finding:
    """The objects that died, survived or triggered."""
    creatures = list({thing for _, thing in _everything(run)})
    if question.verb == "trigger":
        names = [run.called(thing) for thing in creatures if triggered(run, thing)]
    else:
        ids = {thing: lives_of(run, thing) for thing in creatures}
        died = {t for t, lives in ids.items() if any(_dies(run, e.event, lives) for e in run.game.log)}
        names = [run.game.name(t) for t in sorted(creatures) if (t in died) == (question.verb == "die")]
    return Finding(names, f"{listed(names)}." if names else "Nothing.")


def _everything(run: Run) -> list[tuple[str, Id]]:
    things = [(entry.name, current(run.game, entry.id)) for entry in run.scene.entries]
    tokens = [("", t) for t, last in run.game.state.gone.items() if last.object.is_token and t not in run.game.state.became]
    return [*things, *tokens, *(("", o.id) for o in run.game.state.battlefield())]


@finds(Story)
def story(run: Run, question: Story) -> Finding:
    """What happened; the steps are the answer, and the last of them is its sentence."""
    told = steps(run.game)
    if is_draw(run):
        return Finding(None, "The game is a draw.", ending_rules(run))
    return Finding(None, told[-1].text if told else "Nothing happens.", told[-1].rules if told else ())
