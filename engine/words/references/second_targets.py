"""Targets told apart by number: "a second target creature", "a third target creature"."""

from __future__ import annotations

from engine.phrase import says
from engine.words.filters.description import ObjectFilter
from engine.words.references.objects import Other


@says("a second target {things:one}", "a third target {things:one}")
class NextTarget(Other, frozen=True, kw_only=True):
    """One target besides those before it."""

    things: ObjectFilter
