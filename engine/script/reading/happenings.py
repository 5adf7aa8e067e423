"""What happens to objects with its cause unstated, and what objects do."""

from typing import Any, Final

from engine.script.reading.forms import Form, Table
from engine.script.reading.slots.base import SLOTS
from engine.script.values import (
    Act,
    Attack,
    Attackers,
    Block,
    Blockers,
    Cast,
    CountersPut,
    DamageDealt,
    Fights,
    Happens,
    ObjectRef,
    Player,
    Resolve,
    Targets,
    Undergoes,
)

_WHAT: Final = (
    ("dies", "~die", "~go to the graveyard"),
    ("destroyed", "~be destroyed", "~get destroyed"),
    ("exiled", "~be exiled", "~get exiled", "~become exiled"),
    ("sacrificed", "~be sacrificed", "~get sacrificed"),
    ("countered", "~be countered", "~get countered"),
    (
        "returned to hand",
        "~be returned to hand",
        "~be returned to {_whose:whose} hand",
        "~return to hand",
        "~be bounced",
        "~return to {_whose:whose} hand",
        "~get bounced",
        "~be returned to {_owner:owner} hand",
        "~return to {_owner:owner} hand",
    ),
    ("returned to the battlefield", "~be returned to the battlefield", "~return to the battlefield"),
    ("put into the graveyard", "~be put into the graveyard", "~be put into {_whose:whose} graveyard", "~be milled"),
    ("discarded", "~be discarded", "~get discarded"),
    ("leaves", "~leave the battlefield", "~leave"),
    ("phases out", "~phase out"),
    ("phases in", "~phase in"),
    ("tapped", "~become tapped", "~get tapped", "~be tapped down"),
    ("untapped", "~become untapped", "~get untapped", "~untap"),
    ("transforms", "~transform", "~be transformed by an effect"),
    ("turned face up", "~be turned face up"),
    ("turned face down", "~be turned face down"),
    ("regenerated", "~be regenerated"),
    ("becomes monstrous", "~become monstrous"),
    ("flickered", "~be flickered", "~be blinked", "~get blinked", "~get flickered"),
    ("removed from combat", "~be removed from combat"),
    ("becomes blocked", "~become blocked"),
    ("explores", "~explore"),
    ("connives", "~connive"),
    ("triggers", "~trigger"),
)


def _attacks(object: ObjectRef, defender: Any = None) -> Act:
    return Act(None, Attack((Attackers((object,), defender),)))


def _blocks(object: ObjectRef, attackers: Any = ()) -> Act:
    return Act(None, Block((Blockers((object,), attackers),)))


def _blocked(object: ObjectRef, blockers: Any) -> Act:
    return Act(None, Block((Blockers(blockers, (object,)),)))


def _hit(object: ObjectRef, spell: ObjectRef, said: Any = ()) -> Act:
    """``gets bolted``: by the other player."""
    return Act(Player("their opponent"), Cast(spell, (Targets((object,)), *said)))


def _target(using: Any, targets: Any) -> Act:
    return Act(None, Targets(targets, using))


def _resolve(object: ObjectRef) -> Act:
    return Act(None, Resolve("named", object))


HAPPENINGS: Final = Table(
    SLOTS,
    *(Form(Happens, said, reads=tuple(others), subject="object", what=what) for what, said, *others in _WHAT),
    Form(
        Happens,
        "~enter",
        reads=("~enter the battlefield", "~come in", "~come into play", "~come down", "~be put onto the battlefield"),
        subject="object",
        what="enters",
    ),
    Form(
        DamageDealt,
        "~deal {amount:number} damage to {to:target}",
        reads=("~hit {to:target} for {amount:number} [damage]",),
        subject="source",
        is_combat=False,
    ),
    Form(DamageDealt, "~deal {amount:number} combat damage to {to:target}", subject="source", is_combat=True),
    Form(
        DamageDealt,
        "~deal combat damage to {to:target}",
        reads=("~connect with {to:target}", "~deal its combat damage to {to:target}", "~deal combat damage to {to:target} [again]"),
        subject="source",
        amount=-1,
        is_combat=True,
    ),
    Form(DamageDealt, "~deal damage to {to:target}", reads=("~hit {to:target}",), subject="source", amount=-1, is_combat=False),
    Form(Fights, "~fight {other:object}", reads=("~fight against|with {other:object}",), subject="object"),
    Form(Undergoes, "{words:effect}", subject="object"),
    Form(
        DamageDealt, reads=("~be dealt {amount:number} damage [by] [{source:object}]", "~take {amount:number} damage"), subject="to"
    ),
    Form(
        CountersPut,
        "~get {count:spelled} {kind:onecounterkind}",
        reads=("~receive {count:spelled} {kind:onecounterkind}", "~gain {count:spelled} {kind:onecounterkind}"),
        subject="object",
        removed=False,
    ),
    Form(CountersPut, "~lose {count:spelled} {kind:onecounterkind}", subject="object", removed=True),
    Form(Act, reads=("~get {spell:namedparticiple} {said}",), subject="object", make=_hit),
    Form(Act, reads=("~attack [{defender:target}]",), subject="object", make=_attacks),
    Form(Act, reads=("~block {attackers:objects}", "~block"), subject="object", make=_blocks),
    Form(Act, reads=("~be blocked by {blockers:objects}",), subject="object", make=_blocked),
    Form(Act, reads=("~resolve",), subject="object", make=_resolve),
    Form(Act, reads=("~target {targets}",), subject="using", make=_target),
)
"""Predicates of an object."""

DEALT: Final = Table(
    SLOTS,
    Form(
        DamageDealt,
        "{amount:number} damage ~be dealt to {to:target}",
        "{amount:number} damage ~be dealt to {to:target} by {source:object}",
    ),
    Form(CountersPut, reads=("{count:spelled} {kind:onecounterkind} ~be put|placed on|onto {object}",), removed=False),
    Form(CountersPut, reads=("{count:spelled} {kind:onecounterkind} ~be removed from {object}",), removed=True),
)
"""Happenings that begin with an amount."""
