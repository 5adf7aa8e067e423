"""Mana pools: mana comes in, is spent, and is lost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import msgspec

from engine.game.events import Event
from engine.game.mana.symbols import in_order
from engine.game.objects import Id, Mana
from engine.game.state import State
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def pool_text(mana: Iterable[Mana]) -> str:
    """Mana as its symbols, ``{W}{G}{G}{C}``; empty when there is none."""
    return "".join(f"{{{type}}}" for type in in_order(one.type for one in mana))


class AddMana(Event, frozen=True, kw_only=True):
    """Mana is produced and goes into a player's pool.

    ``source`` is the object it comes from. ``tapped_for_mana`` when a mana ability with the tap symbol in its cost makes it:
    then ``source`` is what was tapped for mana, and its ``player`` tapped it.
    """

    player: Id
    mana: tuple[Mana, ...]
    source: Id
    tapped_for_mana: bool = False

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, state: State) -> State:
        player = state.players[self.player]
        return state.put(player.with_(mana=(*player.mana, *self.mana)))

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} adds {pool_text(self.mana) or 'no mana'} ({game.name(self.source)})."


class SpendMana(Event, frozen=True, kw_only=True):
    """Mana of a pool is spent on a cost."""

    player: Id
    mana: tuple[Mana, ...]

    def apply(self, state: State) -> State:
        player = state.players[self.player]
        left = list(player.mana)
        for one in self.mana:
            left.remove(one)
        return state.put(player.with_(mana=tuple(left)))

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} spends {pool_text(self.mana)}." if self.mana else ""


class EmptyPools(Event, frozen=True, kw_only=True):
    """Every pool empties, as each step and phase ends (only those of ``players`` when some are named).

    ``kept`` are the types of mana that players do not lose; for those in ``turned`` the mana becomes of that type instead.
    """

    players: tuple[Id, ...] = ()
    kept: Mapping[Id, frozenset[str]] = {}
    turned: Mapping[Id, str] = {}

    def apply(self, state: State) -> State:
        for player in self.players or tuple(state.players):
            if state.players[player].mana:
                state = state.put(state.players[player].with_(mana=self._left(state, player)))
        return state

    def _left(self, state: State, player: Id) -> tuple[Mana, ...]:
        turned = self.turned.get(player)
        mana = state.players[player].mana
        if turned is not None:
            return tuple(one if self._stays(state, player, one) else msgspec.structs.replace(one, type=turned) for one in mana)
        return tuple(one for one in mana if self._stays(state, player, one))

    @rule("500.5")
    def _stays(self, state: State, player: Id, one: Mana) -> bool:
        """Whether a mana is not lost: by its type, or because it lasts beyond this step."""
        return one.type in self.kept.get(player, frozenset()) or one.lasts not in ("", state.turn.step)

    def sentence(self, game: Game) -> str:
        lost = [(p, self._lost(game.state, p)) for p in self.players or tuple(game.state.players)]
        return "; ".join(f"{game.name(p)} loses {pool_text(mana)}" for p, mana in lost if mana)

    def _lost(self, state: State, player: Id) -> list[Mana]:
        return [] if player in self.turned else [m for m in state.players[player].mana if not self._stays(state, player, m)]
