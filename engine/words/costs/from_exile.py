"""Costs paid with cards in exile and with the top of a graveyard."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import CostPart
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.triggers import FOLLOWS
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.game.zones import Move
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.costs.following import exiled_to_pay
from engine.words.filters.description import Description, ObjectFilter, candidates
from engine.words.filters.told import OfCards
from engine.words.references.antecedents import Antecedent
from engine.words.references.this_way import ExiledWithThis


@says("put a(n) {things} from exile into that player's graveyard", "put a(n) {things} into its owner's graveyard")
class PutFromExile(CostPart, frozen=True):
    """A card in exile goes to its owner's graveyard, as the player chooses."""

    things: ObjectFilter
    kind: ClassVar[str] = "card"

    def __post_init__(self) -> None:
        linked = any(isinstance(q, ExiledWithThis) for q in self.things.qualifiers)
        if self.things.plural or "card" not in self.things.nouns() or linked != (self.wording == 1):
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The card can be spoken of."""
        return (Antecedent(slot="from exile", nature="object", nouns=self.things.nouns(), by_noun=True),)

    def _able(self, game: Game, player: Id, scope: Scope) -> list[Id]:
        own = Scope.of(scope.source, player, scope.slots, x=scope.x)
        return [t for t in game.state.zone(Zone.EXILE) if self.things.match(game, t, own)]

    @rule("118.3")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return ALLOWED if self._able(game, player, scope) else forbidden("There is no such card in exile.")

    @rule("118.3")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        options = [(t, game.name(t)) for t in self._able(game, player, scope)]
        chosen = game.choose(player, self.kind, options, about=scope.source)
        scope.slots["from exile"] = chosen
        game.happen(*(Move(object=t, to=Zone.GRAVEYARD, how="put", by=scope.source) for t in chosen))


@says("exile the top {things:one} of your graveyard")
class ExileTopOfGraveyard(OfCards, CostPart, frozen=True):
    """The card of the graveyard that fits and was put there last is exiled."""

    things: Description

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The card can be spoken of."""
        return (Antecedent(slot="exiled", nature="exiled"),)

    def _top(self, game: Game, player: Id, scope: Scope) -> tuple[Id, ...]:
        return tuple(t for t in game.state.zone(Zone.GRAVEYARD, player) if self.things.match(game, t, scope))[-1:]

    @rule("118.3")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return ALLOWED if self._top(game, player, scope) else forbidden("There is no such card in the graveyard.")

    @rule("118.3", "404.2")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        scope.slots["exiled"] = self._top(game, player, scope)
        game.happen(*(Move(object=t, to=Zone.EXILE, how="exile", by=scope.source) for t in scope.slots["exiled"]))


@says("exile any number of {things:many}", "exile one or more {things:many}")
class ExileAnyNumber(CostPart, frozen=True):
    """As many things as wanted are exiled, or at least one."""

    things: ObjectFilter

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was exiled can be spoken of and counted."""
        return (Antecedent(slot="exiled", nature="exiled"),)

    def _able(self, game: Game, player: Id, scope: Scope) -> list[Id]:
        own = Scope.of(scope.source, player, scope.slots, x=scope.x)
        return [t for t in candidates(game, self.things, own) if self._whose(game, t) == player]

    @staticmethod
    def _whose(game: Game, thing: Id) -> Id:
        found = game.object(thing)
        return game.controller(thing) if found.zone is Zone.BATTLEFIELD else found.owner

    @rule("118.3")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        enough = self.wording == 0 or self._able(game, player, scope)
        return ALLOWED if enough else forbidden("There is nothing to exile for the cost.")

    @rule("118.3", "601.2b")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        options = [(t, game.name(t)) for t in self._able(game, player, scope)]
        chosen = game.choose(player, "exile", options, minimum=self.wording, maximum=len(options), about=scope.source)
        scope.slots["exiled"] = chosen
        moved = game.happen(*exiled_to_pay(chosen, scope.source))
        gone = {e.object: game.state.became[e.object] for e in moved if isinstance(e, Move) and e.object in game.state.became}
        scope.slots[FOLLOWS] = {**scope.slots.get(FOLLOWS, {}), **gone}
