"""Players told apart by what is so of them: "each opponent who lost life this turn"."""

from __future__ import annotations

from typing import ClassVar

from engine.game.damage import Damage
from engine.game.life import LoseLife
from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Discard, Draw
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.clauses import OFFERED
from engine.words.filters.comparisons import Bound
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.references.antecedents import UNABLE, Antecedent


class Fact(Word, frozen=True):
    """What is so of a player."""

    def is_so(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether it is so of this one."""
        return False


@says("each opponent who {fact}", "each player who {fact}", "each other player who {fact}")
class EachWho(PlayerReference, frozen=True):
    """The players of whom something is so, in turn order."""

    fact: Fact

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What a pronoun after it can mean."""
        return (Antecedent(slot="each", nature="player"),)

    @rule("608.2c")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        left_out = (None, scope.controller)[self.wording == 2]
        players = game.state.opponents(scope.controller) if self.wording == 0 else game.state.order()
        return tuple(p for p in players if p != left_out and self.fact.is_so(game, scope.for_each(p), p))


@says("lost life this turn", "lost {bound} life this turn")
class LostLife(Fact, frozen=True):
    """Life was lost this turn."""

    bound: Bound | None = None

    def is_so(self, game: Game, scope: Scope, player: Id) -> bool:
        lost = sum(e.amount for e in game.state.history if isinstance(e, LoseLife) and e.player == player)
        return lost > 0 and (self.bound is None or self.bound.keeps(lost, game, scope))


@says("was dealt damage this turn", "was dealt combat damage this turn")
class WasDealtDamage(Fact, frozen=True):
    """Damage was dealt to them this turn."""

    def is_so(self, game: Game, scope: Scope, player: Id) -> bool:
        dealt = (e for e in game.state.history if isinstance(e, Damage) and e.recipient == player and e.amount > 0)
        return any(self.wording == 0 or e.is_combat for e in dealt)


@says("drew {bound} cards this turn", "discarded {bound} cards this turn", "discarded a card this turn")
class DrewOrDiscarded(Fact, frozen=True):
    """Cards were drawn or discarded this turn."""

    bound: Bound | None = None

    def is_so(self, game: Game, scope: Scope, player: Id) -> bool:
        kind = Draw if self.wording == 0 else Discard
        many = sum(isinstance(e, kind) and e.player == player for e in game.state.history)
        return many > 0 if self.bound is None else self.bound.keeps(many, game, scope)


@says("controls a(n) {things}", "doesn't control a(n) {things}")
class ControlsOne(Fact, frozen=True):
    """They control something that fits, or nothing."""

    things: ObjectFilter

    def is_so(self, game: Game, scope: Scope, player: Id) -> bool:
        theirs = any(game.controller(t) == player for t in candidates(game, self.things, scope))
        return theirs == (self.wording == 0)


@says("has less life than you", "has more life than you")
class HasOtherLife(Fact, frozen=True):
    """Their life total is lower or higher than the controller's."""

    def is_so(self, game: Game, scope: Scope, player: Id) -> bool:
        theirs, own = game.state.players[player].life, game.state.players[scope.controller].life
        return theirs < own if self.wording == 0 else theirs > own


@says("has {bound} cards in hand", "has more cards in hand than you", "has more cards in their hand than you")
class HasCardsInHand(Fact, frozen=True):
    """Their hand has so many cards, or more than the controller's."""

    bound: Bound | None = None

    def is_so(self, game: Game, scope: Scope, player: Id) -> bool:
        theirs, own = (len(game.state.zone(Zone.HAND, p)) for p in (player, scope.controller))
        return theirs > own if self.bound is None else self.bound.keeps(theirs, game, scope)


@says("does", "doesn't", "didn't")
class DidIt(Fact, frozen=True, kw_only=True):
    """They did what the sentence before let them do, or did not."""

    slot: str = ""
    refers: ClassVar[str] = OFFERED

    @rule("608.2d")
    def is_so(self, game: Game, scope: Scope, player: Id) -> bool:
        did = player in (scope.slots.get("did") or ())
        return did if self.wording == 0 else player in scope.slots.get(OFFERED, ()) and not did


@says("can't")
class CouldNot(Fact, frozen=True, kw_only=True):
    """They had nothing to do with what they were told to do it."""

    slot: str = ""
    refers: ClassVar[str] = UNABLE

    @rule("608.2d")
    def is_so(self, game: Game, scope: Scope, player: Id) -> bool:
        return player in scope.slots.get(UNABLE, ())
