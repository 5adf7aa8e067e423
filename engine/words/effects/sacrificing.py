"""Sacrificing."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id
from engine.game.replacement import can_happen
from engine.game.scope import Scope
from engine.game.zones import Sacrifice
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.effects.removal import Spoken, present
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.references.antecedents import MANY, UNABLE, Antecedent


@says("sacrifice{s^} {things}")
class SacrificeThese(PlayerVerb, frozen=True):
    """Particular permanents are sacrificed by whoever controls them."""

    things: Spoken

    @rule("608.2d", "701.21a")
    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether any of them is a permanent that the player controls and can sacrifice."""
        there = present(game, scope, self.things.find(game, scope))
        each = (Sacrifice(player=player, object=t, by=scope.source) for t in there)
        return any(sacrifice.is_possible(game) and can_happen(game, sacrifice) for sacrifice in each)

    @rule("701.21a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, self.things.find(game, scope))
        game.happen(*(Sacrifice(player=p, object=t, by=scope.source) for t in found for p in players
                      if game.controller(t) == p))


class Sacrifices(PlayerVerb, frozen=True, kw_only=True):
    """Players sacrifice permanents that fit; the slot keeps them."""

    things: ObjectFilter
    slot: str = ""
    makes: ClassVar[str] = "sacrificed"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The sacrificed permanents can be spoken of and counted, and who had none to sacrifice."""
        done, unable = (Antecedent(slot=self.slot, nature=nature) for nature in ("sacrificed", UNABLE))
        return (Antecedent(slot=self.slot, nature="object", nouns=self.things.nouns(), is_many=self.things.plural), done, unable)

    @rule("701.21a", "101.4")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        chosen = [(p, t) for p in players for t in self.choice(game, scope.for_each(p), p)]
        scope.slots[UNABLE] = tuple(p for p in players if all(p != who for who, _ in chosen))
        done = game.happen(*(Sacrifice(player=p, object=t, by=scope.source) for p, t in chosen))
        scope.slots[self.slot] = tuple(e.object for e in done if isinstance(e, Sacrifice))

    def options(self, game: Game, scope: Scope, player: Id) -> list[Id]:
        """What the player could sacrifice."""
        theirs = (t for t in candidates(game, self.things, scope) if game.controller(t) == player)
        return [t for t in theirs if can_happen(game, Sacrifice(player=player, object=t))]

    def choice(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        """What the player sacrifices."""
        return ()

    def choose(self, game: Game, scope: Scope, player: Id, least: int, most: int) -> tuple[Id, ...]:
        """Ask the player which ones."""
        shown = [(t, game.name(t)) for t in self.options(game, scope, player)]
        return game.choose(player, "sacrifice", shown, minimum=least, maximum=most, about=scope.source)


@says(
    "sacrifice{s^} {number} {things}",
    "sacrifice{s^} {number} {things} of their choice",
    "sacrifice{s^} another {things}",
)
class SacrificeSome(Sacrifices, frozen=True, kw_only=True):
    """A number of them, of the player's choice."""

    numbers: ClassVar[tuple[str, ...]] = ("number",)
    number: Numeral | None = None

    def __post_init__(self) -> None:
        if self.things.plural != (self.number is not None and self.number.plural):
            raise Unfit

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether the player has enough to sacrifice."""
        return len(self.options(game, scope, player)) >= self._many(game, scope)

    def _many(self, game: Game, scope: Scope) -> int:
        return 1 if self.number is None else self.number.count(game, scope) or 0

    def options(self, game: Game, scope: Scope, player: Id) -> list[Id]:
        return [t for t in super().options(game, scope, player) if self.number is not None or t != scope.source]

    def choice(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        many = self._many(game, scope)
        return self.choose(game, scope, player, many, many)


@says("sacrifice{s^} any number of {things:many}")
class SacrificeAny(Sacrifices, frozen=True, kw_only=True):
    """As many of them as wanted."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        return (*super().antecedents(), Antecedent(slot=self.slot, nature="number", nouns=MANY))

    def choice(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        return self.choose(game, scope, player, 0, len(self.options(game, scope, player)))


@says("sacrifice{s^} all {things:many}", "sacrifice{s^} each {things:one}")
class SacrificeAll(Sacrifices, frozen=True, kw_only=True):
    """All of them."""

    def choice(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        return tuple(self.options(game, scope, player))
