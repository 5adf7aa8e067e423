"""What players have done earlier this turn: it counts as part of the turn's history."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.game.casting import Cast
from engine.game.events import Event
from engine.game.life import GainLife, LoseLife
from engine.game.objects import Characteristics, Definition, Id, Object, Zone
from engine.game.special import Play
from engine.game.zones import Draw
from engine.script.run.faults import Unable
from engine.script.run.placing.events import PlayerFact, Setting, WasThere
from engine.script.run.run import Run
from engine.script.values import ThisTurn
from engine.words.vocabulary import card_types

_USUAL: Final = "sorcery"
"""The type of a spell of which nothing is said."""


def this_turn(run: Run, what: ThisTurn) -> None:
    """Take down what a player has done. Raises Unable for what the game would not know of."""
    did = _DID.get((what.verb, what.what.split(" ")[-1]))
    if did is None:
        raise Unable(f"That a player has {what.verb} {what.what} cannot be taken into account yet.")
    events = did(run, run.scene.player(what.player), what)
    run.game.happen(Setting(fields={"history": (*run.game.state.history, *events)}))


def _drew(run: Run, player: Id, what: ThisTurn) -> tuple[Event, ...]:
    return (Draw(player=player),) * what.count


def _gained(run: Run, player: Id, what: ThisTurn) -> tuple[Event, ...]:
    return (GainLife(player=player, amount=what.count),)


def _lost(run: Run, player: Id, what: ThisTurn) -> tuple[Event, ...]:
    return (LoseLife(player=player, amount=what.count),)


def _cast(run: Run, player: Id, what: ThisTurn) -> tuple[Event, ...]:
    said = what.what.split(" ")[:-1]
    if any(word not in card_types() for word in said):
        raise Unable(f"Say by its card type what was cast instead of “{what.what}”.")
    if not said:
        run.assume(f"What {run.game.name(player)} has cast earlier this turn was a {_USUAL}.")
    types = tuple(said) or (_USUAL,)
    return tuple(Cast(player=player, spell=_some_card(run, player, types, Zone.STACK)) for _ in range(what.count))


def _played(run: Run, player: Id, what: ThisTurn) -> tuple[Event, ...]:
    run.game.happen(PlayerFact(player=player, fields={"lands_played": what.count}))
    return tuple(Play(player=player, land=_some_card(run, player, ("land",), Zone.HAND)) for _ in range(what.count))


def _some_card(run: Run, player: Id, types: tuple[str, ...], zone: Zone) -> Id:
    """A card that is spoken of only as what was done with it."""
    face = Characteristics(types=types)
    thing = run.game.state.next_id
    definition = Definition(name="an unknown card", faces=(face,))
    old = Object(id=0, definition=definition, base=face, owner=player, controller=player, zone=zone)
    run.game.happen(WasThere(old=old))
    return thing


_DID: Final[dict[tuple[str, str], Callable[[Run, Id, ThisTurn], tuple[Event, ...]]]] = {
    ("drawn", "card"): _drew,
    ("gained", "life"): _gained,
    ("lost", "life"): _lost,
    ("cast", "spell"): _cast,
    ("played", "land"): _played,
}
