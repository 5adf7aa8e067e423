"""Declarations of attackers and blockers that a text tells in one sentence after the other: they are one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from engine.script.values import Act, Attack, Attackers, Block, Blockers, ObjectRef, Player, Statement

NO_TEAMS: Final[Mapping[Player, int]] = MappingProxyType({})


def declared_together(statements: Sequence[Statement], teams: Mapping[Player, int]) -> list[Statement]:
    """With the attackers or blockers that a player, or a team that attacks and blocks as one, declares in a single declaration.

    ``teams`` has the number of the team of each player who declares with others.
    """
    found: list[Statement] = []
    for statement in statements:
        both = _one_attack(found[-1], statement, teams) or _one_block(found[-1], statement, teams) if found else None
        found[-1:] = [both] if both is not None else [*found[-1:], statement]
    return found


def _one_attack(one: Statement, other: Statement, teams: Mapping[Player, int]) -> Statement | None:
    """Both declarations of attackers as one, None where they are something else."""
    acts = _acts(one, other)
    attacks = [act.deed for act in acts if isinstance(act.deed, Attack) and act.deed.groups and not act.deed.only]
    if len(attacks) < 2 or not _are_together(acts, teams) or "again" in other.source:
        return None
    groups = [*attacks[0].groups, *(_attackers_of(group, acts) for group in attacks[1].groups)]
    named = [ref for group in groups for ref in group.creatures]
    if len(set(named)) < len(named):
        return None
    both = Attack(tuple(groups), False, (*attacks[0].said, *attacks[1].said))
    return replace(one, what=replace(acts[0], deed=both), source=f"{one.source} {other.source}")


def _one_block(one: Statement, other: Statement, teams: Mapping[Player, int]) -> Statement | None:
    """Both declarations of blockers as one, None where they are something else."""
    acts = _acts(one, other)
    if len(acts) == 2 and acts[0].player != acts[1].player and (only := _the_one_that_blocks(acts, teams)) is not None:
        return one if only is acts[0] else other
    blocks = [act.deed for act in acts if isinstance(act.deed, Block) and act.deed.groups and not act.deed.only]
    if len(blocks) < 2 or not _are_together(acts, teams):
        return None
    groups = (*blocks[0].groups, *(_blockers_of(group, acts) for group in blocks[1].groups))
    both = Block(groups, False, (*blocks[0].said, *blocks[1].said))
    return replace(one, what=replace(acts[0], deed=both), source=f"{one.source} {other.source}")


def _the_one_that_blocks(acts: Sequence[Act], teams: Mapping[Player, int]) -> Act | None:
    """Of two players of a team of whom one does not block, what the other does; None for anything else."""
    deeds = [act.deed for act in acts]
    if not all(isinstance(deed, Block) for deed in deeds) or not _are_together(acts, teams):
        return None
    idle = [isinstance(deed, Block) and not deed.groups for deed in deeds]
    return acts[idle.index(False)] if idle.count(True) == 1 else acts[0] if all(idle) else None


def _acts(one: Statement, other: Statement) -> list[Act]:
    return [s.what for s in (one, other) if isinstance(s.what, Act) and s.response is None and not s.holds]


def _are_together(acts: Sequence[Act], teams: Mapping[Player, int]) -> bool:
    """Whether the same player does both, or both are done by players of a team."""
    one, other = acts
    if one.by != other.by:
        return False
    if one.player is None or other.player is None:
        return one.player == other.player
    return one.player == other.player or teams.get(one.player, 0) == teams.get(other.player, -1)


def _attackers_of(group: Attackers, acts: Sequence[Act]) -> Attackers:
    return replace(group, creatures=_own(group.creatures, acts))


def _blockers_of(group: Blockers, acts: Sequence[Act]) -> Blockers:
    return replace(group, blockers=_own(group.blockers, acts))


def _own(refs: tuple[ObjectRef, ...], acts: Sequence[Act]) -> tuple[ObjectRef, ...]:
    """What the player of the second sentence calls so is theirs, where another player's sentence comes before."""
    one, other = acts
    if one.player == other.player:
        return refs
    return tuple(ref if ref.of is not None or not ref.name else replace(ref, of=other.player) for ref in refs)
