"""Modifications: the verb phrases of continuous effects, by what they change."""
