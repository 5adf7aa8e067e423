"""Questions about protection: whether something of a quality would be kept off, tried with an object that has just that quality."""

from __future__ import annotations

from typing import Literal

from engine.game.colors import COLOR_SYMBOLS
from engine.game.machine import Game
from engine.game.objects import Characteristics, Definition, Id, Object, Zone
from engine.game.protection import protected
from engine.script.run.placing.events import Placed
from engine.words.vocabulary import card_types, singular, subtype

_LEAD = "protection from "

Tried = Literal["kept off", "let through", "not tried"]
"""What comes of trying protection; not tried is what asks for something else, or for a quality that is not known."""


def protection(game: Game, thing: Id, ability: str) -> Tried:
    """Whether the object has "protection from ..."."""
    if not ability.startswith(_LEAD) or thing not in game.state.objects:
        return "not tried"
    bearer = _bearer(ability.removeprefix(_LEAD))
    if bearer is None:
        return "not tried"
    trial = game.branch()
    source = trial.state.next_id
    owner = next(iter(trial.state.players))
    trial.happen(Placed(new=Object(
        id=0, definition=Definition(name="a source", faces=(bearer,)), base=bearer, owner=owner, controller=owner, zone=Zone.EXILE
    )))
    return "let through" if protected(trial, thing, source) else "kept off"


def _bearer(quality: str) -> Characteristics | None:
    """What has this quality and no other that could matter."""
    if quality in COLOR_SYMBOLS:
        return Characteristics(colors=frozenset({COLOR_SYMBOLS[quality]}))
    one = singular(quality)
    if one in {kind.lower() for kind in card_types()}:
        return Characteristics(types=(one,))
    kind = subtype(quality)
    return Characteristics(types=("creature",), subtypes=(kind,)) if kind is not None else None
