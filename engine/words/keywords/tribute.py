"""Tribute: an opponent may have it enter bigger, or see what it does otherwise."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.game.machine import Game
from engine.game.meaning import Ability, Condition
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.entering import with_counters
from engine.words.keywords.spelling import Numbered, some
from engine.words.replacements.choosing import AsItEnters


class AsksForTribute(AsItEnters, frozen=True):
    """An opponent is chosen, who may have it enter with counters; made, never read."""

    number: int

    @rule("702.104a")
    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        opponents = [(p, game.name(p)) for p in game.state.opponents(scope.controller)]
        opponent = game.choose_one(scope.controller, "player", opponents, about=scope.source, prompt="Which opponent?")
        if opponent is None:
            return None
        options, prompt = ((True, "yes"), (False, "no")), f"Put {some(self.number, '+1/+1 counter')} on {game.name(scope.source)}?"
        pays = bool(game.choose_one(opponent, "pay", options, about=scope.source, prompt=prompt))
        move = with_counters(move, "+1/+1", self.number) if pays else move
        return msgspec.structs.replace(move, chosen={**move.chosen, "tribute": pays})


@says("tribute {number}")
class Tribute(Numbered, frozen=True):
    """An opponent may pay it counters."""

    name: ClassVar[str] = "tribute"

    @rule("702.104a")
    def means(self) -> tuple[Ability, ...]:
        return (AsksForTribute(number=self.number),)


@says("tribute wasn't paid")
class TributeNotPaid(Condition, frozen=True):
    """The opponent did not have it enter with the counters."""

    @rule("702.104b")
    def holds(self, game: Game, scope: Scope) -> bool:
        return not game.object(scope.source).chosen.get("tribute")
