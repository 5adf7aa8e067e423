"""References to players."""

from __future__ import annotations

from engine.game.combat.standing import defending_player, defending_players
from engine.game.limited_range_of_influence import only_in_range
from engine.game.machine import Game
from engine.game.meaning import PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.phrase import says
from engine.rulebook import rule
from engine.words.references.antecedents import DEFENDING, ONE_OF_THEM, Antecedent, bound, host


@says("you")
class You(PlayerReference, frozen=True):
    """The controller of the ability."""

    @property
    def plural(self) -> bool:
        return True

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return (scope.controller,)


@says("each player")
class EachPlayer(PlayerReference, frozen=True):
    """All players, in turn order."""

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return only_in_range(game, scope.controller, tuple(game.state.order()))

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What a pronoun after it can mean."""
        return (Antecedent(slot="each", nature="player"),)


@says("each opponent", "your opponents", "each of your opponents")
class EachOpponent(PlayerReference, frozen=True):
    """All opponents, in turn order."""

    @property
    def plural(self) -> bool:
        return self.wording == 1

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(game.state.opponents(scope.controller))

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What a pronoun after it can mean."""
        return (Antecedent(slot="each", nature="player"),)


@says("each other player")
class EachOtherPlayer(PlayerReference, frozen=True):
    """All players but you."""

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return only_in_range(game, scope.controller, tuple(p for p in game.state.order() if p != scope.controller))

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What a pronoun after it can mean."""
        return (Antecedent(slot="each", nature="player"),)


@says("an opponent")
class AnOpponent(PlayerReference, frozen=True):
    """Any one of the opponents, as in "an opponent controls"."""

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(game.state.opponents(scope.controller))


@says("a player")
class AnyPlayer(PlayerReference, frozen=True):
    """Any one of the players, as in "a player controls"."""

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return only_in_range(game, scope.controller, tuple(game.state.order()))


class TargetedPlayer(TargetReference, PlayerReference, frozen=True):
    """A target that is a player."""

    def allowed(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """The players who fit."""
        return tuple(game.state.order())

    def candidates(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return self.allowed(game, scope)

    def is_legal(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing in self.allowed(game, scope)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What a pronoun after it can mean."""
        return (Antecedent(slot=self.slot, nature="player"),)


@says("target player")
class TargetPlayer(TargetedPlayer, frozen=True):
    """Any one player."""


@says("target opponent")
class TargetOpponent(TargetedPlayer, frozen=True):
    """Any one opponent."""

    def allowed(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(game.state.opponents(scope.controller))


@says("defending player")
class DefendingPlayer(PlayerReference, frozen=True):
    """The player whom the source, or what it is attached to, attacks, or who controls or protects what that attacks."""

    @rule("508.5")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        attacking = game.state.combat.attacking if game.state.combat else {}
        if scope.source not in attacking and "defending" in scope.slots:
            return tuple(scope.slots["defending"])
        spoken_of = (scope.source, *host(game, scope), *bound(game, scope, ONE_OF_THEM))
        attacked = [attacking[t] for t in spoken_of if t in attacking]
        return (defending_player(game, attacked[0]),) if attacked else self._only_one(game)

    def _only_one(self, game: Game) -> tuple[Id, ...]:
        """The one player who defends in this combat, where no attacker is spoken of."""
        defending = defending_players(game)
        return defending if len(defending) == 1 else ()

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What a pronoun after it can mean."""
        return (Antecedent(slot=DEFENDING, nature="player"),)


@says("enchanted player")
class EnchantedPlayer(PlayerReference, frozen=True):
    """The player whom the Aura enchants."""

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return host(game, scope)
