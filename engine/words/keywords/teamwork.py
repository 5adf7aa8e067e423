"""Teamwork: creatures are tapped for more, and what asks whether a spell was cast with it."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.casting import Cast
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Ability, ObjectReference
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.events.players import PlayerActs
from engine.words.events.subjects import ItIsA
from engine.words.keywords.crew import TapWithPower
from engine.words.keywords.kicker import Announced, Extra, paid
from engine.words.keywords.spelling import Numbered

TEAMWORK = "teamwork"


@says("teamwork {number}")
class Teamwork(Numbered, frozen=True):
    """Creatures with enough power may be tapped as an additional cost."""

    name: ClassVar[str] = TEAMWORK

    @rule("702.194a")
    def means(self) -> tuple[Ability, ...]:
        return (Extra(name=TEAMWORK, cost=(TapWithPower(total=self.number),)),)


@says(
    "{thing} {was/were} cast using teamwork", "{thing} {wasn't/weren't} cast using teamwork",
    "{thing} {was/were} cast using web-slinging", "{thing} {wasn't/weren't} cast using web-slinging",
)
class CastUsing(Announced, frozen=True):
    """A spell (or the spell that became the permanent) was cast using teamwork or web-slinging, or was not."""

    thing: ObjectReference

    @rule("702.194b", "702.194c", "702.188a")
    def holds(self, game: Game, scope: Scope) -> bool:
        name = (TEAMWORK, "web slinging")[self.wording // 2]
        return any(name in paid(game, t) for t in self.thing.find(game, scope)) == (self.wording % 2 == 0)


@says("{player} cast{s} {spell} using teamwork")
class WhenCastsWithTeamwork(PlayerActs, frozen=True):
    """A player casts a spell using teamwork."""

    spell: ItIsA

    @rule("702.194b")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Cast) or not self.is_them(game, event.player, scope):
            return None
        if TEAMWORK not in paid(game, event.spell) or not self.spell.match(game, event.spell, scope):
            return None
        return {"player": (event.player,), "it": (event.spell,)}
