"""Evening out: everybody keeps as many as whoever has the fewest, of permanents and of cards in hand."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Discard, Sacrifice
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.sentences import Core


class EvenedOut(Word, frozen=True):
    """What everybody gives up until all have as many."""

    kind: ClassVar[str] = "sacrifice"

    @abstractmethod
    def of(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        """What a player has of it."""

    @abstractmethod
    def given_up(self, scope: Scope, player: Id, thing: Id) -> Event:
        """One of them is given up."""

    @rule("101.4")
    def even_out(self, game: Game, scope: Scope) -> None:
        """Each player in turn order chooses what to keep; then the rest is given up at the same time."""
        have = {player: self.of(game, scope, player) for player in game.state.order()}
        fewest = min((len(things) for things in have.values()), default=0)
        events: list[Event] = []
        for player, things in have.items():
            shown = [(t, game.name(t)) for t in things]
            many = len(things) - fewest
            rest = game.choose(player, self.kind, shown, minimum=many, maximum=many, about=scope.source)
            events += [self.given_up(scope, player, t) for t in rest]
        game.happen(*events)


@says("sacrifice {things:many}")
class EvenPermanents(EvenedOut, frozen=True):
    """Permanents of a kind."""

    things: ObjectFilter

    def of(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        return tuple(t for t in candidates(game, self.things, scope) if game.controller(t) == player)

    @rule("701.21a")
    def given_up(self, scope: Scope, player: Id, thing: Id) -> Event:
        return Sacrifice(player=player, object=thing, by=scope.source)


@says("discard cards")
class EvenHands(EvenedOut, frozen=True):
    """Cards in hand."""

    kind: ClassVar[str] = "discard"

    def of(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        return game.state.zone(Zone.HAND, player)

    @rule("701.9a")
    def given_up(self, scope: Scope, player: Id, thing: Id) -> Event:
        return Discard(player=player, object=thing, by=scope.source)


@says(
    "a number of {things:many} they control equal to the number of {again:many} "
    "controlled by the player who controls the fewest"
)
class AsManyAsTheFewest(Word, frozen=True):
    """Of the permanents of a kind as many as the player has who has the fewest."""

    things: ObjectFilter
    again: ObjectFilter

    def __post_init__(self) -> None:
        if self.things != self.again:
            raise Unfit


@says("each player chooses {kept}, then sacrifices the rest. players {more:and} the same way")
class EvenOut(Core, frozen=True):
    """Permanents are evened out, then other things, one after the other."""

    closes: ClassVar[bool] = True
    kept: AsManyAsTheFewest
    more: tuple[EvenedOut, ...]

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        for one in (EvenPermanents(things=self.kept.things), *self.more):
            one.even_out(game, scope)
