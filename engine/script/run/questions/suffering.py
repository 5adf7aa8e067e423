"""Questions about what objects may do and suffer: attack, block, be targeted, countered, destroyed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any, Final

from engine.game.abilities import abilities_of, has_keyword
from engine.game.actions import AttackWith, BlockWith
from engine.game.combat import attackers
from engine.game.combat.blocking import can_block_together, could_block
from engine.game.functioning import objections
from engine.game.objects import Id, Zone
from engine.game.permissions import may
from engine.game.qualities import is_creature
from engine.game.resolving import Counter
from engine.game.scope import Scope
from engine.game.verdict import Verdict, allowed, forbidden
from engine.rulebook import rule
from engine.script.run import pointing
from engine.script.run.faults import Unable
from engine.script.run.questions.attack_to_come import attack_to_come, is_attacking_already
from engine.script.run.questions.finding import Finding, finds
from engine.script.run.questions.targeting import may_target
from engine.script.run.questions.verdicts import any_of, told
from engine.script.run.run import Run
from engine.script.values import AbilityRef, ObjectCan, ObjectRef

_WHERE: Final = (Zone.BATTLEFIELD, Zone.STACK, Zone.GRAVEYARD, Zone.HAND)


@finds(ObjectCan)
def object_can(run: Run, question: ObjectCan) -> Finding:
    """Whether an object can attack, block, be blocked, be targeted ..."""
    verb, is_by = question.verb.removesuffix(" by"), question.verb.endswith(" by")
    checker = _CHECKS.get(verb)
    if checker is None:
        raise Unable(f"Whether something can {question.verb} cannot be told yet.")
    thing = _meant(run, question.object)
    others = [pointing.targets(run.game, run.scene, other)[0] for other in question.other]
    verdict = checker(run, thing, others)
    whom = " and ".join(run.game.name(other) for other in others)
    what = f"{verb} {'by ' if is_by and whom else ''}{whom}".strip()
    name = run.called(thing)
    return told(verdict, f"{name} can {what}.", f"{name} can't {what}.")


def _meant(run: Run, ref: ObjectRef | AbilityRef) -> Id:
    """The object, or the ability on the stack; an ability that is not there counts as its source."""
    if isinstance(ref, ObjectRef):
        return pointing.one(run.game, run.scene, ref, _WHERE)
    found = pointing.on_stack(run.game, run.scene, ref)
    if found:
        return found[0]
    if ref.source is None:
        raise Unable("No such ability is on the stack.")
    return pointing.one(run.game, run.scene, ref.source)


def can_attack(run: Run, thing: Id, others: list[Id]) -> Verdict:
    """Whether it can attack one of these, any opponent when none is said."""
    player = run.game.controller(thing)
    defenders = others or run.game.state.opponents(player)
    to_come = attack_to_come(run, player, [thing])
    if is_attacking_already(run, player, [thing]):
        return to_come
    attacks = [AttackWith(player=player, attacker=thing, defender=defender) for defender in defenders]
    return to_come + any_of([may(run.game, player, attack) for attack in attacks])


def can_attack_at_all(run: Run, player: Id, others: list[Id]) -> Verdict:
    """Whether any creature of the player can."""
    own = [creature.id for creature in creatures(run) if run.game.controller(creature.id) == player]
    if is_attacking_already(run, player, ()):
        return attack_to_come(run, player, ())
    return any_of([can_attack(run, thing, others) for thing in own]) if own else _nothing_to_attack_with(run.game.name(player))


@rule("508.1a")
def _nothing_to_attack_with(name: str) -> Verdict:
    return forbidden(f"{name} controls no creature.")


def _block(run: Run, thing: Id, others: list[Id]) -> Verdict:
    combat = run.game.state.combat
    attacking = others or (list(combat.attacking) if combat else [])
    if not attacking:
        return _block_anything(run, thing)
    verdict = any_of([_in_company(run, thing, a) for a in attacking])
    return verdict + _sick_may_block(run, thing) if verdict and run.game.object(thing).is_sick else verdict


@rule("509.1b")
def _block_anything(run: Run, thing: Id) -> Verdict:
    """Whether it could block if something attacked."""
    player, name = run.game.controller(thing), run.game.name(thing)
    others = [o.id for o in creatures(run) if run.game.controller(o.id) != player] or [thing]
    verdict = any_of([objections(run.game, BlockWith(player=player, blocker=thing, attacker=other)) for other in others])
    return verdict + (forbidden(f"{name} is tapped.") if run.game.object(thing).is_tapped else Verdict())


@rule("302.6")
def _sick_may_block(run: Run, thing: Id) -> Verdict:
    return allowed(f"Summoning sickness keeps {run.game.name(thing)} from attacking, not from blocking.")


def can_be_blocked(run: Run, thing: Id, others: list[Id]) -> Verdict:
    """Whether one of these can block it, any creature of another player when none is said."""
    blockers = others or [o.id for o in creatures(run) if run.game.controller(o.id) != run.game.controller(thing)]
    return any_of([_in_company(run, blocker, thing) for blocker in blockers])


def may_block(run: Run, blocker: Id, attacker: Id) -> Verdict:
    """Whether one may block the other: before attackers are declared, whether it could if that attacked."""
    game, player = run.game, run.game.controller(blocker)
    attacks_yet = bool(attackers(game)) or not attack_to_come(run, game.controller(attacker), [attacker])
    if attacks_yet or not is_creature(game, attacker):
        return may(game, player, BlockWith(player=player, blocker=blocker, attacker=attacker))
    return could_block(game, player, blocker, attacker)


def _in_company(run: Run, blocker: Id, attacker: Id) -> Verdict:
    """Whether one may block the other, be it only together with others that may."""
    verdict, player = may_block(run, blocker, attacker), run.game.controller(blocker)
    if not verdict:
        return verdict
    able = [o.id for o in creatures(run) if run.game.controller(o.id) == player and may_block(run, o.id, attacker)]
    return verdict + with_company(run, attacker, blocker, able)


@rule("509.1b")
def with_company(run: Run, attacker: Id, blocker: Id, able: list[Id]) -> Verdict:
    """Whether it can block the attacker alone, or together with others of its controller that could: why not alone."""
    player = run.game.controller(blocker)
    alone = can_block_together(run.game, player, attacker, (blocker,))
    others = [b for b in able if b != blocker and run.game.controller(b) == player]
    groups = (group for n in range(1, _COMPANY) for group in combinations(others, n))
    if alone or not any(can_block_together(run.game, player, attacker, (blocker, *group)) for group in groups):
        return alone
    return allowed(f"{run.game.name(blocker)} can block it only together with another creature.")


_COMPANY: Final = 4
"""One more than the most creatures with which one is tried together."""


def _be_targeted(run: Run, thing: Id, others: list[Id]) -> Verdict:
    if not others:
        raise Unable("Say what would target it.")
    return may_target(run, run.game.controller(others[0]), others[0], thing)


def _target(run: Run, thing: Id, others: list[Id]) -> Verdict:
    if not others:
        raise Unable("Say what it would target.")
    return any_of([may_target(run, run.game.controller(thing), thing, other) for other in others])


def _be_countered(run: Run, thing: Id, others: list[Id]) -> Verdict:
    """Spells and abilities can be countered while they are on the stack, unless something says that they can't."""
    name, controller = run.game.name(thing), run.game.controller(thing)
    if run.game.object(thing).zone is not Zone.STACK and "land" in run.game.characteristics(thing).types:
        return _uses_no_stack(name)
    counter = Counter(object=thing)
    own = [a.forbid(run.game, counter, Scope.of(thing, controller)) for a in abilities_of(run.game, thing).forbidding]
    verdict = objections(run.game, counter)
    return verdict if not verdict else next((said for said in own if said), verdict)


@rule("305.1")
def _uses_no_stack(name: str) -> Verdict:
    return forbidden(f"{name} is a land: playing it does not use the stack.")


def _be_destroyed(run: Run, thing: Id, others: list[Id]) -> Verdict:
    return _indestructible(run.game.name(thing)) if has_keyword(run.game, thing, "indestructible") else Verdict()


@rule("702.12b")
def _indestructible(name: str) -> Verdict:
    return forbidden(f"{name} has indestructible.")


def _be_sacrificed(run: Run, thing: Id, others: list[Id]) -> Verdict:
    return _may_go_anyway(run.game.name(thing)) if has_keyword(run.game, thing, "indestructible") else Verdict()


@rule("701.21a")
def _may_go_anyway(name: str) -> Verdict:
    return allowed(f"Indestructible does not stop that: sacrificing {name} does not destroy it.")


_CHECKS: Final[dict[str, Callable[[Run, Id, list[Id]], Verdict]]] = {
    "attack": can_attack,
    "block": _block,
    "be blocked": can_be_blocked,
    "be targeted": _be_targeted,
    "target": _target,
    "be countered": _be_countered,
    "be destroyed": _be_destroyed,
    "be sacrificed": _be_sacrificed,
}


def creatures(run: Run) -> list[Any]:
    """Every creature on the battlefield."""
    return [o for o in run.game.state.battlefield() if "creature" in run.game.characteristics(o.id).types]
