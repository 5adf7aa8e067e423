"""Keywords that use a card in a graveyard: unearth, embalm, eternalize, scavenge, dredge."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.game.continuous import begin
from engine.game.copying import copiable
from engine.game.counters import PutCounters
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Ability, CostPart, Effect, Reference, Static
from engine.game.objects import Characteristics, Id, Zone
from engine.game.qualities import power
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.game.zones import CreateToken, Draw, Mill, Move, top_cards
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.until import start
from engine.words.keywords.alternative import Gains
from engine.words.keywords.for_a_turn import ExileIt, until_end_step
from engine.words.keywords.spelling import (
    Costed,
    FromGraveyard,
    Numbered,
    costed,
    reference,
)
from engine.words.limits import OnlyAsSorcery

SORCERY = (OnlyAsSorcery(),)


class ExileThis(CostPart, frozen=True):
    """Exile the card itself from the graveyard; made, never read."""

    @rule("701.13a")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if game.exists(scope.source) and game.object(scope.source).zone is Zone.GRAVEYARD:
            return ALLOWED
        return forbidden(f"{game.name(scope.source)} is not in a graveyard.")

    @rule("701.13a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(Move(object=scope.source, to=Zone.EXILE, how="exile", by=scope.source))


class ExiledWhenItLeavesPlay(Static, frozen=True):
    """The permanent is exiled instead of leaving the battlefield for anywhere else."""

    @rule("702.84a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Move) or event.object not in (scope.slots.get("affected") or ()) or event.to is Zone.EXILE:
            return None
        if event.object not in game.state.objects or game.state.objects[event.object].zone is not Zone.BATTLEFIELD:
            return None
        return (msgspec.structs.replace(event, to=Zone.EXILE, player=None, position=0),)


class ComesBack(Effect, frozen=True):
    """The card comes back with haste until the end of the turn, and is exiled whenever it would leave; made, never read."""

    @rule("702.84a")
    def happen(self, game: Game, scope: Scope) -> None:
        card = scope.now(scope.source)
        if not game.exists(card) or game.object(card).zone is not Zone.GRAVEYARD:
            return
        game.happen(Move(object=card, to=Zone.BATTLEFIELD, how="return", controller=scope.controller, by=scope.source))
        here = (game.state.became.get(card, card),)
        start(game, scope, (Gains(keyword="haste"),), here, None)
        until_end_step(game, scope, here, ExileIt())
        begin(game, scope.apart(), ExiledWhenItLeavesPlay(), None, affected=here)


@says(*costed("unearth"))
class Unearth(Costed, frozen=True):
    """It comes back for a turn."""

    name: ClassVar[str] = "unearth"

    @rule("702.84a")
    def means(self) -> tuple[Ability, ...]:
        return (FromGraveyard(cost=self.cost, effect=ComesBack(), limits=SORCERY),)


class TokenOfIt(Effect, frozen=True):
    """A token copy of the card is created, of another colour, a Zombie too, without a mana cost; made, never read."""

    color: str
    size: int | None = None

    @rule("702.128a", "702.129a")
    def happen(self, game: Game, scope: Scope) -> None:
        game.happen(CreateToken(controller=scope.controller, base=self._base(game, scope), is_copy=True, by=scope.source))

    @rule("707.9b")
    def _base(self, game: Game, scope: Scope) -> Characteristics:
        own = copiable(game, scope.source)
        subtypes = own.subtypes if "Zombie" in own.subtypes else ("Zombie", *own.subtypes)
        size = {} if self.size is None else {"power": self.size, "toughness": self.size}
        return msgspec.structs.replace(own, mana_cost=None, colors=frozenset({self.color}), subtypes=subtypes, **size)


@says(*costed("embalm"))
class Embalm(Costed, frozen=True):
    """A white Zombie copy of it."""

    name: ClassVar[str] = "embalm"

    @rule("702.128a")
    def means(self) -> tuple[Ability, ...]:
        return (FromGraveyard(cost=(*self.cost, ExileThis()), effect=TokenOfIt(color="W"), limits=SORCERY),)


@says(*costed("eternalize"))
class Eternalize(Costed, frozen=True):
    """A black 4/4 Zombie copy of it."""

    name: ClassVar[str] = "eternalize"

    @rule("702.129a")
    def means(self) -> tuple[Ability, ...]:
        return (FromGraveyard(cost=(*self.cost, ExileThis()), effect=TokenOfIt(color="B", size=4), limits=SORCERY),)


class CountersForItsPower(Effect, frozen=True):
    """As many +1/+1 counters as the card had power are put on the target; made, never read."""

    target: Reference

    @rule("702.97a")
    def happen(self, game: Game, scope: Scope) -> None:
        number = power(game, scope.source)
        here = (t for t in self.target.find(game, scope) if game.exists(t))
        game.happen(*(PutCounters(on=t, kind="+1/+1", amount=number, by=scope.controller) for t in here if number > 0))


@says(*costed("scavenge"))
class Scavenge(Costed, frozen=True):
    """Its power becomes counters on a creature."""

    name: ClassVar[str] = "scavenge"

    @rule("702.97a")
    def means(self) -> tuple[Ability, ...]:
        puts = CountersForItsPower(target=reference("target creature"))
        return (FromGraveyard(cost=(*self.cost, ExileThis()), effect=puts, limits=SORCERY),)


class DredgeInstead(Static, frozen=True):
    """Instead of drawing, cards may be milled and the card returned to hand."""

    number: int
    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.GRAVEYARD})

    @rule("702.52a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        owner = game.object(scope.source).owner
        if not isinstance(event, Draw) or event.player != owner:
            return None
        top = top_cards(game, owner, self.number)
        if _too_few(top, self.number):
            return None
        options = ((True, "yes"), (False, "no"))
        if not game.choose_one(owner, "may", options, about=scope.source, prompt=f"Dredge {game.name(scope.source)}?"):
            return (event,)
        milled = (Mill(player=owner, object=t, by=scope.source) for t in top)
        return (*milled, Move(object=scope.source, to=Zone.HAND, how="return"))


@rule("702.52b")
def _too_few(top: tuple[Id, ...], number: int) -> bool:
    """Whether the library has too few cards to mill."""
    return len(top) < number


@says("dredge {number}")
class Dredge(Numbered, frozen=True):
    """It comes back instead of a draw."""

    name: ClassVar[str] = "dredge"

    def means(self) -> tuple[Ability, ...]:
        return (DredgeInstead(number=self.number),)
