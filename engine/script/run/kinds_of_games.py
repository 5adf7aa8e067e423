"""Kinds of games: with how much life players begin, and what else is otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from engine.game.ending_the_game import BRAWL
from engine.game.objects import Id
from engine.game.setup import new_game
from engine.game.state import State
from engine.rulebook import rule
from engine.script.values import Format, Script

Kind = Literal["", "commander", "brawl"]
LIFE: Final = 20


def kind_of_game(script: Script) -> Kind:
    """What the text says is played, as far as that changes how a game begins."""
    said = {statement.what.name.lower() for statement in script.statements if isinstance(statement.what, Format)}
    return "brawl" if "brawl" in said else "commander" if said & {"commander", "edh"} else ""


def begun(names: Sequence[str], kind: Kind, active: Id) -> State:
    """A new game of that kind."""
    if kind == "brawl":
        state = new_game(names, _in_brawl(len(names)), active)
        return state.with_(marks={**state.marks, BRAWL: True})
    return new_game(names, _in_commander() if kind == "commander" else LIFE, active)


@rule("903.7", "103.4c")
def _in_commander() -> int:
    return 40


@rule("903.12f", "103.4d")
def _in_brawl(players: int) -> int:
    return 25 if players == 2 else 30
