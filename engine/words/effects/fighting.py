"""Fighting."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.damage import Damage
from engine.game.events import Event
from engine.game.keyword_actions import ActionDone
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, ObjectVerb, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.events.happening import EventVerb
from engine.words.events.subjects import Subject
from engine.words.references.antecedents import Antecedent


@rule("701.14a", "701.14b", "701.14d")
def fight(game: Game, one: Id, other: Id) -> None:
    """Two creatures deal damage equal to their powers to each other; nothing happens when one is no creature or is gone."""
    if _can(game, one) and _can(game, other):
        game.happen(*_blows(game, one, other))
        fighters = dict.fromkeys((one, other))
        game.happen(*(ActionDone(action="fight", player=game.controller(t), object=t) for t in fighters))


def _can(game: Game, thing: Id) -> bool:
    here = game.exists(thing) and game.object(thing).zone is Zone.BATTLEFIELD
    return here and "creature" in game.characteristics(thing).types


@rule("701.14c")
def _blows(game: Game, one: Id, other: Id) -> list[Damage]:
    """What each deals to the other; a creature that fights itself deals twice its power to itself."""
    power = {t: max(0, game.characteristics(t).power or 0) for t in (one, other)}
    if one == other:
        return [Damage(source=one, recipient=one, amount=2 * power[one])]
    return [Damage(source=a, recipient=b, amount=power[a]) for a, b in ((one, other), (other, one))]


@says("fight{s^} {other}")
class Fight(ObjectVerb, frozen=True):
    """Creatures fight another."""

    other: ObjectReference

    @rule("701.14a")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        for one in objects:
            for other in self.other.find(game, scope):
                fight(game, scope.now(one), scope.now(other))


@says("fight each other")
class FightEachOther(ObjectVerb, frozen=True):
    """Two creatures fight."""

    @rule("701.14a", "701.14b")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        if len(objects) == 2:
            fight(game, scope.now(objects[0]), scope.now(objects[1]))


@says("choose{s^} {first} and {second}")
class ChooseTwo(PlayerVerb, frozen=True):
    """Two targets, which were chosen when the ability was announced, and are spoken of together."""

    first: ObjectReference
    second: ObjectReference
    slot: str = ""
    makes: ClassVar[str] = "both"

    def __post_init__(self) -> None:
        both = (self.first, self.second)
        if not all(isinstance(t, TargetReference) and not t.plural for t in both):
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The two of them."""
        return (Antecedent(slot=self.slot, nature="object", nouns=_nouns(self.first) & _nouns(self.second), is_many=True),)

    @rule("115.1")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        scope.slots[self.slot] = (*self.first.find(game, scope), *self.second.find(game, scope))


def _nouns(target: ObjectReference) -> frozenset[str]:
    told: tuple[Antecedent, ...] = target.antecedents()
    return next((a.nouns for a in told if a.nature == "object"), frozenset())


@says("fight{s^}")
class Fights(EventVerb, frozen=True):
    """Has fought."""

    @rule("701.14a")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, ActionDone) or event.action != "fight" or event.object is None:
            return None
        return {"it": (event.object,)} if subject.match(game, event.object, scope) else None
