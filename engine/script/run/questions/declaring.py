"""Attacks and blocks that may be declared: what lets a creature do what a reader might think it can't."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from engine.game.abilities import has_keyword
from engine.game.combat import DeclareAttackers, DeclareBlockers
from engine.game.combat.attacking import can_attack
from engine.game.combat.costs import PaidToDeclare
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.verdict import Reason, Verdict, allowed
from engine.rulebook import rule
from engine.script.run.run import Run

E = TypeVar("E", bound=Event)


def attacking(run: Run, twin: Run, player: Id) -> Verdict:
    """The notes on the attackers that were declared in a trial."""
    declared = _last(run.game, twin.game, DeclareAttackers)
    found: dict[Reason, None] = {}
    for attacker, defender in declared.attacks.items() if declared else ():
        found.update(dict.fromkeys(can_attack(run.game, player, attacker, defender).notes))
    return Verdict(notes=(*found, *_paid(run, twin)))


def _paid(run: Run, twin: Run) -> tuple[Reason, ...]:
    """What was paid in the trial for attackers or blockers to be declared."""
    entries = [entry for entry in twin.game.log[len(run.game.log) :] if isinstance(entry.event, PaidToDeclare)]
    return tuple(Reason(text=entry.event.sentence(run.game), rules=entry.rules) for entry in entries)


def blocking(run: Run, twin: Run) -> Verdict:
    """The notes on the blockers that were declared in a trial."""
    declared = _last(run.game, twin.game, DeclareBlockers)
    verdict = Verdict()
    for blocker, attackers in declared.blocks.items() if declared else ():
        for note in _of_blocker(run.game, blocker, attackers):
            verdict += note
    return verdict + Verdict(notes=_paid(run, twin))


def _last(before: Game, after: Game, kind: type[E]) -> E | None:
    """The last event of a kind that happened in the trial."""
    return next((entry.event for entry in reversed(after.log[len(before.log) :]) if isinstance(entry.event, kind)), None)


def _of_blocker(game: Game, blocker: Id, attackers: tuple[Id, ...]) -> Iterator[Verdict]:
    name = game.name(blocker)
    for attacker in attackers:
        if has_keyword(game, attacker, "flying"):
            yield from _up_there(game, blocker, game.name(attacker))
    if has_keyword(game, blocker, "defender"):
        yield _defends(name)


def _up_there(game: Game, blocker: Id, attacker: str) -> Iterator[Verdict]:
    name = game.name(blocker)
    if has_keyword(game, blocker, "flying"):
        yield _flies(name, attacker)
    elif has_keyword(game, blocker, "reach"):
        yield _reaches(name, attacker)


@rule("702.9b")
def _flies(name: str, attacker: str) -> Verdict:
    return allowed(f"{name} has flying, so it can block {attacker}, which has flying.")


@rule("702.17b")
def _reaches(name: str, attacker: str) -> Verdict:
    return allowed(f"{name} has reach, so it can block {attacker}, which has flying.")


@rule("702.3b")
def _defends(name: str) -> Verdict:
    return allowed(f"Defender keeps {name} from attacking, not from blocking.")
