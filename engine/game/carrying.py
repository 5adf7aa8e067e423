"""Abilities that something gives a card or spell and that go on applying to what it becomes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.game.abilities import expanded, keyword_name, works_in
from engine.game.continuous import begin
from engine.game.functioning import spells_are_changed
from engine.game.layers import Draft, Layer
from engine.game.layers.effects import of_continuous
from engine.game.meaning import Keyword, Modification
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


class Carried(Modification, frozen=True):
    """These very abilities, which the object had been given before; made by the machine, never read."""

    abilities: tuple[Any, ...]

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("613.1f")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.gain(*self.abilities)


def given(game: Game, thing: Id) -> tuple[Any, ...]:
    """The abilities that an object has but not by its own text, nor by effects that go on applying to it by themselves."""
    found = game.object(thing)
    own = Draft(of=thing, now=found.base, controller=found.controller)
    for effect in game.state.effects:
        acting = of_continuous(effect) if effect.affected is not None and thing in effect.affected else None
        for part in acting.parts_in(Layer.ABILITY) if acting is not None else ():
            part.modification.modify(game, own, Layer.ABILITY, effect.scope)
    left = list(own.now.abilities)
    more = []
    for ability in game.characteristics(thing).abilities:
        if ability in left:
            left.remove(ability)
        else:
            more.append(ability)
    return tuple(more)


def _go_on(game: Game, thing: Id, abilities: tuple[Any, ...]) -> None:
    if not abilities:
        return
    begin(game, Scope.of(thing, game.controller(thing)), Carried(abilities=abilities), None, affected=(thing,))


@rule("400.7g")
def cast_by(game: Game, card: Id, paid: tuple[str, ...]) -> tuple[Any, ...]:
    """The keywords that a card was given where it is and for whose costs it is being cast."""
    if not paid:
        return ()
    return tuple(a for a in given(game, card) if isinstance(a, Keyword) and keyword_name(a) in paid)


def as_spell(game: Game, spell: Id, abilities: tuple[Any, ...]) -> None:
    """A card that was cast by an ability it was given goes on having it as a spell."""
    _go_on(game, spell, abilities)


@rule("400.7b", "611.3d")
def as_permanent(game: Game, spell: Id) -> None:
    """What static abilities gave a permanent spell goes on applying to the permanent, as far as it works there."""
    if spells_are_changed(game):
        _go_on(game, spell, tuple(a for a in given(game, spell) if _works_there(a)))


def _works_there(ability: Any) -> bool:
    """Whether an ability, or something that a keyword is short for, functions on the battlefield."""
    meant = expanded((ability,)).all
    meant = meant[1:] if isinstance(ability, Keyword) and len(meant) > 1 else meant
    return any(Zone.BATTLEFIELD in works_in(one) for one in meant)
