"""How a total cost comes about."""

from engine.explain.costs import how_it_comes
from engine.game.costs.parts import Changed, TotalCost

MORE = Changed(source="Toll", before=("{R}",), after=("{1}", "{R}"), cites=("601.2f",))
LESS = Changed(source="Tutor", before=("{1}", "{R}"), after=("{R}",), cites=("601.2f",))


def test_a_cost_that_nothing_changes_needs_no_derivation():
    assert how_it_comes("Spark", TotalCost(mana=("{R}",))) == ()


def test_each_change_is_a_line_with_before_and_after():
    base, more = how_it_comes("Spark", TotalCost(mana=("{R}",), changes=(MORE, LESS)))[:2]
    assert (base.text, base.after) == ("Spark by itself costs {R}.", "{R}")
    assert (more.source, more.before, more.after, more.rule) == ("Toll", "{R}", "{1}{R}", "601.2f")


def test_where_it_goes_up_and_down_the_order_is_told():
    lines = how_it_comes("Spark", TotalCost(mana=("{R}",), changes=(MORE, LESS)))
    assert lines[-1].text == "What makes it cost more counts before what makes it cost less."
    assert "more counts" not in how_it_comes("Spark", TotalCost(mana=("{R}",), changes=(LESS,)))[-1].text


def test_a_change_that_changes_nothing_is_not_told():
    same = Changed(source="Tutor", before=("{R}",), after=("{R}",))
    assert how_it_comes("Spark", TotalCost(mana=("{R}",), changes=(same,))) == ()
