"""Counters whose kind the script leaves unsaid."""

from __future__ import annotations

from engine.game.abilities import expanded
from engine.game.objects import Object
from engine.phrase import walk
from engine.script.run.faults import Unable
from engine.words.kinds import CounterKind


def counter_kind(found: Object) -> str:
    """The one kind of counter that the object has, enters with or speaks of itself.

    Raises ``Unable`` when that leaves none or several.
    """
    printed = {kind for kind, n in (("loyalty", found.base.loyalty), ("defense", found.base.defense)) if n}
    kinds = set(found.counters) or printed or _spoken(found)
    if len(kinds) != 1:
        of = f": {' or '.join(sorted(kinds))}" if kinds else ""
        raise Unable(f"Say of which kind the counters on {found.base.name} are{of}.")
    return kinds.pop()


def _spoken(found: Object) -> set[str]:
    """The kinds of counter that its abilities speak of."""
    every = expanded(found.base.abilities).all
    return {word.name for ability in every for word in walk(ability) if isinstance(word, CounterKind)}
