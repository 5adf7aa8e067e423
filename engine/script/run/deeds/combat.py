"""Attacking, blocking and combat damage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.game import turn
from engine.game.actions import DeclareAttack
from engine.game.announcing import Announcement
from engine.game.combat import DeclareAttackers, declare_attack, declare_block
from engine.game.combat import attackers as attacking
from engine.game.costs import TotalCost, cost_of
from engine.game.illegal import Illegal
from engine.game.objects import Id, Zone
from engine.game.verdict import Verdict, forbidden
from engine.rulebook import rule
from engine.script.run import pointing
from engine.script.run.chooser import ScriptChooser
from engine.script.run.deeds.doing import does, done
from engine.script.run.faults import Unable
from engine.script.run.placing.objects import put
from engine.script.run.run import Run
from engine.script.run.scene import Missing
from engine.script.run.turning import deal_combat_damage, deal_first_strike_damage, go_to, is_fighting, play_out_combat
from engine.script.values import (
    Act,
    AfterCombat,
    Assign,
    Attack,
    Attackers,
    Banded,
    Block,
    CombatDamage,
    DontPay,
    ObjectRef,
    ObjectSpec,
    PayLife,
    Player,
    TokenSpec,
)
from engine.script.words import ability_names

FIELD = (Zone.BATTLEFIELD,)


@does(Attack)
def attacks(run: Run, deed: Attack, player: Id) -> None:
    """Go to the declare attackers step and declare these."""
    chosen = attacks_meant(run, deed, player)
    cost = cost_of(run.game, DeclareAttack(player=player, attacks=chosen))
    if not cost.is_nothing and _refuses_to_pay(run, deed, player):
        raise Illegal(_unpaid(cost))
    done(declare_attack(run.game, chosen, _life_said(deed), bands(run, deed, chosen)))


def attacks_meant(run: Run, deed: Attack, player: Id) -> dict[Id, Id]:
    """Whom each creature attacks, in the declare attackers step."""
    _come_to_attack(run, player)
    chosen: dict[Id, Id] = {}
    for group in deed.groups:
        defender = defender_of(run, group, player)
        for attacker in creatures(run, group.creatures, player, taken=chosen):
            chosen[attacker] = defender
    return chosen


@rule("508.1h", "508.1j")
def _unpaid(cost: TotalCost) -> Verdict:
    return forbidden(f"Attacking like this costs {cost.text}, which has to be paid.")


PAST_ATTACKS = frozenset((turn.FIRST_STRIKE, *turn.STEPS[turn.STEPS.index("declare blockers") :]))
"""The steps of a turn after those in which attackers are declared."""


def _come_to_attack(run: Run, player: Id) -> None:
    """Go to where the player declares attackers: in this turn, where there is an attack to come, else in the next of theirs."""
    now = run.game.state.turn
    is_past = run.game.state.is_active(player) and now.step in PAST_ATTACKS and "beginning of combat" not in now.extra_steps
    if is_past and _is_right_after_combat(run):
        raise Illegal(_no_more_combat())
    if is_past:
        run.assume(f"That is in {run.game.name(player)}'s next turn: this one has no further combat phase.")
    if now.step == "declare attackers" and run.game.state.is_active(player) and _has_declared(run):
        raise Illegal(_all_at_once())
    go_to(run.game, "declare attackers", player)


def _has_declared(run: Run) -> bool:
    """Whether attackers were declared in this step."""
    events = (entry.event for entry in reversed(run.game.log) if isinstance(entry.event, turn.BeginStep | DeclareAttackers))
    last = next(events, None)
    return isinstance(last, DeclareAttackers) and bool(last.attacks)


@rule("508.1")
def _all_at_once() -> Verdict:
    return forbidden("Attackers are declared all at once, and that is done in this combat.")


def _is_right_after_combat(run: Run) -> bool:
    before = run.statements[run.at - 1].what if run.at else None
    return isinstance(before, Act) and isinstance(before.deed, AfterCombat)


@rule("506.1", "508.1")
def _no_more_combat() -> Verdict:
    return forbidden("This turn has no further combat phase, and attackers are declared only in one.")


def bands(run: Run, deed: Attack, chosen: Mapping[Id, Id]) -> tuple[tuple[Id, ...], ...]:
    """Which of the attackers the text has attack as a band."""
    found = []
    for said in deed.said:
        if isinstance(said, Banded):
            taken: list[Id] = []
            for ref in said.creatures:
                named = [t for t in pointing.candidates(run.game, run.scene, ref, FIELD) if t in chosen and t not in taken]
                taken += named[: ref.count or len(named)]
            found.append(tuple(taken) if said.creatures else tuple(chosen))
            if isinstance(run.game.chooser, ScriptChooser):
                run.game.chooser.use(said)
    return tuple(found)


def _life_said(deed: Attack | Block) -> Announcement:
    """That life is paid for the Phyrexian symbols of what it costs."""
    return Announcement(life_for_symbols=sum(one.life for one in deed.said if isinstance(one, PayLife)) // 2)


def _refuses_to_pay(run: Run, deed: Attack, player: Id) -> bool:
    """Whether the text says that what the attack costs is not paid."""
    chooser = run.game.chooser
    after = chooser.sayings if isinstance(chooser, ScriptChooser) else []
    said = (*deed.said, *(saying.deed for saying in after if saying.player in (None, player)))
    return any(isinstance(one, DontPay) for one in said)


def creatures(run: Run, refs: Sequence[ObjectRef], player: Id, taken: dict[Id, Id]) -> list[Id]:
    """The creatures named: the player's own first, each name meaning another object each time."""
    found: list[Id] = []
    for ref in refs:
        every = [t for t in pointing.candidates(run.game, run.scene, ref, FIELD) if t not in found and t not in taken]
        own = [t for t in every if pointing.place_of(run.game, t) == Zone.BATTLEFIELD and run.game.controller(t) == player]
        usable = own or ([] if _is_some_card(ref) else every)
        usable = sorted(usable, key=lambda thing: run.game.object(thing).is_tapped)
        if not usable and _is_some_card(ref):
            usable = put(run, player, Zone.BATTLEFIELD, _some_card(ref))
            run.assume(f"{run.game.name(player)} controls {_described(ref)}.")
        if not usable:
            raise Missing(f"There is no {pointing.described(ref)} here.")
        if len(usable) < ref.count:
            raise Missing(f"There are not so many here: {len(usable)} instead of {ref.count} {ref.name}.".rstrip(" .") + ".")
        found += usable[: ref.count or len(usable)]
    return found


def _is_some_card(ref: ObjectRef) -> bool:
    """Whether it is only described ("a deathtouch creature"), so that the text has some such creature in mind."""
    described = ref.kind.endswith((" creature", " token"))
    return not ref.name and described and not ref.states and not ref.ordinal


def _some_card(ref: ObjectRef) -> ObjectSpec:
    words = ref.kind.split(" ")
    abilities = [name for name in ability_names() if f" {name} " in f" {ref.kind} "]
    pt = words[0] if "/" in words[0] else ""
    kept = [word for word in words[bool(pt) :] if word != "token" and not any(word in name.split() for name in abilities)]
    is_card = words[-1] != "token"
    kind = " ".join(kept if is_card or "creature" in kept else [*kept, "creature"])
    return ObjectSpec(token=TokenSpec(kind, pt, "", tuple(abilities), is_card), count=max(ref.count, 1))


def _described(ref: ObjectRef) -> str:
    return f"{'an' if ref.kind[:1] in 'aeiou' else 'a'} {ref.kind}"


def defender_of(run: Run, group: Attackers, player: Id) -> Id:
    """Whom or what these attack: the one opponent when nothing is said."""
    if isinstance(group.defender, Player):
        return run.scene.player(group.defender)
    if group.defender is not None:
        return pointing.one(run.game, run.scene, group.defender, FIELD)
    return run.game.state.opponents(player)[0]


AFTER_BLOCKS = frozenset({turn.FIRST_STRIKE, "combat damage", "end of combat"})
"""The steps of a combat in which blockers have been declared already."""


@rule("509.1")
def _too_late() -> Verdict:
    return forbidden("Blockers are declared before combat damage is dealt.")


def _attack_first(run: Run, deed: Block, player: Id) -> None:
    """What is blocked attacks, where the text has another player's creatures blocked and has not said that they attack."""
    refs = tuple(ref for group in deed.groups for ref in group.attackers if ref.name)
    found = [pointing.one(run.game, run.scene, ref, FIELD) for ref in refs]
    players = {run.game.controller(thing) for thing in found}
    if len(players) != 1 or player in players or len(refs) < len(deed.groups):
        raise Unable("Nothing is attacking.")
    attacks(run, Attack((Attackers(refs, None),)), players.pop())
    run.assume(f"{' and '.join(run.game.name(thing) for thing in found)} {'attacks' if len(found) == 1 else 'attack'}.")


@does(Block)
def blocks(run: Run, deed: Block, player: Id) -> None:
    """Go to the declare blockers step and declare these."""
    chosen = blocks_meant(run, deed, player)
    done(declare_block(run.game, chosen, player, _life_said(deed)))


def whose_block(run: Run, deed: Block) -> Id | None:
    """Who blocks, where only creatures are said to: the controller of the first of them, else an opponent of who attacks."""
    refs = [ref for group in deed.groups for ref in group.blockers]
    found = pointing.candidates(run.game, run.scene, refs[0], FIELD) if refs else []
    others = run.game.state.opponents(run.game.state.turn.active)
    return run.game.controller(found[0]) if found else next(iter(others), None)


def blocks_meant(run: Run, deed: Block, player: Id) -> dict[Id, tuple[Id, ...]]:
    """What each creature blocks, in the declare blockers step."""
    if not attacking(run.game):
        _attack_first(run, deed, player)
    if run.game.state.turn.step in AFTER_BLOCKS:
        raise Illegal(_too_late())
    chosen: dict[Id, tuple[Id, ...]] = {}
    for group in deed.groups:
        against = attackers_named(run, group.attackers)
        for blocker in creatures(run, group.blockers, player, taken={}):
            chosen[blocker] = (*chosen.get(blocker, ()), *against)
    go_to(run.game, "declare blockers", None)
    return chosen


def attackers_named(run: Run, refs: Sequence[ObjectRef]) -> tuple[Id, ...]:
    """The attackers that are blocked: the only one when none is named."""
    declared = attacking(run.game)
    if not refs:
        if len(declared) > 1:
            raise Unable("Say which attacker is blocked.")
        return tuple(declared)
    found: list[Id] = []
    for ref in refs:
        every = [t for t in pointing.candidates(run.game, run.scene, ref, FIELD) if t not in found]
        fighting = [t for t in every if t in declared]
        if not every:
            raise Missing(f"There is no {pointing.described(ref)} here.")
        found += (fighting or every)[: ref.count or len(every)]
    return tuple(found)


@does(CombatDamage)
def deals_combat_damage(run: Run, deed: CombatDamage, player: Id) -> None:
    """Combat damage: only the first-strike step when that is said."""
    if not is_fighting(run.game):
        if run.game.state.turn.step == "combat damage" or run.game.state.combat is not None:
            return  # it was dealt, or all that attacked is gone
        raise Unable("No combat damage is to come.")
    deal = deal_first_strike_damage if deed.kind == "first-strike" else deal_combat_damage
    deal(run.game)


@does(Assign)
def assigns(run: Run, deed: Assign, player: Id) -> None:
    """Saying how damage is assigned brings combat damage, if it is still to come."""
    if is_fighting(run.game):
        deal_combat_damage(run.game)


@does(AfterCombat)
def plays_out_combat(run: Run, deed: AfterCombat, player: Id) -> None:
    """Combat is played out."""
    play_out_combat(run.game)
