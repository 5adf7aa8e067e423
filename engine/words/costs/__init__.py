"""Costs: the components that stand before the colon of an activated ability, or after "as an additional cost"."""
