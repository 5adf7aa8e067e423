"""Several instances of one keyword with an additional cost."""

from __future__ import annotations

import pytest

from engine import words
from engine.game.announcing import Announcement
from engine.game.casting import cast
from engine.game.objects import Zone
from engine.game.priority import resolve_top
from engine.game.triggers import put_on_stack
from engine.words.keywords.spelling import keyword
from tests.engine.game.table import ALICE, Answers, Table


@pytest.mark.parametrize(
    ("paid", "copies"),
    [((), 0), (("replicate",), 1), (("replicate", "replicate (2)", "replicate (2)"), 3), (("replicate (2)",) * 2, 2)],
)
def test_each_instance_of_replicate_counts_what_was_paid_for_it(paid: tuple[str, ...], copies: int) -> None:
    words.load()
    table = Table(Answers(order=[(0, 1)]))
    twice = (keyword("replicate {1}"), keyword("replicate {1}"))
    card = table.put("Word", *twice, types="instant", zone=Zone.HAND, cost=("{R}",))
    spell = cast(table.game, ALICE, card, Announcement(paid=paid))
    assert isinstance(spell, int)
    put_on_stack(table.game)
    for trigger in reversed(table.game.state.zone(Zone.STACK)[1:]):
        while table.game.exists(trigger):
            resolve_top(table.game)
    gone = [o for o in table.game.state.gone.values() if o.object.is_copy and o.object.zone is Zone.STACK]
    there = [o for o in table.game.state.objects.values() if o.is_copy and o.zone is Zone.STACK]
    assert len(gone) + len(there) == copies


@pytest.mark.parametrize(
    ("word", "paid", "tokens"),
    [
        ("squad {1}", ("squad", "squad (2)", "squad (2)"), 3),
        ("squad {1}", ("squad (2)",), 1),
        ("squad {1}", (), 0),
        ("offspring {1}", ("offspring", "offspring (2)"), 2),
        ("offspring {1}", ("offspring",), 1),
    ],
)
def test_each_instance_of_squad_or_offspring_counts_what_was_paid_for_it(word: str, paid: tuple[str, ...], tokens: int) -> None:
    words.load()
    table = Table(Answers(order=[(0, 1)]))
    card = table.put("Bird", keyword(word), keyword(word), types="creature", zone=Zone.HAND, cost=("{R}",))
    assert isinstance(cast(table.game, ALICE, card, Announcement(paid=paid)), int)
    while resolve_top(table.game):
        pass
    assert sum(o.is_token for o in table.game.state.battlefield()) == tokens
