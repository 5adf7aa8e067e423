"""Casting the card itself as though it had flash, if it targets something of a kind."""

from __future__ import annotations

from types import MethodType
from typing import Any, ClassVar

from engine.game.abilities import has_keyword
from engine.game.actions import CastSpell
from engine.game.functioning import hooks
from engine.game.machine import Game
from engine.game.meaning import Static
from engine.game.objects import Zone
from engine.game.permissions.as_though import AsThough
from engine.game.scope import Scope
from engine.game.targets import options, requirements, spell_texts, targets_of
from engine.game.verdict import Verdict, allowed, forbidden
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter
from engine.words.permissions.at_any_time import as_sorceries_are, is_flash


@says("you may cast ~ as though it had flash if it targets a(n) {things}.")
class FlashIfItTargets(Static, frozen=True):
    """At another time than that of sorceries it may be cast only with something that fits as a target."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.STACK})
    things: ObjectFilter

    @rule("601.3b")
    def permit(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not is_flash(action) or action.action.spell != scope.source or not self._could_target(game, action.action):
            return None
        name = game.name(scope.source)
        return allowed(f"{name} may be cast as though it had flash if it targets that.", name)

    def _could_target(self, game: Game, action: CastSpell) -> bool:
        """Whether a target could be chosen that fits."""
        within = Scope.of(action.spell, action.player, x=action.x)
        words = requirements(game, spell_texts(game, action.spell), within)
        found = (t for word in words for t in options(game, action.player, word, action.spell, None, within))
        return any(self._fits(game, t, within) for t in found)

    def _fits(self, game: Game, thing: int, scope: Scope) -> bool:
        return self.things.is_aimed(game, thing, scope)

    @rule("601.2e", "601.3b")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, CastSpell) or action.spell != scope.source or game.object(action.spell).zone is not Zone.STACK:
            return None
        if as_sorceries_are(game, action) or any(self._fits(game, t, scope) for t in targets_of(game, action.spell)):
            return None
        if has_keyword(game, action.spell, "flash") or self._is_let_otherwise(game, action):
            return None
        name = game.name(scope.source)
        return forbidden(f"{name} could be cast now only if it targeted something else.", name)

    def _is_let_otherwise(self, game: Game, action: CastSpell) -> bool:
        """Whether something else lets it be cast as though it had flash."""
        asked = AsThough(player=action.player, action=action, keyword="flash")
        for permit, scope in hooks(game, "permit", action.spell):
            own = permit.__self__ is self if isinstance(permit, MethodType) else False
            verdict = None if own else permit(game, asked, scope)
            if verdict is not None and verdict:
                return True
        return False
