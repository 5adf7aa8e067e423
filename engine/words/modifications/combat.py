"""What is said of objects in combat besides what they can't do: attacking despite defender, damage by toughness, goaded."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game.actions import ActivateAbility, AttackWith, ChooseTarget, DeclareAttack
from engine.game.combat.requirements import Requirement
from engine.game.machine import Game
from engine.game.mana import has_tap_symbol, is_mana_ability
from engine.game.meaning import ObjectReference
from engine.game.objects import Id
from engine.game.qualities import is_type, toughness
from engine.game.scope import Scope
from engine.game.verdict import Verdict, allowed, forbidden
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter
from engine.words.modifications.restrictions import CantBlockSome, Restriction
from engine.words.references.antecedents import is_settled


@says("can attack as though (it|they) didn't have defender")
class AttacksDespiteDefender(Restriction, frozen=True):
    """Defender does not stop them."""

    @rule("702.3b")
    def permit(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        if not isinstance(action, AttackWith) or action.attacker not in meant:
            return None
        return allowed(f"{game.name(action.attacker)} can attack as though it didn't have defender.", game.name(scope.source))


@says("assign{s^} combat damage equal to (its|their) toughness rather than (its|their) power")
class AssignsToughness(Restriction, frozen=True):
    """Combat damage is assigned by toughness."""

    @rule("510.1a")
    def assigns_damage(self, game: Game, creature: Id, meant: tuple[Id, ...], scope: Scope) -> int | None:
        return toughness(game, creature) if creature in meant else None


@says("assign{s^} no combat damage")
class AssignsNone(Restriction, frozen=True):
    """No combat damage is assigned."""

    @rule("510.1a")
    def assigns_damage(self, game: Game, creature: Id, meant: tuple[Id, ...], scope: Scope) -> int | None:
        return 0 if creature in meant else None


@says("can't attack you", "can't attack you or planeswalkers you control")
class CantAttackYou(Restriction, frozen=True):
    """They can't attack the controller of the effect (or the planeswalkers of that player)."""

    @rule("508.1c")
    def forbid(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        if not isinstance(action, AttackWith) or action.attacker not in meant:
            return None
        theirs = self.wording == 1 and is_type(game, action.defender, "planeswalker")
        if action.defender != scope.controller and not (theirs and game.controller(action.defender) == scope.controller):
            return None
        text = f"{game.name(action.attacker)} can't attack {game.name(action.defender)}."
        return forbidden(text, game.name(scope.source))


@says("can't block {things:many}")
class CantBlockThose(CantBlockSome, frozen=True):
    """They can't block some creatures."""

    things: ObjectFilter

    def bars(self, game: Game, attacker: Id, scope: Scope) -> bool:
        return self.things.match(game, attacker, scope)


@says("can't block {other}")
class CantBlockIt(CantBlockSome, frozen=True):
    """They can't block an object that is named."""

    other: ObjectReference

    def __post_init__(self) -> None:
        if not is_settled(self.other):
            raise Unfit

    def bars(self, game: Game, attacker: Id, scope: Scope) -> bool:
        return attacker in self.other.find(game, scope)


@says("can't be the target of {spells:many}")
class CantBeTarget(Restriction, frozen=True):
    """They can't be the targets of some spells."""

    spells: ObjectFilter

    def __post_init__(self) -> None:
        if "spell" not in self.spells.nouns():
            raise Unfit

    @rule("115.1", "101.2")
    def forbid(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        if not isinstance(action, ChooseTarget) or action.target not in meant:
            return None
        of = action.source if action.of is None else action.of
        if not game.exists(of) or not self.spells.match(game, of, scope):
            return None
        return forbidden(f"{game.name(action.target)} can't be the target of {game.name(of)}.", game.name(scope.source))


@says(
    "can't be the target of spells or abilities your opponents control",
    "can't be the targets of spells or abilities your opponents control",
)
class OpponentsCantTarget(Restriction, frozen=True):
    """They can't be the targets of anything that opponents control."""

    @rule("115.1", "101.2")
    def forbid(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        if not isinstance(action, ChooseTarget) or action.target not in meant:
            return None
        if action.player not in game.state.opponents(scope.controller):
            return None
        why = f"{game.name(action.target)} can't be the target of what opponents of {game.name(scope.controller)} control."
        return forbidden(why, game.name(scope.source))


@says(
    "(its|their) activated abilities can't be activated",
    "(its|their) activated abilities can't be activated unless they're mana abilities",
    "(its|their) activated abilities with {T} in their (costs|activation costs) can't be activated",
)
class CantActivate(Restriction, frozen=True):
    """Their activated abilities (but mana abilities, or with the tap symbol) can't be activated; said after something else."""

    @rule("101.2", "602.5")
    def forbid(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Verdict | None:
        if not isinstance(action, ActivateAbility) or action.source not in meant:
            return None
        if (False, is_mana_ability(action.ability), not has_tap_symbol(action.ability))[min(self.wording // 2, 2)]:
            return None
        text = f"Activated abilities of {game.name(action.source)} can't be activated."
        return forbidden(text, game.name(scope.source))


@says("{is/are^} goaded")
class IsGoaded(Restriction, frozen=True):
    """They must attack, and attack another player than the one who goads, if they can."""

    @rule("701.15b")
    def requires(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Iterable[Requirement]:
        if not isinstance(action, DeclareAttack):
            return ()
        name = game.name(scope.source)
        attack = tuple(Requirement(creature=c, source=name, goaded_by=scope.controller) for c in meant)
        return (*attack, *(Requirement(creature=c, away=(scope.controller,), source=name) for c in meant))
