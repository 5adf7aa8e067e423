"""Reminders about what is not so: what has not triggered, what is phased out, what is no commander, an X that is none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from engine.explain.ruling import Because
from engine.game.abilities import expanded
from engine.game.activating import Activate
from engine.game.damage import Damage
from engine.game.mana import AddMana
from engine.game.mana.abilities import mana_verbs
from engine.game.objects import Id, Zone
from engine.game.zones import Move
from engine.phrase import Word, walk
from engine.rulebook import rule, rules_of
from engine.script.run.questions.reminders.asked import Asked, leaves, reminds
from engine.script.run.questions.telling import lives_of
from engine.script.values import (
    Abilities,
    CardCount,
    Characteristic,
    ControlledCount,
    HasAbility,
    LifeTotal,
    ManaPool,
    ManaTypes,
    PlayerDid,
    PowerToughness,
    Stack,
    TypeLine,
)
from engine.script.values import Is as IsSuch
from engine.words.effects.token_copies import NothingToCopy
from engine.words.events.graveyards import ComesToGraveyard, ThisComesToGraveyard

_COUNTING: Final = (CardCount, ControlledCount)
_OF_WHAT_IT_IS: Final = (IsSuch, Characteristic, PowerToughness, TypeLine, HasAbility, Abilities)


def _is_asked_why_not(asked: Asked) -> bool:
    return asked.is_of_triggers and not asked.finding.value


@reminds
def not_triggered(asked: Asked) -> Iterator[Because]:
    """Why no ability of the object has triggered: it had none as it entered or before it left, or its "if" was not so."""
    if not _is_asked_why_not(asked) or asked.thing is None:
        return
    for life in sorted(lives_of(asked.run, asked.thing)):
        if life not in asked.game.state.objects and life not in asked.game.state.gone:
            continue
        found = asked.game.object(life)
        printed = expanded(found.base.abilities).triggered
        now = expanded(asked.game.characteristics(life).abilities).triggered
        name = asked.game.name(life)
        if printed and not now and found.zone is Zone.BATTLEFIELD:
            yield from _lost_before_leaving(name) if life in asked.game.state.gone else _lost_on_entering(asked, life, name)
        if any(isinstance(w, ComesToGraveyard | ThisComesToGraveyard) for a in printed if isinstance(a, Word) for w in walk(a)):
            yield _from_anywhere(name)
        if any(ability.condition is not None for ability in now):
            yield _if_not_so(name)


def _lost_before_leaving(name: str) -> Iterator[Because]:
    yield _as_it_was(name)
    yield _leaves_without_it(name)


@rule("603.10a")
def _as_it_was(name: str) -> Because:
    return Because(text=f"Whether {name} triggers on leaving is seen as things were just before, and it had no such ability then.")


@rule("603.6c")
def _leaves_without_it(name: str) -> Because:
    return Because(text=f"Only the abilities that {name} had on the battlefield could trigger on its leaving.")


@rule("603.6c")
def _from_anywhere(name: str) -> Because:
    return Because(text=f"Being put into a graveyard from anywhere is seen from there: {name} must have the ability there.")


def _lost_on_entering(asked: Asked, life: Id, name: str) -> Iterator[Because]:
    if life in asked.game.state.became.values():
        yield _at_once(name)


@rule("603.6b")
def _at_once(name: str) -> Because:
    return Because(text=f"What takes abilities away does so the moment {name} is on the battlefield, before anything can trigger.")


@rule("603.4")
def _if_not_so(name: str) -> Because:
    return Because(text=f"The ability of {name} triggers only if what follows its “if” is so as the event happens.")


@reminds
def phased_out(asked: Asked) -> Iterator[Because]:
    """What is phased out is not counted."""
    if isinstance(asked.question, _COUNTING):
        for thing in asked.game.state.objects.values():
            if thing.zone is Zone.BATTLEFIELD and thing.is_phased_out:
                yield _as_if_not_there(asked.game.name(thing.id))


@rule("702.26b")
def _as_if_not_there(name: str) -> Because:
    return Because(text=f"{name} is phased out and treated as though it did not exist.")


@reminds
def no_token(asked: Asked) -> Iterator[Because]:
    """Where there is nothing to copy no token comes of it."""
    if isinstance(asked.question, _COUNTING):
        for entry in asked.game.log:
            if isinstance(entry.event, NothingToCopy):
                yield Because(text=entry.text, rule=next(iter(entry.rules), ""))
                return


@reminds
def commanders(asked: Asked) -> Iterator[Because]:
    """Being a commander belongs to the card; copying does not carry it over."""
    question = asked.question
    if isinstance(question, IsSuch) and question.what.casefold().endswith("commander"):
        yield _of_the_card(asked.name)
    elif isinstance(question, PlayerDid | LifeTotal):
        name = _impostor(asked)
        if name:
            yield _of_the_card(name)


def _impostor(asked: Asked) -> str:
    """What dealt combat damage and is called like a commander without being one."""
    named = {o.definition.name for o in asked.game.state.objects.values() if "commander" in o.marks}
    for entry in asked.game.log:
        event = entry.event
        if not isinstance(event, Damage) or not event.is_combat:
            continue
        is_called_so = asked.game.characteristics(event.source).name in named
        if is_called_so and "commander" not in asked.game.object(event.source).marks:
            return asked.run.called(event.source)
    return ""


@rule("903.3")
def _of_the_card(name: str) -> Because:
    return Because(text=f"Being a commander is no characteristic of {name}: it belongs to the card, however it looks.")


@reminds
def no_x(asked: Asked) -> Iterator[Because]:
    """An X in the cost of what was not cast is 0."""
    for entry in asked.game.log:
        event = entry.event
        if isinstance(event, Move) and event.to is Zone.BATTLEFIELD and event.how not in ("resolve", "create"):
            new = asked.game.state.became.get(event.object)
            cost: Any = asked.game.characteristics(new).mana_cost if new is not None else None
            if new is not None and "{X}" in (cost or ()):
                yield _x_is_nothing(asked.game.name(new))
                return


@rule("107.3g", "107.3m")
def _x_is_nothing(name: str) -> Because:
    return Because(text=f"{name} was not cast, so its X is 0.")


@reminds
def no_mana_ability(asked: Asked) -> Iterator[Because]:
    """What adds mana and is no mana ability waits on the stack."""
    if isinstance(asked.question, ManaPool | Stack):
        for entry in asked.game.log:
            event = entry.event
            if isinstance(event, Activate) and event.on_stack is not None and any(True for _ in mana_verbs(event.ability)):
                yield _on_the_stack(asked.game.name(event.source))
                return


@rule("605.1a")
def _on_the_stack(name: str) -> Because:
    return Because(text=f"For its cost, target or reach the ability of {name} is no mana ability, so it waits on the stack.")


@reminds
def kinds_of_mana(asked: Asked) -> Iterator[Because]:
    """What the words that say which mana is made are by the rules."""
    if not isinstance(asked.question, ManaTypes | ManaPool):
        return
    made = {e.event.source for e in asked.game.log if isinstance(e.event, AddMana)}
    for thing in sorted(made | ({asked.thing} if asked.thing is not None else set())):
        abilities = (a for a in asked.game.characteristics(thing).abilities if isinstance(a, Word))
        hooks = (getattr(type(w), hook, None) for a in abilities for w in walk(a) for hook in ("among", "produces"))
        for number in dict.fromkeys(n for hook in hooks for n in rules_of(hook)):
            yield Because(text=f"So says the ability of {asked.game.name(thing)}.", rule=number)


@reminds
def gone_by_now(asked: Asked) -> Iterator[Because]:
    """Where the object asked about went, when it is on the battlefield no longer."""
    if not isinstance(asked.question, _OF_WHAT_IT_IS) or asked.thing is None or asked.found is not None:
        return
    moves = [entry for entry in asked.log if isinstance(entry.event, Move) and entry.before is not None]
    if moves and leaves(moves[-1]):
        yield Because(text=moves[-1].text, rule=next(iter(moves[-1].rules), ""))
