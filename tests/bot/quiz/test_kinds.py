"""Every kind of card is found among the starter cards, so that a change in how cards are understood loses none unseen."""

from random import Random

import pytest

from bot.quiz import families, kinds
from bot.quiz.pool import Kind
from bot.quiz.source import Source

MODULES = (kinds, *families.ROOMS)
KINDS = {name: kind for module in MODULES for name, kind in vars(module).items() if isinstance(kind, Kind)}


@pytest.mark.parametrize("name", sorted(KINDS))
def test_a_kind_has_a_card(source: Source, name: str) -> None:
    assert source.pool.draw(KINDS[name], Random(1))
