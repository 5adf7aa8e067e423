"""Mana: pools, what produces it, mana abilities, and paying with it."""

from engine.game.mana.abilities import (
    has_tap_symbol,
    has_untap_symbol,
    is_mana_ability,
    is_triggered_mana_ability,
    mana_verbs,
    resolve_mana_ability,
    resolve_triggered_mana_ability,
)
from engine.game.mana.pool import AddMana, EmptyPools, SpendMana, pool_text
from engine.game.mana.producing import ManaVerb, add, produce, was_tapped_for_mana
from engine.game.mana.symbols import COLORS, TYPES, in_order

__all__ = [
    "COLORS", "TYPES", "AddMana", "EmptyPools", "ManaVerb", "SpendMana", "add", "has_tap_symbol",
    "has_untap_symbol", "in_order", "is_mana_ability", "is_triggered_mana_ability", "mana_verbs", "pool_text",
    "produce", "resolve_mana_ability", "resolve_triggered_mana_ability", "was_tapped_for_mana",
]
