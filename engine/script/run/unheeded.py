"""What the text announces for a spell that an effect has cast, where it could not be announced: the reader is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.explain.voice import addressed
from engine.game.objects import Id
from engine.game.options import FREE
from engine.game.verdict import Verdict, forbidden
from engine.rulebook import rule
from engine.script.run.coming import Coming
from engine.script.run.faults import rules_of, why
from engine.script.run.run import Run
from engine.script.run.sayings import Saying
from engine.script.values import FaceDown, ForCost, Kicked, XIs

_UNKNOWN = frozenset({"prototype"})
"""Ways of casting that are no costs, so that an effect leaves them open."""


def note_unheeded(run: Run, coming: Coming, spell: Id, sayings: Sequence[Saying]) -> None:
    """Tell what was announced in vain; the spell was cast without it."""
    unused = [one.deed for one in sayings if one.statement == coming.place and not one.uses]
    here = run.statements[coming.place].source.strip().rstrip(".")
    for deed in unused:
        for verdict in _against(run, spell, deed):
            run.refused = verdict
            run.fault("illegal", addressed(f"{here}: {why(verdict)}"), rules_of(verdict))
        if (isinstance(deed, FaceDown) and deed.down) or (isinstance(deed, ForCost) and deed.cost.lower() in _UNKNOWN):
            run.fault("not_understood", f"{here}: how a spell is cast like that while something resolves is not known.")


def _against(run: Run, spell: Id, deed: object) -> Iterator[Verdict]:
    found = run.game.object(spell)
    paid, name = found.stacked.paid if found.stacked is not None else (), run.game.name(spell)
    if isinstance(deed, Kicked):
        yield _no_such_cost(name, f"kicker {deed.cost}".strip())
    if isinstance(deed, ForCost) and deed.cost.lower() not in _UNKNOWN and not _is_paid(deed.cost.lower(), paid):
        yield _no_such_cost(name, deed.cost.lower())
    if isinstance(deed, XIs) and deed.x and found.x is not None and deed.x != found.x:
        yield _other_x(name, found.x)


def _is_paid(cost: str, paid: Sequence[str]) -> bool:
    """Whether the cost said is among those paid, though nobody was asked."""
    if cost in ("mana", "alternative"):
        return (FREE in paid) is (cost == "alternative")
    return any(cost in one or one in cost for one in paid)


@rule("601.2b", "118.9a")
def _no_such_cost(name: str, cost: str) -> Verdict:
    return forbidden(f"{name} can't be cast with the cost {cost!r} here.")


@rule("107.3b")
def _other_x(name: str, x: int) -> Verdict:
    return forbidden(f"X can only be {x} as {name} is cast here.")
