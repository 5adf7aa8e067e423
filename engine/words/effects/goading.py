"""Goading creatures and detaining permanents."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.game.actions import ActivateAbility, AttackWith, BlockWith, DeclareAttack
from engine.game.combat.requirements import Requirement
from engine.game.continuous import EndEffect, begin
from engine.game.functioning import statics
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb, Static
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.status import Tap, Untap
from engine.game.verdict import Verdict, forbidden
from engine.phrase import find, says
from engine.rulebook import rule
from engine.words.clauses import FullClause
from engine.words.durations import UntilYourNextTurn
from engine.words.effects.removal import present
from engine.words.filters.base import Adjective
from engine.words.modifications.combat import IsGoaded
from engine.words.modifications.restrictions import RestrictedNow
from engine.words.references.antecedents import Antecedent
from engine.words.references.chosen import told
from engine.words.references.this_way import ThisWay
from engine.words.replacements.damage import is_meant


class Goaded(Static, frozen=True, kw_only=True):
    """A creature must attack, and another player than the one who goaded it if it can; made by an instruction, never read."""

    creature: Id
    by: Id

    @rule("701.15b")
    def requires(self, game: Game, action: object, scope: Scope) -> Iterable[Requirement]:
        """What it must do in a declaration of attackers."""
        if not isinstance(action, DeclareAttack) or not game.exists(self.creature):
            return ()
        name = game.name(scope.source)
        others = tuple(p for p in game.state.players if p != self.by)
        return (
            Requirement(creature=self.creature, source=name, goaded_by=self.by),
            Requirement(creature=self.creature, toward=others, source=name),
        )


@says("goaded")
class IsGoadedNow(Adjective, frozen=True):
    """Goaded by somebody."""

    @rule("701.15a")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return is_goaded(game, thing)


def is_goaded(game: Game, thing: Id) -> bool:
    """Whether somebody goads a creature: it is told to attack for that reason; or was when it was last there."""
    if not game.exists(thing):
        return _was_goaded(game, thing)
    if game.object(thing).zone is not Zone.BATTLEFIELD:
        return False
    action = DeclareAttack(player=game.controller(thing), attacks={})
    goading = ((word, scope) for word, scope in statics(game) if isinstance(word, Goaded) or find(word, IsGoaded))
    told = (each for word, scope in goading for each in word.requires(game, action, scope))
    return any(each.creature == thing and each.goaded_by is not None for each in told)


@rule("608.2h")
def _was_goaded(game: Game, thing: Id) -> bool:
    """Whether a creature that is gone was goaded: effects that goad it still speak of it, Auras are still attached to it."""
    lasting = (e.effect for e in game.state.effects)
    if any(isinstance(w, Goaded) and w.creature == thing for w in lasting):
        return True
    for word, scope in statics(game):
        if isinstance(word, RestrictedNow) and thing in word.objects and find(word, IsGoaded):
            return True
        predicate = word.predicate if isinstance(word, Static) else None
        if predicate is not None and find(predicate, IsGoaded) and is_meant(game, thing, predicate.subject, scope):
            return True
    return False


class Detained(Static, frozen=True, kw_only=True):
    """A permanent can't attack, block or have its abilities activated; made by an instruction, never read."""

    permanent: Id

    @rule("701.35a")
    def forbid(self, game: Game, action: object, scope: Scope) -> Verdict | None:
        attacks = isinstance(action, AttackWith) and action.attacker == self.permanent
        blocks = isinstance(action, BlockWith) and action.blocker == self.permanent
        if attacks or blocks or (isinstance(action, ActivateAbility) and action.source == self.permanent):
            return forbidden(f"{game.name(self.permanent)} is detained.", game.name(scope.source))
        return None


def lasts(game: Game, scope: Scope, word: Static, thing: Id) -> None:
    """Let a designation last until the controller's next turn."""
    begin(game, scope, word, UntilYourNextTurn(), affected=(thing,))


@says("goad{s^} {things}")
class GoadThings(PlayerVerb, frozen=True):
    """Creatures are goaded until the player's next turn."""

    things: ObjectReference
    slot: str = ""
    makes: ClassVar[str] = "goaded"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was goaded can be asked about."""
        return (Antecedent(slot=self.slot, nature="goaded"),)

    @rule("701.15a", "701.15d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, told(game, scope, self.things, players))
        scope.slots[self.slot] = found
        goaded(game, scope, found)


@says("detain{s^} {things}")
class DetainThings(PlayerVerb, frozen=True):
    """Permanents are detained until the player's next turn."""

    things: ObjectReference

    @rule("701.35a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for thing in present(game, scope, told(game, scope, self.things, players)):
            lasts(game, scope, Detained(permanent=thing), thing)


def goaded(game: Game, scope: Scope, things: tuple[Id, ...]) -> None:
    """Goad creatures, each by the controller of the ability."""
    for thing in things:
        word = Goaded(creature=thing, by=scope.controller)
        if not any(e.effect == word for e in game.state.effects):
            lasts(game, scope, word, thing)


@says("untap{s^} and goad{s^} {things}", "tap{s^} and goad{s^} {things}")
class TurnAndGoad(PlayerVerb, frozen=True):
    """Creatures are untapped or tapped, and goaded."""

    things: ObjectReference

    @rule("701.15a", "701.26a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, told(game, scope, self.things, players))
        game.happen(*(Tap(object=t) if self.wording else Untap(object=t) for t in found))
        goaded(game, scope, found)


@says("{thing} {is/are} no longer goaded")
class NoLongerGoaded(FullClause, frozen=True):
    """What instructions goaded stops being so."""

    thing: ObjectReference

    @rule("701.15a")
    def happen(self, game: Game, scope: Scope) -> None:
        meant = set(self.thing.find(game, scope))
        over = [e for e in game.state.effects if isinstance(e.effect, Goaded) and e.effect.creature in meant]
        game.happen(*(EndEffect(id=e.id) for e in over))


@says("{things} goaded this way")
class GoadedThisWay(ThisWay, frozen=True, kw_only=True):
    """Goaded."""

    refers: ClassVar[str] = "goaded"
