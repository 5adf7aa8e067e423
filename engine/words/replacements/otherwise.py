"""Something quite different instead: of losing the game, of drawing, of creating certain tokens."""

from __future__ import annotations

from engine.game.events import Event, Perform
from engine.game.machine import Game
from engine.game.meaning import Condition, Effect
from engine.game.objects import Id
from engine.game.players import LoseGame
from engine.game.scope import Scope
from engine.game.teams import sharing_life
from engine.game.turn import BeginStep
from engine.game.zones import CreateToken, Draw
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.clauses import PlayersDo, PlayersMay, can_do, says_yes
from engine.words.effects.predefined import PredefinedName, predefined
from engine.words.references.players import You
from engine.words.replacements.instead import Instead
from engine.words.sentences import Instructions, Sentence, Simple


@says("if you would lose the game, instead {sentence}")
class RatherThanLose(Instead, frozen=True):
    """The controller does something instead of losing the game."""

    sentence: Sentence

    @rule("614.1a", "104.3")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, LoseGame) or scope.controller not in sharing_life(game.state, event.player):
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
NOT_THE_FIRST = " other than the first in {whose} own draw steps"


@says(
    "you would draw a card" + BUT_THE_FIRST.format(who="you", whose="your"),
    "an opponent would draw a card" + BUT_THE_FIRST.format(who="they", whose="their"),
    "a player would draw a card" + BUT_THE_FIRST.format(who="they", whose="their"),
    "you would draw a card" + NOT_THE_FIRST.format(whose="your"),
    "an opponent would draw a card" + NOT_THE_FIRST.format(whose="their"),
    "a player would draw a card" + NOT_THE_FIRST.format(whose="their"),
)
class DrawButTheFirst(Drawing, frozen=True):
    """Any draw but the first in the player's own draw step."""

    def match(self, game: Game, player: Id, scope: Scope) -> bool:
        fits = (player == scope.controller, player != scope.controller, True)[self.wording % 3]
        return fits and not self._is_first(game, player)

    def _is_first(self, game: Game, player: Id) -> bool:
        turn = game.state.turn
        if not game.state.is_active(player) or turn.step != "draw":
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
        if self.drawing.wording > 0 and not _is_of_you(self.sentence):
            raise Unfit  # what somebody else does instead is another effect

    @rule("614.1a", "614.11", "121.6")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Draw) or not self.drawing.match(game, event.player, scope):
            return None
        rather = _taken(game, self.sentence, scope)
        return None if rather is None else (Perform(effect=rather, scope=scope),)


@rule("608.2d")
def _taken(game: Game, sentence: Sentence, scope: Scope) -> Sentence | None:
    """What is done instead; None where that is only offered, and is not taken or can't be done."""
    offer = sentence.clause if isinstance(sentence, Simple) else None
    if not isinstance(offer, PlayersMay):
        return sentence
    able = tuple(p for p in offer.subject.find(game, scope) if can_do(game, scope, p, offer.phrase))
    if not able or not all(says_yes(game, scope, p, offer) for p in able):
        return None
    return Simple(clause=PlayersDo(subject=offer.subject, phrase=offer.phrase))


def _is_of_you(sentence: Sentence) -> bool:
    """Whether a sentence says outright that the controller does it."""
    clause = sentence.clause if isinstance(sentence, Simple) else None
    return isinstance(clause, PlayersDo) and isinstance(clause.subject, You)


class InItsPlace(Effect, frozen=True):
    """Several sentences in order, which find again what they move; made, never read."""

    body: Instructions

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        own, outer = scope.apart(), game.resolving
        game.resolving = own
        try:
            self.body.happen(game, own)
        finally:
            game.resolving = outer
            if outer is not None:
                outer.follows.update(own.follows)


@says("if {drawing}, {sentence} instead. {after:sentences+}")
class RatherThanDrawMore(Instead, frozen=True):
    """The controller does several things instead of drawing."""

    drawing: Drawing
    sentence: Sentence
    after: tuple[Sentence, ...]

    def __post_init__(self) -> None:
        if self.drawing.wording > 0:
            raise Unfit  # what somebody else does instead is another effect
        self._body()  # sentences that do not follow each other do not fit

    def _body(self) -> Instructions:
        return Instructions(sentences=(self.sentence, *self.after))

    @rule("614.1a", "614.11", "121.6")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Draw) or event.player != scope.controller or not self.drawing.match(game, event.player, scope):
            return None
        return (Perform(effect=InItsPlace(body=self._body()), scope=scope),)


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
