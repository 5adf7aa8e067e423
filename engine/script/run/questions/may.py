"""Questions about what may be done: verdicts, with every reason."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.explain.derivations import derivation
from engine.explain.ruling import Because
from engine.game.illegal import Illegal, require
from engine.game.objects import OWNED_ZONES, Id, Zone
from engine.game.permissions.looking import may_look
from engine.game.verdict import Verdict
from engine.script.run import pointing
from engine.script.run.declined import need_targets
from engine.script.run.deeds.activating import abilities_meant
from engine.script.run.deeds.deciding import made_to
from engine.script.run.faults import Unable, why
from engine.script.run.questions.characteristics import ABILITY
from engine.script.run.questions.finding import Finding, counted, finds, reasons
from engine.script.run.questions.suffering import can_attack, creatures, may_block, with_company
from engine.script.run.questions.targeting import HANGS, aiming, is_of_an_event, wording_of_target
from engine.script.run.questions.trying import verdict_on
from engine.script.run.questions.verdicts import told
from engine.script.run.run import Run
from engine.script.values import (
    AbilityRef,
    Activate,
    Can,
    CanLook,
    Cast,
    Deed,
    IsLegal,
    ObjectRef,
    Player,
    Statement,
    WhatCanAttack,
    WhatCanBeAttacked,
    WhatCanBlock,
    WhatCanTarget,
)


@finds(Can)
def can(run: Run, question: Can) -> Finding:
    """Whether a player may do something now."""
    player = run.scene.player(question.act.player) if question.act.player else run.game.state.turn.active
    try:
        if question.act.by is not None:
            require(made_to(run.game, question.act.deed, player, run.scene.player(question.act.by)))
        verdict = verdict_on(run, question.act.deed, player)
    except Illegal as illegal:
        verdict = illegal.verdict
    return told_of(run, question, verdict)


def told_of(run: Run, question: Can, verdict: Verdict) -> Finding:
    """The verdict as the answer."""
    who = question.act.by or question.act.player
    player = run.scene.player(who) if who is not None else run.game.state.turn.active
    what = _what(run, question, player)
    found = told(verdict, f"{run.game.name(player)} can {what}.", f"{run.game.name(player)} can't {what}.")
    return replace(found, because=(*found.because, *_why_without(run, question.act.deed, verdict)))


@finds(CanLook)
def can_look(run: Run, question: CanLook) -> Finding:
    """Whether a player may look at the cards in a zone of a player."""
    player, zone = run.scene.player(question.player), Zone(question.zone.zone)
    if question.zone.player is None or question.zone.place or zone not in OWNED_ZONES:
        raise Unable("Say whose hand, library or graveyard is looked at.")
    whose = run.scene.player(question.zone.player)
    verdict = may_look(run.game, player, zone, whose)
    name, what = run.game.name(player), f"look at {run.game.name(whose)}'s {zone}"
    return told(verdict, f"{name} can {what}.", f"{name} can't {what}.")


def _why_without(run: Run, deed: Deed, verdict: Verdict) -> tuple[Because, ...]:
    """How the source came by its abilities, where an ability that is printed on it is not there to be activated, or a card in
    a graveyard may have an ability that lets it be cast."""
    if isinstance(deed, Cast):
        ref, zone = deed.spell, Zone.GRAVEYARD
    elif isinstance(deed, Activate) and deed.ability.source is not None and not verdict:
        ref, zone = deed.ability.source, Zone.BATTLEFIELD
    else:
        return ()
    found = next(iter(pointing.candidates(run.game, run.scene, ref, (zone,))), None)
    there = found is not None and (pointing.place_of(run.game, found) is zone or zone is Zone.BATTLEFIELD)
    lines = derivation(run.game, found, ABILITY) if found is not None and there else ()
    return lines if any(line.rule for line in lines) else ()


def _what(run: Run, question: Can, player: Id) -> str:
    """What is asked about, in the words of the question after its subject."""
    name = run.scene.name_of(player)
    typed = {"me": "I", "opponent": "my opponent"}.get(name, name)
    asked = run.say(Statement(question)).rstrip("?")
    lead = f"Can {typed} "
    return asked.removeprefix(lead) if asked.startswith(lead) else "do that"


def _names(run: Run, found: list[Id], none: str, verdicts: Iterable[Verdict] = ()) -> Finding:
    names = [run.scene.name_of(t) if t in run.game.state.players else run.game.name(t) for t in found]
    against = dict.fromkeys(reason for verdict in verdicts for reason in verdict.reasons)
    said = counted(names)
    return Finding(names, f"{said[:1].upper()}{said[1:]}." if names else none, (), reasons(against))


@finds(WhatCanBlock)
def blockers(run: Run, question: WhatCanBlock) -> Finding:
    """The creatures that could block an attacker."""
    attacker = pointing.one(run.game, run.scene, question.object)
    others = [o.id for o in creatures(run) if run.game.controller(o.id) != run.game.controller(attacker)]
    verdicts = {b: may_block(run, b, attacker) for b in others}
    able = [b for b in others if verdicts[b]]
    together = {b: with_company(run, attacker, b, able) for b in able}
    return _names(run, [b for b in able if together[b]], "Nothing can block it.", (*verdicts.values(), *together.values()))


@finds(WhatCanAttack)
def attackers(run: Run, question: WhatCanAttack) -> Finding:
    """The creatures of the active player that could attack."""
    defenders = [run.scene.player(question.player)] if question.player else []
    found = [o.id for o in creatures(run) if run.game.state.is_active(run.game.controller(o.id))]
    verdicts = {a: can_attack(run, a, defenders) for a in found}
    return _names(run, [a for a in found if verdicts[a]], "Nothing can attack.", verdicts.values())


@finds(WhatCanBeAttacked)
def attackable(run: Run, question: WhatCanBeAttacked) -> Finding:
    """The players, planeswalkers and battles that could be attacked."""
    active = run.game.state.turn.active
    by = _attacker(run, question.by)
    things = [*run.game.state.opponents(active), *(o.id for o in run.game.state.battlefield() if _is_defender(run, o.id))]
    if by is None:
        return _names(run, things, "Nothing can be attacked.")
    verdicts = {t: can_attack(run, by, [t]) for t in things}
    return _names(run, [t for t in things if verdicts[t]], "Nothing can be attacked.", verdicts.values())


def _attacker(run: Run, by: ObjectRef | Player | None) -> Id | None:
    return pointing.one(run.game, run.scene, by) if isinstance(by, ObjectRef) else None


def _is_defender(run: Run, thing: Id) -> bool:
    types = run.game.characteristics(thing).types
    return ("planeswalker" in types and not run.game.state.is_active(run.game.controller(thing))) or "battle" in types


@finds(WhatCanTarget)
def targetable(run: Run, question: WhatCanTarget) -> Finding:
    """What a spell or ability could target."""
    from engine.game.scope import Scope
    from engine.game.targets import options, requirements

    what = question.what
    ref = what if isinstance(what, ObjectRef) else what.source
    if ref is None:
        raise Unable("Say what would target.")
    source = pointing.one(run.game, run.scene, ref)
    one = what if isinstance(what, AbilityRef) and what != AbilityRef(ref) and not what.trigger else None
    texts = tuple(abilities_meant(run, one, source)) if one is not None else aiming(run.game, source)
    player = run.game.controller(source)
    scope = Scope.of(source, player)
    wanted = tuple(requirements(run.game, texts, scope))
    if any(map(is_of_an_event, wanted)):
        raise Unable(HANGS)
    need_targets(run, source)
    found = dict.fromkeys(
        t for word in wanted for t in options(run.game, player, word, source, None, scope)
    )
    asked = dict.fromkeys(filter(None, map(wording_of_target, wanted)))
    return _names(run, list(found), f"Nothing here: it asks for {' and '.join(asked)}." if asked else "Nothing.")


@finds(IsLegal)
def is_legal(run: Run, question: IsLegal) -> Finding:
    """Whether what was just done was legal."""
    if run.refused is None:
        done = run.game.log[run.done_since :]
        rules = dict.fromkeys(rule for entry in done if entry.cause is None for rule in entry.rules)
        return Finding(True, "Yes. That is legal.", tuple(rules))
    return Finding(False, f"No. {why(run.refused)}", (), tuple(_refusals(run.refused)))


def _refusals(verdict: Verdict) -> tuple[Because, ...]:
    return reasons(verdict.reasons)
