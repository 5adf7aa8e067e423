"""Keywords that pay for mana in other ways: convoke, improvise, delve."""

from __future__ import annotations

from typing import ClassVar

from engine.game.actions import Action
from engine.game.machine import Game
from engine.game.mana import in_order
from engine.game.mana.payment import can_pay_mana
from engine.game.mana.symbols import mana_value
from engine.game.mana_cost import Symbols, reduced
from engine.game.meaning import Ability, Keyword, Static
from engine.game.objects import Id, Zone
from engine.game.qualities import is_creature, is_type
from engine.game.scope import Scope
from engine.game.status import Tap
from engine.phrase import says
from engine.rulebook import rule
from engine.words.costs.following import exiled_to_pay


class Help(Static, frozen=True):
    """Things pay for mana of the cost of the spell, one each; ``kind`` names the choice."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.STACK})
    kind: ClassVar[str] = ""

    def able(self, game: Game, player: Id) -> list[Id]:
        """What could pay."""
        return []

    def pays(self, game: Game, thing: Id, symbols: Symbols) -> Symbols:
        """The symbols left when a thing has paid for one."""
        return reduced(symbols, ("{1}",))

    def use(self, game: Game, things: tuple[Id, ...], spell: Id) -> None:
        """What happens to what pays."""

    @rule("601.2h")
    def help_to_pay(self, game: Game, action: Action, symbols: Symbols, scope: Scope, at_best: bool) -> Symbols:
        """The symbols left to pay with mana."""
        able = self.able(game, action.player)
        if action.spell != scope.source or not able:
            return symbols
        if at_best:
            return self._left(game, tuple(able), symbols)
        most = min(len(able), mana_value(symbols))
        least = next((n for n in range(most) if self._suffice(game, action, tuple(able[:n]), symbols)), most)
        options = [(t, game.name(t)) for t in able]
        chosen = game.choose(action.player, self.kind, options, minimum=least, maximum=most, about=scope.source)
        left = self._left(game, chosen, symbols)
        self.use(game, chosen, scope.source)
        return left

    def _suffice(self, game: Game, action: Action, things: tuple[Id, ...], symbols: Symbols) -> bool:
        """Whether mana could pay for what these things leave."""
        return game.state.is_paid_for or bool(can_pay_mana(game, action.player, self._left(game, things, symbols), action))

    def _left(self, game: Game, things: tuple[Id, ...], symbols: Symbols) -> Symbols:
        for thing in things:
            symbols = self.pays(game, thing, symbols)
        return symbols


def kinds_of_help() -> frozenset[str]:
    """The kinds of choice in which things are chosen that pay for mana."""
    return frozenset(help.kind for help in Help.__subclasses__())


def untapped(game: Game, player: Id) -> list[Id]:
    """The untapped permanents of a player."""
    return [o.id for o in game.state.battlefield() if not o.is_tapped and game.controller(o.id) == player]


class CreaturesHelp(Help, frozen=True):
    """Untapped creatures are tapped, each for {1} or a mana of its colour."""

    kind: ClassVar[str] = "convoke"

    def able(self, game: Game, player: Id) -> list[Id]:
        return [t for t in untapped(game, player) if is_creature(game, t)]

    @rule("702.51a")
    def pays(self, game: Game, thing: Id, symbols: Symbols) -> Symbols:
        color = next((f"{{{c}}}" for c in in_order(game.characteristics(thing).colors) if f"{{{c}}}" in symbols), "{1}")
        return reduced(symbols, (color,))

    def use(self, game: Game, things: tuple[Id, ...], spell: Id) -> None:
        game.happen(*(Tap(object=t, for_cost=True) for t in things))


class ArtifactsHelp(Help, frozen=True):
    """Untapped artifacts are tapped, each for {1}."""

    kind: ClassVar[str] = "improvise"

    @rule("702.126a")
    def able(self, game: Game, player: Id) -> list[Id]:
        return [t for t in untapped(game, player) if is_type(game, t, "artifact")]

    @rule("702.126b")
    def use(self, game: Game, things: tuple[Id, ...], spell: Id) -> None:
        game.happen(*(Tap(object=t, for_cost=True) for t in things))


class GraveyardHelps(Help, frozen=True):
    """Cards of the graveyard are exiled, each for {1}."""

    kind: ClassVar[str] = "delve"

    @rule("702.66a")
    def able(self, game: Game, player: Id) -> list[Id]:
        return list(game.state.zone(Zone.GRAVEYARD, player))

    @rule("702.66b")
    def use(self, game: Game, things: tuple[Id, ...], spell: Id) -> None:
        game.happen(*exiled_to_pay(things, spell))


@says("convoke")
class Convoke(Keyword, frozen=True):
    """Creatures help to pay."""

    name: ClassVar[str] = "convoke"

    @rule("702.51a", "702.51b")
    def means(self) -> tuple[Ability, ...]:
        return (CreaturesHelp(),)

    @rule("702.51d")
    def means_again(self) -> tuple[Ability, ...]:
        return ()


@says("improvise")
class Improvise(Keyword, frozen=True):
    """Artifacts help to pay."""

    name: ClassVar[str] = "improvise"

    @rule("702.126a")
    def means(self) -> tuple[Ability, ...]:
        return (ArtifactsHelp(),)

    @rule("702.126c")
    def means_again(self) -> tuple[Ability, ...]:
        return ()


@says("delve")
class Delve(Keyword, frozen=True):
    """Cards in the graveyard help to pay."""

    name: ClassVar[str] = "delve"

    @rule("702.66a")
    def means(self) -> tuple[Ability, ...]:
        return (GraveyardHelps(),)

    @rule("702.66c")
    def means_again(self) -> tuple[Ability, ...]:
        return ()
