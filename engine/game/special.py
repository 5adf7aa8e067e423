"""Special actions: playing a land, turning a permanent face up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from engine.game.actions import PlayLand, TurnUp
from engine.game.announcing import NOTHING_SAID, Announcement, Preset
from engine.game.costs import TotalCost, cost_of, parts_of, split
from engine.game.events import Event
from engine.game.face_down import ways_up
from engine.game.faces import with_face
from engine.game.illegal import Illegal, require, undone_unless_whole
from engine.game.mana_cost import settle, with_x
from engine.game.objects import Id, Zone
from engine.game.options import chosen_x
from engine.game.paying import pay, with_life
from engine.game.permissions import may
from engine.game.permissions.lands import leave_to_play
from engine.game.permissions.leave import Leave, use
from engine.game.scope import Scope
from engine.game.state import State
from engine.game.status import TurnFaceUp
from engine.game.verdict import Verdict, forbidden
from engine.game.zones import Move
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("116.2a")
class Play(Event, frozen=True):
    """A player plays a land: it is put onto the battlefield, without the stack."""

    player: Id
    land: Id
    face: int = 0
    leave: Leave | None = None

    def affected(self, game: Game) -> Id:
        return self.player

    def parts(self, game: Game) -> tuple[Event, ...]:
        return (Move(object=self.land, to=Zone.BATTLEFIELD, how="play", controller=self.player, face=self.face, cites=self.cites),)

    @rule("305.2")
    def apply(self, state: State) -> State:
        """One more of the lands that the player may play this turn."""
        player = state.players[self.player]
        return state.put(player.with_(lands_played=player.lands_played + 1))

    def sentence(self, game: Game) -> str:
        definition = game.object(self.land).definition
        name = definition.faces[self.face].name if self.face else game.name(self.land)
        return f"{game.name(self.player)} plays {name}."


def play_land(game: Game, player: Id, card: Id, said: Announcement = NOTHING_SAID) -> Verdict | Id:
    """Play a land: its id on the battlefield, or why it is illegal, with the game as it was before."""
    try:
        with undone_unless_whole(game):
            game.chooser = Preset(game.chooser, said.answers)
            if not said.is_permitted:
                require(may(with_face(game, card, said.face), player, PlayLand(player=player, land=card)))
            leave = said.leave if said.is_permitted else _leave(game, player, card)
            game.happen(Play(player=player, land=card, face=said.face, leave=leave))
            if leave is not None:
                use(game, leave, game.state.became[card])
            return game.state.became[card]
    except Illegal as stop:
        return stop.verdict


def _leave(game: Game, player: Id, card: Id) -> Leave | None:
    """By whose leave a land is played that is not in its owner's hand."""
    found = game.object(card)
    if found.zone is Zone.HAND and found.owner == player:
        return None
    return leave_to_play(game, PlayLand(player=player, land=card))


def turn_up(game: Game, player: Id, permanent: Id, said: Announcement = NOTHING_SAID) -> Verdict:
    """Turn a face-down permanent face up for its cost; when illegal, the game is as it was before."""
    try:
        with undone_unless_whole(game):
            game.chooser = Preset(game.chooser, said.answers)
            return _turn_up(game, TurnUp(player=player, permanent=permanent), said)
    except Illegal as stop:
        return stop.verdict


@rule("116.2b", "702.37e")
def _turn_up(game: Game, action: TurnUp, said: Announcement) -> Verdict:
    verdict = may(game, action.player, action) if not said.is_permitted else Verdict()
    require(verdict)
    base = face_up_cost(game, action, said.paid)
    total = cost_of(game, action, base)
    x = _x_to_turn_up(game, action, total, said)
    if total.mana is not None:
        total = with_life(msgspec.structs.replace(total, mana=with_x(total.mana, x)), said.life_for_symbols)
    pay(game, action.player, total, Scope.of(action.permanent, action.player, x=x), action)
    game.happen(TurnFaceUp(object=action.permanent, x=x or 0))
    return verdict


@rule("107.3d")
def _x_to_turn_up(game: Game, action: TurnUp, total: TotalCost, said: Announcement) -> int | None:
    """X in the cost is chosen right before it is paid."""
    return chosen_x(game, action, total, said)


@rule("702.37e")
def face_up_cost(game: Game, action: TurnUp, paid: tuple[str, ...] | None = None) -> TotalCost:
    """What turning it face up costs, in the way that was announced (``paid``) or that the player chooses."""
    ways = ways_up(game.object(action.permanent))
    said = [(name, cost) for name, cost in ways if name in (paid or ())] or ways
    if not said:
        raise Illegal(_no_way(game, action.permanent))
    prompt = f"For which cost is {game.name(action.permanent)} turned face up?"
    options = [(cost, f"its {name} cost") for name, cost in said]
    cost = game.choose_one(action.player, "face up", options, about=action.permanent, prompt=prompt)
    if isinstance(cost[0], str):
        return TotalCost(mana=settle(cost))
    mana, parts = split(parts_of(cost))
    return TotalCost(mana=settle(mana), parts=parts)


@rule("702.37e")
def _no_way(game: Game, permanent: Id) -> Verdict:
    return forbidden(f"{game.name(permanent)} has no ability that lets it be turned face up.")
