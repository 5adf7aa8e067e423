"""Epic: its player casts no more spells, and the spell is copied in each of their upkeeps."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.actions import CastSpell
from engine.game.continuous import StartDelayed, begin
from engine.game.copying import copy_on_stack
from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Ability, Effect, Keyword, Modification, SpellAbility, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.state import Delayed
from engine.game.verdict import Verdict, forbidden
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.spelling import MadeTriggered, event


class NoMoreSpells(Static, frozen=True):
    """A player can't cast spells; made by an instruction, never read."""

    player: Id

    @rule("702.50a", "702.50b")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, CastSpell) or action.player != self.player:
            return None
        return forbidden(f"{game.name(self.player)} can't cast spells for the rest of the game.", game.name(scope.source))


class WithoutEpic(Modification, frozen=True):
    """Epic is not copied; made, never read."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("702.50a")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.lose(lambda ability: isinstance(ability, Epic))


class CopiesIt(Effect, frozen=True):
    """The spell, as it was, is copied without epic; made, never read."""

    @rule("702.50a", "707.10")
    def happen(self, game: Game, scope: Scope) -> None:
        copy_on_stack(game, scope.source, scope.controller, exceptions=(WithoutEpic(),), new_targets=True)


class GoesOnForever(Effect, frozen=True):
    """From now on its player casts no spells and copies this one in each upkeep; made, never read."""

    @rule("702.50a")
    def happen(self, game: Game, scope: Scope) -> None:
        begin(game, scope.apart(), NoMoreSpells(player=scope.controller), None)
        later = MadeTriggered(trigger=event("the beginning of your upkeep"), effect=CopiesIt())
        game.happen(StartDelayed(delayed=Delayed(id=0, ability=later, scope=scope.apart(), uses=None)))


class Forever(SpellAbility, frozen=True):
    """What an epic spell does last; made, never read."""

    effect: Effect


@says("epic")
class Epic(Keyword, frozen=True):
    """The last spell that its player casts, over and over."""

    name: ClassVar[str] = "epic"

    @rule("702.50a")
    def means(self) -> tuple[Ability, ...]:
        return (Forever(effect=GoesOnForever()),)
