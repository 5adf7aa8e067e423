"""Exiling for a while: until something leaves the battlefield."""

from __future__ import annotations

from typing import ClassVar

from engine.game.continuous import EndEffect, begin
from engine.game.events import DidNotHappen
from engine.game.machine import Game
from engine.game.meaning import Effect, ObjectReference, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move, arrived
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.durations import WhileThisRemains
from engine.words.effects.removal import counted, link, present
from engine.words.references.antecedents import Antecedent
from engine.words.references.chosen import told


class Away(Effect, frozen=True):
    """What is exiled for a while and comes back to the zone it came from; made by an instruction, never read."""

    objects: tuple[Id, ...]
    to: Zone

    def happen(self, game: Game, scope: Scope) -> None:
        """Nothing while it lasts."""

    @rule("610.3")
    def as_it_ends(self, game: Game, scope: Scope) -> None:
        """They return immediately, under their owners' control."""
        back = [t for t in self.objects if game.exists(t)]
        game.happen(*(Move(object=t, to=self.to, how="return", by=scope.source, controller=game.object(t).owner) for t in back))


@rule("610.3b")
def _over_already(game: Game, scope: Scope) -> DidNotHappen:
    """What tells that nothing is exiled, since what would end the exile has happened already."""
    why = f"{game.name(scope.source)} has left the battlefield already, so nothing is exiled until it does."
    return DidNotHappen(event=EndEffect(id=0), why=why)


@says("exile{s^} {things} {until}")
class ExileUntil(PlayerVerb, frozen=True):
    """Objects are exiled until something leaves the battlefield; nothing is exiled when it has left already."""

    things: ObjectReference
    until: WhileThisRemains
    slot: str = ""
    makes: ClassVar[str] = "exiled"

    def __post_init__(self) -> None:
        if self.until.wording != 0:
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The exiled cards can be spoken of."""
        done = counted(self.slot, "exiled", self.things)
        if self.things.is_spoken_of():
            return done
        return (Antecedent(slot=self.slot, nature="object", nouns=frozenset({"card"}), is_many=self.things.plural), *done)

    @rule("610.3", "610.3a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        scope.slots[self.slot] = ()
        if not game.exists(scope.source) or game.object(scope.source).zone is not Zone.BATTLEFIELD:
            game.happen(_over_already(game, scope))
            return
        found = present(game, scope, told(game, scope, self.things, players))
        was = {game.object(t).zone for t in found}
        moved = game.happen(*(Move(object=t, to=Zone.EXILE, how="exile", by=scope.source) for t in found))
        gone = arrived(game, moved, Zone.EXILE)
        scope.slots[self.slot] = gone
        link(game, scope, gone)
        for zone in was:
            there = tuple(t for t, f in zip(gone, found, strict=False) if game.object(f).zone is zone) if len(was) > 1 else gone
            self._wait(game, scope, there, zone)

    def _wait(self, game: Game, scope: Scope, gone: tuple[Id, ...], to: Zone) -> None:
        begin(game, scope, Away(objects=gone, to=to), self.until)
