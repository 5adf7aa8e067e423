"""Keyword actions that permanents do: exploring, conniving, enduring."""

from __future__ import annotations

from typing import ClassVar

from engine.game.counters import PutCounters
from engine.game.keyword_actions import ActionDone
from engine.game.machine import Game
from engine.game.meaning import ObjectVerb
from engine.game.objects import Characteristics, Id, Zone
from engine.game.scope import Scope
from engine.game.zones import CreateToken, Discard, Draw, Move, Reveal, arrived, top_cards
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Number, Numeral
from engine.words.effects.looking import LeavesTheTop


@says("explore{s^}")
class Explore(LeavesTheTop, ObjectVerb, frozen=True):
    """The controller reveals the top card: a land goes to the hand, else a counter is put and the card may be binned."""

    kind: ClassVar[str] = "explore"
    to: ClassVar[Zone] = Zone.GRAVEYARD

    @rule("701.44a", "701.44b", "701.44c", "701.44d")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        for thing in objects:
            player = game.controller(thing)
            self._explore(game, scope, thing, player)
            game.happen(ActionDone(action="explore", player=player, object=thing))

    def _explore(self, game: Game, scope: Scope, thing: Id, player: Id) -> None:
        top = top_cards(game, player)
        if top:
            game.happen(Reveal(player=player, objects=top))
        if top and "land" in game.characteristics(top[0]).types:
            game.happen(Move(object=top[0], to=Zone.HAND, how="put", by=scope.source))
            return
        now = scope.now(thing)
        if game.exists(now) and game.object(now).zone is Zone.BATTLEFIELD:
            game.happen(PutCounters(on=now, kind="+1/+1", amount=1, by=player))
        if top and self._bins(game, scope, player, top[0]):
            game.happen(Move(object=top[0], to=Zone.GRAVEYARD, how="put", by=scope.source))

    @staticmethod
    def _bins(game: Game, scope: Scope, player: Id, card: Id) -> bool:
        prompt = f"Is {game.name(card)} put into the graveyard?"
        shown = [(card, game.name(card))]
        return bool(game.choose(player, Explore.kind, shown, minimum=0, maximum=1, about=scope.source, prompt=prompt))


@says("connive{s^}", "connive{s^} {amount}")
class Connive(ObjectVerb, frozen=True):
    """The controller draws and discards; each nonland card discarded is a counter."""

    amount: Numeral = Number(n=1)

    @rule("701.50a", "701.50c", "701.50d", "701.50e", "701.50f")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        many = self.amount.count(game, scope) or 0
        for thing in objects if many > 0 else ():
            player = game.controller(thing)
            self._connive(game, scope, thing, player, many)
            game.happen(ActionDone(action="connive", player=player, object=thing))

    def _connive(self, game: Game, scope: Scope, thing: Id, player: Id, many: int) -> None:
        for _ in range(many):
            game.happen(Draw(player=player, by=scope.source))
        hand = [(t, game.name(t)) for t in game.state.zone(Zone.HAND, player)]
        chosen = game.choose(player, "discard", hand, minimum=many, maximum=many, about=scope.source)
        done = arrived(game, game.happen(*(Discard(player=player, object=t, by=scope.source) for t in chosen)))
        nonland = sum("land" not in game.characteristics(t).types for t in done)
        now = scope.now(thing)
        if nonland and game.exists(now) and game.object(now).zone is Zone.BATTLEFIELD:
            game.happen(PutCounters(on=now, kind="+1/+1", amount=nonland, by=player))


@says("endure{s^} {amount}")
class Endure(ObjectVerb, frozen=True):
    """The controller puts counters on the permanent or creates a Spirit of that size."""

    amount: Numeral

    @rule("701.63a", "701.63b")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        many = self.amount.count(game, scope) or 0
        for thing in objects if many > 0 else ():
            self._endure(game, scope, scope.now(thing), game.controller(thing), many)

    @staticmethod
    def _endure(game: Game, scope: Scope, thing: Id, player: Id, many: int) -> None:
        grows = game.exists(thing) and game.object(thing).zone is Zone.BATTLEFIELD
        options = [(True, f"put {many} +1/+1 counters on it")] * grows + [(False, f"create a {many}/{many} Spirit")]
        if game.choose_one(player, "endure", options, about=scope.source):
            game.happen(PutCounters(on=thing, kind="+1/+1", amount=many, by=player))
            return
        base = Characteristics(name="Spirit Token", colors=frozenset("W"), types=("creature",), subtypes=("Spirit",),
                               power=many, toughness=many)
        game.happen(CreateToken(controller=player, base=base, by=scope.source))
