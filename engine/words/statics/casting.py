"""What may and may not be cast, countered or played: prohibitions and permissions of static abilities."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.game.actions import ActivateAbility, CastSpell, PlayLand
from engine.game.casting import Cast
from engine.game.costs import Alternative, CostChange, parts_of, split
from engine.game.machine import Game
from engine.game.mana import is_mana_ability
from engine.game.meaning import Condition, CostPart, PlayerReference, Static
from engine.game.objects import Id, Zone
from engine.game.resolving import Counter
from engine.game.scope import Scope
from engine.game.turn.structure import is_combat
from engine.game.verdict import Verdict, forbidden
from engine.phrase import Word, says
from engine.rulebook import rule, rules_of
from engine.words.claims import Claim
from engine.words.filters.activated import is_one_of
from engine.words.filters.description import ObjectFilter
from engine.words.keywords.kicker import OfThisSpell
from engine.words.statics.costs import PayTheMana
from engine.words.times import Time as PartOfTurn


@says(
    "~ can't be countered.", "~ can't be countered by spells or abilities.",
    "~ can't be countered if {condition}.", "if {condition}, ~ can't be countered.",
)
class CantBeCountered(Static, frozen=True):
    """The spell itself can't be countered, perhaps only if something is so."""

    condition: Condition | None = None
    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.STACK})

    @rule("701.6a", "101.2")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, Counter) or action.object != scope.source:
            return None
        if self.condition is None or self.condition.holds(game, scope):
            return forbidden(f"{game.name(scope.source)} can't be countered.", game.name(scope.source))
        return None


@says("{spells:many} can't be countered.")
class SpellsCantBeCountered(Static, frozen=True):
    """Spells of a kind can't be countered."""

    spells: ObjectFilter

    @rule("701.6a", "101.2")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if isinstance(action, Counter) and self.spells.match(game, action.object, scope):
            return forbidden(f"{game.name(action.object)} can't be countered.", game.name(scope.source))
        return None


class Time(Word, frozen=True):
    """When a prohibition holds."""

    def holds(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether it is that time, for the player it is about."""
        return False


@says("during your turn", "during combat")
class During(Time, frozen=True):
    """In the turn of the controller of the ability, or in combat."""

    def holds(self, game: Game, scope: Scope, player: Id) -> bool:
        if self.wording == 1:
            return is_combat(game.state.turn.step)
        return game.state.is_active(scope.controller)


@says("during their own turns", "during their turns")
class DuringTheirs(Time, frozen=True):
    """In their own turns."""

    def holds(self, game: Game, scope: Scope, player: Id) -> bool:
        return game.state.is_active(player)


@says("{players} can't cast more than one spell each turn.")
class OneSpellEachTurn(Static, frozen=True):
    """One spell a turn for each player."""

    players: PlayerReference

    @rule("101.2", "601.3")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, CastSpell) or action.player not in self.players.find(game, scope):
            return None
        if not any(isinstance(e, Cast) and e.player == action.player for e in game.state.history):
            return None
        name = game.name(action.player)
        return forbidden(f"{name} has cast a spell this turn already.", game.name(scope.source))


@says(
    "activated abilities of {things:many} can't be activated.",
    "activated abilities of {things:many} can't be activated unless they're mana abilities.",
)
class AbilitiesCantBeActivated(Static, frozen=True):
    """Activated abilities of some things can't be activated."""

    things: ObjectFilter

    @rule("101.2", "602.5")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, ActivateAbility) or not is_one_of(game, self.things, action.source, scope):
            return None
        if self.wording == 1 and is_mana_ability(action.ability):
            return None
        text = f"Activated abilities of {game.name(action.source)} can't be activated."
        verdict = forbidden(text, game.name(scope.source))
        return verdict.cited(rules_of(_about_mana if self.wording == 1 or is_mana_ability(action.ability) else type(self).forbid))


@rule("101.2", "602.5", "605.1a", "605.3")
def _about_mana() -> None:
    """Mana abilities are activated abilities too, activated by the same rules."""


@says("{players} can't play lands")
class CantPlayLands(Claim, frozen=True):
    """Players can't play lands."""

    players: PlayerReference

    @rule("101.2", "305.1")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if isinstance(action, PlayLand) and action.player in self.players.find(game, scope):
            return forbidden(f"{game.name(action.player)} can't play lands.", game.name(scope.source))
        return None


class Rather(OfThisSpell, frozen=True):
    """Another cost may be paid rather than the mana cost of the spell itself."""

    def offer(self, parts: tuple[CostPart, ...]) -> Iterable[CostChange]:
        """The cost as an offer."""
        mana, others = split(parts_of(parts))
        return (Alternative(name="alternative cost", mana=mana, parts=others),)


@says(
    "you may {cost:and+} rather than pay ~'s mana cost.",
    "you may {cost:and+} rather than pay the mana cost for ~.",
    "if {condition}, you may {cost:and+} rather than pay ~'s mana cost.",
    "if {condition}, you may {cost:and+} rather than pay the mana cost for ~.",
    "if {condition}, rather than pay ~'s mana cost, you may {cost:and+}.",
)
class RatherParts(Rather, frozen=True):
    """Something else is done."""

    cost: tuple[CostPart, ...]
    condition: Condition | None = None

    @rule("118.9")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        if self.condition is not None and not self.condition.holds(game, scope):
            return ()
        return self.offer(self.cost)


@says(
    "you may {mana}[ and {cost:and+}] rather than pay ~'s mana cost.",
    "if {condition}, you may {mana}[ and {cost:and+}] rather than pay ~'s mana cost.",
    "you may {mana}[ and {cost:and+}] rather than pay ~'s mana cost if {condition}.",
)
class RatherMana(Rather, frozen=True):
    """Other mana is paid, and perhaps something done besides."""

    mana: PayTheMana
    cost: tuple[CostPart, ...] = ()
    condition: Condition | None = None

    @rule("118.9")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        if self.condition is not None and not self.condition.holds(game, scope):
            return ()
        return self.offer((self.mana.mana, *self.cost))


@says(
    "if {condition}, you may cast ~ without paying its mana cost.",
    "if {condition} and {other}, you may cast ~ without paying its mana cost.",
)
class RatherNothing(Rather, frozen=True):
    """Nothing is paid."""

    condition: Condition
    other: Condition | None = None

    @rule("118.9")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        both = self.condition.holds(game, scope) and (self.other is None or self.other.holds(game, scope))
        return self.offer(()) if both else ()


@says("cast ~ only {time}.", "cast ~ only {time} and only if {condition}.")
class OnlyCastAt(Static, frozen=True):
    """The spell can be cast only in a certain part of a turn (and when something is so)."""

    time: PartOfTurn
    condition: Condition | None = None
    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.STACK})

    @rule("601.3")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, CastSpell) or action.spell != scope.source:
            return None
        own = Scope.of(scope.source, action.player)
        if self.time.is_now(game, action.player) and (self.condition is None or self.condition.holds(game, own)):
            return None
        return forbidden(f"{game.name(scope.source)} can't be cast now, as its own text says.", game.name(scope.source))


@says("cast ~ only if {condition}.")
class OnlyCastIf(Static, frozen=True):
    """The spell can be cast only when something is so."""

    condition: Condition
    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.STACK})

    @rule("601.3")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, CastSpell) or action.spell != scope.source or self.condition.holds(game, scope):
            return None
        return forbidden(f"{game.name(scope.source)} can't be cast now, as its own text says.", game.name(scope.source))
