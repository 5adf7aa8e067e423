"""The table: a game that also tells the players' queues of choices with one outcome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.game.choices import Choice
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.mana import SpendMana
from engine.game.objects import Id
from engine.game.state import State

if TYPE_CHECKING:
    from tests.conformance.xmage.answering import Players


_ANY_COLOR = 5
"""From how many options on the suite asks which mana a source makes: those of a dual land are abilities of their own."""


class Table(Game):
    """The game of a case. Branches of it are plain games, so that trying something out uses up no answer."""

    def __init__(self, state: State, players: Players, steps: int) -> None:
        super().__init__(state, players, steps)
        self.players = players
        self.range: int | None = None
        self.is_extra_turn = False
        players.table = self

    def happen(self, *events: Event) -> tuple[Event, ...]:
        """As ever; where a player unlocks mana by hand, an entry for each mana of the pool that is spent is used up."""
        happened = super().happen(*events)
        for event in happened:
            if isinstance(event, SpendMana) and self.players.seats[event.player].unlocks_mana:
                for mana in event.mana:
                    self.players.mana_made(event.player, ((mana.type,),))
        return happened

    def choose(
        self, player: Id, kind: str, options: Sequence[tuple[Any, str]], *, minimum: int = 1, maximum: int = 1,
        about: Id | None = None, prompt: str = "", alike: bool = False, barred: Sequence[Any] = (),
    ) -> tuple[Any, ...]:
        """As ever; where mana was made for a payment, an entry that names its colour is used up."""
        chosen = super().choose(
            player, kind, options, minimum=minimum, maximum=maximum, about=about, prompt=prompt, alike=alike, barred=barred,
        )
        if kind == "mana" and len(options) >= _ANY_COLOR and self.chooser is not self.players:
            self.players.mana_made(player, chosen)
        return chosen

    def only_way(self, choice: Choice) -> tuple[Any, ...]:
        """The outcome, with the entry that the script has for it used up."""
        return self.players.forced(self, choice)
