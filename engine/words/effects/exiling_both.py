"""Exiling the object itself: alone from a graveyard, or together with another one."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move, arrived
from engine.phrase import Unfit, find, says
from engine.rulebook import rule
from engine.words.effects.removal import link, present
from engine.words.filters.qualifiers import Located
from engine.words.references.antecedents import Antecedent
from engine.words.references.chosen import told
from engine.words.references.each_kind import EachOfKinds
from engine.words.references.objects import All, Each, Targeted


@says("exile{s^} ~ and {second}")
class ExileThisAnd(PlayerVerb, frozen=True):
    """The object itself and targets, or others that fit, are exiled at the same time."""

    second: ObjectReference
    slot: str = ""
    makes: ClassVar[str] = "exiled"

    def __post_init__(self) -> None:
        if not isinstance(self.second, Targeted | Each | All | EachOfKinds):
            raise Unfit
        if isinstance(self.second, Targeted) and not find(self.second, Located):
            raise Unfit  # the object and a target are spoken of together by words of their own

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was exiled can be counted."""
        return (Antecedent(slot=self.slot, nature="exiled"),)

    @rule("701.13a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, tuple(dict.fromkeys((scope.source, *told(game, scope, self.second, players)))))
        moved = game.happen(*(Move(object=t, to=Zone.EXILE, how="exile", by=scope.source) for t in found))
        scope.slots[self.slot] = arrived(game, moved, Zone.EXILE)
        link(game, scope, scope.slots[self.slot])


@says("exile{s^} ~ from your graveyard")
class ExileThisFromGraveyard(PlayerVerb, frozen=True):
    """The card whose ability it is goes from its owner's graveyard into exile; the ability functions there."""

    works_in: ClassVar[Zone] = Zone.GRAVEYARD

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether it is there."""
        return scope.source in game.state.zone(Zone.GRAVEYARD, scope.controller)

    @rule("113.6k", "701.13a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        if self.can_act(game, scope, players[0]):
            game.happen(Move(object=scope.source, to=Zone.EXILE, how="exile", by=scope.source))
