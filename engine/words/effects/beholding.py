"""Beholding: revealing a card of the hand or choosing a permanent, as a cost or as an instruction."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import CostPart, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.status import Remember
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.game.zones import Move, Reveal, arrived
from engine.phrase import Unfit, says, text
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.filters.description import ObjectFilter
from engine.words.keywords.kicker import Announced, paid
from engine.words.kinds import Kind


def able(game: Game, player: Id, things: ObjectFilter, scope: Scope) -> list[Id]:
    """What a player could behold that fits: permanents they control and cards of their hand."""
    own = [o.id for o in game.state.battlefield() if game.controller(o.id) == player]
    return [t for t in (*own, *game.state.zone(Zone.HAND, player)) if t != scope.source and things.match(game, t, scope)]


@rule("701.4a")
def behold(game: Game, player: Id, things: ObjectFilter, scope: Scope, many: int) -> tuple[Id, ...]:
    """Have a player behold so many things; what is chosen from the hand is revealed."""
    options = [(t, game.name(t)) for t in able(game, player, things, scope)]
    chosen = game.choose(player, "behold", options, minimum=many, maximum=many, about=scope.source, prompt="What is beheld?")
    shown = tuple(t for t in chosen if game.object(t).zone is Zone.HAND)
    if shown:
        game.happen(Reveal(player=player, objects=shown))
    return chosen


@says("behold a(n) {things}", "behold {number} {things:many}")
class BeholdCost(CostPart, frozen=True):
    """Behold things that fit."""

    things: ObjectFilter
    number: Number = Number(n=1)

    def __post_init__(self) -> None:
        if self.wording == 1 and self.number.form != "word":
            raise Unfit

    @rule("701.4a")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if len(able(game, player, self.things, scope)) >= self.number.n:
            return ALLOWED
        return forbidden(f"{game.name(player)} does not have what it takes to {text(self)}.")

    @rule("701.4a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        behold(game, player, self.things, scope, self.number.n)


@says("behold{s^} a(n) {things}")
class Behold(PlayerVerb, frozen=True):
    """A player beholds something that fits."""

    things: ObjectFilter

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether there is something to behold."""
        return bool(able(game, player, self.things, scope))

    @rule("701.4a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            behold(game, player, self.things, scope, 1)


@says("a(n) {kind} was beheld")
class WasBeheld(Announced, frozen=True):
    """Something of the kind was beheld as the spell was cast."""

    kind: Kind

    @rule("701.4b")
    def holds(self, game: Game, scope: Scope) -> bool:
        return "additional cost" in paid(game, scope.source)


@says("evidence was collected")
class EvidenceWasCollected(Announced, frozen=True):
    """Evidence was collected as the spell was cast."""

    @rule("701.59c")
    def holds(self, game: Game, scope: Scope) -> bool:
        return "additional cost" in paid(game, scope.source)


@says("behold a(n) {things} and exile it")
class BeholdAndExile(CostPart, frozen=True):
    """Behold something and exile it; the object that is being cast remembers it, for its other abilities to speak of."""

    things: ObjectFilter

    @rule("701.4a")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return BeholdCost(things=self.things).can_pay(game, player, scope)

    @rule("701.4a", "607.2a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        chosen = behold(game, player, self.things, scope, 1)
        moved = game.happen(*(Move(object=t, to=Zone.EXILE, how="exile", by=scope.source) for t in chosen))
        game.happen(Remember(object=scope.source, key="exiled", value=arrived(game, moved, Zone.EXILE)))
