"""Questions about what must be done, and about all that could be."""

from __future__ import annotations

from typing import Final

from engine.game.actions import Action, ActivateAbility, CastSpell, DeclareAttack, DeclareBlock, PlayLand, TurnUp
from engine.game.combat.requirements import Requirement, requirements
from engine.game.objects import Id, Zone
from engine.game.permissions import may
from engine.game.permissions.legal import legal_actions
from engine.game.verdict import Verdict
from engine.script.run import pointing
from engine.script.run.faults import Unable, why
from engine.script.run.questions.compelled import compelled
from engine.script.run.questions.finding import Finding, finds, listed, reasons, yes_no
from engine.script.run.questions.suffering import can_attack, creatures
from engine.script.run.run import Run
from engine.script.values import Attack, Block, Must, ObjectMust, ObjectRef, WhatCanDo

_SOME_CREATURE: Final = ObjectRef(kind="creature")
"""Who blocks where the text does not say it."""


@finds(ObjectMust)
def object_must(run: Run, question: ObjectMust) -> Finding:
    """Whether a creature has to attack or block."""
    thing = pointing.one(run.game, run.scene, question.object, (Zone.BATTLEFIELD,))
    if question.verb not in ("attack", "block"):
        raise Unable(f"Whether something has to {question.verb} cannot be told yet.")
    player = run.game.controller(thing)
    if question.verb == "attack":
        return _duty(run, player, "attack", (thing,))
    attackers = [ref for ref in question.other if isinstance(ref, ObjectRef)]
    return _blocking(run, player, tuple(pointing.many(run.game, run.scene, attackers, (Zone.BATTLEFIELD,))), (thing,))


@finds(Must)
def must(run: Run, question: Must) -> Finding:
    """Whether a player has to attack or block (with these), or to do what a card asks."""
    player = run.scene.player(question.act.player) if question.act.player else run.game.state.turn.active
    deed = question.act.deed
    if not isinstance(deed, Attack | Block):
        return compelled(run, deed, player)
    refs = [ref for group in deed.groups for ref in _of_group(group) if ref != _SOME_CREATURE]
    things = pointing.many(run.game, run.scene, refs, (Zone.BATTLEFIELD,)) if refs else []
    if isinstance(deed, Attack):
        return _duty(run, player, "attack", tuple(things))
    blocked = [ref for group in deed.groups for ref in group.attackers]
    return _blocking(run, player, tuple(pointing.many(run.game, run.scene, blocked, (Zone.BATTLEFIELD,))), tuple(things))


def _blocking(run: Run, player: Id, attackers: tuple[Id, ...], blockers: tuple[Id, ...]) -> Finding:
    """Whether the player has to block the attackers, any where none are named, with these blockers."""
    if attackers:
        return _duty_to_block(run, player, attackers, blockers)
    found = _duty(run, player, "block", blockers)
    wanted = [r.creature for r in requirements(run.game, DeclareBlock(player=player, blocks={})) if r.is_blocked]
    each = (_duty_to_block(run, player, (attacker,), blockers) for attacker in wanted if blockers and not found.value)
    return next((one for one in each if one.value), found)


def _duty_to_block(run: Run, player: Id, attackers: tuple[Id, ...], blockers: tuple[Id, ...]) -> Finding:
    """Whether these attackers are to be blocked: no requirement says so, or blocking with nothing breaks one that does."""
    action = DeclareBlock(player=player, blocks={})
    wanted = [r for r in requirements(run.game, action) if _is_about(r, attackers, blockers)]
    names = {run.game.name(r.creature) for r in wanted}
    against = tuple(r for r in may(run.game, player, action).reasons if any(r.text.startswith(name) for name in names))
    who = listed(run.called(thing) for thing in blockers) or run.game.name(player)
    deed = f"to block {listed(run.called(thing) for thing in attackers)}"
    other = _another_blocker(run, player, attackers, blockers) if against and all(r.is_blocked for r in wanted) else None
    if other is not None:
        return yes_no(False, "", f"{run.called(other)} may block instead. {why(Verdict(reasons=against))}", (), reasons(against))
    if against:
        agree = "have" if len(blockers) > 1 else "has"
        return yes_no(True, f"{who} {agree} {deed}. {why(Verdict(reasons=against))}", "", (), reasons(against))
    return yes_no(False, "", f"{who} {'do' if len(blockers) > 1 else 'does'} not have {deed}.")


def _another_blocker(run: Run, player: Id, attackers: tuple[Id, ...], blockers: tuple[Id, ...]) -> Id | None:
    """A creature besides those asked about that could block all of the attackers in their place."""
    own = [o.id for o in creatures(run) if run.game.controller(o.id) == player and o.id not in blockers] if blockers else []
    return next((one for one in own if may(run.game, player, DeclareBlock(player=player, blocks={one: attackers}))), None)


def _is_about(wanted: Requirement, attackers: tuple[Id, ...], blockers: tuple[Id, ...]) -> bool:
    if wanted.is_blocked:
        named = not blockers or not wanted.toward or any(b in wanted.toward for b in blockers)
        return wanted.creature in attackers and named
    return any(a in wanted.toward for a in attackers) and (not blockers or wanted.creature in blockers)


def _of_group(group: object) -> tuple[ObjectRef, ...]:
    return getattr(group, "creatures", ()) or getattr(group, "blockers", ())


def _duty(run: Run, player: Id, verb: str, things: tuple[Id, ...]) -> Finding:
    """A declaration that leaves these out is not allowed where it must not be."""
    action: Action = DeclareAttack(player=player, attacks={}) if verb == "attack" else DeclareBlock(player=player, blocks={})
    verdict = may(run.game, player, action)
    wanted = [r for r in requirements(run.game, action) if not r.is_blocked and (not things or r.creature in things)]
    names = {run.game.name(r.creature) for r in wanted}
    against = tuple(r for r in verdict.reasons if not things or any(r.text.startswith(name) for name in names))
    who = listed(run.called(thing) for thing in things) or run.game.name(player)
    agree = "have" if len(things) > 1 else "has"
    must_not = f"{who} {'do' if len(things) > 1 else 'does'} not have to {verb}."
    if against:
        said = Verdict(reasons=against)
        return yes_no(True, f"{who} {agree} to {verb}. {why(said)}", "", (), reasons(against))
    if wanted and verb == "attack":
        unable = can_attack(run, wanted[0].creature, [])
        return yes_no(False, "", f"{who} would have to attack, but can't. {why(unable)}", (), reasons(unable.reasons))
    return yes_no(False, "", must_not)


@finds(WhatCanDo)
def what_can_do(run: Run, question: WhatCanDo) -> Finding:
    """What a player could do now, or what could be done with one object."""
    about = pointing.one(run.game, run.scene, question.about) if question.about else None
    player = _doer(run, question, about)
    actions = [a for a in legal_actions(run.game, player) if about in (None, _of(a)) and _is_verb(a, question.verb)]
    if question.verb:
        found = list(dict.fromkeys(run.game.name(_of(action)) for action in actions))
    else:
        found = list(dict.fromkeys((*(_said(run, action) for action in actions), *_in_combat(run, player, about))))
    who, lead = run.game.name(player), f"{question.verb} " if question.verb else ""
    return Finding(found, f"{who} can {lead}{_or(found)}." if found else f"{who} can {lead or 'do '}nothing.")


def _or(words: list[str]) -> str:
    return " or ".join(filter(None, [", ".join(words[:-1]), words[-1]]))


def _doer(run: Run, question: WhatCanDo, about: Id | None) -> Id:
    if question.player is not None:
        return run.scene.player(question.player)
    return run.game.controller(about) if about is not None else run.game.state.turn.active


def _of(action: Action) -> Id:
    for name in ("spell", "source", "land", "permanent"):
        found = getattr(action, name, None)
        if isinstance(found, int):
            return found
    return 0


def _is_verb(action: Action, verb: str) -> bool:
    kinds = {"cast": (CastSpell,), "activate": (ActivateAbility,), "play": (PlayLand, CastSpell)}
    return isinstance(action, kinds.get(verb, (Action,)))


def _said(run: Run, action: Action) -> str:
    name = run.game.name(_of(action))
    if isinstance(action, CastSpell):
        return f"cast {name}" + (f" for its {action.paid[0]} cost" if action.paid else "")
    if isinstance(action, TurnUp):
        return f"turn {name} face up"
    return f"play {name}" if isinstance(action, PlayLand) else f"activate an ability of {name}"


def _in_combat(run: Run, player: Id, about: Id | None) -> list[str]:
    """Attacks that could still be made this turn."""
    if not run.game.state.is_active(player) or run.game.state.turn.step not in ("precombat main", "beginning of combat"):
        return []
    own = [o.id for o in creatures(run) if run.game.controller(o.id) == player and about in (None, o.id)]
    return [f"attack with {run.game.name(thing)}" for thing in own if can_attack(run, thing, [])]
