"""What abilities players can't activate."""

from __future__ import annotations

from typing import Any

from engine.game.actions import ActivateAbility
from engine.game.machine import Game
from engine.game.mana import is_mana_ability
from engine.game.meaning import PlayerReference, Static
from engine.game.scope import Scope
from engine.game.turn.structure import is_combat
from engine.game.verdict import Verdict, forbidden
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.filters.activated import is_one_of
from engine.words.filters.description import ObjectFilter
from engine.words.statics.casting_bans import Ban


class Abilities(Word, frozen=True):
    """Activated abilities that players can't activate."""

    def are(self, game: Game, action: ActivateAbility, scope: Scope) -> bool:
        """Whether the ability is one of them."""
        return True


@says("abilities that aren't mana abilities", "abilities that aren't mana abilities or loyalty abilities")
class NoManaAbilities(Abilities, frozen=True):
    """Those that are no mana abilities (and no loyalty abilities)."""

    @rule("605.1a", "606.1")
    def are(self, game: Game, action: ActivateAbility, scope: Scope) -> bool:
        is_loyalty = self.wording == 1 and action.ability.is_loyalty
        return not is_mana_ability(action.ability) and not is_loyalty


@says("planeswalkers' loyalty abilities")
class LoyaltyAbilities(Abilities, frozen=True):
    """Loyalty abilities."""

    @rule("606.1")
    def are(self, game: Game, action: ActivateAbility, scope: Scope) -> bool:
        return bool(action.ability.is_loyalty)


@says("abilities of {things:many}")
class AbilitiesOf(Abilities, frozen=True):
    """Those of things that fit."""

    things: ObjectFilter

    def are(self, game: Game, action: ActivateAbility, scope: Scope) -> bool:
        return is_one_of(game, self.things, action.source, scope)


@rule("101.2", "602.5")
def no_ability(game: Game, action: ActivateAbility, scope: Scope) -> Verdict:
    """The answer that a player is kept from activating it."""
    who, source = game.name(action.player), game.name(scope.source)
    return forbidden(f"{source} keeps {who} from activating that ability of {game.name(action.source)}.", source)


@says("{players} can't activate {abilities}.")
class CantActivateThose(Static, frozen=True):
    """Players can't activate such abilities."""

    players: PlayerReference
    abilities: Abilities

    @rule("101.2", "602.5")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, ActivateAbility) or action.player not in self.players.find(game, scope):
            return None
        return no_ability(game, action, scope) if self.abilities.are(game, action, scope) else None


@says("{ban} or activate {abilities}.", "during combat, {ban} or activate {abilities}.")
class NeitherCastNorUse(Static, frozen=True):
    """Players can't cast such spells or activate such abilities (in combat)."""

    ban: Ban
    abilities: Abilities

    @rule("101.2", "601.3", "602.5")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if self.wording == 1 and not is_combat(game.state.turn.step):
            return None
        if not isinstance(action, ActivateAbility):
            return self.ban.forbid(game, action, scope)
        mine = action.player in self.ban.players.find(game, scope) and self.abilities.are(game, action, scope)
        return no_ability(game, action, scope) if mine else None
