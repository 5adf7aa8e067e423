"""Gaining control of permanents."""

from __future__ import annotations

from typing import ClassVar

from engine.game.events import Event
from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Duration, Modification, ObjectReference, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.effects.until import start
from engine.words.references.anywhere import TwoTargets
from engine.words.references.chosen import told
from engine.words.references.this_and_target import ThisAndTarget
from engine.words.references.with_attached import WithAttached
from engine.words.sentences import Core, Sentence


class ControlledBy(Modification, frozen=True):
    """Control by one player; made as an instruction to gain control is carried out, never read."""

    player: Id

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.CONTROL,)

    @rule("613.1b")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.controller = self.player


@says("gain{s^} control of {things}[ {until}]")
class GainControl(PlayerVerb, frozen=True):
    """A player gains control of permanents, for a while or for good."""

    things: ObjectReference
    until: Duration | None = None

    @rule("611.2c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            start(game, scope, (ControlledBy(player=player),), told(game, scope, self.things, (player,)), self.until)


@says("exchange control of {first:one} and {second:one}")
class ExchangeControl(PlayerVerb, frozen=True):
    """The controllers of two permanents exchange control of them, if they are two players and both are there."""

    first: ObjectReference
    second: ObjectReference

    @rule("701.12b")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        exchange(game, scope, (*self.first.find(game, scope), *self.second.find(game, scope)))


@says("exchange control of {both:many}")
class ExchangeControlOfTwo(PlayerVerb, frozen=True):
    """The same with both in one description."""

    both: ObjectReference

    def __post_init__(self) -> None:
        if isinstance(self.both, ThisAndTarget | TwoTargets | WithAttached):
            raise Unfit

    @rule("701.12b")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        exchange(game, scope, self.both.find(game, scope))


EXCHANGED = "exchanged"
"""The slot that says whether an exchange was made."""


@says("if you don't or can't make an exchange, {sentence}")
class IfNotExchanged(Sentence, frozen=True):
    """What is done where no exchange was made."""

    sentence: Core

    @rule("608.2c", "701.12a")
    def happen(self, game: Game, scope: Scope) -> None:
        if not scope.slots.get(EXCHANGED):
            self.sentence.happen(game, scope)


@says("this ability still resolves if its target becomes illegal")
class StillResolves(Sentence, frozen=True):
    """What the ability says of itself: it resolves though its target is illegal."""

    resolves_anyway: ClassVar[bool] = True

    @rule("608.2b")
    def happen(self, game: Game, scope: Scope) -> None:
        """Nothing more: it is asked before the ability resolves."""


@rule("701.12a")
class NotExchanged(Event, frozen=True):
    """An exchange that can't be made whole is not made at all."""

    def sentence(self, game: Game) -> str:
        return "Control is not exchanged, for that can't be done in full."


def exchange(game: Game, scope: Scope, things: tuple[Id, ...]) -> None:
    """Exchange control of two permanents; nothing happens when that can't be done whole."""
    here = present(game, scope, things)
    scope.slots[EXCHANGED] = len(here) == 2 and game.controller(here[0]) != game.controller(here[1])
    if len(here) != 2 or game.controller(here[0]) == game.controller(here[1]):
        game.happen(NotExchanged())
        return
    one, other = game.controller(here[0]), game.controller(here[1])
    start(game, scope, (ControlledBy(player=other),), (here[0],), None)
    start(game, scope, (ControlledBy(player=one),), (here[1],), None)
