"""Creating tokens that are copies of something."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.game.copying import copy_of
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.token_copies import two_faced
from engine.game.zones import CreateToken, arrived
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.effects.tokens import Create
from engine.words.references.antecedents import Antecedent
from engine.words.references.linked import each_meant
from engine.words.references.objects import All, Each
from engine.words.replacements.copying import Excepted, Exceptional, HasToo


@rule("111.12")
class NothingToCopy(Event, frozen=True):
    """What a token would be a copy of is not there, so none is created."""

    is_bookkeeping: ClassVar[bool] = True

    def sentence(self, game: Game) -> str:
        return "No token is created: there is nothing for it to be a copy of."


@says(
    "create{s^} {amount} [{state} ]token{s@amount} that's a copy of {original}[, except {exceptions:and+}]",
    "create{s^} {amount} [{state} ]token{s@amount} that are copies of {original}[, except {exceptions:and+}]",
    "create{s^} {amount} token{s@amount} that's a copy of {original} [and {entering}][, except {exceptions:and+}]",
    "create{s^} {amount} token{s@amount} that are copies of {original} [and {entering}][, except {exceptions:and+}]",
)
class CreateCopies(Create, frozen=True, kw_only=True):
    """Tokens that are copies of one thing, with exceptions."""

    original: ObjectReference
    exceptions: tuple[Exceptional, ...] = ()

    is_copy = True
    in_passing: ClassVar[tuple[str, ...]] = ("original",)

    def __post_init__(self) -> None:
        many = self.wording in (1, 3)
        if (isinstance(self.amount, Number) and self.amount.form == "digits") or self.amount.plural != many:
            raise Unfit
        if isinstance(self.original, All | Each) or self.original.plural or (self.wording > 1 and self.entering is None):
            raise Unfit
        if any(isinstance(e, HasToo) and e.wording == 1 for e in self.exceptions[:1]):
            raise Unfit

    def nouns(self) -> frozenset[str]:
        return frozenset({"creature", "permanent"})

    def made(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> list[CreateToken]:
        found = self.original.find(game, scope)
        own = {p: each_meant(game, scope.for_each(p) if len(players) > 1 else scope, self.original, found) for p in players}
        if not any(own.values()):
            game.happen(NothingToCopy())
        return [token for player, each in own.items() for one in each for token in self._copies(game, scope, player, one)]

    def _copies(self, game: Game, scope: Scope, player: Id, original: Id) -> list[CreateToken]:
        excepted = tuple(Excepted(exception=e) for e in self.exceptions)
        base, tokens = copy_of(game, original, excepted, scope), []
        for _ in range(self.many(game, scope.for_each(player))):
            token = two_faced(game, self._one(game, scope, player, base), original, excepted, scope)
            for exception in self.exceptions:
                token = exception.enters(game, token, base, scope)
            tokens.append(token)
        return tokens

    @rule("111.2", "111.4", "707.2")
    def create(self, game: Game, made: Sequence[Event]) -> tuple[Event, ...]:
        return game.happen(*made)


@says("populate{s^}")
class Populate(PlayerVerb, frozen=True):
    """A copy of a creature token that the player controls is created."""

    can_repeat: ClassVar[bool] = True
    slot: str = ""
    makes: ClassVar[str] = "created"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The token can be spoken of."""
        return (Antecedent(slot=self.slot, nature="object", nouns=frozenset({"token", "creature"})),)

    @rule("701.36a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        made: list[Id] = []
        for player in players:
            own = [t for t in game.state.zone(Zone.BATTLEFIELD) if self._fits(game, t, player)]
            chosen = game.choose(player, "populate", [(t, game.name(t)) for t in own], about=scope.source)
            for thing in chosen:
                token = CreateToken(controller=player, base=copy_of(game, thing), is_copy=True, by=scope.source)
                made += arrived(game, game.happen(two_faced(game, token, thing)), Zone.BATTLEFIELD)
        scope.slots[self.slot] = tuple(made)

    @staticmethod
    def _fits(game: Game, thing: Id, player: Id) -> bool:
        found = game.object(thing)
        is_creature = "creature" in game.characteristics(thing).types
        return found.is_token and not found.is_phased_out and is_creature and game.controller(thing) == player


