"""Binding: which earlier words each pronoun of an ability means. A pass of its own, after reading; it never guesses."""

from engine.words.binding.binder import bind
from engine.words.binding.meaning import Unbound

__all__ = ["Unbound", "bind"]
