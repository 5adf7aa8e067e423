"""Attacks and blocks that can be declared only along with others that something requires."""

from __future__ import annotations

from engine.game.combat.attacking import attacks_along
from engine.game.combat.blocking import blocks_along
from engine.game.objects import Id
from engine.game.verdict import Verdict, allowed
from engine.rulebook import rule, rules_of
from engine.script.run.deeds.combat import attacks_meant, blocks_meant
from engine.script.run.run import Run
from engine.script.values import Attack, Block


def along_with(run: Run, deed: Attack | Block, player: Id, verdict: Verdict) -> Verdict | None:
    """The verdict where nothing is against it but what else has to attack or block, and that can be declared too.

    ``run`` is for trying it: it moves on to where that is declared.
    """
    rules = rules_of(_attack_too if isinstance(deed, Attack) else _block_too)
    if not deed.groups or deed.only or not all(set(rules) <= set(reason.rules) for reason in verdict.reasons):
        return None
    if isinstance(deed, Attack):
        names = [run.called(thing) for thing in attacks_along(run.game, player, attacks_meant(run, deed, player))]
        return _attack_too(names) if names else None
    names = [run.called(thing) for thing in blocks_along(run.game, player, blocks_meant(run, deed, player))]
    return _block_too(names) if names else None


@rule("508.1d")
def _attack_too(names: list[str]) -> Verdict:
    return allowed(f"{' and '.join(names)} must attack too.")


@rule("509.1c")
def _block_too(names: list[str]) -> Verdict:
    return allowed(f"{' and '.join(names)} must block too.")
