"""What was announced along with a deed and was not asked for, or not offered once it was: the reader is told."""

from __future__ import annotations

from engine.explain.voice import addressed
from engine.script.run import pointing
from engine.script.run.faults import rules_of, why
from engine.script.run.options import Words
from engine.script.run.run import Run
from engine.script.run.unoffered import unoffered
from engine.script.values import choices as said


def note_unoffered(run: Run) -> None:
    """Tell that it was announced in vain; what was chosen stands."""
    for saying in run.carried:
        verdict = unoffered(Words(run.game, run.scene), saying.deed, saying.player)
        if not verdict:
            run.refused = verdict
            run.fault("illegal", addressed(why(verdict)), rules_of(verdict))
            run.carried = tuple(one for one in run.carried if one is not saying)


def leave_behind(run: Run) -> None:
    """What was announced and never asked for says nothing from here on."""
    for saying in run.carried:
        deed = saying.deed
        if isinstance(deed, said.Copying):
            run.assume(f"Nothing was left to choose for “copying {pointing.described(deed.object)}”.")
        elif not saying.uses and isinstance(deed, said.XIs):
            run.assume(f"Nothing asked for “X = {deed.x}”.")
        elif not saying.uses and isinstance(deed, said.PayMana):
            run.assume(f"Nothing asked for “paying {deed.mana}”.")
    run.carried = ()
