"""Casting spells, step by step: propose, announce, determine the cost, pay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec

from engine.game import layers
from engine.game.abilities import expanded
from engine.game.actions import CastSpell
from engine.game.announcing import NOTHING_SAID, Announce, Announcement, Preset, announce
from engine.game.announcing.for_costs import choose_for_costs
from engine.game.carrying import as_spell, cast_by
from engine.game.costs import CostChange, TotalCost, changes_to, cost_of
from engine.game.events import Event
from engine.game.faces import FUSE, castable_face, face_chosen, face_for, values_of, with_front_leave
from engine.game.illegal import Illegal, require, undone_unless_whole
from engine.game.mana.pool import SpendMana
from engine.game.mana.symbols import mana_value
from engine.game.objects import Id, Mana, Stacked, Zone
from engine.game.options import FREE, chosen_x, cost_choices, methods, offered
from engine.game.paying import pay, with_life
from engine.game.permissions import may
from engine.game.permissions.casting import from_zone, may_begin_to_cast, objected
from engine.game.permissions.leave import Leave, use, with_leave
from engine.game.scope import Scope
from engine.game.state import State
from engine.game.status import Remember
from engine.game.targets import spell_texts, targets_of
from engine.game.verdict import Verdict
from engine.game.zones import Move
from engine.rulebook import rule, rules_of

if TYPE_CHECKING:
    from engine.game.machine import Game


LIFE_FOR_SYMBOLS = "life for symbols"
"""The slot that keeps how many Phyrexian symbols of the cost of a spell were paid with life."""


@rule("601.2i")
class Cast(Event, frozen=True):
    """A spell becomes cast: all steps are done.

    ``mana_spent`` is how much mana was; where costs are taken as paid, how much the total cost asks for.
    """

    player: Id
    spell: Id
    mana_spent: int = 0
    leave: Leave | None = None

    def affected(self, game: Game) -> Id:
        return self.player

    @rule("903.8")
    def apply(self, state: State) -> State:
        """A commander cast from the command zone is counted."""
        found, player = state.objects[self.spell], state.players[self.player]
        if found.stacked is None or found.stacked.cast_from is not Zone.COMMAND:
            return state
        name = found.definition.name
        casts = {**player.commander_casts, name: player.commander_casts.get(name, 0) + 1}
        return state.put(player.with_(commander_casts=casts))

    def sentence(self, game: Game) -> str:
        stacked = game.object(self.spell).stacked
        paid = ", ".join(p for p in (stacked.paid if stacked else ()) if p != "free")
        aimed = " and ".join(game.name(t) for t in targets_of(game, self.spell))
        x = game.object(self.spell).x
        about = (f" with X = {x}" if x else "") + (f" targeting {aimed}" if aimed else "") + (f" ({paid})" if paid else "")
        return f"{game.name(self.player)} casts {game.name(self.spell)}{about}."


def cast(game: Game, player: Id, card: Id, said: Announcement = NOTHING_SAID) -> Verdict | Id:
    """Cast the card as a spell: its id on the stack, or why it is illegal, with the game as it was before.

    Undecided passes through, with the game as it was before too.
    """
    try:
        with undone_unless_whole(game):
            game.chooser = Preset(game.chooser, said.answers)
            return _cast(game, player, card, said)
    except Illegal as stop:
        return stop.verdict


@rule("601.2")
def _cast(game: Game, player: Id, card: Id, said: Announcement) -> Id:
    origin = game.object(card).zone
    said = face_chosen(game, player, card, said)
    asked = CastSpell(player=player, spell=card, origin=origin, is_face_down=said.is_face_down, x=said.x, face=said.face)
    seen = game if said.is_face_down else as_it_would_be(game, asked)
    action, changes = _in_what_way(seen, asked, said)
    action = msgspec.structs.replace(action, face=face_for(seen, action))
    if not said.is_permitted:
        require(castable_face(seen, msgspec.structs.replace(action, face=asked.face)))
        _begin(as_it_would_be(game, action), action)
    else:
        require(objected(as_it_would_be(game, action), action))
    base = next((c.total for c in offered(action, changes) if c.name in action.paid), None)
    spell = propose(game, action)
    action = _announced_costs(game, msgspec.structs.replace(action, spell=spell), base, changes, said)
    scope = Scope.of(spell, player, x=action.x)
    announce(game, player, spell, spell_texts(game, spell), scope, said)
    action = msgspec.structs.replace(action, targets=targets_of(game, spell))
    _check(game, action)
    total = _pay(game, action, base, scope, said)
    ways = (rules for part in total.parts for rules in rules_of(type(part).pay))
    cites = (*total.cites, *dict.fromkeys(ways), *_rules_of(game, action))
    game.happen(Cast(player=player, spell=spell, mana_spent=_mana_spent(game, spell, total), leave=action.leave, cites=cites))
    if action.leave is not None:
        use(game, action.leave, spell)
    return spell


def _in_what_way(game: Game, asked: CastSpell, said: Announcement) -> tuple[CastSpell, tuple[CostChange, ...]]:
    """The casting with the leave that it is done by and the alternative cost that is paid, and what changes its cost."""
    asked = _by_leave(game, asked, said)
    changes = tuple(changes_to(game, asked))
    action = msgspec.structs.replace(asked, paid=methods(game, asked, changes, said))
    if action.leave is None and action.paid and not said.is_permitted and not from_zone(game, action.player, action):
        action = _by_leave(game, action, said)
        changes = tuple(changes_to(game, action))
    return action, changes


def _by_leave(game: Game, asked: CastSpell, said: Announcement) -> CastSpell:
    """The same with the leave, which is asked about the spell that it would be for the cost that is announced."""
    if said.is_permitted:
        return msgspec.structs.replace(asked, leave=said.leave)
    changes = tuple(changes_to(game, asked))
    named = tuple(c.name for c in offered(asked, changes) if c.name in (said.paid or ()))
    action = msgspec.structs.replace(asked, paid=asked.paid or named)
    seen = _turned_down(game, action) if action.is_face_down else as_it_would_be(game, action)
    return msgspec.structs.replace(asked, leave=with_leave(seen, action, changes, said).leave)


@rule("708.4")
def _turned_down(game: Game, asked: CastSpell) -> Game:
    """What lets a spell be cast sees only what it is face down, if it is cast so."""
    return as_it_would_be(game, asked) if asked.is_face_down else game


def _mana_spent(game: Game, spell: Id, total: TotalCost) -> int:
    if game.state.is_paid_for:
        return mana_value(total.mana or ())
    stacked = game.object(spell).stacked
    return len(stacked.mana_spent) if stacked is not None else 0


def _rules_of(game: Game, action: CastSpell) -> Iterator[str]:
    """The rules that this casting has to do with beyond those of every other."""
    for is_so in (_is_half, _is_adventure, _is_omen, _is_modal, _is_prototyped, _is_face_down, _is_for_another_cost, _has_x):
        if is_so(game, action):
            yield from rules_of(is_so)


@rule("709.3a", "709.3b")
def _is_half(game: Game, action: CastSpell) -> bool:
    definition = game.object(action.spell).definition
    return definition.whole is not None or definition.layout == "split"


@rule("715.3", "715.3a", "715.3b")
def _is_adventure(game: Game, action: CastSpell) -> bool:
    """Whether the card is cast as an Adventure: only what is in the inset frame counts."""
    return bool(action.face) and "Adventure" in game.characteristics(action.spell).subtypes


@rule("720.3", "720.3a", "720.3b")
def _is_omen(game: Game, action: CastSpell) -> bool:
    """Whether the card is cast as an Omen: only what is in the inset frame counts."""
    return bool(action.face) and "Omen" in game.characteristics(action.spell).subtypes


@rule("712.8f", "712.11b", "712.11c")
def _is_modal(game: Game, action: CastSpell) -> bool:
    """Whether a face of a modal double-faced card was chosen: only that one counts."""
    return game.object(action.spell).definition.layout == "modal_dfc"


@rule("718.3", "718.3a")
def _is_prototyped(game: Game, action: CastSpell) -> bool:
    """Whether the smaller form was chosen: its mana cost and size count."""
    return "prototype" in action.paid


@rule("702.37c", "708.4")
def _is_face_down(game: Game, action: CastSpell) -> bool:
    return action.is_face_down


@rule("118.9")
def _is_for_another_cost(game: Game, action: CastSpell) -> bool:
    return FREE in action.paid or action.is_face_down


@rule("107.3a")
def _has_x(game: Game, action: CastSpell) -> bool:
    return bool(action.x)


@rule("601.3")
def _begin(game: Game, action: CastSpell) -> None:
    begun = may_begin_to_cast(game, action.player, action)
    if not begun:
        every = may(game, action.player, action)
        raise Illegal(begun if every else every)


@rule("601.3e")
def as_it_would_be(game: Game, action: CastSpell, face: int = 0) -> Game:
    """A branch on which the card has the characteristics with which it would be cast: face down, of that face, or as a way says.

    An ability says so by ``as_cast(base, paid)``, which gives other characteristics or None.
    """
    card = game.object(action.spell)
    face = face or action.face
    base = layers.FACE_DOWN if action.is_face_down else with_front_leave(card, face, values_of(card, face, action.paid))
    for ability in expanded(base.abilities).statics if action.paid else ():
        base = ability.as_cast(base, action.paid) or base
    if base is card.base and not face:
        return game
    return game.branch(state=game.state.put(card.with_(base=base, face=face)))


@rule("601.2a", "112.1")
def propose(game: Game, action: CastSpell) -> Id:
    """Move the card to the stack."""
    stacked = Stacked(paid=action.paid, cast_from=action.origin)
    by = cast_by(game, action.spell, action.paid)
    game.happen(Move(
        object=action.spell, to=Zone.STACK, how="cast", controller=action.player, face_down=action.is_face_down, face=action.face,
        stacked=stacked, base=values_of(game.object(action.spell), 0, action.paid) if FUSE in action.paid else None,
    ))
    spell = game.state.became[action.spell]
    as_spell(game, spell, by)
    return spell


@rule("601.2b")
def _announced_costs(
    game: Game, action: CastSpell, base: TotalCost | None, changes: tuple[CostChange, ...], said: Announcement
) -> CastSpell:
    """Additional costs and X are announced."""
    paid = action.paid + cost_choices(game, action, changes, said)
    action = msgspec.structs.replace(action, paid=paid)
    game.happen(Announce(object=action.spell, stacked={"paid": paid}))
    choose_for_costs(game, action)
    cost = cost_of(game, msgspec.structs.replace(action, x=None), base)
    x = chosen_x(game, action, cost, said, action.spell, spell_texts(game, action.spell))
    game.happen(Announce(object=action.spell, x=x))
    return msgspec.structs.replace(action, x=x)


@rule("601.2e", "601.6")
def _check(game: Game, action: CastSpell) -> None:
    """The proposal as a whole must still be allowed: prohibitions may depend on what was announced."""
    from engine.game.functioning import objections

    require(objections(game, action, action.spell))


@rule("601.2f")
def total_cost(game: Game, action: CastSpell, base: TotalCost | None, said: Announcement) -> TotalCost:
    """The total cost that is locked in; ``base`` is the alternative cost, if one is paid."""
    return with_life(cost_of(game, action, base, said.life_for_symbols), 0)


@rule("607.2q")
def _keep_exiled(game: Game, spell: Id, happened: Sequence[Event]) -> None:
    """Cards that were exiled to pay for the spell are exiled with it, and with the permanent that it becomes."""
    moves = (e for e in happened if isinstance(e, Move) and e.to is Zone.EXILE and e.by in (None, spell))
    exiled = tuple(game.state.became[e.object] for e in moves if e.object in game.state.became)
    if exiled:
        game.happen(Remember(object=spell, key="exiled", value=exiled))


def _pay(game: Game, action: CastSpell, base: TotalCost | None, scope: Scope, said: Announcement) -> TotalCost:
    total = total_cost(game, action, base, said)
    before = len(game.state.history)
    spent = pay(game, action.player, total, scope, action)
    _keep_exiled(game, action.spell, game.state.history[before:])
    if said.life_for_symbols:
        scope.slots[LIFE_FOR_SYMBOLS] = said.life_for_symbols
    mana = last_spent(game) if spent else ()
    said_now = {
        "mana_spent": spent,
        "mana_from": tuple(one.source for one in mana),
        "snow_spent": sum(one.is_snow for one in mana),
        "slots": dict(scope.slots),
    }
    game.happen(Announce(object=action.spell, stacked=said_now))
    return total


def last_spent(game: Game) -> tuple[Mana, ...]:
    """The mana that was spent last."""
    spent = next((e for e in reversed(game.state.history) if isinstance(e, SpendMana)), None)
    return spent.mana if spent is not None else ()
