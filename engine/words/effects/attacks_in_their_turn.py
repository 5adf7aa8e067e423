"""Having to attack in another player's next turn."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game.actions import DeclareAttack
from engine.game.combat.requirements import Requirement
from engine.game.continuous import begin
from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.clauses import FullClause
from engine.words.modifications.restrictions import RestrictedNow, Restriction
from engine.words.permissions.how_long import UntilTheirTurnEnds
from engine.words.references.objects import All, Each
from engine.words.references.possessive import PlayersOwn
from engine.words.sentences import Core


@says("attack{s^} if able", "attack{s^} ~ if able", "attack{s^} you if able")
class AttackThen(Word, frozen=True):
    """Attacking anything, the object itself, or the controller of the ability."""

    def toward(self, game: Game, scope: Scope) -> tuple[Id, ...] | None:
        """What has to be attacked (nothing: anything); None when it is not there any more."""
        if self.wording == 1:
            return (scope.source,) if game.exists(scope.source) else None
        return (scope.controller,) if self.wording == 2 else ()


class MustAttackInTurnOf(Restriction, frozen=True):
    """They must attack in the turn of one player; made, never read."""

    player: Id
    how: AttackThen

    @rule("508.1d")
    def requires(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Iterable[Requirement]:
        if not isinstance(action, DeclareAttack) or not game.state.is_active(self.player):
            return ()
        toward = self.how.toward(game, scope)
        if toward is None:
            return ()
        return tuple(Requirement(creature=c, toward=toward, source=game.name(scope.source)) for c in meant)


@says("during {whose} next turn, {subject} {how@subject}")
class AttackInTheirTurn(Core, frozen=True):
    """Whatever fits then must attack in the next turn of a player."""

    whose: PlayersOwn
    subject: ObjectReference
    how: AttackThen

    def __post_init__(self) -> None:
        if not isinstance(self.subject, All | Each):
            raise Unfit

    @rule("611.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        for player in self.whose.find(game, scope):
            must = (MustAttackInTurnOf(player=player, how=self.how),)
            word = RestrictedNow(objects=(), restrictions=must, described=self.subject.things)
            begin(game, scope, word, UntilTheirTurnEnds(player=player))


@says("{subject} attack{s} ~ during its controller's next turn if able")
class AttacksThisInItsTurn(FullClause, frozen=True):
    """Objects must attack the object itself in the next turn of their controllers."""

    subject: ObjectReference

    @rule("611.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        for thing in self.subject.find(game, scope):
            if game.exists(thing):
                player = game.controller(thing)
                must = (MustAttackInTurnOf(player=player, how=AttackThen(wording=1)),)
                word = RestrictedNow(objects=(thing,), restrictions=must)
                begin(game, scope, word, UntilTheirTurnEnds(player=player), affected=(thing,))
