"""Which of the costs that a spell or ability asks for or offers are meant by what the sentence says of paying."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from engine.game.actions import CastSpell
from engine.game.costs import Additional, Alternative, CostChange, Increase, ManaPart, changes_to, extras, has_x, parts_of
from engine.game.machine import Game
from engine.game.mana_cost import Symbols
from engine.game.objects import Id
from engine.game.options import offered
from engine.phrase import walk
from engine.script.run.paying import verbs_said, verbs_to_pay
from engine.script.run.still_to_ask import may_be_asked_by
from engine.script.run.wordings import wording
from engine.script.values import PayMana, Said


def meant_to_pay(game: Game, player: Id, card: Id, said: Sequence[Said], face: int) -> tuple[str, ...]:
    """The names of the alternative cost and the additional costs that are paid by nothing but what is said to be done.

    What the spell asks for in any case, or as it resolves, does not say that it is cast for another cost than its mana cost.
    """
    verbs, mana = verbs_said(said), _mana_said(said)
    if not verbs and not mana:
        return ()
    action = _casting(game, player, card, face)
    changes = tuple(changes_to(game, action))
    if mana:
        return _for_mana(action, changes, mana)
    verbs -= verbs_to_pay(part for change in changes if _is_due(change) for part in getattr(change, "parts", ()))
    ways = [change.name for change in offered(action, changes) for verb in verbs & verbs_to_pay(change.parts)
            if not may_be_asked_by(game, card, verb)]
    more = [name for name, change in extras(changes) if verbs & verbs_to_pay(change.parts)]
    meant = tuple(dict.fromkeys((*ways, *more)))
    return meant if len(meant) == 1 else ()


def _casting(game: Game, player: Id, card: Id, face: int) -> CastSpell:
    return CastSpell(player=player, spell=card, origin=game.object(card).zone, face=face)


def _for_mana(action: CastSpell, changes: tuple[CostChange, ...], mana: Symbols) -> tuple[str, ...]:
    """The one cost that is offered for just that mana."""
    every: list[tuple[str, Alternative | Additional]] = [(change.name, change) for change in offered(action, changes)]
    every += extras(changes)
    found = tuple(dict.fromkeys(name for name, change in every if Counter(change.mana) == Counter(mana) and not change.parts))
    return found if len(found) == 1 else ()


def _mana_said(said: Iterable[Said]) -> Symbols:
    """The mana that is said to be paid; none where it is said twice."""
    found = [symbols_of(one.mana) for one in said if isinstance(one, PayMana)]
    return found[0] if len(found) == 1 else ()


def symbols_of(mana: str) -> Symbols:
    """The symbols of mana as scripts write it."""
    return tuple(re.findall(r"\{[^}]*\}", mana))


def asks_x(game: Game, player: Id, card: Id, face: int) -> bool:
    """Whether a value for X is announced as the spell is cast: its cost has one, or one that is offered or added."""
    action = _casting(game, player, card, face)
    changes = (change for change in changes_to(game, action) if isinstance(change, Additional | Alternative | Increase))
    printed = game.object(card).definition.faces[face].mana_cost
    return has_x(printed, ()) or any(has_x(change.mana, change.parts) for change in changes)


def asks_x_to_activate(ability: Any) -> bool:
    """The same of an ability; also where no words tell."""
    words = wording(ability)
    return not words or "x" in re.findall(r"[a-z]+", words)


def mana_of(ability: Any) -> Symbols:
    """The mana in the cost of an ability."""
    parts = (word for part in parts_of(ability.cost) for word in walk(part) if isinstance(word, ManaPart))
    return tuple(symbol for part in parts for symbol in part.symbols)


def pays_the_cost(costs: Iterable[Symbols | None], said: Said) -> bool:
    """Whether what is said to be paid is no more than such a cost itself."""
    return isinstance(said, PayMana) and any(Counter(symbols_of(said.mana)) == Counter(cost or ()) for cost in costs)


def _is_due(change: CostChange) -> bool:
    """Whether it has to be paid."""
    return isinstance(change, Increase) or (isinstance(change, Additional) and not change.is_optional)
