"""A whole game at random: what players may do they sometimes do, attacks and blocks included."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from engine.game.actions import Action, ActivateAbility, AttackWith, BlockWith, CastSpell, PlayLand, TurnUp
from engine.game.activating import activate
from engine.game.announcing import Announcement
from engine.game.casting import cast
from engine.game.choices import Chooser
from engine.game.combat import declare_attack, declare_block
from engine.game.machine import Game
from engine.game.objects import Definition, Id, Player, Zone
from engine.game.permissions import may
from engine.game.permissions.legal import legal_actions
from engine.game.priority import GivePriority, pass_priority, settle_all
from engine.game.special import play_land, turn_up
from engine.game.state import State, Turn
from engine.game.state_based import is_over
from engine.game.turn import begin, end_step, next_step
from engine.game.zones import closed_mark
from tests.engine.game.position import add_card

HAND, TURNS, ACTIONS, STEPS = 7, 12, 6, 60_000
"""How many cards a player begins with, and the bounds of a game: turns, things done with one priority, events."""


class RandomGame:
    """A game between two decks; the seed decides what is done, ``chooser`` answers the choices on the way."""

    def __init__(self, decks: Sequence[Sequence[Definition]], seed: int, chooser: Chooser) -> None:
        self.chances = random.Random(seed)
        self.game = Game(_table(decks), chooser, STEPS)

    def play(self) -> Game:
        """Play to the end, or for a dozen turns."""
        game = self.game
        while not is_over(game.state) and game.state.turn.number <= TURNS:
            if begin(game, next_step(game)):
                self._declare()
                self._priority()
            if not is_over(game.state):
                end_step(game)
        return game

    def _declare(self) -> None:
        step = self.game.state.turn.step
        if step == "declare attackers":
            declare_attack(self.game, self._attacks()) or declare_attack(self.game, {})
        elif step == "declare blockers":
            for player in self.game.state.opponents(self.game.state.turn.active):
                declare_block(self.game, self._blocks(player), player) or declare_block(self.game, {}, player)
        settle_all(self.game)

    def _attacks(self) -> dict[Id, Id]:
        game, player = self.game, self.game.state.turn.active
        defenders = game.state.opponents(player)
        pairs = [(c, d) for c in self._creatures(player) for d in defenders]
        able = [p for p in pairs if may(game, player, AttackWith(player=player, attacker=p[0], defender=p[1]))]
        return dict(pair for pair in able if self.chances.random() < 0.6)

    def _blocks(self, player: Id) -> dict[Id, Id]:
        game = self.game
        attackers = list(game.state.combat.attacking) if game.state.combat is not None else []
        pairs = [(b, a) for b in self._creatures(player) for a in attackers]
        able = [p for p in pairs if may(game, player, BlockWith(player=player, blocker=p[0], attacker=p[1]))]
        return dict(pair for pair in able if self.chances.random() < 0.4)

    def _creatures(self, player: Id) -> list[Id]:
        game = self.game
        return [t.id for t in game.state.battlefield() if t.controller == player and "creature" in game.characteristics(t.id).types]

    def _priority(self) -> None:
        """Players act and pass until all have passed with an empty stack."""
        game, left = self.game, ACTIONS
        while not is_over(game.state):
            player = game.state.turn.priority
            if game.state.players[player].has_lost:
                settle_all(game)
            elif left and self.chances.random() < 0.7 and self._act(player):
                left -= 1
                settle_all(game)
                if not is_over(game.state) and not game.state.players[player].has_lost:
                    game.happen(GivePriority(player=player))
            elif pass_priority(game):
                return

    def _act(self, player: Id) -> bool:
        """Do one of the things that the player may do; what turns out to be illegal is as if it had not been tried."""
        actions = legal_actions(self.game, player)
        return bool(actions) and bool(self._do(player, self.chances.choice(actions)))

    def _do(self, player: Id, action: Action) -> object:
        game = self.game
        match action:
            case CastSpell():
                x = self.chances.randint(0, 2)
                return cast(game, player, action.spell, Announcement(paid=action.paid or None, x=x, face=action.face))
            case PlayLand():
                return play_land(game, player, action.land)
            case ActivateAbility():
                return activate(game, player, action.source, action.ability)
            case TurnUp():
                return turn_up(game, player, action.permanent)
        return False


def _table(decks: Sequence[Sequence[Definition]]) -> State:
    seats = range(1, len(decks) + 1)
    players = {n: Player(id=n, name=f"Player {n}", life=20) for n in seats}
    marks: dict[str, object] = {closed_mark(n): True for n in seats}
    turn = Turn(number=0, active=len(decks), priority=len(decks), step="cleanup")
    state = State(players=players, turn=turn, next_id=len(decks) + 1, marks=marks, is_paid_for=False)
    for player, deck in zip(seats, decks, strict=True):
        for n, definition in enumerate(deck):
            state, _ = add_card(state, definition, player, Zone.HAND if n < HAND else Zone.LIBRARY)
    return state


def cards_of(state: State) -> Counter[tuple[str, Id]]:
    """How many cards there are of each name and owner; spells on the stack are cards, tokens and copies are none."""
    cards = (o for o in state.objects.values() if not o.is_token and not o.is_copy)
    return Counter((o.definition.name, o.owner) for o in cards if o.stacked is None or o.stacked.ability is None)
