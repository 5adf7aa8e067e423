"""Searching a player's graveyard, hand and library together."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.searching import find
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.effects.search import SEARCHED, Search, looked_through
from engine.words.references.antecedents import bound
from engine.words.references.possessive import Whose
from engine.words.references.this_way import ThisWay

EVERYWHERE = (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY)


class HowMany(Word, frozen=True):
    """How many cards are looked for."""

    def most(self, game: Game, scope: Scope) -> int | None:
        """The greatest number, None for as many as there are."""
        return None

    def certain(self, game: Game, fit: list[Id]) -> list[Id]:
        """Those of the cards that fit which are found in any case."""
        return []


@says("all")
class EveryOne(HowMany, frozen=True):
    """All of them; what lies in the open has to be found."""

    @rule("701.23b")
    def certain(self, game: Game, fit: list[Id]) -> list[Id]:
        return [t for t in fit if game.object(t).zone is Zone.GRAVEYARD]


@says("any number of")
class AsMany(HowMany, frozen=True):
    """As many as wanted."""


@says("up to {number}")
class UpTo(HowMany, frozen=True):
    """Up to a number."""

    number: Numeral

    def most(self, game: Game, scope: Scope) -> int | None:
        return self.number.count(game, scope) or 0


@says("search{es^} {whose} graveyard, hand, and library for {many} {things}")
class SearchEverywhere(Search, frozen=True, kw_only=True):
    """For cards in a player's graveyard, hand and library."""

    whose: Whose
    many: HowMany

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.things.plural:
            raise Unfit

    @rule("701.23a", "701.23b")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found: list[Id] = []
        for other in self.whose.find(game, scope):
            cards, scope.slots[SEARCHED] = looked_through(game, players[0], other, EVERYWHERE)
            fit = [t for t in cards if self.things.match(game, t, scope)]
            certain = self.many.certain(game, fit)
            options = [(t, f"{game.name(t)} ({game.object(t).zone})") for t in fit if t not in certain]
            most = self.many.most(game, scope)
            most = len(options) if most is None else most
            found += certain
            found += find(game, players[0], other, options, (0, most), scope.source)
        scope.slots[self.slot] = tuple(found)


@says("{things} exiled from their hand this way")
class ExiledFromHand(ThisWay, frozen=True, kw_only=True):
    """Cards that were exiled from a hand."""

    refers: ClassVar[str] = "exiled"

    @rule("608.2h")
    def which(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        came = {new: old for old, new in scope.follows.items()}
        return tuple(t for t in bound(game, scope, self.slot) if game.object(came.get(t, t)).zone is Zone.HAND)


