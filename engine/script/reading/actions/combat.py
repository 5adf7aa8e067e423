"""Attacking, blocking and combat damage."""

from typing import Any, Final

from engine.script.reading.forms import Form
from engine.script.values import Assign, Attack, Attackers, Block, Blockers, CombatDamage, DontPay, ObjectRef, WithoutPaying

EVERYTHING: Final = ObjectRef(kind="creature", count=0)


def _attack(creatures: Any, defender: Any = None, only: bool = False, said: Any = ()) -> Attack:
    return Attack((Attackers(creatures, defender),), only, tuple(DontPay() if one == WithoutPaying() else one for one in said))


def _only(creatures: Any, defender: Any = None, said: Any = ()) -> Attack:
    return _attack(creatures, defender, True, said)


def _split(defender: Any, creatures: Any, other: Any, others: Any) -> Attack:
    return Attack((Attackers(creatures, defender), Attackers(others, other)))


def _block(blockers: Any, attackers: Any = (), only: bool = False) -> Block:
    return Block((Blockers(blockers, attackers),), only)


def _only_block(blockers: Any, attackers: Any = ()) -> Block:
    return _block(blockers, attackers, True)


def _two_blocks(attackers: Any, blockers: Any, others: Any, more: Any) -> Block:
    return Block((Blockers(blockers, attackers), Blockers(more, others)))


COMBAT = (
    Form(
        Attack,
        reads=("~attack {defender:target} with everything {said}", "~attack with everything {said}"),
        make=lambda said, defender=None: Attack((Attackers((EVERYTHING,), defender),), False, said),
    ),
    Form(Attack, "~attack {groups:attacks} {said}", only=False),
    Form(Attack, "~attack {groups:onlyattacks} {said}", only=True),
    Form(Attack, "~not attack", reads=("~declare no attackers", "~attack with nothing", "~attack with no creatures"), groups=()),
    Form(
        Attack,
        reads=(
            "~attack {defender:target} with {creatures:objects} , and {other:target} with {others:objects}",
            "~attack {defender:target} with {creatures:objects} and {other:target} with {others:objects}",
        ),
        make=_split,
    ),
    Form(
        Attack,
        reads=(
            "~attack {defender:target} with just|only {creatures:objects} {said}",
            "~attack with just|only {creatures:objects} {said}",
            "~attack with {creatures:objects} alone {said}",
        ),
        make=_only,
    ),
    Form(
        Attack,
        reads=(
            "~attack {defender:target} with {creatures:objects} {said}",
            "~attack with {creatures:objects} {said}",
            "~attack with {creatures:objects} into|at {defender:target} {said}",
            "~declare {creatures:objects} as attackers|attacker|an attacker {said}",
            "~swing with {creatures:objects} [at {defender:target}] {said}",
            "~swing at {defender:target} with {creatures:objects} {said}",
        ),
        make=_attack,
    ),
    Form(
        Attack,
        reads=("~attack {defender:target} {said}", "~attack {said}", "~swing [at|into] {defender:target}", "~swing"),
        make=lambda said=(), defender=None: _attack((), defender, said=said),
    ),
    Form(
        Block,
        "~not block",
        reads=(
            "~declare no blockers",
            "~block with nothing",
            "~have no blocks",
            "~make no blocks",
            "~not block anything",
            "~block nothing",
        ),
        groups=(),
    ),
    Form(Block, "~block {groups:blocks}", only=False),
    Form(Block, "~block {groups:onlyblocks}", only=True),
    Form(
        Block,
        reads=(
            "~block {attackers:objects} with {blockers:objects} and {others:objects} with {more:objects}",
            "~block {attackers:objects} with {blockers:objects} , and {others:objects} with {more:objects}",
        ),
        make=_two_blocks,
    ),
    Form(
        Block,
        reads=("~block {attackers:objects} with just|only {blockers:objects}", "~block with just|only {blockers:objects}"),
        make=_only_block,
    ),
    Form(
        Block,
        reads=(
            "~block {attackers:objects} with {blockers:objects}",
            "~block with {blockers:objects}",
            "~declare {blockers:objects} as blockers|blocker|a blocker",
            "~chump {attackers:objects} with {blockers:objects}",
            "chump|double|triple ~block {attackers:objects} with {blockers:objects}",
            "chump|double|triple ~block with {blockers:objects}",
        ),
        make=_block,
    ),
    Form(
        Block,
        reads=("~block {attackers:objects}", "~chump {attackers:objects}"),
        make=lambda attackers: _block((ObjectRef(kind="creature"),), attackers),
    ),
    Form(Block, reads=("~block",), make=lambda: _block((ObjectRef(kind="creature"),))),
    Form(Assign, "~assign {shares}", "~assign {shares} with {source:object}", reads=("~assign {shares} from {source:object}",)),
    Form(
        Assign,
        reads=(
            "~assign {amount:number} damage from {source:object} to {to:target}",
            "~assign {amount:number} of {source:owner} damage to {to:target}",
        ),
        make=lambda amount, source, to: _assigned(amount, source, to),
    ),
    Form(CombatDamage, "~deal combat damage", reads=("~deal damage",)),
)


def _assigned(amount: int, source: Any, to: Any) -> Assign:
    from engine.script.values import Share

    return Assign((Share(amount, to),), source)
