"""What the effects of what has just been done may still ask for, once its costs are paid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.cards.card import fold
from engine.game.abilities import abilities_of
from engine.game.machine import Game
from engine.game.meaning import Activated, Keyword, SpellAbility, Static, Triggered
from engine.game.objects import Id, Object, Zone
from engine.phrase import PhraseError, text


def may_ask(game: Game, word: str) -> bool:
    """Whether an effect to come speaks of that, or tells in no words what it does."""
    return any(word in said if said is not None else True for said in _to_come(game))


def may_be_asked_by(game: Game, spell: Id, word: str) -> bool:
    """Whether a spell, or ability on the stack, speaks of that in what it does, or in what it does once it is a permanent."""
    return any(word in said if said is not None else True for said in _of_stacked(game, game.object(spell)))


def _to_come(game: Game) -> Iterator[str | None]:
    """What is said by what is on the stack and what has triggered, and by abilities that may yet trigger; None where no
    words say it."""
    for waiting in game.state.waiting:
        yield _words(waiting.ability.effect)
    for thing in (game.state.objects[t] for t in game.state.zone(Zone.STACK)):
        yield from _of_stacked(game, thing)
    for thing in game.state.battlefield():
        yield from (_words(ability.effect) for ability in abilities_of(game, thing.id).triggered)


def _of_stacked(game: Game, thing: Object) -> Iterator[str | None]:
    if thing.stacked is not None and thing.stacked.ability is not None:
        yield _words(thing.stacked.ability.effect)
        return
    yield from _of_spell(game, thing)


def _of_spell(game: Game, thing: Object) -> Iterator[str | None]:
    yield from (_words(ability) for ability in abilities_of(game, thing.id).all if not _is_of_its_cost(ability))
    yield from (fold(line) for lines in thing.definition.declined for line in lines)


def _is_of_its_cost(ability: Any) -> bool:
    """Whether an ability of a spell is used only as it is cast, or not before it is a permanent and its controller says so."""
    if isinstance(ability, Static):
        return type(ability).cost_changes is not Static.cost_changes or type(ability).help_to_pay is not Static.help_to_pay
    if isinstance(ability, Keyword):
        return bool(ability.means()) or hasattr(ability, "cost")
    return isinstance(ability, Activated) or not isinstance(ability, SpellAbility | Triggered)


def _words(word: Any) -> str | None:
    try:
        return fold(text(word.effect if isinstance(word, Triggered) else word))
    except PhraseError:
        return None
