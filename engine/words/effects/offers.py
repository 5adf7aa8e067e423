"""What anybody may do to bring something about: "any player may pay 5 life. If a player does, ..."; paying again and again."""

from __future__ import annotations

from typing import ClassVar

from engine.game.actions import Action
from engine.game.machine import Game
from engine.game.meaning import EventPattern
from engine.game.objects import Id
from engine.game.options import MOST_X
from engine.game.paying import pay_mana
from engine.game.scope import Scope
from engine.game.triggers import reflexive
from engine.game.trying import possible
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.clauses import PlayerPhrase, can_do, says_yes
from engine.words.costs.basic import Mana
from engine.words.effects.delayed import Later, StepBegins
from engine.words.references.antecedents import Antecedent
from engine.words.sentences import Core, Sentence


@says("any player", "any opponent")
class Anybody(Word, frozen=True):
    """Whoever wants to, of all players or of all opponents."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Each of them can be spoken of as it is offered."""
        return (Antecedent(slot="each", nature="player"),)

    @rule("101.4")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """The players, the one whose turn it is first."""
        order = tuple(game.state.order())
        return order if self.wording == 0 else tuple(p for p in order if p in game.state.opponents(scope.controller))


@says("{who} may {phrase}")
class AnybodyMay(Word, frozen=True):
    """What is offered to all players, or to all opponents."""

    closes: ClassVar[bool] = True
    known_inside: ClassVar[tuple[str, ...]] = ("each",)
    who: Anybody
    phrase: PlayerPhrase

    @rule("608.2d")
    def is_done(self, game: Game, scope: Scope) -> bool:
        """Ask each in turn order, all players only until one does it; whether anybody did."""
        does = False
        for player in self.who.find(game, scope):
            if can_do(game, scope, player, self.phrase) and says_yes(game, scope, player, self.phrase):
                self.phrase.act(game, scope.for_each(player), (player,))
                does = True
                if self.who.wording == 0:
                    break
        return does


@says("{offer}. if a player does, {sentence}", "{offer}. if (no one|no player) does, {sentence}")
class IfAnybodyDoes(Sentence, frozen=True):
    """Each player may do something, until one does, or each opponent may; if so, or if not, something else happens."""

    offer: AnybodyMay
    sentence: Sentence

    @rule("608.2d")
    def happen(self, game: Game, scope: Scope) -> None:
        if self.offer.is_done(game, scope) == (self.wording == 0):
            self.sentence.happen(game, scope)


TIMES_PAID = "times paid"
"""The slot of how often a cost was paid."""


@says("you may pay {mana} any number of times")
class OfferedOften(Word, frozen=True):
    """A cost that may be paid as often as wanted."""

    closes: ClassVar[bool] = True
    mana: Mana

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How often it was paid can be spoken of."""
        return (Antecedent(slot=TIMES_PAID, nature="number"),)


@says("{offer}. when you pay (this cost|it) one or more times, {sentence}")
class PaidOften(Sentence, frozen=True):
    """A cost is paid as often as wanted; if it was at all, an ability triggers."""

    offer: OfferedOften
    sentence: Core

    @rule("118.12", "603.12")
    def happen(self, game: Game, scope: Scope) -> None:
        symbols, player = self.offer.mana.symbols, scope.controller
        often = [n for n in range(MOST_X + 1) if n == 0 or self._payable(game, scope, symbols * n)]
        options = [(n, str(n)) for n in often]
        many = game.choose_one(player, "number", options, about=scope.source, prompt="How often is it paid?") or 0
        if not many:
            return
        pay_mana(game, player, symbols * many, scope, Action(player=player))
        scope.slots[TIMES_PAID] = many
        trigger: EventPattern = StepBegins(step="")
        reflexive(game, Later(trigger=trigger, effect=self.sentence), scope)

    def _payable(self, game: Game, scope: Scope, symbols: tuple[str, ...]) -> bool:
        action = Action(player=scope.controller)
        return bool(possible(game, lambda branch: pay_mana(branch, scope.controller, symbols, scope, action)))
