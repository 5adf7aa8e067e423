"""Exert: as a creature attacks, as a cost, what triggers on it, and whether it was done this turn."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.actions import DeclareAttack
from engine.game.continuous import begin
from engine.game.events import Event, Perform
from engine.game.exerting import Exert
from engine.game.machine import Game
from engine.game.meaning import Ability, CostPart, Effect, EventPattern, Static
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.phrase import says
from engine.rulebook import rule
from engine.words.abilities import Line
from engine.words.events.players import PlayerActs
from engine.words.events.subjects import ItIsA
from engine.words.keywords.spelling import MadeTriggered
from engine.words.modifications.restrictions import RestrictedNow
from engine.words.references.antecedents import Antecedent
from engine.words.sentences import Body
from engine.words.statics.untapping import DoesntUntapFor, ThroughUntapStepOf


class ThroughTheirUntapStep(ThroughUntapStepOf, frozen=True):
    """Until the next untap step of the player who exerted it is over; made, never read."""

    @rule("701.43a", "701.43b")
    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        return super().is_over(game, scope, event)


class ExertedByThem(DoesntUntapFor, frozen=True):
    """It stays tapped in the untap step of the player who exerted it; made, never read."""

    @rule("701.43a")
    def forbid(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        return super().forbid(game, action, meant, scope)


class StaysTapped(Effect, frozen=True):
    """The exerted permanent does not untap in its player's next untap step; made, never read."""

    object: Id

    @rule("701.43a")
    def happen(self, game: Game, scope: Scope) -> None:
        stays = RestrictedNow(objects=(self.object,), restrictions=(ExertedByThem(player=scope.controller),))
        begin(game, scope, stays, ThroughTheirUntapStep(player=scope.controller), affected=stays.objects)


def exerting(player: Id, thing: Id, as_it_attacks: bool = False) -> tuple[Event, ...]:
    """The events of exerting a permanent."""
    scope = Scope.of(thing, player)
    return (
        Exert(player=player, object=thing, as_it_attacks=as_it_attacks), Perform(effect=StaysTapped(object=thing), scope=scope)
    )


def was_exerted(game: Game, thing: Id) -> bool:
    """Whether a permanent was exerted this turn."""
    return any(isinstance(e, Exert) and e.object == thing for e in game.state.history)


class MayExert(Static, frozen=True):
    """The creature may be exerted as it attacks; made, never read."""

    once_each_turn: ClassVar[bool] = False

    @rule("701.43d")
    def as_it_attacks(self, game: Game, action: DeclareAttack, scope: Scope) -> tuple[Event, ...]:
        """The optional cost to attack with it."""
        if scope.source not in action.attacks or (self.once_each_turn and was_exerted(game, scope.source)):
            return ()
        options = ((True, "exert it"), (False, "don't exert it"))
        prompt = f"Exert {game.name(scope.source)} as it attacks?"
        exerts = game.choose_one(action.player, "exert", options, about=scope.source, prompt=prompt)
        return exerting(action.player, scope.source, as_it_attacks=True) if exerts else ()


class MayExertOnce(MayExert, frozen=True):
    """The same if it has not been exerted this turn; made, never read."""

    once_each_turn: ClassVar[bool] = True


class ExertedAsItAttacks(EventPattern, frozen=True):
    """The creature itself is exerted by the ability that this is linked to; made, never read."""

    @rule("607.2h")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        return {} if isinstance(event, Exert) and event.as_it_attacks and event.object == scope.source else None


@says("you may exert ~ as (it|he|she) attacks.[ when you do, {effect}]")
class ExertLine(Line, frozen=True):
    """The optional cost, and what triggers on it."""

    offer: ClassVar[Static] = MayExert()
    effect: Body | None = None

    @rule("701.43d")
    def abilities(self) -> tuple[Ability, ...]:
        if self.effect is None:
            return (self.offer,)
        return (self.offer, MadeTriggered(trigger=ExertedAsItAttacks(), effect=self.effect))


@says("if ~ hasn't been exerted this turn, you may exert (it|him|her) as (it|he|she) attacks.[ when you do, {effect}]")
class ExertOnceLine(ExertLine, frozen=True):
    """The same no more than once a turn."""

    offer: ClassVar[Static] = MayExertOnce()


@says("exert ~")
class ExertThis(CostPart, frozen=True):
    """The permanent itself is exerted."""

    @rule("701.43c", "118.3")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if game.exists(scope.source) and game.object(scope.source).zone is Zone.BATTLEFIELD:
            return ALLOWED
        return forbidden(f"{game.name(scope.source)} isn't on the battlefield.")

    @rule("701.43a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(*exerting(player, scope.source))


@says("{player} exert{s} {subject}")
class WhenExerts(PlayerActs, frozen=True):
    """A player exerts a permanent that fits."""

    subject: ItIsA

    def antecedents(self) -> tuple[Antecedent, ...]:
        return PlayerActs.antecedents(self)

    @rule("701.43a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Exert) or not self.is_them(game, event.player, scope):
            return None
        fits = self.subject.match(game, event.object, scope)
        return {"player": (event.player,), "it": (event.object,)} if fits else None
