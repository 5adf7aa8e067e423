"""Questions about what has happened to or by objects: died, triggered, resolved, survived."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import Final

from engine.explain.derivations import derivation
from engine.explain.ruling import Because
from engine.game.abilities import has_keyword
from engine.game.combat import DeclareAttackers, DeclareBlockers
from engine.game.damage import Damage
from engine.game.events import DidNotHappen, Entry, Event
from engine.game.objects import Id, Zone
from engine.game.resolving import Counter, Fizzle, Resolve
from engine.game.status import PhaseIn, PhaseOut, Tap, Transform, Untap
from engine.game.triggers import AbilityTriggers
from engine.game.zones import Destroy, Move, Sacrifice
from engine.rulebook import rule
from engine.script.run import pointing
from engine.script.run.faults import Unable
from engine.script.run.questions.characteristics import ABILITY
from engine.script.run.questions.counting import anything
from engine.script.run.questions.finding import Finding, finds, yes_no
from engine.script.run.questions.telling import lives_of, told
from engine.script.run.run import Run
from engine.script.run.scene import current
from engine.script.values import AbilityRef, Did, EachDid, ObjectRef

Fits = Callable[[Run, Event, frozenset[Id]], bool]


def _moves(event: Event, ids: frozenset[Id]) -> bool:
    return isinstance(event, Move) and event.object in ids


def _from(run: Run, event: Event) -> Zone | None:
    last = run.game.state.gone.get(event.object or 0)
    return last.object.zone if last is not None else None


def has_died(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    """Whether one of these goes to the graveyard from the battlefield by the event."""
    leaves = _moves(event, ids) and event.to == Zone.GRAVEYARD
    return leaves and _from(run, event) == Zone.BATTLEFIELD


def has_resolved(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    """Whether one of these resolves by the event."""
    return isinstance(event, Resolve) and event.object in ids


def _countered(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    return isinstance(event, Counter) and event.object in ids


def _fizzles(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    return isinstance(event, Fizzle) and event.object in ids


def _deals(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    return isinstance(event, Damage) and event.source in ids


def _enters(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    return _moves(event, ids) and event.to == Zone.BATTLEFIELD


def _comes_back(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    """Whether one of these is put onto the battlefield, not as a spell that had not been there before."""
    if not _enters(run, event, ids):
        return False
    before = takewhile(lambda entry: entry.event is not event, run.game.log)
    return _from(run, event) is not Zone.STACK or any(_leaves(run, entry.event, ids) for entry in before)


def _returns(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    return _goes_to(Zone.HAND)(run, event, ids) or _comes_back(run, event, ids)


def _leaves(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    return _moves(event, ids) and _from(run, event) == Zone.BATTLEFIELD


def _attacks(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    return isinstance(event, DeclareAttackers) and bool(ids & set(event.attacks))


def _blocks(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    return isinstance(event, DeclareBlockers) and bool(ids & set(event.blocks))


def _goes_to(zone: Zone) -> Fits:
    return lambda run, event, ids: _moves(event, ids) and event.to == zone


def _is_blocked(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    return isinstance(event, DeclareBlockers) and any(attacker in ids for against in event.blocks.values() for attacker in against)


def _event(kind: type[Event]) -> Fits:
    return lambda run, event, ids: isinstance(event, kind) and event.object in ids


_DID: Final[dict[str, tuple[Fits, str, str]]] = {
    "die": (has_died, "has died", "has not died"),
    "resolve": (has_resolved, "has resolved", "has not resolved"),
    "get countered": (_countered, "was countered", "was not countered"),
    "fizzle": (_fizzles, "did not resolve: no target was legal", "did not fizzle"),
    "deal damage": (_deals, "has dealt damage", "has dealt no damage"),
    "enter": (_enters, "has entered", "has not entered"),
    "leave": (_leaves, "has left the battlefield", "has not left the battlefield"),
    "attack": (_attacks, "has attacked", "has not attacked"),
    "block": (_blocks, "has blocked", "has not blocked"),
    "untap": (_event(Untap), "has untapped", "has not untapped"),
    "tap": (_event(Tap), "has become tapped", "has not become tapped"),
    "transform": (_event(Transform), "has transformed", "has not transformed"),
    "get exiled": (_goes_to(Zone.EXILE), "was exiled", "was not exiled"),
    "come back": (_comes_back, "has come back", "has not come back"),
    "return": (_returns, "has returned", "has not returned"),
    "return to hand": (_goes_to(Zone.HAND), "has returned to hand", "has not returned to hand"),
    "get sacrificed": (_event(Sacrifice), "was sacrificed", "was not sacrificed"),
    "get blocked": (_is_blocked, "was blocked", "was not blocked"),
    "phase in": (_event(PhaseIn), "has phased in", "has not phased in"),
    "phase out": (_event(PhaseOut), "has phased out", "has not phased out"),
}


@finds(Did)
def did(run: Run, question: Did) -> Finding:
    """Whether something happened to or by an object."""
    source = question.subject.source if isinstance(question.subject, AbilityRef) else question.subject
    if source is None:
        raise Unable("Say whose ability is meant.")
    return _did_of(run, question, pointing.one(run.game, run.scene, source))


@finds(EachDid)
def each_did(run: Run, question: EachDid) -> Finding:
    """Whether it happened to or by every one of several objects."""
    things = [thing for ref in question.subjects for thing in _meant(run, ref)]
    found = [_did_of(run, Did(question.subjects[0], question.verb, question.to), thing) for thing in dict.fromkeys(things)]
    texts = " ".join(dict.fromkeys(one.text.removeprefix("Yes. ").removeprefix("No. ") for one in found))
    rules = tuple(dict.fromkeys(ground for one in found for ground in one.rules))
    because = tuple(dict.fromkeys(line for one in found for line in one.because))
    return yes_no(all(one.value for one in found), texts, texts, rules, because)


def _meant(run: Run, ref: ObjectRef) -> list[Id]:
    """The objects, by what they were before the last deed when they are only described."""
    if ref.name:
        return pointing.many(run.game, run.scene, [ref])
    earlier = run.game.branch(state=run.before)
    return [current(run.game, thing) for thing in pointing.many(earlier, run.scene, [ref], (Zone.BATTLEFIELD,))]


def _did_of(run: Run, question: Did, thing: Id) -> Finding:
    if question.verb == "trigger":
        return _did_trigger(run, thing)
    if question.verb == "enter tapped":
        return _enters_tapped(run, thing)
    if question.verb == "survive":
        return _did_survive(run, thing)
    if question.verb not in _DID:
        raise Unable(f"Whether something did {question.verb} cannot be told yet.")
    fits, yes, no = _DID[question.verb]
    ids = _ids_meant(run, thing, question)
    to = lives_of(run, anything(run, question.to)) if question.to else None
    found = [e for e in run.game.log if fits(run, e.event, ids) and (to is None or e.event.recipient in to)]
    name = f"{run.called(thing)}'s ability" if _is_of_ability(question) else run.called(thing)
    because = _lives_on(run, thing) if question.verb == "die" and not found else ()
    rest = grounds(found) or grounds(_kept_from(run, fits, ids)) or _last(run, ids)
    return yes_no(bool(found), f"{name} {yes}.", f"{name} {no}.", rest, because)


def _kept_from(run: Run, fits: Fits, ids: frozenset[Id]) -> list[Entry]:
    """The entries in which something kept that from happening, as indestructible keeps from being destroyed."""
    kept = [(entry, entry.event.event) for entry in run.game.log if isinstance(entry.event, DidNotHappen)]
    would = fits is has_died
    return [e for e, event in kept if fits(run, event, ids) or (would and isinstance(event, Destroy) and event.object in ids)]


def _enters_tapped(run: Run, thing: Id) -> Finding:
    """Whether it entered tapped, or would if it entered now."""
    entered = [e for e in run.game.log if _enters(run, e.event, lives_of(run, thing))]
    twin = run.fork()
    if not entered:
        twin.game.happen(Move(object=thing, to=Zone.BATTLEFIELD, how="return", controller=run.game.controller(thing)))
    here, name = current(twin.game, thing), run.called(thing)
    is_tapped = here in twin.game.state.objects and twin.game.object(here).is_tapped
    last = entered[-1:] or [e for e in twin.game.log if _enters(twin, e.event, lives_of(twin, here))][-1:]
    verb, rules = ("entered", grounds(last)) if entered else ("enters", tuple(r for e in last for r in e.rules))
    because = derivation(twin.game, here, ABILITY)
    return yes_no(is_tapped, f"{name} {verb} tapped.", f"{name} {verb} untapped.", rules, because)


def _lives_on(run: Run, thing: Id) -> tuple[Because, ...]:
    """Why a creature that is still there is not destroyed for the damage on it."""
    here = current(run.game, thing)
    found = run.game.state.objects.get(here)
    if found is None or found.zone is not Zone.BATTLEFIELD or not found.damage:
        return ()
    toughness = run.game.characteristics(here).toughness
    if toughness is None or found.damage < toughness:
        return (_too_little(run, here, found.damage, toughness),)
    if has_keyword(run.game, here, "indestructible"):
        return (_indestructible(run.game.name(here), found.damage, toughness),)
    return (_kept_from_destruction(run, here, found.damage, toughness),)


@rule("704.5g")
def _too_little(run: Run, thing: Id, damage: int, toughness: int | None) -> Because:
    size = f"toughness {toughness}" if toughness is not None else "no toughness"
    return Because(text=f"{run.game.name(thing)} has {damage} damage marked on it and {size}.")


@rule("702.12b", "704.5g")
def _indestructible(name: str, damage: int, toughness: int) -> Because:
    return Because(text=f"{name} has {damage} damage marked on it and toughness {toughness}, but it has indestructible.")


@rule("704.5g")
def _kept_from_destruction(run: Run, thing: Id, damage: int, toughness: int) -> Because:
    name = run.game.name(thing)
    return Because(text=f"{name} has {damage} damage marked on it and toughness {toughness}, but was not destroyed.")


_ON_STACK: Final = ("resolve", "get countered", "fizzle")
"""What happens to an ability itself, not to the object that has it."""


def _is_of_ability(question: Did) -> bool:
    return isinstance(question.subject, AbilityRef) and question.verb in _ON_STACK


def _ids_meant(run: Run, thing: Id, question: Did) -> frozenset[Id]:
    """The object with its abilities on the stack; its abilities alone where only they are asked about."""
    abilities = _abilities_of(run, thing, question)
    if not _is_of_ability(question):
        return lives_of(run, thing) | abilities
    if not abilities:
        raise Unable(f"No ability of {run.called(thing)} has been put on the stack.")
    return abilities


def _abilities_of(run: Run, thing: Id, question: Did) -> frozenset[Id]:
    """The abilities that the object put on the stack, when the question is about one of them."""
    if not isinstance(question.subject, AbilityRef):
        return frozenset()
    every = [*run.game.state.objects.values(), *(last.object for last in run.game.state.gone.values())]
    ids = lives_of(run, thing)
    return frozenset(o.id for o in every if o.stacked is not None and o.stacked.source in ids)


def grounds(found: list[Entry]) -> tuple[int, ...]:
    """The numbers of entries, as what an answer rests on."""
    return tuple(entry.n for entry in found)


def _last(run: Run, ids: frozenset[Id]) -> tuple[int, ...]:
    return told(run, max(ids))


def triggered(run: Run, thing: Id) -> list[Entry]:
    """The entries in which abilities of the object triggered."""
    ids = lives_of(run, thing)
    return [e for e in run.game.log if isinstance(e.event, AbilityTriggers) and e.event.waiting.source in ids]


def _did_trigger(run: Run, thing: Id) -> Finding:
    found, name = triggered(run, thing), run.called(thing)
    kept = [] if found else _kept_from_triggering(run, thing)
    because = () if found or kept else _abilities_then(run, thing)
    return yes_no(bool(found), f"{name} has triggered.", f"{name} has not triggered.", grounds(found or kept), because)


def _kept_from_triggering(run: Run, thing: Id) -> list[Entry]:
    """The entries in which something kept an ability of the object from triggering."""
    ids = lives_of(run, thing)
    kept = [(entry, entry.event.event) for entry in run.game.log if isinstance(entry.event, DidNotHappen)]
    return [entry for entry, event in kept if isinstance(event, AbilityTriggers) and event.waiting.source in ids]


def _abilities_then(run: Run, thing: Id) -> tuple[Because, ...]:
    """What abilities it had, as it is now or as it was before the last deed when it is gone since."""
    earlier = run.game.branch(state=run.before)
    for life in sorted(lives_of(run, thing), reverse=True):
        for game in (run.game, earlier):
            if life in game.state.objects and game.state.objects[life].zone == Zone.BATTLEFIELD:
                return derivation(game, life, ABILITY)
    return derivation(run.game, thing, ABILITY)


def _did_survive(run: Run, thing: Id) -> Finding:
    ids, name = lives_of(run, thing), run.called(thing)
    died = [entry for entry in run.game.log if _leaves(run, entry.event, ids)]
    because = _lives_on(run, thing) if not died else ()
    rest = grounds(died) or grounds(_kept_from(run, has_died, ids)) or _last(run, ids)
    return yes_no(not died, f"{name} survives.", f"{name} does not survive.", rest, because)
