"""What was chosen earlier in the ability: "each creature chosen this way"."""

from __future__ import annotations

from typing import ClassVar

from engine.phrase import says
from engine.words.references.this_way import ThisWay


@says("{things} chosen this way")
class ChosenThisWay(ThisWay, frozen=True, kw_only=True):
    """Chosen."""

    refers: ClassVar[str] = "chosen"
