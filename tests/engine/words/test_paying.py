"""Paying while something resolves."""

from engine.game.objects import Mana
from engine.game.scope import Scope
from engine.words import load
from engine.words.keywords.spelling import effect
from tests.engine.game.table import ALICE, Answers, Table


def test_x_is_chosen_as_it_is_paid_and_no_more_than_can_be_paid() -> None:
    load()
    table = Table(Answers(may=[(True,)], x=[(2,)]))
    source = table.put("Wyrm")
    player = table.game.state.players[ALICE].with_(mana=tuple(Mana(type="R") for _ in range(4)))
    table.game.state = table.game.state.put(player).with_(is_paid_for=False)
    effect("you may pay {X}{R}. if you do, you gain X life.").happen(table.game, Scope.of(source, ALICE))
    assert table.life(ALICE) == 22
    assert len(table.game.state.players[ALICE].mana) == 1
    asked = next(choice for choice in table.game.chooser.asked if choice.kind == "x")
    assert [option.value for option in asked.options] == [0, 1, 2, 3]
