"""Whether a player has an attack still to declare: in whose turn, in which combat, and with what attacks already."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.game.combat import attackers
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.verdict import Verdict, allowed, forbidden
from engine.rulebook import rule
from engine.script.run.run import Run
from engine.script.values import Act, Attack, Block, CombatDamage, EndTurn, GoTo, Moment

_AFTER_COMBAT: Final = frozenset({"end of combat", "postcombat main", "end", "cleanup"})
_TELL_OF_THE_TURN: Final = (Attack, Block, CombatDamage, EndTurn, GoTo)
"""Deeds by which the text says whose turn it is."""


def attack_to_come(run: Run, player: Id, creatures: Sequence[Id]) -> Verdict:
    """Whether these, or none in particular, may still be declared as attackers.

    Where the text says nothing of the turn, what is asked of another player is asked of a turn of theirs.
    """
    game, turn = run.game, run.game.state.turn
    if not game.state.is_active(player):
        name, active = game.name(player), game.name(turn.active)
        return _not_in_this_turn(name, active) if _is_turn_told(run) else _in_own_turn(name, active)
    if "beginning of combat" in turn.extra_steps:
        return Verdict()
    if turn.step in _AFTER_COMBAT:
        return _too_late()
    return _declared(game, creatures)


def _declared(game: Game, creatures: Sequence[Id]) -> Verdict:
    """What is so once attackers were declared in this combat."""
    declared = attackers(game)
    late = [thing for thing in creatures if thing not in declared]
    if not declared and game.state.turn.step != "declare blockers":
        return Verdict()
    if late:
        return _all_at_once(game.name(late[0]))
    return _attacking_already([game.name(thing) for thing in creatures or declared])


def is_attacking_already(run: Run, player: Id, creatures: Sequence[Id]) -> bool:
    """Whether all of these, or any where none is named, attack as it is."""
    declared = attackers(run.game) if run.game.state.is_active(player) else ()
    return bool(declared) and all(thing in declared for thing in creatures)


def _is_turn_told(run: Run) -> bool:
    before = [statement.what for statement in run.statements[: run.at]]
    return any(isinstance(what, Moment) or (isinstance(what, Act) and isinstance(what.deed, _TELL_OF_THE_TURN)) for what in before)


@rule("508.1")
def _in_own_turn(player: str, active: str) -> Verdict:
    return allowed(f"Only the active player attacks: {player} in a turn of their own, not now in that of {active}.")


@rule("508.1", "506.2")
def _not_in_this_turn(player: str, active: str) -> Verdict:
    return forbidden(f"It is the turn of {active}: only the active player attacks, {player} in a turn of their own.")


@rule("508.1", "506.1")
def _too_late() -> Verdict:
    return forbidden("The combat phase of this turn is over: attackers are declared only in it.")


@rule("508.1")
def _all_at_once(name: str) -> Verdict:
    return forbidden(f"Attackers are declared all at once, and that is done in this combat: {name} was not among them.")


@rule("508.1k")
def _attacking_already(names: Sequence[str]) -> Verdict:
    are = "is" if len(names) == 1 else "are"
    return allowed(f"{' and '.join(names)} {are} attacking already.")
