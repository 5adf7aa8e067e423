"""Printing a script in one canonical form, a sentence a line, which reads back to the same script."""

from collections.abc import Iterator
from typing import Any, Final, get_args

from engine.script.reading.actions import DEEDS
from engine.script.reading.happenings import DEALT, HAPPENINGS
from engine.script.reading.positions import OBJECT_FACTS, PLAYER_FACTS, WHOLE
from engine.script.reading.questions import QUESTIONS
from engine.script.reading.reader import SLOT_ROOMS
from engine.script.reading.responses import response_written
from engine.script.reading.slots.abilities import ABILITY
from engine.script.reading.slots.numbers import WORDS
from engine.script.reading.slots.people import ME, Players, written
from engine.script.reading.slots.things import written as object_written
from engine.script.values import (
    AbilityRef,
    Act,
    Branch,
    CombatDamage,
    CommanderDamage,
    CountersPut,
    DamageDealt,
    DoNothing,
    Earlier,
    EnteredBefore,
    Happens,
    ObjectRef,
    ObjectSpec,
    Player,
    Playing,
    Question,
    Script,
    Statement,
    Targets,
)
from engine.script.values.base import Value
from engine.script.writing import Unwritable, Writer, joined

_QUESTIONS: Final = frozenset(get_args(Question))


def print_script(script: Script) -> tuple[str, ...]:
    """The script as sentences."""
    writer = writer_for(script)
    return tuple(_printed(statement, writer) for statement in script.statements)


def _printed(statement: Statement, writer: Writer) -> str:
    """A statement in the canonical form, or as it was typed where there is none."""
    try:
        return print_statement(statement, writer)
    except Unwritable:
        return statement.source + ("?" if statement.is_question else ".")


def writer_for(script: Script) -> Writer:
    """The grammar of a script: how its players are spoken of and which names it knows."""
    assert SLOT_ROOMS
    return Writer(frozenset(_names(script.statements)), Player("me") in script.players)


def print_statement(statement: Statement, writer: Writer) -> str:
    """One statement as a sentence with its closing mark."""
    body = _sentence(statement.what, writer)
    if statement.holds:
        body = f"{body}, holding priority"
    if statement.response is not None:
        lead = response_written(writer, statement.response)
        body = f"{lead}, {body}"
    return body[:1].upper() + body[1:] + ("?" if statement.is_question else ".")


def _sentence(what: Value, writer: Writer) -> str:
    """A value as a sentence without its mark; raises Unwritable."""
    if type(what) in _QUESTIONS:
        return QUESTIONS.write(writer, what)
    if isinstance(what, Act):
        return _act(what, writer)
    if isinstance(what, Earlier):
        return f"{_WHEN[what.when]} {_act(what.act, writer)}"
    if isinstance(what, Branch):
        acts = " and ".join(_sentence(act, writer) for act in what.acts)
        return f"if {acts}, {_sentence(what.question, writer)}"
    if isinstance(what, Playing):
        return f"{WORDS[len(what.players)]} players: {Players().write(writer, what.players)}"
    return _position(what, writer)


_WHEN: Final = {"an earlier turn": "on an earlier turn", "this turn": "earlier this turn", "this game": "earlier this game"}


def _act(act: Act, writer: Writer) -> str:
    deed: Any = act.deed
    if act.player == Player("no player") and isinstance(deed, DoNothing):
        return "no player does anything else"
    if act.player is None:
        return _impersonal(deed, writer)
    if act.by is not None:
        by, whom = act.by, written(writer, act.player)
        verb = "have" if by == ME else "has"
        return joined(["I" if by == ME else written(writer, by), verb, whom, DEEDS.write(writer, deed, "base")])
    return _about_player(act.player, writer, lambda: DEEDS.write(writer, deed))


def _impersonal(deed: Any, writer: Writer) -> str:
    if isinstance(deed, CombatDamage):
        return "combat damage is dealt" if not deed.kind else f"{deed.kind} damage is dealt"
    if isinstance(deed, Targets) and deed.using is not None:
        rest = Targets(deed.targets)
        return joined([_thing(writer, deed.using), DEEDS.write(writer, rest)])
    return DEEDS.write(writer, deed, "base")


def _thing(writer: Writer, thing: ObjectRef | AbilityRef) -> str:
    return ABILITY.write(writer, thing) if isinstance(thing, AbilityRef) else object_written(writer, thing)


def _about_player(player: Player, writer: Writer, write: Any) -> str:
    subject = "I" if player == ME else written(writer, player)
    return joined([subject, writer.about(player == ME, False, write)])


def _position(what: Any, writer: Writer) -> str:
    for table in (WHOLE, DEALT):
        try:
            return table.write(writer, what)
        except Unwritable:
            continue
    if what.player is not None and not isinstance(what, CommanderDamage):
        try:
            return _about_player(what.player, writer, lambda: PLAYER_FACTS.write(writer, what))
        except Unwritable:
            pass
    subject = (
        what.older
        if isinstance(what, EnteredBefore)
        else what.source
        if isinstance(what, DamageDealt)
        else what.object
    )
    if subject is None:
        raise Unwritable(what)
    table = HAPPENINGS if isinstance(what, CountersPut | Happens) else OBJECT_FACTS
    return joined([object_written(writer, subject), table.write(writer, what)])


def _names(values: Any) -> Iterator[str]:
    """Every object name in a value."""
    if isinstance(values, tuple):
        for value in values:
            yield from _names(value)
    elif isinstance(values, Value):
        if isinstance(values, ObjectRef | ObjectSpec) and values.name:
            yield values.name
        for field in values.__struct_fields__:
            yield from _names(getattr(values, field))
