"""Costs: what an action costs in total, and what changes it."""

from engine.game.costs.changes import Additional, Alternative, AtLeast, CostChange, Increase, Reduce
from engine.game.costs.parts import ManaPart, TotalCost, has_x, parts_of, split
from engine.game.costs.totals import about, add, base_cost, changes_to, cost_of, extras, numbered

__all__ = [
    "Additional", "Alternative", "AtLeast", "CostChange", "Increase", "ManaPart", "Reduce", "TotalCost", "about", "add",
    "base_cost", "changes_to", "cost_of", "extras", "has_x", "numbered", "parts_of", "split",
]
