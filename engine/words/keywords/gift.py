"""Gift: an opponent is chosen as a spell is cast, and is given something; what asks whether it was promised."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.events import Event
from engine.game.keyword_actions import ActionDone
from engine.game.machine import Game
from engine.game.meaning import Ability, CostPart, Effect, Keyword, SpellAbility
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.events.players import PlayerActs
from engine.words.keywords.alternative import WasCastFor
from engine.words.keywords.kicker import Announced, Extra, paid
from engine.words.keywords.spelling import MadeTriggered, effect, event

GIFT = "gift"
"""What the cost is called, and the slot of the opponent who was chosen."""
WORDS = {
    "a Food": "you create a Food token.",
    "a card": "you draw a card.",
    "a tapped Fish": "you create a tapped 1/1 blue Fish creature token.",
    "an extra turn": "you take an extra turn after this one.",
    "a Treasure": "you create a Treasure token.",
    "an Octopus": "you create an 8/8 blue Octopus creature token.",
}
"""What the chosen player does for each gift, said of that player."""


@says(*WORDS)
class Given(Word, frozen=True):
    """What is given."""

    @rule("702.174d", "702.174e", "702.174f", "702.174g", "702.174h", "702.174i")
    def give(self, game: Game, scope: Scope, to: Id) -> None:
        """Give it to a player."""
        effect(tuple(WORDS.values())[self.wording]).happen(game, Scope.of(scope.source, to))


class ChooseReceiver(CostPart, frozen=True):
    """An opponent is chosen; made, never read."""

    @rule("702.174a")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return ALLOWED if game.state.opponents(player) else forbidden("There is no opponent to choose.")

    @rule("702.174a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        options = [(p, game.name(p)) for p in game.state.opponents(player)]
        scope.slots[GIFT] = (game.choose_one(player, GIFT, options, about=scope.source, prompt="Who is given it?"),)


class GiveIt(Effect, frozen=True):
    """The chosen player is given the gift, if it was promised; made, never read."""

    what: Given

    @rule("702.174b", "702.174j", "702.174c")
    def happen(self, game: Game, scope: Scope) -> None:
        stacked = game.object(scope.source).stacked
        if stacked is None or GIFT not in stacked.paid:
            return
        for player in stacked.slots.get(GIFT, ()):
            self.what.give(game, scope, player)
        game.happen(ActionDone(action=GIFT, player=scope.controller))


class GiveFirst(SpellAbility, frozen=True):
    """What an instant or sorcery does first; made, never read."""

    effect: GiveIt


@says("gift {what}")
class Gift(Keyword, frozen=True):
    """An opponent may be promised something as it is cast."""

    what: Given
    name: ClassVar[str] = GIFT

    @rule("702.174a", "702.174b")
    def means(self) -> tuple[Ability, ...]:
        gives = GiveIt(what=self.what)
        promised = MadeTriggered(trigger=event("~ enters"), condition=WasCastFor(name=GIFT), effect=gives)
        return (Extra(name=GIFT, cost=(ChooseReceiver(),)), GiveFirst(effect=gives), promised)


@says("the gift was promised", "the gift wasn't promised")
class WasPromised(Announced, frozen=True):
    """The gift of the spell (or of the spell that became the permanent) was promised, or was not."""

    @rule("702.174k", "702.174m")
    def holds(self, game: Game, scope: Scope) -> bool:
        return (GIFT in paid(game, scope.source)) == (self.wording == 0)


@says("{player} give{s} a gift")
class WhenGives(PlayerActs, frozen=True):
    """A player gives a gift."""

    @rule("702.174c")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        fits = isinstance(event, ActionDone) and event.action == GIFT and self.is_them(game, event.affected(game), scope)
        return {"player": (event.affected(game),)} if fits else None
