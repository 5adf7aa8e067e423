"""Binding: which earlier words each pronoun of an ability means. A pass of its own, after reading; it never guesses."""

from engine.words.binding.binder import NOTHING, Spoken, bind, bind_line
from engine.words.binding.meaning import Unbound

__all__ = ["NOTHING", "Spoken", "Unbound", "bind", "bind_line"]
