"""Binding of targets: what "it" and "them" are for a spell or ability that aims at spells, at abilities or at a player."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from engine.script.reading.slots.people import PERSONS, THEY
from engine.script.reading.slots.things import IT
from engine.script.reading.spoken import Spoken, is_it, is_them
from engine.script.values import AbilityRef, Choose, ObjectRef, Player, Said, Targets

if TYPE_CHECKING:
    from engine.script.reading.binding import Binder

_COUNTERS: Final = "Counter target"
_AT_ABILITIES: Final = re.compile(r"target (?:activated|triggered)(?:,? or (?:activated|triggered))? ability", re.IGNORECASE)
_AT_SPELLS: Final = re.compile(r"target (?!of )(?:(?!of )[\w-]+ ){0,4}spell", re.IGNORECASE)


def aimed(binder: Binder, spell: ObjectRef, said: tuple[Said, ...]) -> tuple[Said, ...]:
    """With the last spell as the target of a counterspell that names none, unless that is the player's own."""
    if not binder.may_answer_a_spell() or any(isinstance(one, Targets | Choose) for one in said):
        return said
    card = binder.spoken.cards.cards.get(spell.name)
    if card is None or not card.faces[0].text.startswith(_COUNTERS):
        return said
    return (Targets((binder.spoken.spells[-1],)), *said)


def targets(binder: Binder, value: Targets) -> Targets:
    """``it`` is a spell for what aims at spells; the spell that is said to target is spoken of after its targets."""
    aimed = value.using.source if isinstance(value.using, AbilityRef) and not value.using.trigger else value.using
    spell = binder.spoken.about if aimed is None else aimed
    meant = _at_the_stack(binder.spoken, spell, value.targets) if isinstance(spell, ObjectRef) else value.targets
    if not PERSONS.isdisjoint(one for one in meant if isinstance(one, Player)):
        binder.need_no_person("her")
    meant = tuple(_other_party(binder) if one == THEY or one in PERSONS or _are_party(binder, one) else one for one in meant)
    if isinstance(aimed, ObjectRef) and aimed.name:
        return replace(value, targets=binder.values(meant), using=binder.value(value.using))
    using = binder.value(_of_spell(binder.spoken, value.using)) if value.using is not None else None
    return replace(value, targets=binder.values(meant), using=using)


def _at_the_stack(spoken: Spoken, spell: ObjectRef, meant: tuple[Any, ...]) -> tuple[Any, ...]:
    """With the last spell for "it" where spells are aimed at, and the abilities of what is named where abilities are."""
    card = spoken.cards.cards.get(spell.name)
    texts = [face.text for face in card.faces] if card is not None else []
    if spoken.spells and any(map(_AT_SPELLS.search, texts)):
        return tuple(spoken.spells[-1] if is_it(one) and one != ObjectRef(states=("it",), count=0) else one for one in meant)
    if any(map(_AT_ABILITIES.search, texts)) and not any("spell" in text.lower() for text in texts):
        return tuple(_ability_of(spoken, one) if isinstance(one, ObjectRef) else one for one in meant)
    return meant


def _ability_of(spoken: Spoken, one: ObjectRef) -> AbilityRef:
    """The ability of a permanent that is named in its place: triggered where it has no other."""
    named = spoken.it(one) if is_it(one) else one
    card = spoken.cards.cards.get(named.name)
    return AbilityRef(named, trigger=card is not None and not any(":" in face.text for face in card.faces))


def _other_party(binder: Binder) -> Player:
    """Who "them" is in what the subject does: the other one."""
    return binder.parties.last(binder.parties.subject)


def _are_party(binder: Binder, one: Any) -> bool:
    """Whether "them" is a player: no several things were spoken of."""
    return is_them(one) and one.count == 0 and not binder.spoken.are_several()


def _of_spell(spoken: Spoken, using: Any) -> Any:
    """``its trigger`` while casting: that of the spell."""
    spell = spoken.about
    return replace(using, source=spell) if spell and isinstance(using, AbilityRef) and using.source == IT else using
