"""Keyword actions that put +1/+1 counters: monstrosity, adapt, bolster, amass."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.counters import PutCounters
from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Characteristics, Id, Zone
from engine.game.scope import Scope
from engine.game.status import Mark
from engine.game.zones import CreateToken
from engine.phrase import Leaf, says
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.amounts import Numeral
from engine.words.effects.removal import present
from engine.words.effects.until import start
from engine.words.kinds import Kind
from engine.words.modifications.types import IsAlso
from engine.words.references.antecedents import ONE_CHOSEN, Antecedent


def own_creatures(game: Game, player: Id) -> list[Id]:
    """The creatures that a player controls."""
    here = (o.id for o in game.state.battlefield())
    return [t for t in here if "creature" in game.characteristics(t).types and game.controller(t) == player]


@says("monstrosity {amount}")
class Monstrosity(PlayerVerb, frozen=True):
    """The permanent gets counters and becomes monstrous, once."""

    amount: Numeral

    @rule("701.37a", "701.37b")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for thing in present(game, scope, (scope.source,)):
            found = game.object(thing)
            if found.zone is Zone.BATTLEFIELD and "monstrous" not in found.marks:
                many = self.amount.count(game, scope) or 0
                game.happen(
                    PutCounters(on=thing, kind="+1/+1", amount=many, by=players[0]), Mark(object=thing, mark="monstrous")
                )


@says("adapt {amount}")
class Adapt(PlayerVerb, frozen=True):
    """The permanent gets counters if it has no +1/+1 counter."""

    amount: Numeral

    @rule("701.46a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for thing in present(game, scope, (scope.source,)):
            found = game.object(thing)
            if found.zone is Zone.BATTLEFIELD and not found.counters.get("+1/+1", 0):
                many = self.amount.count(game, scope) or 0
                game.happen(PutCounters(on=thing, kind="+1/+1", amount=many, by=players[0]))


@says("bolster {amount}")
class Bolster(PlayerVerb, frozen=True):
    """One of the player's creatures with the least toughness gets counters."""

    amount: Numeral
    slot: str = ""
    makes: ClassVar[str] = "bolstered"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The creature that was chosen for it can be called so."""
        return (Antecedent(slot=self.slot, nature=ONE_CHOSEN, nouns=frozenset({"creature"})),)

    @rule("701.39a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        many = self.amount.count(game, scope) or 0
        for player in players:
            own = {t: game.characteristics(t).toughness or 0 for t in own_creatures(game, player)}
            least = [(t, game.name(t)) for t, n in own.items() if n == min(own.values())]
            chosen = scope.slots[self.slot] = game.choose(player, "bolster", least, about=scope.source)
            game.happen(*(PutCounters(on=t, kind="+1/+1", amount=many, by=player) for t in chosen))


class ArmyType(Leaf, frozen=True):
    """The creature type of an Army, in the plural."""

    kind: Kind

    @classmethod
    def beginnings(cls) -> frozenset[str] | None:
        return Kind.beginnings()

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        found = [(k, end) for k, end in Kind.read(tokens, at) if k.is_many and k.name in vocabulary.subtypes("creature")]
        return [(cls(kind=k), end) for k, end in found]

    def say(self, style: str = "") -> list[str]:
        return self.kind.say()


@says("amass {army} {amount}")
class Amass(PlayerVerb, frozen=True):
    """An Army gets counters and the type; it is created first if the player has none."""

    army: ArmyType
    amount: Numeral

    @rule("701.47a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            if not self._armies(game, player):
                game.happen(CreateToken(controller=player, base=self._token(), by=scope.source))
            armies = [(t, game.name(t)) for t in self._armies(game, player)]
            for army in game.choose(player, "amass", armies, about=scope.source):
                many = self.amount.count(game, scope) or 0
                game.happen(PutCounters(on=army, kind="+1/+1", amount=many, by=player))
                if self.army.kind.name not in game.characteristics(army).subtypes:
                    one = Kind(name=self.army.kind.name)
                    start(game, scope, (IsAlso(kind=one),), (army,), None)

    @staticmethod
    def _armies(game: Game, player: Id) -> list[Id]:
        return [t for t in own_creatures(game, player) if "Army" in game.characteristics(t).subtypes]

    @rule("111.4")
    def _token(self) -> Characteristics:
        name = self.army.kind.name
        return Characteristics(name=f"{name} Army Token", colors=frozenset("B"), types=("creature",), subtypes=(name, "Army"),
                               power=0, toughness=0)
