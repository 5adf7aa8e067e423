"""Reminders about what happened: attack triggers, how things enter, replacement effects, combat damage, tokens, what is gone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from engine.explain.ruling import Because
from engine.game.abilities import expanded, keywords_of
from engine.game.damage import Damage
from engine.game.meaning import Triggered
from engine.game.objects import Zone
from engine.game.resolving import Resolve
from engine.game.status import Tap
from engine.game.turn import FIRST_STRIKE, BeginStep
from engine.phrase import Word, walk
from engine.rulebook import rule
from engine.script.run.questions.reminders.asked import Asked, reminds
from engine.script.values import (
    Controls,
    CounterCount,
    DamageDone,
    Did,
    IsLegal,
    LifeTotal,
    TriggerCount,
    Where,
    WhoControls,
    WhoOwns,
)
from engine.script.values import Is as IsSuch
from engine.words.events.combat import (
    AttacksPlayerOrTheirs,
    AttacksVerb,
    AttacksWhile,
    AttacksWhileSo,
    AttackTogether,
    WhenAttacksPlayer,
    WhenAttacksWith,
    WhenPlayerAttacks,
)


def _triggers(asked: Asked) -> list[Any]:
    """The triggered abilities on the card, whether or not it has them now."""
    if asked.thing is None:
        return []
    printed = asked.game.object(asked.thing).base.abilities
    return [ability for ability in printed if isinstance(ability, Triggered)]


_ATTACKING: Final = (
    AttacksVerb, AttacksPlayerOrTheirs, AttacksWhile, AttacksWhileSo, AttackTogether, WhenAttacksPlayer, WhenAttacksWith,
    WhenPlayerAttacks,
)


def _is_of_attacking(ability: Any) -> bool:
    return isinstance(ability.trigger, Word) and any(isinstance(word, _ATTACKING) for word in walk(ability.trigger))


def _is_from_the_battlefield(asked: Asked, event: Any) -> bool:
    last = asked.game.state.gone.get(event.object or 0)
    return last is not None and last.object.zone is Zone.BATTLEFIELD


@reminds
def attacking(asked: Asked) -> Iterator[Because]:
    """Abilities that trigger on attacking look at the declaration only."""
    if asked.is_of_triggers and any(map(_is_of_attacking, _triggers(asked))):
        yield _at_the_declaration(asked)


@rule("508.2a")
def _at_the_declaration(asked: Asked) -> Because:
    return Because(text=f"{asked.name} looks at attackers as they are declared; what they become later changes nothing.")


@reminds
def entering(asked: Asked) -> Iterator[Because]:
    """A permanent that enters is judged as it is on the battlefield, with everything that applies there."""
    if asked.found is None or not asked.has_entered:
        return
    lost = tuple(ability for ability in asked.found.base.abilities if ability not in asked.now.abilities)
    if expanded(lost).replacing and isinstance(asked.question, _ENTERED):
        yield _as_it_would_be(asked)
        for step in asked.steps:
            yield from (Because(text=f"{step.source_name} takes that ability away.", rule=rule) for rule in step.rules)
    elif set(asked.found.base.types) - set(asked.now.types) and isinstance(asked.question, Where):
        yield _as_it_would_be(asked)


_ENTERED: Final = (IsSuch, CounterCount, Where, Did, TriggerCount)


@rule("614.12")
def _as_it_would_be(asked: Asked) -> Because:
    return Because(text=f"How {asked.name} enters is judged by what it would be on the battlefield.")


@reminds
def replaced_twice(asked: Asked) -> Iterator[Because]:
    """Several replacement effects for one event."""
    entry = next((entry for entry in asked.results if len(entry.by) > 1), None)
    if entry is not None:
        yield _one_after_the_other(" and ".join(dict.fromkeys(entry.by)))


@reminds
def replaced_inside(asked: Asked) -> Iterator[Because]:
    """One replacement effect for an event, another for an event that is a part of it."""
    for outer in asked.results:
        parts = (entry for entry in asked.game.log[outer.n :] if entry.cause == outer.n and entry.by)
        inner = next(parts, None) if outer.by else None
        if inner is not None and set(inner.by) != set(outer.by):
            yield _outer_first(outer.by[0], inner.by[0])
            return


@rule("616.1g")
def _outer_first(first: str, then: str) -> Because:
    return Because(text=f"The effect of {first} is applied first: what {then} replaces is only a part of that event.")


@rule("616.1", "614.5")
def _one_after_the_other(names: str) -> Because:
    return Because(text=f"The effects of {names} are applied one after the other, each once.")


@reminds
def two_steps(asked: Asked) -> Iterator[Because]:
    """First strike makes two combat damage steps."""
    dealt = any(isinstance(entry.event, Damage) and entry.event.is_combat for entry in asked.game.log)
    asks = isinstance(asked.question, Did | Where | LifeTotal | DamageDone) and not asked.is_of_triggers
    if dealt and asks and any(isinstance(entry.event, BeginStep) and entry.event.step == FIRST_STRIKE for entry in asked.game.log):
        yield _twice()


@reminds
def between_steps(asked: Asked) -> Iterator[Because]:
    """Something may be done between the two combat damage steps."""
    begun = [e.n for e in asked.game.log if isinstance(e.event, BeginStep) and e.event.step == FIRST_STRIKE]
    done = [e.n for e in asked.game.log if isinstance(e.event, Resolve)]
    if begun and any(n > begun[-1] for n in done) and isinstance(asked.question, Did | Where | LifeTotal):
        yield _in_between()


@rule("510.3")
def _in_between() -> Because:
    return Because(text="After damage with first strike players get priority before the rest of the combat damage is dealt.")


@rule("510.4", "702.7c")
def _twice() -> Because:
    return Because(text="With first strike there are two combat damage steps; only double strike deals damage in both.")


@reminds
def damage_alone(asked: Asked) -> Iterator[Because]:
    """Damage does not destroy."""
    question = asked.question
    if not isinstance(question, Where) or asked.thing is None or asked.found is not None:
        return
    if "planeswalker" in asked.now.types and any(e.event.recipient is not None for e in asked.game.log):
        yield _does_not_destroy(asked)


@rule("120.5")
def _does_not_destroy(asked: Asked) -> Because:
    return Because(text=f"Damage itself destroys nothing: {asked.name} goes when it has no loyalty left.")


@reminds
def new_objects(asked: Asked) -> Iterator[Because]:
    """What left and came back is another object."""
    questions = (WhoControls, WhoOwns, Controls, CounterCount, IsSuch, Where)
    moves = sum(entry.event.to is not None for entry in asked.log)
    left = any(_is_from_the_battlefield(asked, entry.event) for entry in asked.log)
    if isinstance(asked.question, questions) and asked.found is not None and left and moves > 1:
        yield _is_new(asked)


@rule("400.7")
def _is_new(asked: Asked) -> Because:
    return Because(text=f"{asked.name} left the battlefield and came back: it is a new object, and what applied before is over.")


@reminds
def sick_but_tapped(asked: Asked) -> Iterator[Because]:
    """A creature may be tapped for another permanent's cost however short it has been there."""
    if not isinstance(asked.question, IsLegal) or asked.finding.value is not True:
        return
    for entry in asked.game.log[asked.run.done_since :]:
        thing = entry.event.object or 0
        is_cost = isinstance(entry.event, Tap) and entry.event.for_cost
        if is_cost and thing in asked.game.state.objects and asked.game.object(thing).is_sick:
            yield _may_be_tapped(asked.game.name(thing))


@rule("302.6")
def _may_be_tapped(name: str) -> Because:
    return Because(text=f"Summoning sickness keeps {name} from its own {{T}} abilities, not from being tapped for other costs.")


@reminds
def dying_tokens(asked: Asked) -> Iterator[Because]:
    """Tokens go to the graveyard before they cease to exist."""
    if not asked.is_of_triggers or asked.finding.value in (False, 0):
        return
    for entry in asked.results:
        last = asked.game.state.gone.get(entry.event.object or 0)
        if last is not None and last.object.is_token and last.object.zone is Zone.BATTLEFIELD:
            yield _tokens_die(asked.game.name(last.object.id))
            return


@rule("111.7")
def _tokens_die(name: str) -> Because:
    return Because(text=f"{name} is a token: it does go to the graveyard, and so dies, before it ceases to exist.")


@reminds
def last_known(asked: Asked) -> Iterator[Because]:
    """What is gone is looked at as it last was."""
    for entry in asked.results:
        source = entry.event.source
        if isinstance(entry.event, Damage) and source is not None and _was_gone(asked, entry.n, source):
            yield _as_it_was(asked.game.name(source))
            return


def _was_gone(asked: Asked, before: int, thing: int) -> bool:
    earlier = asked.game.log[: before - 1] if thing in asked.game.state.gone else ()
    return any(entry.event.object == thing and entry.event.to is not None for entry in earlier)


@rule("608.2h", "113.7a")
def _as_it_was(name: str) -> Because:
    return Because(text=f"{name} is gone by then: its ability goes on without it, by what it was when it was last there.")


@reminds
def nobody_else(asked: Asked) -> Iterator[Because]:
    """Several lifelink abilities of one source are one too many."""
    if isinstance(asked.question, LifeTotal):
        for entry in asked.results:
            source = entry.event.source
            if isinstance(entry.event, Damage) and source is not None and _has_twice(asked, source, "lifelink"):
                yield _once_only(asked.game.name(source))
                return


def _has_twice(asked: Asked, source: int, keyword: str) -> bool:
    return source not in asked.game.state.players and len(keywords_of(asked.game, source, keyword)) > 1


@rule("702.15f")
def _once_only(name: str) -> Because:
    return Because(text=f"{name} has lifelink more than once; that makes no difference.")


