"""Putting cards from exile into graveyards, and exiling a spell as it resolves."""

from __future__ import annotations

import msgspec

from engine.game.continuous import begin
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.binding.asked import DOUBTFUL
from engine.words.effects.instead import ToExile
from engine.words.effects.removal import CARD, OwnersHand, SpokenOf, is_there_to_act_on, present
from engine.words.filters.told import OfCards
from engine.words.kinds import CounterKind
from engine.words.references.antecedents import Antecedent
from engine.words.references.chosen import told
from engine.words.sentences import Sentence


@says("return{s^} {things} to {owner} graveyard", "return{s^} {things} to {owner} graveyards")
class ReturnToGraveyard(PlayerVerb, frozen=True):
    """Cards go back to their owners' graveyards."""

    things: ObjectReference
    owner: OwnersHand

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether there is something to return."""
        return is_there_to_act_on(game, scope, self.things, player)

    @rule("404.2")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, told(game, scope, self.things, players))
        game.happen(*(Move(object=t, to=Zone.GRAVEYARD, how="return", by=scope.source) for t in found))


class AsItResolves(ToExile, frozen=True):
    """When they would be put into a graveyard as they resolve; made by an instruction, never read."""

    counters: tuple[tuple[str, int], ...] = ()

    def applies(self, game: Game, event: Move) -> bool:
        return event.to is Zone.GRAVEYARD and event.how == "resolve"

    @rule("614.1a", "608.2n")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        moved = super().replace(game, event, scope)
        if moved is None:
            return None
        linked = (e for e in moved if isinstance(e, Move))
        return tuple(msgspec.structs.replace(e, linked_to=scope.source, counters=dict(self.counters)) for e in linked)


@says(
    "exile {spell} instead of putting it into (a|your|its owner's) graveyard as it resolves",
    "exile {spell} with {number} {kind} counter{s@number} on it "
    "instead of putting it into (a|your|its owner's) graveyard as it resolves",
)
class ExileAsItResolves(Sentence, frozen=True):
    """A spell that was spoken of is exiled as the last step of its resolution, and linked to what says so."""

    spell: SpokenOf
    number: Number | None = None
    kind: CounterKind | None = None

    def antecedents(self) -> tuple[Antecedent, ...]:
        """It is not exiled yet: nothing that is said right after can speak of that card."""
        return (Antecedent(slot=f"{DOUBTFUL}exiled", nature="exiled", nouns=CARD),)

    @rule("614.1a", "608.2n")
    def happen(self, game: Game, scope: Scope) -> None:
        found = present(game, scope, self.spell.find(game, scope))
        counters = ((self.kind.name, self.number.n),) if self.kind is not None and self.number is not None else ()
        begin(game, scope, AsItResolves(objects=found, counters=counters), None)


@says("put{s^} a(n) {things} from exile into (that player's|its owner's) graveyard")
class Process(OfCards, PlayerVerb, frozen=True):
    """A card in exile is put into its owner's graveyard."""

    def _able(self, game: Game, scope: Scope) -> list[tuple[Id, str]]:
        return [(t, game.name(t)) for t in game.state.zone(Zone.EXILE) if self.things.match(game, t, scope)]

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether there is such a card."""
        return bool(self._able(game, scope))

    @rule("608.2d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for card in game.choose(players[0], "card", self._able(game, scope), about=scope.source):
            game.happen(Move(object=card, to=Zone.GRAVEYARD, how="put", by=scope.source))
