"""Keywords that involve other creatures: backup, provoke, enlist, encore."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.game.actions import DeclareAttack, DeclareBlock
from engine.game.combat.events import Attacks
from engine.game.combat.requirements import Requirement
from engine.game.copying import copiable
from engine.game.counters import PutCounters
from engine.game.enlisting import Enlisted
from engine.game.events import Event, Perform
from engine.game.machine import Game
from engine.game.meaning import Ability, Effect, Keyword, Reference, Static
from engine.game.objects import Id, Zone
from engine.game.qualities import is_creature, power
from engine.game.scope import Scope
from engine.game.status import Tap, Untap
from engine.game.token_copies import two_faced
from engine.game.triggers import reflexive
from engine.game.zones import CreateToken, arrived
from engine.phrase import says
from engine.rulebook import rule
from engine.words.durations import UntilEndOfCombat, UntilEndOfTurn
from engine.words.effects.until import start
from engine.words.keywords.alternative import Gains
from engine.words.keywords.for_a_turn import SacrificeThem, until_end_step
from engine.words.keywords.graveyard import SORCERY, ExileThis
from engine.words.keywords.spelling import Costed, FromGraveyard, MadeTriggered, Numbered, costed, event, reference, verb
from engine.words.modifications.abilities import HasThese
from engine.words.modifications.restrictions import Restriction

YES_OR_NO = ((True, "yes"), (False, "no"))


class BacksUp(Effect, frozen=True):
    """Counters on the target, and for another creature the abilities printed below; made, never read."""

    number: int
    target: Reference

    @rule("702.165a")
    def happen(self, game: Game, scope: Scope) -> None:
        for thing in self.target.find(game, scope):
            if not game.exists(thing):
                continue
            game.happen(PutCounters(on=thing, kind="+1/+1", amount=self.number, by=scope.controller))
            below = self._below(game, scope)
            if thing != scope.source and below:
                start(game, scope, (HasThese(abilities=below),), (thing,), UntilEndOfTurn())

    @rule("702.165d")
    def _below(self, game: Game, scope: Scope) -> tuple[Ability, ...]:
        printed = game.object(scope.source).base.abilities
        places = [n for n, a in enumerate(printed) if isinstance(a, Backup)]
        return tuple(a for a in printed[places[0] + 1 :] if not isinstance(a, Backup)) if places else ()


@says("backup {number}")
class Backup(Numbered, frozen=True):
    """It gives counters and abilities to another as it enters."""

    name: ClassVar[str] = "backup"

    @rule("702.165a")
    def means(self) -> tuple[Ability, ...]:
        gives = BacksUp(number=self.number, target=reference("target creature"))
        return (MadeTriggered(trigger=event("~ enters"), effect=gives),)


class MustBlockThat(Restriction, frozen=True):
    """They must block one attacker; made, never read."""

    attacker: Id

    @rule("509.1c")
    def requires(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Iterable[Requirement]:
        if not isinstance(action, DeclareBlock):
            return ()
        return tuple(Requirement(creature=c, toward=(self.attacker,), source=game.name(scope.source)) for c in meant)


class Provokes(Effect, frozen=True):
    """The target may be untapped and made to block; made, never read."""

    target: Reference

    @rule("702.39a")
    def happen(self, game: Game, scope: Scope) -> None:
        for thing in self.target.find(game, scope):
            prompt = f"Have {game.name(thing)} block {game.name(scope.source)}?"
            if game.exists(thing) and game.choose_one(scope.controller, "may", YES_OR_NO, about=scope.source, prompt=prompt):
                game.happen(Untap(object=thing))
                start(game, scope, (MustBlockThat(attacker=scope.source),), (thing,), UntilEndOfCombat())


@says("provoke")
class Provoke(Keyword, frozen=True):
    """It has a creature block it."""

    name: ClassVar[str] = "provoke"

    @rule("702.39a")
    def means(self) -> tuple[Ability, ...]:
        provokes = Provokes(target=reference("target creature defending player controls"))
        return (MadeTriggered(trigger=event("~ attacks"), effect=provokes),)

    @rule("702.39b")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


class GrowsByPower(Effect, frozen=True):
    """It gets +X/+0 for the power of the creature that was tapped; made, never read."""

    @rule("702.154a")
    def happen(self, game: Game, scope: Scope) -> None:
        by = sum(max(0, power(game, t)) for t in scope.slots.get("enlisted", ()))
        verb(f"get +{by}/+0 until end of turn").act(game, scope, (scope.source,))


class Enlists(Effect, frozen=True):
    """A creature that does not attack may be tapped; made, never read."""

    @rule("702.154a")
    def happen(self, game: Game, scope: Scope) -> None:
        attacking = game.state.combat.attacking if game.state.combat is not None else {}
        mine = (o for o in game.state.battlefield() if not o.is_tapped and game.controller(o.id) == scope.controller)
        able = [(o.id, game.name(o.id)) for o in mine if o.id not in attacking and is_creature(game, o.id) and not o.is_sick]
        chosen = game.choose(scope.controller, "enlist", able, minimum=0, maximum=1, about=scope.source, prompt="Enlist which?")
        if chosen:
            game.happen(*(Tap(object=t) for t in chosen), *(Enlisted(by=scope.source, other=t) for t in chosen))
            grows = MadeTriggered(trigger=event("~ attacks"), effect=GrowsByPower())
            reflexive(game, grows, scope, enlisted=tuple(chosen))


class EnlistsAsItAttacks(Static, frozen=True):
    """As it attacks a creature may be enlisted."""

    @rule("702.154a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Attacks) or event.attacker != scope.source:
            return None
        return (event, Perform(effect=Enlists(), scope=scope.apart()))


@says("enlist")
class Enlist(Keyword, frozen=True):
    """Another creature lends its power."""

    name: ClassVar[str] = "enlist"

    @rule("702.154a")
    def means(self) -> tuple[Ability, ...]:
        return (EnlistsAsItAttacks(),)


class MustAttackThat(Restriction, frozen=True):
    """They must attack one player; made, never read."""

    player: Id

    @rule("508.1d")
    def requires(self, game: Game, action: object, meant: tuple[Id, ...], scope: Scope) -> Iterable[Requirement]:
        if not isinstance(action, DeclareAttack):
            return ()
        return tuple(Requirement(creature=c, toward=(self.player,), source=game.name(scope.source)) for c in meant)


TO_ATTACK = "to attack"
"""What a token remembers the opponent by for whom it was created."""


class CopiesForOpponents(Effect, frozen=True):
    """For each opponent a copy that must attack them, with haste, until the end of the turn; made, never read."""

    @rule("702.141a")
    def happen(self, game: Game, scope: Scope) -> None:
        base = copiable(game, scope.source)
        made = game.happen(*(two_faced(game, CreateToken(
            controller=scope.controller, base=base, is_copy=True, by=scope.source, chosen={TO_ATTACK: opponent},
        ), scope.source) for opponent in game.state.opponents(scope.controller)))
        new = arrived(game, made, Zone.BATTLEFIELD)
        start(game, scope, (Gains(keyword="haste"),), new, None)
        for token in new:
            player = game.object(token).chosen[TO_ATTACK]
            start(game, scope, (MustAttackThat(player=player),), (token,), UntilEndOfTurn())
        until_end_step(game, scope, new, SacrificeThem())


@says(*costed("encore"))
class Encore(Costed, frozen=True):
    """Copies of it attack every opponent."""

    name: ClassVar[str] = "encore"

    @rule("702.141a")
    def means(self) -> tuple[Ability, ...]:
        return (FromGraveyard(cost=(*self.cost, ExileThis()), effect=CopiesForOpponents(), limits=SORCERY),)
