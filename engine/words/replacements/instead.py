"""Replacement effects as clauses: said by a static ability, or begun by an instruction."""

from __future__ import annotations

from engine.words.claims import Claim


class Instead(Claim, frozen=True):
    """A clause that says what happens instead of an event; ``replace`` gives the events."""
