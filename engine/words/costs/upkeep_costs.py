"""Deeds that old upkeep and splice costs ask for: a card drawn, mana added, a coin flipped, life for an opponent."""

from __future__ import annotations

from engine.game.life import GainLife
from engine.game.machine import Game
from engine.game.meaning import CostPart
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.game.zones import Draw, Move
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.effects.chance import flip
from engine.words.effects.mana.fixed import AddFixed, Symbols


class Deed(CostPart, frozen=True):
    """Something that can always be done."""

    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return ALLOWED


@says("an opponent gains {n} life")
class OpponentGainsLife(Deed, frozen=True):
    """An opponent of the player's choice gains life."""

    n: Number

    @rule("118.3", "119.3")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        opponents = [(p, game.name(p)) for p in game.state.opponents(player)]
        opponent = game.choose_one(player, "player", opponents, about=scope.source, prompt="Which opponent?")
        if opponent is not None:
            game.happen(GainLife(player=opponent, amount=self.n.n, source=scope.source))


@says("draw a card")
class DrawsACard(Deed, frozen=True):
    """The player draws a card."""

    @rule("118.3", "121.1")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(Draw(player=player, by=scope.source))


@says("flip a coin")
class FlipsACoin(Deed, frozen=True):
    """The player flips a coin."""

    @rule("118.3", "705.1")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        flip(game, scope, player)


@says("add {mana}")
class AddsMana(Deed, frozen=True):
    """The player adds mana."""

    mana: Symbols

    @rule("118.3", "106.4")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        AddFixed(mana=self.mana).act(game, scope, (player,))


@says("on the bottom", "on top")
class EndOfLibrary(Word, frozen=True):
    """One end of a library."""

    @property
    def position(self) -> int:
        """The place of a card that is put there."""
        return -1 if self.wording == 0 else 0


@says("put {number} cards from a single graveyard {end} of their owner's library")
class PutCardsBack(CostPart, frozen=True):
    """So many cards of one graveyard go to one end of their owner's library."""

    number: Number
    end: EndOfLibrary

    def _able(self, game: Game) -> list[Id]:
        return [p for p in game.state.order() if len(game.state.zone(Zone.GRAVEYARD, p)) >= self.number.n]

    @rule("118.3")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return ALLOWED if self._able(game) else forbidden("No graveyard has so many cards in it.")

    @rule("118.3", "401.4")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        whose = [(p, game.name(p)) for p in self._able(game)]
        owner = game.choose_one(player, "player", whose, about=scope.source, prompt="Whose graveyard?")
        cards = [(t, game.name(t)) for t in game.state.zone(Zone.GRAVEYARD, owner)]
        many = self.number.n
        chosen = game.choose(player, "graveyard", cards, minimum=many, maximum=many, about=scope.source, prompt="Which cards?")
        where = self.end.position
        game.happen(*(Move(object=t, to=Zone.LIBRARY, position=where, how="put", by=scope.source) for t in chosen))
