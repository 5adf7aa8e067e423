"""Binding of questions: what they suppose, and those that are of players or of objects by what was spoken of."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from engine.script.reading.actions.combat import EVERYTHING
from engine.script.reading.pronouns import Fate, Kills, Lethal, PaidTo, WhatIf
from engine.script.reading.slots.people import THEY
from engine.script.reading.spoken import Unbound, is_it, label_of
from engine.script.values import (
    Act,
    Activate,
    Attack,
    Attackers,
    Block,
    Branch,
    Can,
    Cast,
    Did,
    EachDid,
    Must,
    ObjectCan,
    ObjectMust,
    ObjectRef,
    Player,
    PlayerDid,
    TapForMana,
    Targets,
)
from engine.script.values.base import Value

if TYPE_CHECKING:
    from engine.script.reading.binding import Binder


def _branch(binder: Binder, value: Branch) -> Value:
    """What is supposed comes first, unless it speaks of something that only the question names."""
    before, spells = len(binder.spoken.groups), list(binder.spoken.spells)
    try:
        return binder.fields(value)
    except Unbound:
        del binder.spoken.groups[before:]
        binder.spoken.spells = spells
        question: Any = binder.value(value.question)
        return Branch(binder.values(value.acts), question)


def _asked(binder: Binder, value: Can | Must) -> Value:
    """What is only asked about is not cast."""
    spells = list(binder.spoken.spells)
    act: Any = binder.value(value.act)
    if act.player is None and isinstance(act.deed, TapForMana):
        act = replace(act, player=_owner(binder, act.deed.sources[0]))
    binder.spoken.spells = spells
    return type(value)(act)


def _object_can(binder: Binder, value: ObjectCan | ObjectMust) -> Value:
    """``it`` is something else than what is asked about."""
    subject: Any = binder.value(value.object)
    other = binder.attacking(value.other) if value.verb == "block" else value.other
    binder.spoken.about = subject if isinstance(subject, ObjectRef) else None
    return replace(value, object=subject, other=binder.values(other))


def _did(binder: Binder, value: Did) -> Value:
    """Only spells resolve and are countered: "it" is the last one there."""
    if value.verb not in ("resolve", "get countered", "fizzle"):
        return binder.fields(value)
    if is_it(value.subject):
        if not binder.spoken.spells:
            raise Unbound("it", ())
        return replace(value, subject=binder.spoken.spells[-1])
    return replace(value, subject=binder.value(value.subject))


def _each_did(binder: Binder, value: EachDid) -> Did | EachDid:
    to = binder.value(value.to) if value.to is not None else None
    subjects = binder.values(value.subjects)
    binder.spoken.groups.append(subjects)
    return _of_each(subjects, value.verb, to)


def _fate(binder: Binder, asked: Fate) -> Value:
    """Of several objects, or of one that is a person, where there are such; of a player where one's life is at stake."""
    things = binder.spoken.persons() if asked.pronoun in ("he", "she") else binder.spoken.several()
    if not things:
        return PlayerDid(binder.parties.of_subject(THEY), "lose" if asked.verb == "die" else asked.verb)
    if binder.at_stake:
        raise Unbound(asked.pronoun, (*(player.name for player in binder.at_stake), *map(label_of, things)))
    return _of_each(tuple(things), asked.verb, None)


def _kills(binder: Binder, asked: Kills) -> Value:
    """By what was done; a spell that was not cast would be, at the other player's permanent."""
    victim = binder.object(asked.victim)
    killer = binder.object(asked.killer)
    if not binder.spoken.is_spell(killer) or killer in binder.spoken.spells:
        if not binder.has_acted:
            raise Unbound("kill", ())
        return Did(victim, asked.fate)
    owner = _owner(binder, victim)
    caster = next((player for player in binder.parties.players if player != owner), owner)
    aim = (Targets((victim,)),) if binder.spoken.targets_something(killer) else ()
    return Branch((Act(caster, Cast(killer, aim)),), Did(victim, asked.fate))


def _owner(binder: Binder, ref: ObjectRef) -> Player:
    """Whose the object is as far as the text says, else the player's whose it would be."""
    return ref.of or binder.owners.get(ref.name, binder.parties.present)


def _what_if(binder: Binder, asked: WhatIf) -> Value:
    """The question before once more: with these things done instead of those of their kind that it supposed."""
    if binder.question is None:
        raise Unbound("what if", ())
    acts = binder.values(asked.acts)
    before = binder.question.acts if isinstance(binder.question, Branch) else ()
    kinds = {_kind_of(act) for act in acts} & {(Block,), (Attack,)}
    kept = tuple(act for act in before if _kind_of(act) not in kinds)
    question = binder.question.question if isinstance(binder.question, Branch) else binder.question
    return Branch((*kept, *acts), question)


def _lethal(binder: Binder, asked: Lethal) -> Value:
    """What is named is used, spells on creatures after the attack; with nothing done, everything attacks."""
    player = binder.parties.of_subject(asked.player) if asked.player is not None else binder.parties.present
    others = [one for one in binder.parties.players if one != player]
    if len(others) != 1:
        raise Unbound("lethal", tuple(one.name for one in others))
    objects = binder.values(asked.objects)
    question = PlayerDid(others[0], "lose")
    if not objects and (binder.has_acted or asked.player is None):
        return question
    creatures = tuple(ref for ref in objects if not binder.spoken.is_spell(ref)) or (() if objects else (EVERYTHING,))
    attack = (Act(player, Attack((Attackers(creatures),))),) if creatures else ()
    spells = [ref for ref in objects if binder.spoken.is_spell(ref)]
    aims = [others[0] if binder.spoken.hits_players(ref) or not creatures else creatures[0] for ref in spells]
    casts = tuple(Act(player, Cast(ref, (Targets((aim,)),))) for ref, aim in zip(spells, aims, strict=True))
    return Branch((*attack, *casts), question)


def _of_each(subjects: tuple[ObjectRef, ...], verb: str, to: Any) -> Did | EachDid:
    alone = len(subjects) == 1 and subjects[0].count == 1
    return Did(subjects[0], verb, to) if alone else EachDid(subjects, verb, to)


def _kind_of(act: Any) -> tuple[type, ...]:
    return (type(act.deed),) if isinstance(act, Act) else ()


def _paid_to(binder: Binder, value: PaidTo) -> Value:
    """What is paid is bound first."""
    payment: Any = binder.value(value.payment)
    return Activate(binder.value(value.ability), (payment, *binder.values(value.said)))


BINDING: Final[dict[type, Callable[[Binder, Any], Value]]] = {
    Branch: _branch,
    Can: _asked,
    Must: _asked,
    ObjectCan: _object_can,
    ObjectMust: _object_can,
    Did: _did,
    EachDid: _each_did,
    Fate: _fate,
    Kills: _kills,
    WhatIf: _what_if,
    Lethal: _lethal,
    PaidTo: _paid_to,
}
"""How questions, and what is paid to something, are bound where they are not bound field by field."""
