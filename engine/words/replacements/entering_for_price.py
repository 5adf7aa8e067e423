"""What enters only if something is given up for it: "if ~ would enter, sacrifice a Forest instead. If you do, ..."."""

from __future__ import annotations

from typing import ClassVar

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import Unfit, says, template_of
from engine.rulebook import rule
from engine.words.clauses import PlayerPhrase, can_do, says_yes
from engine.words.replacements.zone_changes import moved

_ELSE = "if you do, put ~ onto the battlefield. if you don't, put (it|~) into its owner's graveyard."


@says(f"if ~ would enter, {{price}} instead. {_ELSE}", f"if ~ would enter, you may {{price}} instead. {_ELSE}")
class EntersForPrice(Static, frozen=True):
    """Its controller does something, or may, and only where that was done it enters; else it is put into a graveyard."""

    of_itself: ClassVar[bool] = True
    price: PlayerPhrase

    def __post_init__(self) -> None:
        verbs = [step.verb for step in self.price.verbs if step.verb is not None]
        if len(verbs) != 1 or not verbs[0].can_tell():
            raise Unfit  # whether it can be done is not known

    @rule("614.1a", "614.6", "614.12a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Move) or event.to is not Zone.BATTLEFIELD or event.object != scope.source:
            return None
        able = can_do(game, scope, scope.controller, self.price)
        wanted = "you may" not in template_of(self) or (able and says_yes(game, scope, scope.controller, self))
        if wanted:
            self.price.act(game, scope, (scope.controller,))
        return (event if able and wanted else moved(event, Zone.GRAVEYARD),)
