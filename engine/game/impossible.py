"""What can't happen, because a rule or an effect says so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.game import layers
from engine.game.abilities import functioning, functions, overrides
from engine.game.events import DidNotHappen, Event
from engine.game.intrinsic import prohibited
from engine.game.limited_range_of_influence import acts_on, out_of_reach
from engine.game.scope import Scope
from engine.game.two_headed_giant import as_for_teammates
from engine.game.verdict import Verdict
from engine.rulebook import rule, rules_of

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("614.17", "101.2")
def why_it_cannot(game: Game, event: Event) -> DidNotHappen | None:
    """What tells that the event can't happen; None when it can."""
    asked = ((one, verdict) for one in (event, *as_for_teammates(game, event)) for verdict in _verdicts(game, one))
    for one, verdict in asked:
        if verdict is not None and not verdict:
            reason = verdict.reasons[0]
            of_team = one.cites if one is not event else ()
            cites = tuple(dict.fromkeys((*reason.rules, *of_team, *rules_of(why_it_cannot))))
            return DidNotHappen(event=event, why=reason.text, cites=cites)
    return None


def can_happen(game: Game, event: Event) -> bool:
    """Whether no rule and no effect says that the event can't happen."""
    return why_it_cannot(game, event) is None


def _verdicts(game: Game, event: Event) -> Iterator[Verdict | None]:
    yield prohibited(game, event)
    if event.overrides_effects:
        return
    yield out_of_reach(game, event)
    for thing, abilities in functioning(game.state):
        for word in abilities.forbidding:
            if not functions(thing, word):
                continue
            controller = layers.controller(game.state, thing.id)
            if acts_on(game, controller, event):
                yield word.forbid(game, event, Scope.of(thing.id, controller, x=thing.x))
    for effect in game.state.effects:
        if overrides(effect.effect, "forbid") and acts_on(game, effect.scope.controller, event):
            yield effect.effect.forbid(game, event, effect.scope.bind(affected=effect.affected, effect=effect.id))
