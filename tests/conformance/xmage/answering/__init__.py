"""Answering: how the queues of the seats answer the choices of the game, each kind of choice in a room of its own."""

from tests.conformance.xmage.answering.aim import Aim
from tests.conformance.xmage.answering.players import Players

__all__ = ["Aim", "Players"]
