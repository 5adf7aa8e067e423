"""Clashing: two players reveal the top cards of their libraries, and the greater mana value wins."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.events import Event
from engine.game.keyword_actions import Clashed
from engine.game.machine import Game
from engine.game.meaning import Condition, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.qualities import mana_value
from engine.game.scope import Scope
from engine.game.zones import Move, Reveal, know, top_cards
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.looking import LeavesTheTop
from engine.words.events.players import PlayerActs
from engine.words.references.antecedents import DEFENDING, Antecedent, bound

OTHER = " opponent"
"""Added to the slot of a clash this makes the slot of the other player in it."""


@says("clash{es^} with an opponent", "clash{es^} with defending player")
class Clash(LeavesTheTop, PlayerVerb, frozen=True):
    """A player and an opponent of theirs clash."""

    slot: str = ""
    kind: ClassVar[str] = "clash"
    makes: ClassVar[str] = "clash"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Who won can be asked, and the opponent can be spoken of."""
        return (Antecedent(slot=self.slot, nature="clash"), Antecedent(slot=f"{self.slot}{OTHER}", nature="player"))

    @rule("701.30b")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            other = self._other(game, scope, player)
            if other is not None:
                scope.slots[f"{self.slot}{OTHER}"] = (other,)
                scope.slots[self.slot] = clash(game, scope, (player, other))

    def _other(self, game: Game, scope: Scope, player: Id) -> Id | None:
        options = [(p, game.name(p)) for p in game.state.opponents(player)]
        if self.wording == 1:
            options = [o for o in options if o[0] in bound(game, scope, DEFENDING)]
        chosen: Id | None = game.choose_one(player, "opponent", options, about=scope.source, prompt="Clash with whom?")
        return chosen


@rule("701.30a", "701.30c", "701.30d")
def clash(game: Game, scope: Scope, players: tuple[Id, Id]) -> bool:
    """Let two players clash; whether the first wins."""
    shown = {p: top for p in game.state.order() if p in players for top in top_cards(game, p)}
    for card in shown.values():
        know(game, card)
    game.happen(*(Reveal(player=p, objects=(t,)) for p, t in shown.items()))
    values = {p: mana_value(game, t) for p, t in shown.items()}
    away = [t for p, t in shown.items() if _goes_below(game, scope, p, t)]
    game.happen(*(Move(object=t, to=Zone.LIBRARY, position=-1, how="put", by=scope.source) for t in away))
    best = max(values.values(), default=0)
    won = [p for p, n in values.items() if n == best]
    winner = won[0] if len(won) == 1 else None
    game.happen(*(Clashed(player=p, is_won=p == winner) for p in players))
    return winner == players[0]


def _goes_below(game: Game, scope: Scope, player: Id, card: Id) -> bool:
    shown = [(card, game.name(card))]
    prompt = f"Is {game.name(card)} put on the bottom?"
    return bool(game.choose(player, Clash.kind, shown, minimum=0, maximum=1, about=scope.source, prompt=prompt))


@says("you win", "you won")
class ClashWasWon(Condition, frozen=True):
    """The controller won the clash."""

    slot: str = ""
    refers: ClassVar[str] = "clash"

    @rule("701.30d")
    def holds(self, game: Game, scope: Scope) -> bool:
        return bool(scope.slots.get(self.slot))


@says("{player} clash{es}", "{player} clash{es} and win{s@player}", "{player} win{s} a clash")
class WhenClashes(PlayerActs, frozen=True):
    """A player has clashed, or won a clash."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Whether it was won can be asked."""
        return (*super().antecedents(), Antecedent(slot="won", nature="clash"))

    @rule("701.30d")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Clashed) or not self.is_them(game, event.player, scope):
            return None
        if self.wording > 0 and not event.is_won:
            return None
        return {"player": (event.player,), "won": event.is_won}
