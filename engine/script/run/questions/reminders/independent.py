"""Reminders of what goes on by itself: abilities without their sources, persist, sizes in the middle of a resolution."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.explain.ruling import Because
from engine.game.abilities import has_keyword
from engine.game.combat import DeclareAttackers
from engine.game.damage import Damage
from engine.game.layers import Layer
from engine.game.objects import Object, Zone
from engine.game.resolving import Counter
from engine.game.triggers import PutTriggerOnStack
from engine.phrase import Word, walk
from engine.rulebook import rule
from engine.script.run.questions.reminders.asked import Asked, reminds
from engine.script.values import Attack, Can, Did, LifeTotal, Where
from engine.words.events.mana import IsTappedForMana, TapsForMana


@reminds
def triggered_all_the_same(asked: Asked) -> Iterator[Because]:
    """A countered spell does not take back what it triggered."""
    triggers = any(isinstance(entry.event, PutTriggerOnStack) for entry in asked.results)
    if isinstance(asked.question, LifeTotal) and triggers and any(isinstance(entry.event, Counter) for entry in asked.game.log):
        yield _independent()


@rule("113.7a")
def _independent() -> Because:
    return Because(text="An ability that has triggered is independent of what triggered it: it resolves even if that is countered.")


@reminds
def nothing_produced(asked: Asked) -> Iterator[Because]:
    """Being tapped for mana takes mana."""
    if asked.is_of_triggers and not asked.finding.value and asked.thing is not None:
        words = (word for ability in asked.game.object(asked.thing).base.abilities for word in _walk(ability))
        if any(isinstance(word, TapsForMana | IsTappedForMana) for word in words):
            yield _no_mana(asked.name)


def _walk(ability: Any) -> Iterator[Any]:
    return iter(walk(ability)) if isinstance(ability, Word) else iter(())


@rule("106.12a")
def _no_mana(name: str) -> Because:
    return Because(text=f"{name} waits for mana that is produced; where none is, it does not trigger.")


@reminds
def left_behind(asked: Asked) -> Iterator[Because]:
    """What left the battlefield triggers by what there was just before."""
    if asked.is_of_triggers and asked.found is None and not asked.finding.value and _last(asked) is not None:
        yield _looks_back(asked.name)


def _last(asked: Asked) -> Object | None:
    """The object as it last was on the battlefield."""
    gone = [asked.game.state.gone.get(entry.event.object or 0) for entry in asked.log]
    return next((last.object for last in reversed(gone) if last is not None and last.object.zone is Zone.BATTLEFIELD), None)


@rule("603.10")
def _looks_back(name: str) -> Because:
    return Because(text=f"{name} is gone by then: only an ability that looks back could still trigger.")


@reminds
def attack_taxes(asked: Asked) -> Iterator[Because]:
    """Mana for the costs of attacking is made while attackers are declared."""
    question = asked.question
    if isinstance(question, Can) and isinstance(question.act.deed, Attack) and not asked.game.state.is_paid_for:
        yield _made_in_time()


@rule("508.1i")
def _made_in_time() -> Because:
    return Because(text="Mana for the costs of attacking may be made as attackers are declared, once they are tapped.")


@reminds
def over_a_planeswalker(asked: Asked) -> Iterator[Because]:
    """Trample past the planeswalker that is attacked."""
    struck = {(e.event.source, e.event.recipient) for e in asked.game.log if isinstance(e.event, Damage) and e.event.is_combat}
    attacks = [e.event for e in asked.game.log if isinstance(e.event, DeclareAttackers)]
    players = set(asked.game.state.players)
    for source, recipient in struck:
        declared = any(attack.attacks.get(source, recipient) not in players for attack in attacks)
        if recipient in players and declared and isinstance(asked.question, LifeTotal):
            yield _past_it(asked.game.name(source))
            return


@rule("702.19c")
def _past_it(name: str) -> Because:
    return Because(text=f"{name} attacks a planeswalker: only with an ability for that does more damage go to the player.")


@reminds
def in_the_middle(asked: Asked) -> Iterator[Because]:
    """What a size was while something resolved does not matter."""
    survives = isinstance(asked.question, Did) and asked.question.verb in ("survive", "die")
    if survives and asked.found is not None and any(step.layer == Layer.PT_DEFINED.value for step in asked.steps):
        yield _only_afterwards(asked.name)


@rule("704.4")
def _only_afterwards(name: str) -> Because:
    return Because(text=f"How big {name} was while something resolved does not matter: it is looked at once that is done.")


@reminds
def persisting(asked: Asked) -> Iterator[Because]:
    """Persist and undying ask for counters."""
    last = _last(asked) if isinstance(asked.question, Where) else None
    if last is not None and has_keyword(asked.game, last.id, "persist") and last.counters.get("-1/-1"):
        yield _no_second_time(asked.name)


@rule("702.79a")
def _no_second_time(name: str) -> Because:
    return Because(text=f"{name} had a -1/-1 counter on it, so persist did not return it.")


@reminds
def types_at_the_end(asked: Asked) -> Iterator[Because]:
    """What had become a creature as well was still what it had been."""
    last = _last(asked) if isinstance(asked.question, Where) and asked.found is None else None
    if last is not None:
        types = set(asked.game.state.gone[last.id].characteristics.types)
        if types > set(last.base.types):
            yield _was_both(asked.name, " ".join(sorted(types)))


@rule("205.1b")
def _was_both(name: str, types: str) -> Because:
    return Because(text=f"{name} had become more besides what it was: it was {types}, and what works on either worked on it.")
