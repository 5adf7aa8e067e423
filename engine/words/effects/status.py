"""Tapping, untapping, transforming, turning face up and face down, phasing out and leaving combat."""

from __future__ import annotations

from typing import ClassVar

from engine.game.combat.events import RemoveFromCombat
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, ObjectVerb, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.status import PhaseOut, Tap, Transform, TurnFaceDown, TurnFaceUp, Untap
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.references.antecedents import Antecedent
from engine.words.references.chosen import told


@says("tap{s^} {things}")
class TapThings(PlayerVerb, frozen=True):
    """Permanents become tapped."""

    things: ObjectReference
    slot: str = ""
    makes: ClassVar[str] = "tapped"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What became tapped can be counted."""
        return (Antecedent(slot=self.slot, nature="tapped"),)

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether something that was spoken of is there and untapped; what is chosen first is chosen from what is there."""
        if not self.things.refers:
            return True
        return any(not game.object(t).is_tapped for t in present(game, scope, self.things.find(game, scope)))

    @rule("701.26a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, told(game, scope, self.things, players))
        done = game.happen(*(Tap(object=t) for t in found if not game.object(t).is_tapped))
        scope.slots[self.slot] = tuple(e.object for e in done if isinstance(e, Tap))


@says("untap{s^} {things}")
class UntapThings(PlayerVerb, frozen=True):
    """Permanents become untapped."""

    things: ObjectReference

    @rule("701.26b")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, told(game, scope, self.things, players))
        game.happen(*(Untap(object=t) for t in found if game.object(t).is_tapped))


@says("tap or untap {things}")
class TapOrUntap(PlayerVerb, frozen=True):
    """Permanents become tapped or untapped, as the player chooses for each."""

    things: ObjectReference

    @rule("701.26a", "701.26b")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, told(game, scope, self.things, players))
        game.happen(*(self._choice(game, scope, players[0], t) for t in found))

    @staticmethod
    def _choice(game: Game, scope: Scope, player: Id, thing: Id) -> Tap | Untap:
        options = (("tap", "tap"), ("untap", "untap"))
        taps = game.choose_one(player, "tap", options, about=scope.source, prompt=f"Tap or untap {game.name(thing)}?")
        return Tap(object=thing) if taps == "tap" else Untap(object=thing)


@rule("701.27f")
def transform(game: Game, scope: Scope, things: tuple[Id, ...]) -> None:
    """Turn permanents over, but not the source of the ability if it has transformed since the ability came on the stack."""
    begun = max((game.object(t).timestamp for t in game.state.zone(Zone.STACK) if _is_of(game, t, scope.source)), default=None)
    here = present(game, scope, things)
    late = [t for t in here if t == scope.source and begun is not None and game.object(t).timestamp > begun]
    game.happen(*(Transform(object=t) for t in here if t not in late))


def _is_of(game: Game, thing: Id, source: Id) -> bool:
    """Whether it is an ability of the source, and not a delayed one."""
    stacked = game.object(thing).stacked
    return stacked is not None and stacked.source == source


@says("transform{s^} {things}")
class TransformThings(PlayerVerb, frozen=True):
    """Double-faced permanents turn over."""

    things: ObjectReference

    @rule("701.27a", "701.27c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        transform(game, scope, told(game, scope, self.things, players))


@says("phase{s^} out")
class PhasesOut(ObjectVerb, frozen=True):
    """Permanents phase out."""

    @rule("702.26b")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        game.happen(*(PhaseOut(object=t) for t in present(game, scope, objects)))


@says("turn{s^} {things} face up")
class TurnThingsFaceUp(PlayerVerb, frozen=True):
    """Face-down permanents are turned face up."""

    things: ObjectReference

    @rule("708.8")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        game.happen(*(TurnFaceUp(object=t) for t in present(game, scope, told(game, scope, self.things, players))))


@says("turn{s^} {things} face down")
class TurnThingsFaceDown(PlayerVerb, frozen=True):
    """Permanents are turned face down, those that can be."""

    things: ObjectReference

    @rule("708.2", "708.2a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        game.happen(*(TurnFaceDown(object=t) for t in present(game, scope, told(game, scope, self.things, players))))


@says("remove{s^} {things} from combat")
class RemoveFromCombatNow(PlayerVerb, frozen=True):
    """Creatures stop attacking and blocking."""

    things: ObjectReference

    @rule("506.4")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        game.happen(*(RemoveFromCombat(object=t) for t in present(game, scope, told(game, scope, self.things, players))))
