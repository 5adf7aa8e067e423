"""Mana abilities: which abilities are, and how they resolve without the stack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.game.mana.pool import AddMana
from engine.game.mana.producing import FROM_MANA, TAPPED_FOR_MANA, ManaVerb
from engine.game.meaning import Activated, CostPart, Said, Triggered, said
from engine.game.remembering import Remembering
from engine.game.targets.reference import TargetReference
from engine.phrase import walk
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.events import Event
    from engine.game.machine import Game
    from engine.game.scope import Scope


def mana_verbs(ability: Any) -> Iterator[ManaVerb]:
    """The verbs in an ability that add mana. A word that says more of such a verb gives the whole by ``mana_verb()``."""
    return iter(_verbs.get((ability,), lambda: _mana_verbs(ability)))


_verbs: Remembering[tuple[ManaVerb, ...]] = Remembering()


def _mana_verbs(ability: Any) -> tuple[ManaVerb, ...]:
    every = [(word, word if isinstance(word, ManaVerb) else word.mana_verb()) for word in said(ability)]
    whole: list[tuple[Said, ManaVerb]] = [(word, verb) for word, verb in every if verb is not None]
    inner = {id(part) for word, _ in whole for part in walk(word) if part is not word}
    return tuple(verb for word, verb in whole if id(word) not in inner)


def has_tap_symbol(ability: Any) -> bool:
    """Whether {T} is in its activation cost."""
    return _has_symbol(ability, "{T}")


def has_untap_symbol(ability: Any) -> bool:
    """Whether {Q} is in its activation cost."""
    return _has_symbol(ability, "{Q}")


def _has_symbol(ability: Any, symbol: str) -> bool:
    cost = ability.cost if isinstance(ability, Activated) else ()
    return any(isinstance(part, CostPart) and part.symbol == symbol for part in _parts(cost))


def _parts(cost: Any) -> Iterator[Any]:
    for one in cost if isinstance(cost, tuple) else (cost,):
        yield from walk(one)


@rule("605.1a")
def is_mana_ability(ability: Any) -> bool:
    """Whether an activated ability is a mana ability: it adds mana, has no target, and is no loyalty ability."""
    if not isinstance(ability, Activated) or ability.is_loyalty:
        return False
    return _makes_mana.get((ability,), lambda: _only_makes_mana(ability))


_makes_mana: Remembering[bool] = Remembering()


def _only_makes_mana(ability: Any) -> bool:
    return not _targets(ability) and any(True for _ in mana_verbs(ability))


@rule("605.1b")
def is_triggered_mana_ability(ability: Any, event: Event) -> bool:
    """Whether a triggered ability that ``event`` triggers is a mana ability: it comes from mana being made and can add some."""
    if not isinstance(ability, Triggered) or not isinstance(event, AddMana):
        return False
    return not _targets(ability) and any(True for _ in mana_verbs(ability))


def _targets(ability: Any) -> bool:
    return any(isinstance(word, TargetReference) for word in walk(ability))


@rule("605.3b")
def resolve_mana_ability(game: Game, ability: Any, scope: Scope) -> None:
    """Carry out a mana ability that was just activated; it never is on the stack."""
    scope.slots[TAPPED_FOR_MANA] = has_tap_symbol(ability)
    ability.effect.happen(game, scope)


@rule("605.4a", "106.12a")
def resolve_triggered_mana_ability(game: Game, ability: Any, scope: Scope) -> None:
    """Carry out a triggered mana ability right after the mana that triggered it."""
    scope.slots[FROM_MANA] = True
    ability.effect.happen(game, scope)
