"""Melding: two cards that become one permanent."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Condition, PlayerVerb
from engine.game.objects import Id, Object, Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.conditions.objects import ThereAre
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.filters.names import CardName


def _is_yours(game: Game, thing: Id, scope: Scope) -> bool:
    return game.exists(thing) and game.object(thing).owner == scope.controller == game.controller(thing)


def _attacks(game: Game, thing: Id) -> bool:
    return game.state.combat is not None and thing in game.state.combat.attacking


@says("you both own and control ~ and a(n) {other}")
class OwnAndControlBoth(Condition, frozen=True):
    """The object and another are yours and under your control."""

    other: ObjectFilter

    @rule("108.3", "108.4")
    def holds(self, game: Game, scope: Scope) -> bool:
        others = (t for t in candidates(game, self.other, scope) if t != scope.source)
        return _is_yours(game, scope.source, scope) and any(_is_yours(game, t, scope) for t in others)


@says("{first} and you both own and control ~ and a(n) {other}")
class AndOwnAndControlBoth(Condition, frozen=True):
    """The same, and something else is so too."""

    first: ThereAre
    other: ObjectFilter

    def holds(self, game: Game, scope: Scope) -> bool:
        return self.first.holds(game, scope) and OwnAndControlBoth(other=self.other).holds(game, scope)


@says("~ and a(n) {other} are attacking, and you both own and control them")
class BothAttack(Condition, frozen=True):
    """The object and another that are yours and under your control attack."""

    other: ObjectFilter

    @rule("506.4", "108.3")
    def holds(self, game: Game, scope: Scope) -> bool:
        others = (t for t in candidates(game, self.other, scope) if t != scope.source)
        both = [t for t in (scope.source, *others) if _is_yours(game, t, scope) and _attacks(game, t)]
        return scope.source in both and len(both) > 1


@says("exile them, then meld them into {result}")
class ExileAndMeld(PlayerVerb, frozen=True):
    """The object and its counterpart are exiled and come back as one permanent."""

    result: CardName

    @rule("701.42a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        pair = self._pair(game, scope)
        if len(pair) < 2:
            return
        if not all(self._is_half(game.object(t)) for t in pair):
            self._stay_in_exile(game, scope, pair)
            return
        self._exile(game, scope, pair)
        cards = [scope.now(t) for t in pair]
        if all(game.exists(card) and game.object(card).zone is Zone.EXILE for card in cards):
            first, second = cards
            game.happen(Move(
                object=first, to=Zone.BATTLEFIELD, how="meld", controller=scope.controller, face=1, melds_with=second,
                by=scope.source,
            ))

    def _exile(self, game: Game, scope: Scope, pair: tuple[Id, ...]) -> None:
        game.happen(*(Move(object=t, to=Zone.EXILE, how="exile", by=scope.source) for t in pair))

    @rule("701.42c")
    def _stay_in_exile(self, game: Game, scope: Scope, pair: tuple[Id, ...]) -> None:
        self._exile(game, scope, pair)

    def _pair(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """The object and its counterpart that are the player's; cards that can meld before anything of the same name."""
        yours = [o for o in game.state.battlefield() if _is_yours(game, o.id, scope)]
        own = [o for o in yours if o.id == scope.source]
        named = [o for o in yours if own and self._is_of_pair(o) and o.base.name != own[0].base.name]
        return tuple(o.id for o in (*own, *sorted(named, key=lambda o: (not self._is_half(o), not _attacks(game, o.id)))[:1]))

    def _is_of_pair(self, found: Object) -> bool:
        """Whether it has the values of a half, as a card, a token or a copy."""
        faces = found.definition.faces
        if found.definition.layout != "meld" or len(faces) < 2:
            return False
        return faces[1].name.lower().replace("’", "'") == self.result.name

    @rule("701.42b")
    def _is_half(self, found: Object) -> bool:
        return not found.is_token and self._is_of_pair(found) and found.base in found.definition.faces
