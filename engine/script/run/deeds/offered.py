"""Which of the costs that a spell offers is meant, where the sentence says no more than what pays it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game.actions import CastSpell
from engine.game.costs import Additional, CostChange, Increase, changes_to, extras
from engine.game.machine import Game
from engine.game.objects import Id
from engine.game.options import offered
from engine.script.run.paying import verbs_said, verbs_to_pay
from engine.script.run.still_to_ask import may_be_asked_by
from engine.script.values import Said


def meant_to_pay(game: Game, player: Id, card: Id, said: Sequence[Said], face: int) -> tuple[str, ...]:
    """The names of the alternative cost and the additional costs that are paid by nothing but what is said to be done.

    What the spell asks for in any case, or as it resolves, does not say that it is cast for another cost than its mana cost.
    """
    verbs = verbs_said(said)
    if not verbs:
        return ()
    action = CastSpell(player=player, spell=card, origin=game.object(card).zone, face=face)
    changes = tuple(changes_to(game, action))
    verbs -= verbs_to_pay(part for change in changes if _is_due(change) for part in getattr(change, "parts", ()))
    ways = [change.name for change in offered(action, changes) for verb in verbs & verbs_to_pay(change.parts)
            if not may_be_asked_by(game, card, verb)]
    more = [name for name, change in extras(changes) if verbs & verbs_to_pay(change.parts)]
    meant = tuple(dict.fromkeys((*ways, *more)))
    return meant if len(meant) == 1 else ()


def _is_due(change: CostChange) -> bool:
    """Whether it has to be paid."""
    return isinstance(change, Increase) or (isinstance(change, Additional) and not change.is_optional)
