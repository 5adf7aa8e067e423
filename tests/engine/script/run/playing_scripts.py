"""Runs of scripts built by hand, with the packaged cards."""

from functools import cache
from typing import Any

from engine.ask import compiled
from engine.cards.card import Cards
from engine.script.run import Limits, Run
from engine.script.run.library import Library
from engine.script.run.playing import play
from engine.script.run.start import start
from engine.script.values import Act, Has, ObjectRef, ObjectSpec, Player, Script, Statement

ALICE, BOB = Player("Alice"), Player("Bob")


@cache
def cards() -> Cards:
    """The packaged cards."""
    from bot.library.opening import starter

    return starter()


def script(*what: Any) -> Script:
    """A script of two players that says these things, a line each."""
    statements = (w if isinstance(w, Statement) else Statement(w) for w in what)
    numbered = tuple(Statement(s.what, s.response, s.holds, n, 1, f"line {n}") for n, s in enumerate(statements, 1))
    return Script(numbered, (ALICE, BOB))


def begun(*what: Any, steps: int = 2000, limits: Limits | None = None) -> Run:
    """A run that stands before the first of these statements."""
    return start(script(*what), Library(cards(), compiled), steps, limits or Limits())


def played(*what: Any, **limits: Any) -> Run:
    """A run of these statements from the first to the last."""
    run = begun(*what, **limits)
    play(run)
    return run


def controls(player: Player, *objects: str | ObjectSpec) -> Has:
    """Permanents of a player."""
    specs = tuple(ObjectSpec(o) if isinstance(o, str) else o for o in objects)
    return Has(player, "battlefield", specs)


def ref(name: str, **more: Any) -> ObjectRef:
    """An object by name."""
    return ObjectRef(name, **more)


def alice(deed: Any) -> Act:
    """Alice does something."""
    return Act(ALICE, deed)


def bob(deed: Any) -> Act:
    """Bob does something."""
    return Act(BOB, deed)
