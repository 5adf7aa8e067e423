"""Conditions: what must be so for an ability to trigger, an instruction to be carried out or an effect to apply."""
