"""Spells by what they target, for what they cost."""

from __future__ import annotations

from engine.game.actions import CastSpell
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerReference
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter
from engine.words.references.objects import AttachedTo
from engine.words.statics.costs import SpellsOf, SpellsThat


@says("{spells} that target {host}", "{spells} that target one or more {things}")
class SpellsThatTargetThose(SpellsOf, frozen=True):
    """Spells that target what the object is attached to, or at least one of some things."""

    spells: SpellsThat
    host: ObjectReference | None = None
    things: ObjectFilter | None = None

    def __post_init__(self) -> None:
        if self.host is not None and not isinstance(self.host, AttachedTo):
            raise Unfit
        if self.things is not None and not self.things.plural:
            raise Unfit

    @rule("115.1")
    def match(self, game: Game, action: CastSpell, scope: Scope) -> bool:
        if not self.spells.match(game, action, scope):
            return False
        if self.things is not None:
            return any(self.things.is_aimed(game, t, scope) for t in action.targets)
        return self.host is not None and any(t in self.host.find(game, scope) for t in action.targets)


@says("{spells} that target {player}", "{spells} that target {player} or (a permanent|permanents) {again} control{s@again}")
class SpellsThatTargetPlayers(SpellsOf, frozen=True):
    """Spells that target certain players (or permanents of theirs)."""

    spells: SpellsThat
    player: PlayerReference
    again: PlayerReference | None = None

    def __post_init__(self) -> None:
        if self.again is not None and self.again != self.player:
            raise Unfit

    @rule("115.1")
    def match(self, game: Game, action: CastSpell, scope: Scope) -> bool:
        if not self.spells.match(game, action, scope):
            return False
        meant = self.player.find(game, scope)
        here = {o.id for o in game.state.battlefield()} if self.again is not None else set()
        return any(t in meant or (t in here and game.controller(t) in meant) for t in action.targets)
