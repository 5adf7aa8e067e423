"""What was announced along with a deed and was not among what could be chosen once it was asked for."""

from __future__ import annotations

from engine.explain.voice import addressed
from engine.script.run.faults import rules_of, why
from engine.script.run.options import Words
from engine.script.run.run import Run
from engine.script.run.unoffered import unoffered


def note_unoffered(run: Run) -> None:
    """Tell that it was announced in vain; what was chosen stands."""
    for saying in run.carried:
        verdict = unoffered(Words(run.game, run.scene), saying.deed, saying.player)
        if not verdict:
            run.refused = verdict
            run.fault("illegal", addressed(why(verdict)), rules_of(verdict))
            run.carried = tuple(one for one in run.carried if one is not saying)
