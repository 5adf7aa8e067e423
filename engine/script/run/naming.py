"""The objects that a sentence names: which of them are called alike, and which one is meant then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.game.objects import Id, Zone
from engine.script.run import pointing
from engine.script.run.run import Run
from engine.script.run.scene import current
from engine.script.values import (
    Act,
    Activate,
    Attack,
    Block,
    Branch,
    Happening,
    ObjectRef,
    ObjectSpec,
    Player,
    Question,
    Statement,
    TapForMana,
    Targets,
)
from engine.script.values.inside import inside, references

_BY_THEIR_OWN = (Attack, Activate, Block, TapForMana)
"""Deeds with what the player who does them controls."""


def take_as_meant(run: Run, statement: Statement) -> None:
    """Where players control things of one name, and just the name is said, the one spoken of last is meant, else the first; the
    reader is told.
    """
    what = statement.what
    if isinstance(what, Act) and isinstance(what.deed, _BY_THEIR_OWN) and what.player is not None:
        for ref in references(what.deed, (Targets,)):
            _mean(run, ref, what.player)
    aims = [one for one in inside(what) if isinstance(one, Targets)] if isinstance(what, Act) else [what]
    if isinstance(what, Act | Happening | Question | Branch):
        for ref in references(tuple(aims)):
            _mean(run, ref, None, isinstance(what, Question | Branch))


def _mean(run: Run, ref: ObjectRef, player: Player | None, is_asked: bool = False) -> None:
    called = alike(run, ref)
    if len({run.game.object(thing).owner for thing in called}) < 2 or not (ref.of or pointing.is_bare(ref)):
        return
    found = [thing for thing in pointing.candidates(run.game, run.scene, ref) if thing in called]
    own = [thing for thing in found if player is not None and run.game.controller(thing) == run.scene.player(player)]
    if not (own or found):
        return
    thing = (own or found)[0]
    if not own and pointing.is_bare(ref) and (is_asked or pointing.last_meant(run.game, run.scene, ref) is None):
        other = next(one for one in called if run.game.object(one).owner != run.game.object(thing).owner)
        run.assume(f"“{ref.name}” is that of {_owner(run, thing)}; the other is “{_owner(run, other)}'s {ref.name}”.")
    run.scene.mean(ref.name, thing)


def alike(run: Run, ref: ObjectRef) -> list[Id]:
    """What came into the text under a name and is a permanent, or was."""
    came = [current(run.game, entry.id) for entry in run.scene.named(ref.name)] if ref.name else []
    there = [entry.id for entry in run.scene.named(ref.name) if _is_permanent(run, entry.id)] if ref.name else []
    return came if len(there) == len(came) else [current(run.game, thing) for thing in there]


def _is_permanent(run: Run, thing: Id) -> bool:
    lives = [thing]
    while lives[-1] in run.game.state.became:
        lives.append(run.game.state.became[lives[-1]])
    return any(run.game.object(life).zone is Zone.BATTLEFIELD for life in lives if pointing.is_known(run.game, life))


def _owner(run: Run, thing: Id) -> str:
    return run.scene.name_of(run.game.object(thing).owner)


def names_in(value: Any) -> Iterator[str]:
    """The names of all objects in a value."""
    for one in inside(value):
        if isinstance(one, ObjectRef | ObjectSpec) and one.name:
            yield one.name
