"""Returning, with what is returned said last: "return to the battlefield all cards they own exiled with it"."""

from __future__ import annotations

from engine.game.meaning import ObjectReference
from engine.phrase import says
from engine.words.arrivals import Arrival
from engine.words.effects.removal import OwnersHand, ReturnToBattlefield, ReturnToHand


@says("return{s^} to the battlefield[ {how:space+}] {things}")
class ReturnToBattlefieldThese(ReturnToBattlefield, frozen=True):
    """Cards are put onto the battlefield from where they are."""

    things: ObjectReference
    how: tuple[Arrival, ...] = ()


@says("return{s^} to (your|their) hand {things}", "return{s^} to their owners' hands {things}")
class ReturnToHandThese(ReturnToHand, frozen=True):
    """Objects go to their owners' hands."""

    things: ObjectReference
    owner: OwnersHand = OwnersHand()
