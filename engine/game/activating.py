"""Activating activated abilities, mana abilities and loyalty abilities among them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from engine.game.abilities import abilities_of, rules_of_keyword
from engine.game.actions import ActivateAbility
from engine.game.announcing import NOTHING_SAID, Announce, Announcement, Preset, announce
from engine.game.casting import last_spent
from engine.game.costs import cost_of
from engine.game.events import Event
from engine.game.illegal import Illegal, by_way_of, undone_unless_whole
from engine.game.mana import is_mana_ability, resolve_mana_ability
from engine.game.objects import Id, Stacked
from engine.game.options import chosen_x
from engine.game.paying import pay, with_life
from engine.game.permissions import may
from engine.game.permissions.activating import may_begin_to_activate
from engine.game.scope import Scope
from engine.game.state import State
from engine.game.targets import targets_of
from engine.game.triggers import on_stack
from engine.game.verdict import ALLOWED, Verdict
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("602.2a")
class PutAbility(Event, frozen=True):
    """An activated ability is put on the stack as an object that is not a card; its id is ``state.next_id``."""

    player: Id
    source: Id
    ability: Any
    name: str

    is_bookkeeping: ClassVar[bool] = True

    @rule("602.2a")
    def apply(self, state: State) -> State:
        return on_stack(state, self.player, Stacked(ability=self.ability, source=self.source), f"{self.name}'s ability")


@rule("602.2b")
class Activate(Event, frozen=True):
    """An ability becomes activated: its costs are paid. ``on_stack`` is its object, None for a mana ability."""

    player: Id
    source: Id
    ability: Any
    on_stack: Id | None = None

    def affected(self, game: Game) -> Id:
        return self.player

    def sentence(self, game: Game) -> str:
        aimed = " and ".join(game.name(t) for t in targets_of(game, self.on_stack)) if self.on_stack is not None else ""
        about = f" targeting {aimed}" if aimed else ""
        return f"{game.name(self.player)} activates an ability of {game.name(self.source)}{about}."


def activated_this_turn(game: Game, source: Id) -> tuple[Any, ...]:
    """The abilities of an object that were activated this turn, in order, each as often as it was."""
    return tuple(e.ability for e in game.state.history if isinstance(e, Activate) and e.source == source)


def activate(
    game: Game, player: Id, source: Id, ability: Any = 0, said: Announcement = NOTHING_SAID
) -> Verdict | Id:
    """Activate an ability (a word, or its place among the activated ones) of ``source``: its id on the stack.

    A verdict that allows when it was a mana ability, which is resolved by then; one that does not when it is illegal, with the
    game as it was before. Undecided passes through, with the game as it was before too.
    """
    word = abilities_of(game, source).activated[ability] if isinstance(ability, int) else ability
    try:
        with undone_unless_whole(game):
            game.chooser = Preset(game.chooser, said.answers)
            action = ActivateAbility(player=player, source=source, ability=word, x=said.x)
            if not said.is_permitted and not may_begin_to_activate(game, player, action):
                raise Illegal(may(game, player, action))
            if word.is_special_action:
                return _special(game, action, said)
            return _mana(game, action, said) if is_mana_ability(word) else _other(game, action, said)
    except Illegal as stop:
        return stop.verdict


@rule("602.2")
def _other(game: Game, action: ActivateAbility, said: Announcement) -> Id:
    of = game.state.next_id
    game.happen(PutAbility(player=action.player, source=action.source, ability=action.ability, name=game.name(action.source)))
    action = _with_x(game, action, said, of)
    scope = Scope.of(action.source, action.player, x=action.x)
    _announced(game, action, of, scope, said)
    action = msgspec.structs.replace(action, targets=targets_of(game, of))
    spent = _pay(game, action, scope, said)
    mana_from = tuple(one.source for one in last_spent(game)) if spent else ()
    game.happen(Announce(object=of, stacked={"slots": dict(scope.slots), "mana_spent": spent, "mana_from": mana_from}, x=action.x))
    game.happen(Activate(
        player=action.player, source=action.source, ability=action.ability, on_stack=of, cites=_rules_of_keyword(game, action),
    ))
    return of


def _rules_of_keyword(game: Game, action: ActivateAbility) -> tuple[str, ...]:
    """The rules of the keyword ability that is activated, if it is one."""
    return rules_of_keyword(abilities_of(game, action.source), action.ability)


@rule("602.2b")
def _announced(game: Game, action: ActivateAbility, of: Id, scope: Scope, said: Announcement) -> None:
    """Modes and targets are announced as they are for a spell."""
    try:
        announce(game, action.player, of, (action.ability,), scope, said)
    except Illegal as stop:
        raise Illegal(by_way_of(stop.verdict, _announced)) from stop


@rule("605.3b")
def _mana(game: Game, action: ActivateAbility, said: Announcement) -> Verdict:
    """A mana ability resolves as soon as it is paid for."""
    action = _with_x(game, action, said)
    scope = Scope.of(action.source, action.player, x=action.x)
    _pay(game, action, scope, said)
    game.happen(Activate(player=action.player, source=action.source, ability=action.ability))
    resolve_mana_ability(game, action.ability, scope)
    return ALLOWED


@rule("116.1")
def _special(game: Game, action: ActivateAbility, said: Announcement) -> Verdict:
    """What a word calls a special action is paid for and done at once, without the stack."""
    action = _with_x(game, action, said)
    scope = Scope.of(action.source, action.player, x=action.x)
    _pay(game, action, scope, said)
    action.ability.effect.happen(game, scope)
    return ALLOWED


@rule("602.2b")
def _pay(game: Game, action: ActivateAbility, scope: Scope, said: Announcement) -> tuple[str, ...]:
    total = with_life(cost_of(game, action, None, said.life_for_symbols), 0)
    return pay(game, action.player, total, scope, action)


def _with_x(game: Game, action: ActivateAbility, said: Announcement, of: Id | None = None) -> ActivateAbility:
    x = chosen_x(game, action, cost_of(game, msgspec.structs.replace(action, x=None)), said, of, (action.ability,))
    return msgspec.structs.replace(action, x=x)
