"""Whose cards a player may look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.controlling_another_player import decider
from engine.game.functioning import hooks
from engine.game.objects import Id, Zone
from engine.game.verdict import Verdict, allowed, forbidden
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def may_look(game: Game, player: Id, zone: Zone, whose: Id) -> Verdict:
    """Whether a player may look at the cards in a hand, library or graveyard now."""
    if zone is Zone.GRAVEYARD:
        return _open_to_all()
    if zone is Zone.LIBRARY:
        return _nobody(game, whose)
    if player == whose:
        return _own_hand()
    if revealed := _revealed(game, whose):
        return _shown(game, whose, revealed)
    return _seen_for(game, whose) if decider(game, whose) == player else _not_theirs(game, whose)


def _revealed(game: Game, whose: Id) -> str:
    """The name of what has a hand revealed, as static abilities say by ``shows_hand(game, player, scope)``."""
    return next((game.name(scope.source) for asked, scope in hooks(game, "shows_hand") if asked(game, whose, scope)), "")


@rule("404.2")
def _open_to_all() -> Verdict:
    return allowed("Everybody may look through graveyards.")


@rule("401.2")
def _nobody(game: Game, whose: Id) -> Verdict:
    return forbidden(f"Nobody looks at the cards in {game.name(whose)}'s library without an effect.")


@rule("402.3")
def _own_hand() -> Verdict:
    return allowed("Everybody may look at their own hand.")


@rule("701.20a")
def _shown(game: Game, whose: Id, source: str) -> Verdict:
    return allowed(f"{source} has {game.name(whose)}'s hand revealed.", source)


@rule("723.4")
def _seen_for(game: Game, whose: Id) -> Verdict:
    return allowed(f"Whoever controls {game.name(whose)} sees what that player sees.")


@rule("402.3")
def _not_theirs(game: Game, whose: Id) -> Verdict:
    return forbidden(f"{game.name(whose)}'s hand is seen by nobody else.")
