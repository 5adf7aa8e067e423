"""Facts about an object that is there: its state, the choices made for it, its counters, what it is exiled with."""

from __future__ import annotations

from typing import Any

from engine.game.abilities import abilities_of
from engine.game.colors import COLOR_SYMBOLS
from engine.game.continuous import begin
from engine.game.meaning import Amount
from engine.game.objects import Id, Object, Stacked, Zone
from engine.game.preparing import BecomePrepared
from engine.game.scope import Scope
from engine.phrase import walk
from engine.rulebook import rule
from engine.script.run import pointing
from engine.script.run.counters_meant import counter_kind
from engine.script.run.placing.chapters import gain_what_chapters_gave
from engine.script.run.placing.events import Fact, Fighting
from engine.script.run.placing.recalling import said_of
from engine.script.run.run import Run
from engine.script.values import ObjectSpec
from engine.words.amounts import Number
from engine.words.countable import Countable
from engine.words.effects.exiling import Away, ExileUntil
from engine.words.keywords.activated import LevelUp
from engine.words.keywords.bestow import Bestow
from engine.words.replacements.entering import Enters, EntersWith
from engine.words.vocabulary import subtype


def set_facts(run: Run, thing: Id, spec: ObjectSpec, attached_to: Id | None = None) -> None:
    """Make the facts of a spec so for an object that is there."""
    found = run.game.object(thing)
    fields = {**_plain(found, spec), **_kept(run, found, spec)}
    counters = _counters(found, spec)
    if counters != found.counters:
        fields["counters"] = counters
    if attached_to is not None:
        fields["attached_to"] = attached_to
        fields |= _bestowed(found)
    if fields:
        run.game.happen(Fact(object=thing, fields=fields))
    gain_what_chapters_gave(run, thing, found.counters.get("lore", 0))
    _linked(run, thing, spec)
    if spec.suspected:
        from engine.words.effects.suspecting import suspect

        suspect(run.game, Scope.of(thing, run.game.controller(thing)), (thing,))
    if spec.prepared:
        run.game.happen(BecomePrepared(object=thing))
    if spec.attacking:
        defender = run.game.state.opponents(run.game.controller(thing))[0]
        run.game.happen(Fighting(attacker=thing, defender=defender))


def _plain(found: Object, spec: ObjectSpec) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for name, value in (
        ("is_tapped", spec.tapped),
        ("is_face_down", spec.face_down or spec.manifested or spec.cloaked),
        ("is_phased_out", spec.phased_out),
        ("is_sick", spec.arrived == "this turn"),
        ("is_new", spec.arrived == "this turn"),
        ("damage", spec.damage),
        ("x", spec.x),
    ):
        if value:
            fields[name] = value
    designated = {mark for mark in ("monstrous", "manifested", "cloaked") if getattr(spec, mark)}
    if designated:
        fields["marks"] = found.marks | designated
    if spec.kicked:
        fields["stacked"] = Stacked(paid=("kicker",) * spec.kicked)
    return fields


@rule("702.103b")
def _bestowed(found: Object) -> dict[str, Any]:
    """A creature with bestow is attached to something only as the Aura for whose cost it was cast."""
    is_so = "creature" in found.base.types and any(isinstance(ability, Bestow) for ability in found.base.abilities)
    return {"stacked": Stacked(paid=("bestow",))} if is_so else {}


def _kept(run: Run, found: Object, spec: ObjectSpec) -> dict[str, Any]:
    """Choices that were made as it entered."""
    chosen: dict[str, Any] = {}
    if spec.naming:
        key, value = said_of(run.game, found.id, spec.naming) or ("name", spec.naming)
        chosen[key] = value
    for words in spec.choosing:
        key, value = said_of(run.game, found.id, words) or choice_of(words)
        chosen[key] = value
    if spec.class_level and not _levels_up(found):
        chosen["level"] = spec.class_level
    if spec.cloaked:
        from engine.words.effects.manifesting import warded

        chosen["face_down"] = warded()
    return {"chosen": {**found.chosen, **chosen}} if chosen else {}


def _levels_up(found: Object) -> bool:
    """Whether its level is how many level counters are on it."""
    return any(isinstance(ability, LevelUp) for ability in found.base.abilities)


def choice_of(words: str) -> tuple[str, Any]:
    """What kind of choice the words are, and its value: a colour, a type, a number, or words."""
    if words.lower() in COLOR_SYMBOLS:
        return "color", COLOR_SYMBOLS[words.lower()]
    kind = subtype(words)
    if kind is not None:
        return "type", kind
    return ("number", int(words)) if words.isdecimal() else ("word", words)


def _counters(found: Object, spec: ObjectSpec) -> dict[str, int]:
    counters = dict(found.counters)
    if spec.class_level and _levels_up(found):
        counters["level"] = spec.class_level
    for given in spec.counters:
        if given.kind or given.count:
            counters[given.kind or counter_kind(found)] = given.count
        else:
            counters = {}
    if found.zone is Zone.BATTLEFIELD:
        said = {"loyalty": spec.loyalty, "defense": spec.defense}
        counters |= {kind: n for kind, n in said.items() if n is not None}
    return {kind: n for kind, n in counters.items() if n}


def as_printed(run: Run, thing: Id) -> None:
    """Give a permanent the counters that it enters with for its printed loyalty or defense."""
    found = run.game.object(thing)
    printed = {"loyalty": found.base.loyalty, "defense": found.base.defense}
    counters = {kind: n for kind, n in printed.items() if n}
    if counters and found.zone is Zone.BATTLEFIELD:
        run.game.happen(Fact(object=thing, fields={"counters": {**found.counters, **counters}}))


def as_it_entered(run: Run, thing: Id) -> None:
    """Give a permanent of whose counters nothing is said those with which its own text has it enter, where it tells a number."""
    found, scope = run.game.object(thing), Scope.of(thing, run.game.controller(thing))
    own = (one for one in found.base.abilities if isinstance(one, Enters) and one.of_itself)
    for way in (one.way for one in own if isinstance(one.way, EntersWith)):
        amounts = [word for word in walk(way) if isinstance(word, (Amount, Countable))]
        if amounts and all(isinstance(amount, Number) for amount in amounts):
            counters = {**run.game.object(thing).counters, **way.counters.counters(run.game, scope)}
            run.game.happen(Fact(object=thing, fields={"counters": counters}))
            told = " and ".join(f"{n} {kind} counter{'s' if n > 1 else ''}" for kind, n in counters.items())
            run.assume(f"{run.game.name(thing)} has the counters with which it enters: {told}.")


def _linked(run: Run, thing: Id, spec: ObjectSpec) -> None:
    """An object exiled with another is remembered by that one."""
    if spec.exiled_with is None:
        return
    by = pointing.one(run.game, run.scene, spec.exiled_with, (Zone.BATTLEFIELD,))
    chosen = run.game.object(by).chosen
    exiled = (*chosen.get("exiled", ()), thing)
    run.game.happen(Fact(object=by, fields={"chosen": {**chosen, "exiled": exiled}}))
    _comes_back(run, thing, by)


def _comes_back(run: Run, thing: Id, by: Id) -> None:
    """What was exiled until the other leaves the battlefield returns then."""
    for ability in abilities_of(run.game, by).triggered:
        for word in walk(ability):
            if isinstance(word, ExileUntil):
                begin(run.game, Scope.of(by, run.game.controller(by)), Away(objects=(thing,), to=Zone.BATTLEFIELD), word.until)
                return
