"""What players can't play: from some zones, lands of a kind, cards of a chosen name."""

from __future__ import annotations

from typing import Any

from engine.game.actions import CastSpell, PlayLand
from engine.game.continuous import begin
from engine.game.machine import Game
from engine.game.meaning import Duration, PlayerReference, Static
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.verdict import Verdict, forbidden
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.claims import Claim, Claimed
from engine.words.filters.description import ObjectFilter
from engine.words.lasting import Lasting
from engine.words.statics.costs import is_spell

HANDS, OWN = 3, 6
"""How many of the wordings speak of hands, and how many of the player's own zones."""


class FromWhere(Word, frozen=True):
    """The zones from which something is not played."""

    def has(self, game: Game, action: Any, scope: Scope) -> bool:
        """Whether the card is in one of them."""
        return False


@says(
    "from your hand", "from (their hand|their hands)", "from (your graveyard|their graveyard|their graveyards)", "from graveyards",
)
class FromAZone(FromWhere, frozen=True):
    """Hands or graveyards, of the player or anybody's."""

    def has(self, game: Game, action: Any, scope: Scope) -> bool:
        card = action.land if isinstance(action, PlayLand) else action.spell
        origin = action.origin if isinstance(action, CastSpell) and action.origin is not None else game.object(card).zone
        zone = Zone.HAND if self.wording < HANDS else Zone.GRAVEYARD
        is_own = self.wording < OWN and game.object(card).owner == action.player
        return origin is zone and (is_own or self.wording >= OWN)


@says("{players} can't play lands or cast spells {origin}.")
class CantPlayFrom(Static, frozen=True):
    """Players play nothing from some zones."""

    players: PlayerReference
    origin: FromWhere

    @rule("101.2", "601.3", "305.1")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, CastSpell | PlayLand) or action.player not in self.players.find(game, scope):
            return None
        if not self.origin.has(game, action, scope):
            return None
        return forbidden(f"{game.name(action.player)} can't play cards from there.", game.name(scope.source))


@says("{players} can't play (lands|land cards) {origin}.")
class CantPlayLandsFrom(Static, frozen=True):
    """Players play no lands from some zones."""

    players: PlayerReference
    origin: FromWhere

    @rule("101.2", "305.1")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, PlayLand) or action.player not in self.players.find(game, scope):
            return None
        if not self.origin.has(game, action, scope):
            return None
        return forbidden(f"{game.name(action.player)} can't play lands from there.", game.name(scope.source))


@says("{players} can't play {lands}.")
class CantPlaySuchLands(Static, frozen=True):
    """Players play no lands of a kind."""

    players: PlayerReference
    lands: ObjectFilter

    def __post_init__(self) -> None:
        described = self.lands.adjectives or self.lands.qualifiers
        if not self.lands.plural or "land" not in self.lands.nouns() or not described or "card" in self.lands.nouns():
            raise Unfit  # that no lands are played has a word of its own

    @rule("101.2", "305.1")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, PlayLand) or action.player not in self.players.find(game, scope):
            return None
        if not self.lands.match(game, action.land, scope):
            return None
        return forbidden(f"{game.name(action.player)} can't play {game.name(action.land)}.", game.name(scope.source))


@says("{spells} can't be cast and {lands} can't be played")
class NeitherCastNorPlayed(Lasting, Claim, frozen=True, kw_only=True):
    """Spells and lands of a kind are not cast or played."""

    spells: ObjectFilter
    lands: ObjectFilter

    def __post_init__(self) -> None:
        if not self.spells.plural or not self.lands.plural:
            raise Unfit
        if "spell" not in self.spells.nouns() or "land" not in self.lands.nouns():
            raise Unfit

    @rule("101.2", "601.3", "305.1")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if isinstance(action, CastSpell) and is_spell(game, action, self.spells, scope):
            return forbidden(f"{game.name(action.spell)} can't be cast.", game.name(scope.source))
        if isinstance(action, PlayLand) and self.lands.match(game, action.land, scope):
            return forbidden(f"{game.name(action.land)} can't be played.", game.name(scope.source))
        return None

    def begin(self, game: Game, scope: Scope, until: Duration) -> None:
        begin(game, scope, Claimed(claim=self), until)
