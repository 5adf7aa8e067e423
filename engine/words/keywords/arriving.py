"""Keywords that trigger on something entering: fabricate, exploit, evolve."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.counters import PutCounters
from engine.game.events import Event
from engine.game.exploiting import Exploited
from engine.game.machine import Game
from engine.game.meaning import Ability, Condition, Effect, EventPattern, Keyword
from engine.game.objects import Id, Zone
from engine.game.qualities import is_creature, power, toughness
from engine.game.scope import Scope
from engine.game.zones import Move, Sacrifice
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.events.subjects import ItIsA, ItIsThis, Subject
from engine.words.keywords.spelling import MadeTriggered, Numbered, effect, event, some
from engine.words.references.antecedents import Antecedent


class CountersOrServos(Effect, frozen=True):
    """Counters are put on the object, or Servos created; made, never read."""

    number: int

    @rule("702.123a")
    def happen(self, game: Game, scope: Scope) -> None:
        here = game.exists(scope.source)
        options = ((True, some(self.number, "+1/+1 counter")), (False, some(self.number, "Servo")))
        if here and game.choose_one(scope.controller, "may", options, about=scope.source, prompt="Counters or Servos?"):
            game.happen(PutCounters(on=scope.source, kind="+1/+1", amount=self.number, by=scope.controller))
        else:
            effect(f"create {some(self.number, '1/1 colorless Servo artifact creature token')}.").happen(game, scope)


@says("fabricate {number}")
class Fabricate(Numbered, frozen=True):
    """It enters and gets counters, or Servos come."""

    name: ClassVar[str] = "fabricate"

    def means(self) -> tuple[Ability, ...]:
        return (MadeTriggered(trigger=event("~ enters"), effect=CountersOrServos(number=self.number)),)

    @rule("702.123b")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


class ExploitOne(Effect, frozen=True):
    """A creature may be sacrificed, upon which the object has exploited it; made, never read."""

    @rule("702.110a", "702.110b")
    def happen(self, game: Game, scope: Scope) -> None:
        able = [o.id for o in game.state.battlefield() if is_creature(game, o.id) and game.controller(o.id) == scope.controller]
        options = [(t, game.name(t)) for t in able]
        for victim in game.choose(
            scope.controller, "sacrifice", options, minimum=0, maximum=1, about=scope.source, prompt="Exploit which creature?"
        ):
            gone = Sacrifice(player=scope.controller, object=victim, by=scope.source)
            game.happen(gone, Exploited(by=scope.source, victim=victim))


@says("exploit")
class Exploit(Keyword, frozen=True):
    """A creature may be sacrificed as it enters."""

    name: ClassVar[str] = "exploit"

    @rule("702.110a")
    def means(self) -> tuple[Ability, ...]:
        return (MadeTriggered(trigger=event("~ enters"), effect=ExploitOne()),)


@says("{who} exploits {victim}")
class Exploits(EventPattern, frozen=True):
    """A creature's exploit ability has a creature sacrificed."""

    who: Subject
    victim: ItIsA
    looks_back: ClassVar[bool] = True

    def __post_init__(self) -> None:
        if not isinstance(self.who, ItIsThis | ItIsA):
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The creature can be spoken of."""
        return (Antecedent(slot="exploited", nature="object", nouns=frozenset({"creature"})),)

    @rule("702.110b")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Exploited) or not self.who.match(game, event.by, scope):
            return None
        return {"exploited": (event.victim,)} if self.victim.match(game, event.victim, scope) else None


def is_bigger(game: Game, thing: Id, than: Id) -> bool:
    """Whether a creature has greater power or toughness than another."""
    return power(game, thing) > power(game, than) or toughness(game, thing) > toughness(game, than)


class CreatureOfYoursEnters(EventPattern, frozen=True):
    """Another creature enters under the controller's control; made, never read."""

    @rule("603.6a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Move) or event.to is not Zone.BATTLEFIELD:
            return None
        new = game.state.became.get(event.object, event.object)
        if new == scope.source or not game.exists(new) or not is_creature(game, new):
            return None
        return {"it": (new,)} if game.controller(new) == scope.controller else None


class ItIsBigger(Condition, frozen=True):
    """What entered is bigger than the object, in power or toughness; made, never read."""

    @rule("702.100c")
    def holds(self, game: Game, scope: Scope) -> bool:
        return any(is_bigger(game, thing, scope.source) for thing in scope.slots.get("it", ()))


@says("evolve")
class Evolve(Keyword, frozen=True):
    """It gets a counter when something bigger comes."""

    name: ClassVar[str] = "evolve"

    @rule("702.100a")
    def means(self) -> tuple[Ability, ...]:
        grows = effect("put a +1/+1 counter on ~.")
        return (MadeTriggered(trigger=CreatureOfYoursEnters(), condition=ItIsBigger(), effect=grows),)

    @rule("702.100d")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


