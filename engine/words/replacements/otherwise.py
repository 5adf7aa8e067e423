"""Something quite different instead: of losing the game, of drawing, of creating certain tokens."""

from __future__ import annotations

from engine.game.events import Event, Perform
from engine.game.machine import Game
from engine.game.meaning import Condition, Effect
from engine.game.objects import Id
from engine.game.players import LoseGame
from engine.game.scope import Scope
from engine.game.turn import BeginStep
from engine.game.zones import CreateToken, Draw
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.effects.predefined import PredefinedName, predefined
from engine.words.replacements.instead import Instead
from engine.words.sentences import Otherwise, Sentence, asks_what_was_done


@says("if you would lose the game, instead {sentence}")
class RatherThanLose(Instead, frozen=True):
    """The controller does something instead of losing the game."""

    sentence: Sentence

    @rule("614.1a", "104.3")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, LoseGame) or event.player != scope.controller:
            return None
        return (Perform(effect=self.sentence, scope=scope),)


class Drawing(Word, frozen=True):
    """Whose draws are replaced."""

    def match(self, game: Game, player: Id, scope: Scope) -> bool:
        """Whether this draw of a player is."""
        return False


@says("you would draw a card", "an opponent would draw a card", "a player would draw a card")
class AnyDraw(Drawing, frozen=True):
    """Any draw of the controller, of an opponent, of a player."""

    def match(self, game: Game, player: Id, scope: Scope) -> bool:
        return (player == scope.controller, player != scope.controller, True)[self.wording]


BUT_THE_FIRST = " except the first one {who} draw in each of {whose} draw steps"


@says(
    "you would draw a card" + BUT_THE_FIRST.format(who="you", whose="your"),
    "an opponent would draw a card" + BUT_THE_FIRST.format(who="they", whose="their"),
    "a player would draw a card" + BUT_THE_FIRST.format(who="they", whose="their"),
)
class DrawButTheFirst(Drawing, frozen=True):
    """Any draw but the first in the player's own draw step."""

    def match(self, game: Game, player: Id, scope: Scope) -> bool:
        fits = (player == scope.controller, player != scope.controller, True)[self.wording]
        return fits and not self._is_first(game, player)

    def _is_first(self, game: Game, player: Id) -> bool:
        turn = game.state.turn
        if turn.active != player or turn.step != "draw":
            return False
        history = game.state.history
        begun = max((n for n, e in enumerate(history) if isinstance(e, BeginStep)), default=-1)
        return not any(isinstance(e, Draw) and e.player == player for e in history[begun + 1 :])


@says("you would draw a card while {condition}")
class DrawWhile(Drawing, frozen=True):
    """A draw of the controller while something is so."""

    condition: Condition

    def match(self, game: Game, player: Id, scope: Scope) -> bool:
        return player == scope.controller and self.condition.holds(game, scope)


@says("if {drawing}, instead that player skips that draw and you draw a card")
class DrawForYou(Instead, frozen=True):
    """The controller draws instead of somebody else."""

    drawing: Drawing

    @rule("614.1a", "121.6")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Draw) or not self.drawing.match(game, event.player, scope):
            return None
        return (Draw(player=scope.controller, by=scope.source),)


@says("if {drawing}, instead {sentence}", "if {drawing}, {sentence} instead")
class RatherThanDraw(Instead, frozen=True):
    """The controller does something instead of drawing."""

    drawing: Drawing
    sentence: Sentence

    def __post_init__(self) -> None:
        if self.drawing.wording > 0:
            raise Unfit  # what somebody else does instead is another effect

    @rule("614.1a", "614.11", "121.6")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Draw) or event.player != scope.controller or not self.drawing.match(game, event.player, scope):
            return None
        return (Perform(effect=self.sentence, scope=scope),)


class OneThenOther(Effect, frozen=True):
    """Two sentences in order; made, never read."""

    first: Sentence
    second: Sentence

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        own, outer = scope.apart(), game.resolving
        game.resolving = own
        try:
            self.first.happen(game, own)
            self.second.happen(game, own)
        finally:
            game.resolving = outer
            if outer is not None:
                outer.follows.update(own.follows)


@says("if {drawing}, {sentence} instead. {after}")
class RatherThanDrawBoth(Instead, frozen=True):
    """The controller does two things instead of drawing."""

    drawing: Drawing
    sentence: Sentence
    after: Sentence

    def __post_init__(self) -> None:
        if self.drawing.wording > 0 or isinstance(self.after, Otherwise) or asks_what_was_done(self.after):
            raise Unfit  # what somebody else does instead is another effect; nothing before the second is asked about

    @rule("614.1a", "614.11", "121.6")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Draw) or event.player != scope.controller or not self.drawing.match(game, event.player, scope):
            return None
        return (Perform(effect=OneThenOther(first=self.sentence, second=self.after), scope=scope),)


@says("if you would create a(n) {names:or} token, instead create one of each")
class OneOfEach(Instead, frozen=True):
    """Of several predefined tokens one of each is created."""

    names: tuple[PredefinedName, ...]

    @rule("614.1a", "111.10")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, CreateToken) or event.controller != scope.controller:
            return None
        bases = [predefined(name.name) for name in self.names]
        if event.base not in bases:
            return None
        return tuple(CreateToken(controller=event.controller, base=base, by=event.by, tapped=event.tapped) for base in bases)
