"""Discovering: a nonland card of a mana value or less from the library, cast free or put into the hand."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

from msgspec.structs import replace

from engine.game.casting import cast
from engine.game.events import Event
from engine.game.faces import spells_on
from engine.game.keyword_actions import Discovered
from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.qualities import mana_value
from engine.game.scope import Scope
from engine.game.trying import possible
from engine.game.verdict import forbidden
from engine.game.zones import Move, know, show, top_cards
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.events.players import PlayerActs
from engine.words.keywords.later import ALLOWING, may_cast
from engine.words.references.antecedents import Antecedent


@rule("701.57a", "701.57b", "701.57c")
def discover(game: Game, scope: Scope, player: Id, most: int) -> Id | None:
    """Exile cards down to one that fits, cast it or take it, put the rest below; gives the discovered card."""
    exiled, found = exile_until(game, scope, player, most)
    if found is not None and not casts_within(game, player, found, most):
        game.happen(Move(object=found, to=Zone.HAND, how="put", by=scope.source))
    rest = [t for t in exiled if game.exists(t) and game.object(t).zone is Zone.EXILE]
    game.happen(*(Move(object=t, to=Zone.LIBRARY, position=-1, how="put", by=scope.source) for t in rest))
    game.happen(Discovered(player=player, number=most))
    return found


def exile_until(game: Game, scope: Scope, player: Id, most: int) -> tuple[list[Id], Id | None]:
    """Exile cards from the top of a library until a nonland card of no greater mana value; all of them, and that one."""
    exiled: list[Id] = []
    while top := top_cards(game, player):
        show(game, top, "exile")
        know(game, top[0])
        game.happen(Move(object=top[0], to=Zone.EXILE, how="exile", by=scope.source))
        new = game.state.became.get(top[0], top[0])
        exiled.append(new)
        if "land" not in game.characteristics(new).types and mana_value(game, new) <= most:
            return exiled, new
    return exiled, None


def casts_within(game: Game, player: Id, card: Id, most: int) -> bool:
    """Let the player cast the card free with a face of which the spell would not be too great; whether they did."""
    def small_enough(branch: Game, face: int) -> object:
        spell = cast(branch, player, card, replace(ALLOWING, faces=(face,)))
        is_great = isinstance(spell, int) and mana_value(branch, spell) > most
        return forbidden(f"The spell's mana value is greater than {most}.") if is_great else spell

    every = spells_on(game.object(card).definition)
    faces = tuple(face for face in every if possible(game, partial(small_enough, face=face)))
    return bool(faces) and may_cast(game, player, card, replace(ALLOWING, faces=faces))


@says("discover{s^} {amount}")
class Discover(PlayerVerb, frozen=True):
    """Players discover."""

    amount: Numeral
    slot: str = ""
    makes: ClassVar[str] = "discovered"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The discovered card can be spoken of."""
        return (Antecedent(slot=self.slot, nature="object", nouns=frozenset({"card"}), by_noun=True),)

    @rule("701.57a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = [discover(game, scope, p, self.amount.count(game, scope.for_each(p)) or 0) for p in players]
        scope.slots[self.slot] = tuple(t for t in found if t is not None)


@says("{player} discover{s}")
class WhenDiscovers(PlayerActs, frozen=True):
    """A player has discovered."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """With which value can be spoken of."""
        return (*super().antecedents(), Antecedent(slot="amount", nature="discovery"))

    @rule("701.57b")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Discovered) or not self.is_them(game, event.player, scope):
            return None
        return {"player": (event.player,), "amount": event.number}


@says("discover again for the same value")
class DiscoverAgain(PlayerVerb, frozen=True):
    """The player discovers with the value with which they discovered."""

    slot: str = ""
    refers: ClassVar[str] = "discovery"

    @rule("701.57a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            discover(game, scope, player, scope.slots.get(self.slot, 0))
