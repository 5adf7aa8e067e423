"""Which static abilities function now: those of objects in the zones where they work, and continuous effects like them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from engine.game.abilities import Abilities, abilities_of, expanded, functioning, functions, nouns_of, overrides, works_in
from engine.game.limited_range_of_influence import acts_on
from engine.game.meaning import Static
from engine.game.objects import OWNED_ZONES, Id, Object, Stacked, Zone
from engine.game.remembering import Remembering
from engine.game.scope import Scope
from engine.game.state import State
from engine.game.verdict import Verdict
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.actions import Action
    from engine.game.events import Event
    from engine.game.machine import Game

Heard = list[tuple[Callable[..., Any], Scope]]
"""What answers a question: methods of words, each with its scope."""


class _Listening(Struct):
    """Who has something to say in a state, by the hook that is asked; one state is remembered."""

    state: State | None = None
    everybody: list[tuple[Any, Scope]] = []
    by_hook: dict[str, Heard] = {}


_last = _Listening()


@rule("113.6")
def statics(game: Game, about: Id | None = None) -> Iterator[tuple[Any, Scope]]:
    """Every static ability and continuous effect that functions now, with its scope.

    Abilities of ``about``, a spell being cast, count where it is and as though it were on the stack already.
    """
    _listen(game)
    yield from _last.everybody
    yield from _about_to_be_cast(game, about)


def hooks(game: Game, hook: str, about: Id | None = None) -> Heard:
    """What those static abilities and effects have in place of a hook of :class:`Static`, or under any other name."""
    _listen(game)
    if hook not in _last.by_hook:
        _last.by_hook[hook] = _with_hook(_last.everybody, hook)
    own = _with_hook(_about_to_be_cast(game, about), hook)
    return _last.by_hook[hook] + own if own else _last.by_hook[hook]


def _listen(game: Game) -> None:
    if _last.state is game.state:
        return
    everybody = [speaker for thing, abilities in functioning(game.state) for speaker in _of(game, thing, abilities)]
    everybody += [(effect.effect, effect.scope) for effect in game.state.effects]
    _last.state, _last.everybody, _last.by_hook = game.state, everybody, {}


def _with_hook(speakers: Iterator[tuple[Any, Scope]] | list[tuple[Any, Scope]], hook: str) -> Heard:
    return [(getattr(word, hook), scope) for word, scope in speakers if overrides(word, hook)]


def _of(game: Game, thing: Object, abilities: Abilities) -> Iterator[tuple[Any, Scope]]:
    for ability in abilities.statics:
        if functions(thing, ability):
            yield ability, Scope.of(thing.id, game.controller(thing.id), x=thing.x)


def _about_to_be_cast(game: Game, about: Id | None) -> Iterator[tuple[Any, Scope]]:
    """What a spell has to say that only functions on the stack, while it is not there yet."""
    if about is None or not game.exists(about):
        return
    thing = game.object(about)
    for ability in as_a_spell(game, about).statics:
        if Zone.STACK in works_in(ability) and thing.zone not in works_in(ability):
            yield ability, Scope.of(about, game.controller(about), x=thing.x)


def spells_are_changed(game: Game) -> bool:
    """Whether some static ability or effect that functions now changes spells."""
    _listen(game)
    return any(_speaks_of_spells(word) for word, _ in _last.everybody)


def as_a_spell(game: Game, card: Id) -> Abilities:
    """The abilities that a card would have as a spell: those that something gives to spells are among them."""
    found = game.state.objects[card]
    if found.zone is Zone.STACK or not spells_are_changed(game):
        return abilities_of(game, card)
    return _as_spells.get((game.state, found), lambda: _supposed(game.state, found))


_as_spells: Remembering[Abilities] = Remembering(64)


@rule("601.3e")
def _supposed(state: State, card: Object) -> Abilities:
    """Its abilities if it were on the stack already."""
    from engine.game import layers

    spell = card.with_(zone=Zone.STACK, stacked=Stacked(cast_from=card.zone))
    key, left = (card.zone, card.owner if card.zone in OWNED_ZONES else 0), state.zone(card.zone, card.owner)
    zones = {
        **state.zones, key: tuple(i for i in left if i != card.id), (Zone.STACK, 0): (*state.zone(Zone.STACK), card.id),
    }
    supposed = layers.characteristics(state.put(spell).with_(zones=zones), card.id).abilities
    now = layers.characteristics(state, card.id).abilities
    return expanded((*now, *(ability for ability in supposed if ability not in now)))


def _speaks_of_spells(word: Any) -> bool:
    """Whether a static ability or effect changes spells."""
    known = _of_spells.get(id(word))
    if known is None or known[0] is not word:
        if len(_of_spells) >= _MOST:
            _of_spells.clear()
        said = word.modifications() if isinstance(word, Static) else ()
        known = _of_spells[id(word)] = (word, any("spell" in nouns_of(subject) for subject, _ in said))
    return known[1]


_of_spells: dict[int, tuple[Any, bool]] = {}
_MOST = 4096


def objections(game: Game, action: Action | Event, about: Id | None = None) -> Verdict:
    """Everything that functioning abilities and effects have against an action or an event."""
    against = Verdict()
    for forbid, scope in hooks(game, "forbid", about):
        verdict = forbid(game, action, scope) if acts_on(game, scope.controller, action) else None
        if verdict is not None:
            against += verdict
    return against


def permitted(game: Game, action: Action, about: Id | None = None) -> bool:
    """Whether some functioning ability or effect lets an action be done that otherwise could not."""
    asked = ((permit, scope) for permit, scope in hooks(game, "permit", about) if acts_on(game, scope.controller, action))
    verdicts = (permit(game, action, scope) for permit, scope in asked)
    return any(verdict is not None and verdict.is_allowed for verdict in verdicts)
