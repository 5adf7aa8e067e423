"""Producing mana: the verbs that add it and the event that they cause."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from engine.game.events import Event
from engine.game.mana.pool import AddMana
from engine.game.mana.symbols import in_order
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id, Mana, Zone
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game
    from engine.game.scope import Scope

TAPPED_FOR_MANA = "tapped_for_mana"
"""The slot of a scope that says that the mana ability being carried out has the tap symbol in its cost."""

FROM_MANA = "from_mana"
"""The slot of a scope that says that the ability being carried out triggered as mana was made."""


class ManaVerb(PlayerVerb, frozen=True):
    """A verb phrase that adds mana: "add {G}", "add one mana of any color". Words say what it ``produces``."""

    @abstractmethod
    def produces(self, game: Game, scope: Scope) -> Iterable[tuple[str, ...]]:
        """The productions that the player may choose from, each a tuple of mana types.

        None at all when the type is undefined. ``scope.each`` is the player who adds it.
        """

    def restriction(self) -> Any:
        """The word that says what the mana may be spent on; None for anything."""
        return None

    def rider(self) -> Any:
        """The word that says what happens when the mana is spent; None for nothing."""
        return None

    def lasts(self) -> str:
        """The step up to whose end the mana is not lost; "" for no longer than usual."""
        return ""

    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            add(game, scope.for_each(player), player, self)


def add(game: Game, scope: Scope, player: Id, verb: ManaVerb) -> None:
    """Have a player add what ``verb`` produces, choosing when there is a choice."""
    options = list(dict.fromkeys(in_order(types) for types in verb.produces(game, scope)))
    if not any(options):
        undefined(game, scope, player)
        return
    pairs = [(types, "".join(f"{{{t}}}" for t in types) or "no mana") for types in options]
    types = game.choose_one(player, "mana", pairs, about=scope.source, prompt="Which mana?")
    produce(game, scope, player, types, verb.restriction(), verb.rider(), verb.lasts())


@rule("106.5")
def undefined(game: Game, scope: Scope, player: Id) -> None:
    """Mana of an undefined type: none is produced."""
    game.happen(NoMana(player=player, source=scope.source))


class NoMana(Event, frozen=True, kw_only=True):
    """An ability would add mana, but no type of mana is defined, so there is none."""

    player: Id
    source: Id

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.source)} produces no mana: no type is defined."


def produce(
    game: Game, scope: Scope, player: Id, types: Iterable[str], restriction: Any = None, rider: Any = None, lasts: str = ""
) -> None:
    """Let mana of these types be produced for a player by the ability of ``scope``."""
    snow = _is_snow(game, scope.source)
    mana = tuple(
        Mana(type=t, source=scope.source, is_snow=snow, restriction=restriction, rider=rider, lasts=lasts)
        for t in in_order(types)
    )
    if mana:
        tapped = bool(scope.slots.get(TAPPED_FOR_MANA))
        event = AddMana(player=player, mana=mana, source=scope.source, tapped_for_mana=tapped)
        if TAPPED_FOR_MANA in scope.slots:
            _from_a_mana_ability(game, event)
        elif FROM_MANA in scope.slots:
            _from_a_triggered_mana_ability(game, event)
        else:
            _from_elsewhere(game, event)


@rule("106.4", "106.12")
def _from_a_mana_ability(game: Game, event: AddMana) -> None:
    """It is tapped for mana exactly when the activation cost has the tap symbol."""
    game.happen(event)


@rule("106.4", "106.12a", "605.4a", "605.1b")
def _from_a_triggered_mana_ability(game: Game, event: AddMana) -> None:
    """Mana that an ability adds because something was tapped for mana; nothing is tapped for this."""
    game.happen(event)


def _from_elsewhere(game: Game, event: AddMana) -> None:
    """Mana that a spell or an ability that is no mana ability adds; nothing is tapped for it."""
    stack = game.state.zone(Zone.STACK)
    top = game.object(stack[-1]).stacked if stack else None
    (_from_an_ability if top is not None and top.source is not None else _from_a_spell)(game, event)


@rule("106.4", "605.5a")
def _from_an_ability(game: Game, event: AddMana) -> None:
    game.happen(event)


@rule("106.4", "605.5b")
def _from_a_spell(game: Game, event: AddMana) -> None:
    game.happen(event)


@rule("106.12a")
def was_tapped_for_mana(event: Event, types: Iterable[str] = ()) -> bool:
    """Whether an event is a permanent being tapped for mana (of one of ``types``, when some are given)."""
    if not isinstance(event, AddMana) or not event.tapped_for_mana or not event.mana:
        return False
    wanted = set(types)
    return not wanted or any(one.type in wanted for one in event.mana)


def _is_snow(game: Game, source: Id) -> bool:
    return "snow" in game.characteristics(source).supertypes
