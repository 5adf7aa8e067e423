"""Manifesting, manifesting dread and cloaking."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from engine.game.events import Event
from engine.game.face_down import CLOAKED, MANIFESTED, put_face_down
from engine.game.keyword_actions import ActionDone
from engine.game.layers.intrinsic import FACE_DOWN
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb, Reference
from engine.game.objects import Characteristics, Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move, arrived, top_cards
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.events.players import PlayerActs
from engine.words.filters.base import Adjective
from engine.words.references.antecedents import Antecedent, as_permanents
from engine.words.references.chosen import told, told_each

CREATURE = frozenset({"creature", "permanent"})


class PutsFaceDown(PlayerVerb, frozen=True, kw_only=True):
    """Cards are put onto the battlefield face down."""

    things: ObjectReference
    slot: str = ""
    makes: ClassVar[str] = "manifested"
    mark: ClassVar[str] = MANIFESTED

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The permanents can be spoken of, and how many there are."""
        return (*as_permanents(self.things), Antecedent(slot=self.slot, nature=self.makes))

    def values(self) -> Characteristics | None:
        """What they are, if that is not what any face-down permanent is."""
        return None

    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        made: list[Id] = []
        for player, cards in told_each(game, scope, self.things, players):
            made += put(game, scope, player, present(game, scope, cards), self.mark, self.values())
        scope.slots[self.slot] = tuple(made)


@rule("701.40e", "701.40f", "701.58e", "701.58f")
def put(
    game: Game, scope: Scope, player: Id, cards: tuple[Id, ...], mark: str, values: Characteristics | None = None
) -> tuple[Id, ...]:
    """Put cards onto the battlefield face down, those of a library one at a time; gives the permanents."""
    moves = [put_face_down(player, card, mark, values, scope.source) for card in cards]
    if all(game.object(card).zone is Zone.LIBRARY for card in cards):
        return tuple(t for move in moves for t in arrived(game, game.happen(move), Zone.BATTLEFIELD))
    return arrived(game, game.happen(*moves), Zone.BATTLEFIELD)


@says("manifest{s^} {things}")
class Manifest(PutsFaceDown, frozen=True, kw_only=True):
    """Put cards onto the battlefield face down as 2/2 creatures."""

    @rule("701.40a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        super().act(game, scope, players)


@says("cloak{s^} {things}")
class Cloak(PutsFaceDown, frozen=True, kw_only=True):
    """The same with ward {2}."""

    makes: ClassVar[str] = "cloaked"
    mark: ClassVar[str] = CLOAKED

    def values(self) -> Characteristics | None:
        return warded()

    @rule("701.58a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        super().act(game, scope, players)


def warded() -> Characteristics:
    """What a cloaked permanent is."""
    from engine.words.keywords.spelling import keyword

    return msgspec.structs.replace(FACE_DOWN, abilities=(keyword("ward {2}"),))


@says("manifest{s^} dread")
class ManifestDread(PlayerVerb, frozen=True):
    """Look at two cards, manifest one and put the other into the graveyard."""

    slot: str = ""
    makes: ClassVar[str] = "manifested"
    can_repeat: ClassVar[bool] = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The permanent can be spoken of."""
        return (Antecedent(slot=self.slot, nature="object", nouns=CREATURE),)

    @rule("701.62a", "701.62b")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        made: list[Id] = []
        for player in players:
            top = top_cards(game, player, 2)
            chosen = self._chosen(game, scope, player, top)
            made += put(game, scope, player, chosen, MANIFESTED)
            rest: list[Event] = [Move(object=t, to=Zone.GRAVEYARD, how="put", by=scope.source) for t in top if game.exists(t)]
            game.happen(*rest)
            game.happen(ActionDone(action="manifest dread", player=player))
        scope.slots[self.slot] = tuple(made)

    @staticmethod
    def _chosen(game: Game, scope: Scope, player: Id, top: tuple[Id, ...]) -> tuple[Id, ...]:
        options = [(t, game.name(t)) for t in top]
        return game.choose(player, "manifest", options, about=scope.source, prompt="Which is put onto the battlefield?")


@says("{player} manifest{s} dread")
class WhenManifestsDread(PlayerActs, frozen=True):
    """A player has manifested dread."""

    @rule("701.62b")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        done = isinstance(event, ActionDone) and event.action == "manifest dread"
        return {"player": (event.affected(game),)} if done and self.is_them(game, event.affected(game), scope) else None


@says("manifest (those cards|them)", "cloak (those cards|them)", "cloak (those cards|them). they enter tapped")
class PutsDown(Word, frozen=True):
    """How cards are put onto the battlefield face down."""


@says("exile{s^} {things} in a face-down pile, shuffle that pile, then {puts}")
class ExileAndPutFaceDown(PlayerVerb, frozen=True):
    """Objects are exiled, and their cards put onto the battlefield face down all at once, so that nobody knows which is which."""

    things: Reference
    puts: PutsDown

    @rule("701.40a", "701.58a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, told(game, scope, self.things, players))
        moved = game.happen(*(Move(object=t, to=Zone.EXILE, how="exile", face_down=True, by=scope.source) for t in found))
        cards = arrived(game, moved, Zone.EXILE)
        mark, values = (MANIFESTED, None) if self.puts.wording < 2 else (CLOAKED, warded())
        moves = (put_face_down(players[0], card, mark, values, scope.source) for card in cards)
        game.happen(*(msgspec.structs.replace(move, tapped=self.puts.wording >= 4) for move in moves))


@says("face-up")
class IsFaceUp(Adjective, frozen=True):
    """Face up."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return not game.object(thing).is_face_down


@says("manifested", "cloaked")
class IsPutFaceDown(Adjective, frozen=True):
    """Manifested, or cloaked, and face down since then."""

    @rule("701.40a", "701.58a")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        found = game.object(thing)
        return found.is_face_down and (MANIFESTED, CLOAKED)[self.wording] in found.marks
