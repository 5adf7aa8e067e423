"""Replacement and prevention effects: what an event becomes before it happens.

A word that replaces overrides ``Static.replace(game, event, scope)``: it gives the events instead (the modified event among
them when the event goes on), or None when it does not apply. It is tried on a branch to see whether it applies, so it may
ask and make things happen by itself. The word of a created effect (``Continuous.effect``) has the same ``replace``; its scope
has the slots ``affected`` (the ids fixed when it began) and ``effect`` (its id). With ``uses`` it is used up by one each time,
unless the word ``spends_itself``. Class attributes that a replacing word may have:

* ``of_itself``: it changes how its own object enters, so it is asked of an object that is entering;
* ``for_all_at_once``: it is used up once for all that happens at once, "the next time damage would be dealt";
* ``stage``: "self" for a self-replacement effect, "control", "copy" or "back" for what it changes of an object that enters.

While a move to the battlefield is being settled the game sees the object as it would be there (``game.as_if``). Counters
that an object enters with are settled as ``PutCounters`` on it. What can't happen is told in a ``DidNotHappen``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from engine.game import layers
from engine.game.abilities import expanded, functioning, functions, overrides
from engine.game.at_once import AtOnce, Result, Settled
from engine.game.choices import Trial
from engine.game.continuous import UseEffect
from engine.game.counters import PutCounters
from engine.game.events import DidNotHappen, Event, Perform, Then
from engine.game.impossible import can_happen as can_happen
from engine.game.impossible import why_it_cannot
from engine.game.intrinsic import REPLACEMENTS
from engine.game.limited_range_of_influence import replaces
from engine.game.meaning import Static
from engine.game.moving_at_once import applied_to_all_cards, moves_elsewhere
from engine.game.objects import OWNED_ZONES, Id, Zone
from engine.game.scope import Scope
from engine.game.shields import in_order_of_shields
from engine.game.state import LastKnown
from engine.game.zones import Move, Reveal, show
from engine.rulebook import rule, rules_of

if TYPE_CHECKING:
    from engine.game.machine import Game


class Replacement(Struct, frozen=True, kw_only=True):
    """A replacement or prevention effect that may apply to an event: the word (or rule), whose it is, and what names it."""

    word: Any
    scope: Scope
    key: tuple[Any, ...]
    name: str
    effect: Id | None = None

    @property
    def source(self) -> Id:
        """The object it comes from."""
        return self.scope.source

    @property
    def stage(self) -> str:
        """The step of choosing in which it must be chosen."""
        return str(self.word.stage)

    def instead(self, game: Game, event: Event) -> tuple[Event, ...] | None:
        """The events instead of this one; None when it does not apply."""
        instead: tuple[Event, ...] | None = self.word.replace(game, event, self.scope)
        return instead


class _Rule(Static, frozen=True):
    """A replacement that is a rule of the game, seen as a word."""

    of: Callable[[Game, Event], tuple[Event, ...] | None]

    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        return self.of(game, event)


def settle(game: Game, events: Iterable[Event]) -> tuple[Settled, ...]:
    """The events that take place for these: after replacement, each followed by its parts, settled in turn."""
    found = AtOnce()
    was, game.at_once = game.at_once, found
    try:
        for event in in_order_of_shields(game, tuple(events)):
            _settle(game, Settled(event=event), game.applied, found)
        _settle_results(game, found)
    finally:
        game.at_once = was
    for effect in found.used:
        game.happen(UseEffect(id=effect))
    return found.in_order()


@rule("120.4c")
def _settle_results(game: Game, found: AtOnce) -> None:
    """The results of all damage that is dealt at once, after the damage itself."""
    while found.waiting:
        result = found.next_result()
        _settle(game, Settled(event=result.event, part_of=result.part_of), result.applied, found)


def _settle(game: Game, one: Settled, applied: frozenset[Any], found: AtOnce) -> None:
    event = one.event
    if isinstance(event, Then | Perform):
        had = frozenset() if isinstance(event, Perform) and event.is_besides else applied
        found.append(_with(one, event=msgspec.structs.replace(event, applied=event.applied | had)))
        return
    if event.is_bookkeeping:
        found.append(one)
        return
    if not event.is_possible(game) or moves_elsewhere(game, event, found):
        return
    event = event.as_it_stands(game)
    show(game, *_shown_by(game, event))
    one = _with(one, event=event)
    with _as_it_would_be(game, event):
        if why := why_it_cannot(game, event):
            found.append(_with(one, event=why))
            return
        able = _applicable(game, event, applied)
        if applied and _would_again(game, event, applied):
            one = _with(one, rules=(*one.rules, *rules_of(_applicable)))
        if able:
            one = _with(one, rules=(*one.rules, *_rules_of_choice(able)))
            _replace(game, one, _chosen(game, event, able, applied), applied, found)
            return
        event = _counters_settled(game, event, applied)
    _settle_with_parts(game, _with(one, event=event), applied, found)


def _settle_with_parts(game: Game, one: Settled, applied: frozenset[Any], found: AtOnce) -> None:
    place = len(found)
    found.append(one)
    for part in one.event.parts(game):
        if one.event.results_wait:
            found.waiting.append(Result(event=part, part_of=place, applied=applied))
        else:
            _settle(game, Settled(event=part, part_of=place), applied, found)


def _shown_by(game: Game, event: Event) -> tuple[tuple[Id, ...], str]:
    """The cards that an event shows to everybody, and how: those revealed, and what leaves a library for a public zone."""
    if isinstance(event, Reveal):
        return event.objects, "reveal"
    if not isinstance(event, Move) or event.to in OWNED_ZONES - {Zone.GRAVEYARD} or event.face_down:
        return (), ""
    return ((event.object,), event.how) if game.state.objects[event.object].zone is Zone.LIBRARY else ((), "")


def _with(one: Settled, **changes: Any) -> Settled:
    return msgspec.structs.replace(one, **changes)


_MOST_MANA = 20_000
"""How much mana is added at most at once."""
_MOST_AT_ONCE = 600
"""How many events replacement effects may make of what happens at once."""


def _bounded(instead: tuple[Event, ...], found: AtOnce) -> None:
    """Raises OutOfSteps where effects have multiplied an event beyond what can be played out."""
    from engine.game.machine import OutOfSteps

    most = max((len(getattr(event, "mana", None) or ()) for event in instead), default=0)
    if len(found) + len(instead) > _MOST_AT_ONCE or most > _MOST_MANA:
        raise OutOfSteps(f"{len(found) + len(instead)} events, {most} mana")


@rule("614.6")
def _replace(game: Game, one: Settled, effect: Replacement, applied: frozenset[Any], found: AtOnce) -> None:
    instead = effect.instead(game, one.event)
    _bounded(instead or (), found)
    if effect.effect is not None and not effect.word.spends_itself:
        _use(game, effect, effect.effect, found)
    applied = applied | {effect.key}
    replaced, by = (*one.replaced, one.event), (*one.by, effect.name)
    entering = rules_of(_as_it_would_be) if _is_entering(one.event) else ()
    to_all = applied_to_all_cards(game, one.event)
    rules = tuple(dict.fromkeys((*one.rules, *one.event.cites, *_rules_of(effect), *entering, *to_all)))
    if instead == ():
        instead = (DidNotHappen(event=one.event, why=f"Because of {effect.name} this does not happen: {one.event.sentence(game)}"),)
    for event in (one.event,) if instead is None else instead:
        if isinstance(event, DidNotHappen):
            found.append(_with(one, event=event, replaced=replaced, by=by, rules=rules))
        else:
            _settle(game, _with(one, event=event, replaced=replaced, by=by, rules=rules), applied, found)


def _use(game: Game, effect: Replacement, number: Id, found: AtOnce) -> None:
    """Uses up an effect: now, or after all that happens at once where "the next time" means that together."""
    if effect.word.for_all_at_once:
        found.used[number] = None
    else:
        game.happen(UseEffect(id=number))


def _is_entering(event: Event) -> bool:
    return isinstance(event, Move) and event.to is Zone.BATTLEFIELD


def _rules_of(effect: Replacement) -> tuple[str, ...]:
    """The rules of the word that replaces, and of what must have begun before the event."""
    own = rules_of(type(effect.word).replace)
    if effect.word.claim is not None:
        own += rules_of(type(effect.word.claim).replace)
    begun = () if effect.effect is None else _PREVENTING if any(n.startswith(_PREVENTION) for n in own) else _BEGUN
    return (*own, *begun)


@rule("614.4")
def _begun() -> None:
    """A replacement effect must be there before the event."""


@rule("615.4")
def _preventing() -> None:
    """A prevention effect must be there before the damage."""


_BEGUN: tuple[str, ...] = rules_of(_begun)
_PREVENTING: tuple[str, ...] = rules_of(_preventing)
_PREVENTION: str = _PREVENTING[0].split(".")[0]


@rule("614.5")
def _applicable(game: Game, event: Event, applied: frozenset[Any]) -> list[Replacement]:
    """The effects that have not applied yet and would change the event; each is tried on a branch."""
    return [each for each in _gathered(game, event) if each.key not in applied and _would_apply(game, event, each)]


def _would_again(game: Game, event: Event, applied: frozenset[Any]) -> bool:
    """Whether an effect that had its opportunity would change the event once more."""
    return any(each.key in applied and _would_apply(game, event, each) for each in _gathered(game, event))


def _would_apply(game: Game, event: Event, effect: Replacement) -> bool:
    trial = game.branch(Trial())
    return effect.instead(trial, event) is not None


def _gathered(game: Game, event: Event) -> Iterator[Replacement]:
    for of in REPLACEMENTS.get(type(event), ()):
        yield _of_the_rules(game, event, of)
    if event.overrides_effects:
        return
    yield from _of_itself(game, event)
    for thing, abilities in functioning(game.state):
        for number, word in enumerate(abilities.replacing):
            if not functions(thing, word):
                continue
            controller = layers.controller(game.state, thing.id)
            if replaces(game, controller, event, word):
                scope = Scope.of(thing.id, controller, x=thing.x)
                yield Replacement(word=word, scope=scope, key=(thing.id, id(word), number), name=game.name(thing.id))
    for effect in game.state.effects:
        if overrides(effect.effect, "replace") and replaces(game, effect.scope.controller, event, effect.effect):
            scope = effect.scope.bind(affected=effect.affected, effect=effect.id)
            name = effect.source_name or game.name(effect.scope.source)
            yield Replacement(word=effect.effect, scope=scope, key=("effect", effect.id), effect=effect.id, name=name)


def _of_the_rules(game: Game, event: Event, of: Callable[[Game, Event], tuple[Event, ...] | None]) -> Replacement:
    source: Id = event.object or event.recipient or event.affected(game)
    scope = Scope.of(source, event.affected(game))
    return Replacement(word=_Rule(of), scope=scope, key=("rule", of.__name__, source), name=game.name(source))


@rule("614.12")
def _of_itself(game: Game, event: Event) -> Iterator[Replacement]:
    """The abilities of an object that is entering which change how it enters, as it would be on the battlefield."""
    if not isinstance(event, Move) or event.object not in game.as_if:
        return
    seen = game.as_if[event.object]
    for number, word in enumerate(expanded(seen.characteristics.abilities).replacing):
        if word.of_itself:
            scope = Scope.of(event.object, seen.controller, x=seen.object.x)
            key = (event.object, id(word), number)
            yield Replacement(word=word, scope=scope, key=key, name=seen.characteristics.name or seen.object.definition.name)


@contextmanager
@rule("614.12")
def _as_it_would_be(game: Game, event: Event) -> Iterator[None]:
    """Inside, the game sees an object that is entering as it would be on the battlefield."""
    if not (isinstance(event, Move) and event.to is Zone.BATTLEFIELD):
        yield
        return
    after = event.apply(game.state)
    new = after.became[event.object]
    seen = LastKnown(
        object=after.objects[new].with_(id=event.object),
        characteristics=layers.characteristics(after, new),
        controller=layers.controller(after, new),
    )
    was, game.as_if = game.as_if, {**game.as_if, event.object: seen}
    try:
        yield
    finally:
        game.as_if = was


def _counters_settled(game: Game, event: Event, applied: frozenset[Any]) -> Event:
    """A move with the counters that the object enters with as they are after replacement."""
    if not (isinstance(event, Move) and event.counters and event.object in game.as_if):
        return event
    found = AtOnce()
    for kind, amount in event.counters.items():
        put = PutCounters(on=event.object, kind=kind, amount=amount, by=game.controller(event.object))
        _settle(game, Settled(event=put), applied, found)
    counters: dict[str, int] = {}
    for put in (s.event for s in found if isinstance(s.event, PutCounters)):
        counters[put.kind] = counters.get(put.kind, 0) + put.amount
    if counters == event.counters:
        return event
    settled = (number for one in found for number in (*one.rules, *one.event.cites))
    rules = tuple(dict.fromkeys((*event.cites, *settled, *rules_of(_with_other_counters))))
    return msgspec.structs.replace(event, counters=counters, cites=rules)


@rule("614.16")
def _with_other_counters() -> None:
    """The counters that something enters with are changed like counters put on it."""


@rule("616.1", "616.1f")
def _chosen(game: Game, event: Event, able: list[Replacement], applied: frozenset[Any]) -> Replacement:
    """The effect that is applied first: the affected player chooses where it makes a difference."""
    able = _first_stage(able)
    if len(able) == 1 or isinstance(game.chooser, Trial) or _comes_to_the_same(game, event, able, applied):
        return able[0]
    names = [(each, each.name) for each in able]
    what = event.sentence(game)
    prompt = f"Which effect applies first to: {what}" if what else "Which effect applies first?"
    chosen: Replacement = game.choose_one(event.affected(game), "replacement", names, about=able[0].source, prompt=prompt)
    return chosen


@rule("616.1a", "616.1b", "616.1c", "616.1d")
def _first_stage(able: list[Replacement]) -> list[Replacement]:
    """Those that must be chosen first: self-replacement, then control, copy and back face of what enters, then any."""
    for stage in ("self", "control", "copy", "back"):
        if of_stage := [each for each in able if each.stage == stage]:
            return of_stage
    return able


def _rules_of_choice(able: list[Replacement]) -> tuple[str, ...]:
    """The rules of choosing between effects, where there is more than one."""
    return rules_of(_chosen) if len(able) > 1 else ()


def _comes_to_the_same(game: Game, event: Event, able: list[Replacement], applied: frozenset[Any]) -> bool:
    """Whether it makes no difference which one is first, the rest following in their order."""
    outcomes: list[tuple[tuple[Event, ...], Any]] = []
    for first in able:
        trial = game.branch(Trial())
        found = AtOnce()
        _replace(trial, Settled(event=event), first, applied, found)
        _settle_results(trial, found)
        outcomes.append((tuple(_bare(s.event) for s in found), trial.state.players))
    return all(outcome == outcomes[0] for outcome in outcomes[1:])


def _bare(event: Event) -> Event:
    if isinstance(event, DidNotHappen):
        return DidNotHappen(event=event.event, why="")
    return msgspec.structs.replace(event, cites=())
