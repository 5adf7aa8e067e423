"""Suspecting creatures: a designation with menace and no blocking."""

from __future__ import annotations

from typing import ClassVar

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Ability, Duration, ObjectReference, ObjectVerb, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.status import Mark
from engine.game.verdict import Verdict, forbidden
from engine.phrase import says
from engine.rulebook import rule
from engine.words.clauses import FullClause
from engine.words.effects.removal import is_there_to_act_on, present
from engine.words.effects.until import start
from engine.words.filters.base import Adjective
from engine.words.modifications.abilities import HasThese
from engine.words.modifications.restrictions import Restriction
from engine.words.references.antecedents import bound
from engine.words.references.chosen import told

SUSPECTED = "suspected"


class WhileSuspected(Duration, frozen=True):
    """As long as a permanent is suspected; made by an instruction, never read."""

    thing: Id

    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        return not game.exists(self.thing) or SUSPECTED not in game.object(self.thing).marks


@rule("701.60a", "701.60c", "701.60d")
def suspect(game: Game, scope: Scope, things: tuple[Id, ...]) -> None:
    """Permanents become suspected, those that are not yet, and have menace and can't block while they are."""
    there = [t for t in things if game.exists(t) and game.object(t).zone is Zone.BATTLEFIELD]
    for event in game.happen(*(Mark(object=t, mark=SUSPECTED) for t in there if SUSPECTED not in game.object(t).marks)):
        if isinstance(event, Mark):
            start(game, scope, (HasThese(abilities=_abilities()),), (event.object,), WhileSuspected(thing=event.object))


def _abilities() -> tuple[Ability, ...]:
    from engine.words.keywords.spelling import ability, keyword

    return keyword("menace"), ability("~ can't block.")


@says("suspect{s^} {things}")
class SuspectThings(PlayerVerb, frozen=True):
    """Creatures become suspected."""

    things: ObjectReference

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether there is something to suspect."""
        return is_there_to_act_on(game, scope, self.things, player)

    @rule("701.60a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        suspect(game, scope, present(game, scope, told(game, scope, self.things, players)))


@says("{is/are^} no longer suspected", "become{s^} no longer suspected")
class NoLongerSuspected(ObjectVerb, frozen=True):
    """Permanents stop being suspected."""

    @rule("701.60a")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        game.happen(*(Mark(object=t, mark=SUSPECTED, on=False) for t in present(game, scope, objects)))


@says("suspected")
class IsSuspected(Adjective, frozen=True):
    """Suspected."""

    @rule("701.60b")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return SUSPECTED in game.object(thing).marks


@says("it's no longer suspected")
class ItIsNoLongerSuspected(FullClause, frozen=True):
    """The permanent spoken of stops being suspected."""

    slot: str = ""
    refers: ClassVar[str] = "object"

    @rule("701.60a")
    def happen(self, game: Game, scope: Scope) -> None:
        game.happen(*(Mark(object=t, mark=SUSPECTED, on=False) for t in present(game, scope, bound(game, scope, self.slot))))


@says("can't become suspected")
class CannotBecomeSuspected(Restriction, frozen=True):
    """They can't be given the designation."""

    @rule("101.2", "701.60a")
    def forbid(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        if not isinstance(action, Mark) or action.mark != SUSPECTED or not action.on or action.object not in meant:
            return None
        return forbidden(f"{game.name(action.object)} can't become suspected.", game.name(scope.source))
