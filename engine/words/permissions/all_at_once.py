"""Lands and spells played as part of what is being carried out: "you may play lands and cast spells from among them"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.actions import PlayLand
from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id
from engine.game.permissions.lands import may_play_as_told
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.effects.removal import present
from engine.words.filters.description import ObjectFilter
from engine.words.permissions.at_once import AtOnce, CastSome, play_now
from engine.words.permissions.places import These
from engine.words.permissions.playing import Fixed, check_lands, check_spells
from engine.words.permissions.ways import Way
from engine.words.references.this_way import TheCopy


@says("play {lands} and cast {spells} {origin} {way}")
class PlayLandsAndCast(CastSome, frozen=True, kw_only=True):
    """As many lands and spells as wanted, in an order of the player's choice; no more lands than may still be played."""

    lands: ObjectFilter
    makes: ClassVar[str] = "cast"

    def __post_init__(self) -> None:
        check_lands(self.lands, True)
        check_spells(self.spells, True)

    def able(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        """The cards that could be cast or played so."""
        lands = (t for t in self.origin.among(game, scope) if self.lands.match(game, t, scope))
        may = tuple(t for t in lands if may_play_as_told(game, player, PlayLand(player=player, land=t)))
        return (*super().able(game, scope, player), *may)

    def bounds(self, game: Game, scope: Scope, able: int) -> tuple[int, int]:
        return 0, able

    @rule("608.2g", "305.2b")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        scope.slots[self.slot] = ()
        for player in players:
            options = [(t, game.name(t)) for t in self.able(game, scope, player)]
            prompt = "What is played, in order?"
            chosen = game.choose(player, "card", options, minimum=0, maximum=len(options), about=scope.source, prompt=prompt)
            scope.slots[self.slot] = (*scope.slots[self.slot], *chosen)
            for card in chosen:
                word = AtOnce(what=Fixed(origin=These(cards=(card,)), way=self.way), riders=self.riders)
                play_now(game, scope, player, card, word, lands=True)


@says("cast any number of {copies:many}[ {way}]", "cast up to {number} of {copies:many}[ {way}]")
class CastCopies(PlayerVerb, frozen=True, kw_only=True):
    """As many of the copies as wanted, or up to a number, are cast in an order of the player's choice."""

    copies: TheCopy
    number: Numeral | None = None
    way: Way | None = None

    @rule("608.2g", "707.12")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            there = present(game, scope, self.copies.find(game, scope))
            options = [(t, game.name(t)) for t in there if "land" not in game.characteristics(t).types]
            most = len(options) if self.number is None else self.number.count(game, scope) or 0
            prompt = "Which copies are cast, in order?"
            chosen = game.choose(player, "card", options, minimum=0, maximum=most, about=scope.source, prompt=prompt)
            for card in chosen:
                play_now(game, scope, player, card, AtOnce(what=Fixed(origin=These(cards=(card,)), way=self.way)))
