"""Players who have or gain protection or hexproof."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.game.actions import ChooseTarget
from engine.game.continuous import begin
from engine.game.damage import Damage
from engine.game.events import DidNotHappen, Event
from engine.game.machine import Game
from engine.game.meaning import Duration, Keyword, PlayerReference, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import Verdict, forbidden
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.keywords.evergreen import Evergreen
from engine.words.keywords.protection import AnyQuality, From, HexproofFrom, Protection, Shielding
from engine.words.lasting import Lasting


@says("you have {keyword}.")
class YouHaveProtection(Static, frozen=True):
    """The controller has protection, or hexproof from a quality."""

    keyword: Keyword

    def __post_init__(self) -> None:
        if not isinstance(self.keyword, Shielding):
            raise Unfit

    @property
    def _quality(self) -> AnyQuality | None:
        return self.keyword.quality if isinstance(self.keyword, Shielding) else None

    def _is_against(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self._quality is None or self._quality.match(game, thing, scope)

    @rule("702.16b", "702.11c")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, ChooseTarget) or action.target != scope.controller:
            return None
        of_opponents = not isinstance(self.keyword, Protection)
        if of_opponents and action.player not in game.state.opponents(scope.controller):
            return None
        if not self._is_against(game, action.source, scope):
            return None
        what = "hexproof" if of_opponents else f"protection from {game.name(action.source)}"
        return forbidden(f"{game.name(scope.controller)} has {what}.", game.name(scope.source))

    @rule("702.16e")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(self.keyword, Protection) or not isinstance(event, Damage):
            return None
        if event.recipient != scope.controller or not event.can_be_prevented or not self._is_against(game, event.source, scope):
            return None
        who = game.name(scope.controller)
        return (DidNotHappen(event=event, why=f"{who} has protection from {game.name(event.source)}: the damage is prevented."),)

    @rule("702.16c")
    def shields_player(self, game: Game, player: Id, thing: Id, scope: Scope) -> bool:
        """Whether something can't be attached to the player."""
        return isinstance(self.keyword, Protection) and player == scope.controller and self._is_against(game, thing, scope)


class PlayerHexproof(YouHaveProtection, frozen=True):
    """The controller has hexproof; made, never read."""

    def __post_init__(self) -> None:
        """Any keyword will do."""


@says("{subject} gain{s} {keyword}")
class GainProtection(Lasting, frozen=True):
    """Players have protection or hexproof for a while."""

    subject: PlayerReference
    keyword: Keyword

    def __post_init__(self) -> None:
        is_hexproof = isinstance(self.keyword, Evergreen) and self.keyword.name == "hexproof"
        if not (isinstance(self.keyword, Protection | HexproofFrom) or is_hexproof):
            raise Unfit

    def begin(self, game: Game, scope: Scope, until: Duration) -> None:
        keyword = settled(self.keyword, game, scope)
        for player in self.subject.find(game, scope):
            begin(game, Scope.of(scope.source, player), PlayerHexproof(keyword=keyword), until)


def settled(keyword: Keyword, game: Game, scope: Scope) -> Keyword:
    """The same keyword, with what it leaves to be chosen as the effect begins."""
    if not isinstance(keyword, Shielding):
        return keyword
    return msgspec.structs.replace(keyword, from_what=tuple(_settled(q, game, scope) for q in keyword.from_what))


def _settled(each: From, game: Game, scope: Scope) -> From:
    known = each.settled(game, scope)
    return From(quality=(known.quality if isinstance(known, From) else known).settled(game, scope))
