"""Questions about which objects died, survived, resolved or triggered."""

from __future__ import annotations

from engine.game.events import Entry
from engine.game.objects import Id, Zone
from engine.game.state_based import Checked
from engine.script.run import pointing
from engine.script.run.questions.did import grounds, has_died, has_resolved, triggered
from engine.script.run.questions.finding import Finding, counted, finds
from engine.script.run.questions.telling import lives_of
from engine.script.run.run import Run
from engine.script.run.scene import current
from engine.script.values import WhatDied


@finds(WhatDied)
def what_died(run: Run, question: WhatDied) -> Finding:
    """The objects that died, survived, resolved or triggered, in the order in which they did."""
    things = _among(run, question)
    found = {thing: _when(run, thing, question.verb) for thing in things}
    if question.verb == "survive":
        did = [thing for thing in things if not found[thing] and pointing.place_of(run.game, thing) is Zone.BATTLEFIELD]
    else:
        did = sorted((thing for thing in things if found[thing]), key=lambda thing: found[thing][0].n)
    if question.first and did:
        earliest = _moment(run, found[did[0]][0])
        did = [thing for thing in did if _moment(run, found[thing][0]) == earliest]
    names = [run.called(thing) for thing in did]
    entries = [entry for thing in did for entry in found[thing][:1]]
    return Finding(names, f"{counted(names)}." if names else "Nothing.", grounds(entries))


def _among(run: Run, question: WhatDied) -> list[Id]:
    if not question.among:
        return sorted({thing for _, thing in _everything(run)})
    return pointing.many(run.game, run.scene, question.among)


def _when(run: Run, thing: Id, verb: str) -> list[Entry]:
    """The entries in which the object did that."""
    if verb == "trigger":
        return triggered(run, thing)
    ids, fits = lives_of(run, thing), has_resolved if verb == "resolve" else has_died
    return [entry for entry in run.game.log if fits(run, entry.event, ids)]


def _moment(run: Run, entry: Entry) -> int:
    """What happens between two checks of state-based actions counts as one moment."""
    return sum(isinstance(earlier.event, Checked) for earlier in run.game.log[: entry.n])


def _everything(run: Run) -> list[tuple[str, Id]]:
    things = [(entry.name, current(run.game, entry.id)) for entry in run.scene.entries]
    tokens = [("", t) for t, last in run.game.state.gone.items() if last.object.is_token and t not in run.game.state.became]
    return [*things, *tokens, *(("", o.id) for o in run.game.state.battlefield())]
