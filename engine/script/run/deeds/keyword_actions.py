"""Keyword actions that the script has players and permanents do, without a cause."""

from __future__ import annotations

from typing import Any

from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.phrase import Declined, read, walk
from engine.script.run import pointing
from engine.script.run.deeds.doing import does
from engine.script.run.faults import Unable
from engine.script.run.run import Run
from engine.script.values import KeywordAction


@does(KeywordAction)
def acts(run: Run, deed: KeywordAction, player: Id) -> None:
    """Carry out the action as an instruction of nobody's, to the player."""
    text = f"{deed.words} {deed.count}" if deed.count else deed.words
    slots = {}
    if deed.object is not None:
        text = f"{deed.words} target permanent"
        slots["target0"] = (pointing.one(run.game, run.scene, deed.object, (Zone.BATTLEFIELD,)),)
    body, before = _instruction(text), run.game.state
    scope = Scope.of(player, player, slots)
    _take_targets(run, body, scope)
    body.happen(run.game, scope)
    if run.game.state == before:
        run.assume(f"Nothing comes of it: {run.say(run.statements[run.at])}")


def _instruction(text: str) -> Any:
    from engine.words.binding import bind
    from engine.words.sentences import Body

    found = read((Body,), f"{text}.")
    if isinstance(found, Declined):
        raise Unable(f"I cannot read this action: “{text}”")
    return bind(found)


def _take_targets(run: Run, body: Any, scope: Scope) -> None:
    """The player chooses the targets that the action has and that are not said with it."""
    for word in walk(body):
        if isinstance(word, TargetReference) and word.slot not in scope.slots:
            options = [(thing, run.game.name(thing)) for thing in word.candidates(run.game, scope)]
            least, most = word.minimum(run.game, scope), word.maximum(run.game, scope)
            most = len(options) if most is None else min(most, len(options))
            scope.slots[word.slot] = run.game.choose(
                scope.controller, "target", options, minimum=min(least, most), maximum=most, prompt="Which targets?"
            )
