"""What else comes of playing a card by a certain leave: abilities that it gains, something that happens when it is done."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.triggers import reflexive
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.delayed import Later, StepBegins
from engine.words.effects.until import start
from engine.words.modifications.abilities import Gains, Granted
from engine.words.permissions.riders import Rider
from engine.words.references.antecedents import Antecedent
from engine.words.sentences import Core


@says("if you do, it gains {what:and+}")
class ItGains(Rider, frozen=True):
    """It gains abilities, also as the permanent that it becomes."""

    what: tuple[Granted, ...]

    @rule("611.2a", "611.2c")
    def act(self, game: Game, scope: Scope, thing: Id) -> None:
        start(game, scope, (Gains(what=self.what, wording=1),), (thing,), None)


@says("when you do, {sentence}")
class WhenPlayedSo(Rider, frozen=True):
    """A reflexive ability triggers as it is played."""

    sentence: Core

    @rule("603.12")
    def act(self, game: Game, scope: Scope, thing: Id) -> None:
        reflexive(game, Later(trigger=StepBegins(step=""), effect=self.sentence), scope)


@says(
    "(when|whenever) you cast a spell this way, {sentence}",
    "(when|whenever) you play a card this way, {sentence}",
    "(when|whenever) you play a land or cast a spell this way, {sentence}",
)
class WhenDoneThisWay(Rider, frozen=True):
    """An ability triggers as a card is played by this leave; the card can be spoken of."""

    sentence: Core

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What is played can be spoken of."""
        return (Antecedent(slot="played so", nature="object", nouns=frozenset({"spell", "card", "land"})),)

    @rule("603.12")
    def act(self, game: Game, scope: Scope, thing: Id) -> None:
        if self.wording > 1 or game.object(thing).zone is Zone.STACK:
            own = scope.bind(**{"played so": (thing,)})
            reflexive(game, Later(trigger=StepBegins(step=""), effect=self.sentence), own)
