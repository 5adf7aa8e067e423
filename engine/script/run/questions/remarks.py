"""Remarks on an answer: rules that a reader would look for in it, found by what is asked and what has happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from engine.explain.ruling import Because
from engine.game.abilities import expanded, keyword_name
from engine.game.mana.symbols import parts
from engine.game.meaning import Keyword
from engine.game.objects import Id, Zone
from engine.phrase import text
from engine.rulebook import rule, rules_of
from engine.script.run import pointing
from engine.script.run.questions.telling import kind, lives_of
from engine.script.run.run import Run
from engine.script.values import (
    AbilityRef,
    Can,
    CardCount,
    ControlledCount,
    CostOf,
    Did,
    Is,
    ManaPool,
    ManaTypes,
    ObjectRef,
    PlayerDid,
    Question,
    TriggerCount,
)

Remark = Callable[[Run, Any], Iterator[Because]]


def remarks(run: Run, question: Question, value: object) -> tuple[Because, ...]:
    """Everything there is to remark."""
    found: list[Because] = []
    for remark in _REMARKS.get(type(question), ()):
        found += remark(run, question)
    if isinstance(question, Did | TriggerCount) and not value:
        found += _why_not(run, question)
    return tuple(found)


# -- commanders


def _of_commanders(run: Run, question: Is) -> Iterator[Because]:
    if question.what.casefold() == "commander":
        yield _designation(run.called(pointing.one(run.game, run.scene, question.object)))


def _of_commander_damage(run: Run, question: PlayerDid) -> Iterator[Because]:
    """Combat damage by something that is called like a commander but is none."""
    named = {o.definition.name for o in run.game.state.objects.values() if "commander" in o.marks}
    for entry in run.game.log:
        source = getattr(entry.event, "source", None)
        if kind(entry.event) != "Damage" or not getattr(entry.event, "is_combat", False) or source is None:
            continue
        if run.game.characteristics(source).name in named and "commander" not in run.game.object(source).marks:
            yield _designation(run.called(source))
            return


@rule("903.3")
def _designation(name: str) -> Because:
    return Because(text=f"Being a commander is not a characteristic: the card keeps it, and a copy of it ({name}) does not get it.")


# -- casting and costs


def _of_casting(run: Run, question: Can) -> Iterator[Because]:
    spell = getattr(question.act.deed, "spell", None)
    thing = _there(run, spell)
    if thing is None:
        return
    yield from _of_symbols(run, thing)
    for keyword in expanded(run.game.characteristics(thing).abilities).all:
        if isinstance(keyword, Keyword) and keyword_name(keyword) in _HELPING:
            yield from (Because(text=f"{run.called(thing)} has {text(keyword)}.", rule=r) for r in rules_of(type(keyword).means))
    player = run.scene.player(question.act.player) if question.act.player else run.game.state.turn.active
    if any(one.restriction is not None for one in run.game.state.players[player].mana):
        yield _restricted(run.game.name(player))


_HELPING: Final = frozenset({"convoke", "improvise", "delve"})


@rule("106.6")
def _restricted(name: str) -> Because:
    return Because(text=f"Some of {name}'s mana may be spent only on certain things.")


def _of_costs(run: Run, question: CostOf) -> Iterator[Because]:
    thing = _there(run, question.what)
    if thing is not None:
        yield from _of_symbols(run, thing)
        if "{X}" in (run.game.characteristics(thing).mana_cost or ()):
            yield _x_announced(run.called(thing))


@rule("601.2b")
def _x_announced(name: str) -> Because:
    return Because(text=f"The X in the cost of {name} is chosen before the total cost is determined.")


def _of_symbols(run: Run, thing: Id) -> Iterator[Because]:
    symbols = [parts(s) for s in run.game.characteristics(thing).mana_cost or ()]
    if any("P" in symbol for symbol in symbols):
        yield _phyrexian(run.called(thing))
    if any(len(symbol) > 1 and "P" not in symbol for symbol in symbols):
        yield _hybrid(run.called(thing))
    if any(symbol == ("S",) for symbol in symbols):
        yield _snow(run.called(thing))


@rule("107.4e")
def _hybrid(name: str) -> Because:
    return Because(text=f"Each hybrid symbol in the cost of {name} can be paid in either of its two ways.")


@rule("107.4f")
def _phyrexian(name: str) -> Because:
    return Because(text=f"Each Phyrexian symbol in the cost of {name} can be paid with mana or 2 life.")


@rule("107.4h")
def _snow(name: str) -> Because:
    return Because(text=f"A snow symbol in the cost of {name} is paid with mana from a snow source; it is not generic mana.")


def _there(run: Run, ref: Any) -> Id | None:
    """The object meant, if it is there."""
    name = getattr(ref, "name", "")
    if not isinstance(ref, ObjectRef) or not name:
        return None
    found = (o.id for o in run.game.state.objects.values() if o.definition.name.casefold() == name.casefold())
    return next(found, None)


# -- counting and mana


def _of_phased_out(run: Run, question: CardCount | ControlledCount) -> Iterator[Because]:
    for thing in run.game.state.objects.values():
        if thing.zone is Zone.BATTLEFIELD and thing.is_phased_out:
            yield _phased_out(run.game.name(thing.id))


@rule("702.26b")
def _phased_out(name: str) -> Because:
    return Because(text=f"{name} is phased out and treated as though it did not exist.")


def _of_negative(run: Run, question: ManaTypes | ManaPool) -> Iterator[Because]:
    for thing in run.game.state.battlefield():
        power = run.game.characteristics(thing.id).power
        if power is not None and power < 0 and "mana" in " ".join(map(str, thing.definition.faces[0].abilities)).casefold():
            yield _no_less_than_none(run.game.name(thing.id))


@rule("107.1b")
def _no_less_than_none(name: str) -> Because:
    return Because(text=f"{name} has negative power; where a number of something is asked for, that counts as 0.")


# -- why an ability has not triggered


def _why_not(run: Run, question: Did | TriggerCount) -> Iterator[Because]:
    """Why no ability of the object has triggered: lost as it entered or before it left, or an "if" that was not so."""
    if isinstance(question, Did) and question.verb != "trigger":
        return
    subject: Any = question.subject if isinstance(question, Did) else question.ability
    ref = subject.source if isinstance(subject, AbilityRef) else subject
    if not isinstance(ref, ObjectRef):
        return
    thing = pointing.one(run.game, run.scene, ref)
    for life in sorted(lives_of(run, thing)):
        found = run.game.object(life)
        printed = expanded(found.base.abilities).triggered
        now = expanded(run.game.characteristics(life).abilities).triggered
        if printed and not now:
            entered = life in run.game.state.became.values()
            if life in run.game.state.gone and found.zone is Zone.BATTLEFIELD:
                yield _without_it_before(run.game.name(life))
                yield _seen_before(run.game.name(life))
            elif entered:
                yield _without_it_at_once(run.game.name(life))
        if any(getattr(ability, "condition", None) is not None for ability in now):
            yield _if_not(run.game.name(life))


@rule("603.6b")
def _without_it_at_once(name: str) -> Because:
    return Because(text=f"Effects that take abilities away do so the moment {name} is on the battlefield, before anything triggers.")


@rule("603.10a")
def _without_it_before(name: str) -> Because:
    return Because(text=f"Whether {name} triggers on leaving is seen as things were just before; it had no such ability then.")


@rule("603.6c")
def _seen_before(name: str) -> Because:
    return Because(text=f"{name} would trigger on leaving the battlefield only with the ability it had there.")


@rule("603.4")
def _if_not(name: str) -> Because:
    return Because(text=f"{name}'s ability triggers only if what its “if” says is true as the event occurs.")


_REMARKS: Final[dict[type, tuple[Remark, ...]]] = {
    Is: (_of_commanders,),
    PlayerDid: (_of_commander_damage,),
    Can: (_of_casting,),
    CostOf: (_of_costs,),
    CardCount: (_of_phased_out,),
    ControlledCount: (_of_phased_out,),
    ManaTypes: (_of_negative,),
    ManaPool: (_of_negative,),
}
