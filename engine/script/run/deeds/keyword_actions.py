"""Keyword actions that the script has players and permanents do, without a cause."""

from __future__ import annotations

from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.script.run import pointing
from engine.script.run.deeds.doing import does
from engine.script.run.faults import Unable
from engine.script.run.run import Run
from engine.script.values import KeywordAction


@does(KeywordAction)
def acts(run: Run, deed: KeywordAction, player: Id) -> None:
    """Carry out the action as an instruction of nobody's, to the player."""
    from engine.phrase import Declined, read
    from engine.words.binding import bind
    from engine.words.sentences import Body

    text = f"{deed.words} {deed.count}" if deed.count else deed.words
    slots = {}
    if deed.object is not None:
        text = f"{deed.words} target permanent"
        slots["target0"] = (pointing.one(run.game, run.scene, deed.object, (Zone.BATTLEFIELD,)),)
    found = read((Body,), f"{text}.")
    if isinstance(found, Declined):
        raise Unable(f"I cannot read this action: “{text}”")
    bind(found).happen(run.game, Scope.of(player, player, slots))  # type: ignore[attr-defined]  # a body can be carried out
