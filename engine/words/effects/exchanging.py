"""Exchanging life totals, numbers and zones: all of it is exchanged, or nothing."""

from __future__ import annotations

from engine.game.events import Event
from engine.game.life import SetLife, can_exchange
from engine.game.machine import Game
from engine.game.meaning import Duration, ObjectReference, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.replacement import can_happen
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Number, Numeral
from engine.words.effects.removal import present
from engine.words.effects.until import start
from engine.words.modifications.size import HasBaseOne
from engine.words.references.antecedents import Antecedent
from engine.words.references.players import TargetedPlayer
from engine.words.references.possessive import ObjectsOwn, Whose


@rule("701.12a")
class NothingExchanged(Event, frozen=True):
    """An exchange that can't be made whole is not made at all."""

    def sentence(self, game: Game) -> str:
        return "Nothing is exchanged, for that can't be done in full."


@says("{number} target players", "{number} target opponents")
class SeveralTargetPlayers(TargetedPlayer, frozen=True, kw_only=True):
    """A number of players, or of opponents."""

    number: Numeral

    def __post_init__(self) -> None:
        if not isinstance(self.number, Number) or self.number.n < 2:
            raise Unfit

    @property
    def plural(self) -> bool:
        return True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """They can be spoken of together too."""
        return (*super().antecedents(), Antecedent(slot=self.slot, nature="players", is_many=True))

    def allowed(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(game.state.opponents(scope.controller)) if self.wording else tuple(game.state.order())

    def minimum(self, game: Game, scope: Scope) -> int:
        return self.number.count(game, scope) or 0

    def maximum(self, game: Game, scope: Scope) -> int | None:
        return self.number.count(game, scope)


@says("exchange life totals")
class ExchangeTheirLife(PlayerVerb, frozen=True):
    """Two players exchange their life totals."""

    @rule("701.12a", "701.12c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        lives = [game.state.players[p].life for p in players]
        becomes = [SetLife(player=p, amount=n, source=scope.source) for p, n in zip(players, reversed(lives), strict=True)]
        two = len(players) == 2 and can_exchange(game, *players)
        whole = two and all(can_happen(game, part) for event in becomes for part in event.parts(game))
        game.happen(*(becomes if whole else [NothingExchanged()]))


@says("power", "toughness")
class Side(Word, frozen=True):
    """Power or toughness."""

    def of(self, game: Game, thing: Id) -> int | None:
        """What it is."""
        now = game.characteristics(thing)
        return now.power if self.wording == 0 else now.toughness


@says("exchange {one} {side} and the {other} of {thing} {until}")
class ExchangeSides(PlayerVerb, frozen=True):
    """The power or toughness of one object and that of another become each other's previous value for a while."""

    one: ObjectsOwn
    side: Side
    other: Side
    thing: ObjectReference
    until: Duration

    @rule("701.12a", "701.12g")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        first = present(game, scope, self.one.find(game, scope))
        second = present(game, scope, self.thing.find(game, scope))
        values = [side.of(game, t) for side, things in ((self.side, first), (self.other, second)) for t in things]
        mine, theirs = values if len(first) == len(second) == 1 else (None, None)
        if mine is None or theirs is None:
            game.happen(NothingExchanged())
            return
        start(game, scope, (HasBaseOne(number=Number(n=theirs), wording=self.side.wording),), first, self.until)
        start(game, scope, (HasBaseOne(number=Number(n=mine), wording=self.other.wording),), second, self.until)


@says("exchange {whose} life total with {thing} {side}")
class ExchangeLifeWithSide(PlayerVerb, frozen=True):
    """A life total and a power or toughness become each other's previous value."""

    whose: Whose
    thing: ObjectsOwn
    side: Side

    @rule("701.12a", "701.12g")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        things = present(game, scope, self.thing.find(game, scope))
        values = [self.side.of(game, t) for t in things if game.object(t).zone is Zone.BATTLEFIELD]
        who = self.whose.find(game, scope)
        if len(who) != 1 or len(values) != 1 or values[0] is None:
            game.happen(NothingExchanged())
            return
        life = game.state.players[who[0]].life
        becomes = SetLife(player=who[0], amount=values[0], source=scope.source)
        if not all(can_happen(game, part) for part in becomes.parts(game)):
            game.happen(NothingExchanged())
            return
        game.happen(becomes)
        start(game, scope, (HasBaseOne(number=Number(n=life), wording=self.side.wording),), things, None)


PAIRS = ((Zone.HAND, Zone.GRAVEYARD), (Zone.GRAVEYARD, Zone.LIBRARY), (Zone.HAND, Zone.LIBRARY))
"""The zones that are exchanged, in the order of the templates below."""


@says("exchange your hand and graveyard", "exchange your graveyard and library", "exchange your hand and library")
class ExchangeZones(PlayerVerb, frozen=True):
    """The cards of one zone and those of another change places, though one of the zones may be empty."""

    @rule("701.12d", "701.12f")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        moves = []
        one, other = PAIRS[self.wording]
        for player in players:
            for zone, to in ((one, other), (other, one)):
                moves += [Move(object=t, to=to, how="put", by=scope.source) for t in game.state.zone(zone, player)]
        game.happen(*moves)
