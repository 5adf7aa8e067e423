"""Permissions that hold only in certain turns: "during any turn you attacked with ~, you may play that card"."""

from __future__ import annotations

from engine.game.combat.events import DeclareAttackers
from engine.game.continuous import StartEffect
from engine.game.counters import PutCounters
from engine.game.machine import Game
from engine.game.meaning import Duration, PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.durations import UntilEndOfYourNextTurn
from engine.words.filters.description import ObjectFilter
from engine.words.kinds import CounterKind
from engine.words.permissions.lasting import let
from engine.words.permissions.playing import Playing
from engine.words.permissions.riders import AnyMana
from engine.words.sentences import Sentence


class Window(Word, frozen=True):
    """The turns in which something is allowed."""

    def holds(self, game: Game, scope: Scope) -> bool:
        """Whether this turn is such a one."""
        return True

    def until(self) -> Duration | None:
        """When it is allowed no more at all."""
        return None


@says(
    "during any turn you attacked with a(n) {things}",
    "during any turn you attacked with {number} or more {things:many}",
    "during any turn you attacked with ~",
)
class AttackedThen(Window, frozen=True):
    """Turns in which the controller attacked with such creatures."""

    things: ObjectFilter | None = None
    number: Number = Number(n=1, form="article")

    @rule("508.1k", "608.2i")
    def holds(self, game: Game, scope: Scope) -> bool:
        declared = (e for e in game.state.history if isinstance(e, DeclareAttackers) and e.player == scope.controller)
        attackers = {a for e in declared for a in e.attacks}
        if self.things is None:
            return scope.source in attackers
        return sum(self.things.match(game, a, scope) for a in attackers) >= self.number.n


@says("during any turn you put a(n) {kind} counter on ~")
class CounterPutThen(Window, frozen=True):
    """Turns in which the controller put such a counter on the object."""

    kind: CounterKind

    @rule("122.6", "608.2i")
    def holds(self, game: Game, scope: Scope) -> bool:
        put = (e for e in game.state.history if isinstance(e, PutCounters) and e.on == scope.source and e.by == scope.controller)
        return any(e.kind == self.kind.name for e in put)


@says("during your next turn")
class NextTurn(Window, frozen=True):
    """The controller's next turn alone."""

    @rule("611.2a")
    def holds(self, game: Game, scope: Scope) -> bool:
        begun = (e.effect for e in game.state.history if isinstance(e, StartEffect))
        return game.state.is_active(scope.controller) and not any(effect.scope is scope for effect in begun)

    def until(self) -> Duration | None:
        return UntilEndOfYourNextTurn()


@says("{window}, {player} may {what}[, and {mana}]", "{window}, {player} may {what} and {mana}")
class InTurnsMayPlay(Sentence, frozen=True):
    """Players may play cards in certain turns."""

    window: Window
    player: PlayerReference
    what: Playing
    mana: AnyMana | None = None

    def __post_init__(self) -> None:
        if self.wording == 1 and self.mana is None:
            raise Unfit  # the first wording

    @rule("611.2a")
    def happen(self, game: Game, scope: Scope) -> None:
        players: tuple[Id, ...] = self.player.find(game, scope)
        let(game, scope, players, self.what, self.window.until(), self.mana, when=self.window)
