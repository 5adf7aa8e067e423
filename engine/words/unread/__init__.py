"""Abilities that are not understood whole: what of their lines can be read, and when the rest may matter."""
