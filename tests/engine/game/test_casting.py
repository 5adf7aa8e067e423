"""Casting spells."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game.actions import CastSpell, ChooseTarget
from engine.game.announcing import Announcement
from engine.game.casting import Cast, cast
from engine.game.choices import Undecided
from engine.game.costs import Additional, Alternative, AtLeast, Increase, Reduce, cost_of
from engine.game.objects import Zone
from engine.game.resolving import resolve_top
from engine.game.targets import BecomeTarget
from engine.game.trying import possible
from engine.game.verdict import Verdict
from engine.game.zones import Destroy
from tests.engine.game.spells import (
    Both,
    ChooseOne,
    DestroyTargets,
    DivideAmong,
    Nothing,
    OnlyKicked,
    SacrificeOne,
    TargetCreature,
    Text,
)
from tests.engine.game.table import ALICE, BOB, Answers, Costs, Forbids, Named, Table, why

MURDER = Text(effect=DestroyTargets(what=TargetCreature()))
STACK = frozenset({Zone.STACK})


def spell(table: Table, *abilities: Any, **more: Any) -> int:
    given = {"types": "instant", "zone": Zone.HAND, "cost": ("{1}", "{B}"), **more}
    return table.put("Murder", *abilities, **given)


def done(result: Any) -> int:
    assert not isinstance(result, Verdict), result
    return int(result)


def test_a_spell_is_cast_and_resolves() -> None:
    table = Table()
    bear, murder = table.put("Bear", owner=BOB), spell(table, MURDER)
    on_stack = done(cast(table.game, ALICE, murder, Announcement(targets=(bear,), paid=())))
    assert table.stacked(on_stack).slots["target0"] == (bear,)
    assert [e.text for e in table.game.log if isinstance(e.event, Cast)] == ["Alice casts Murder targeting Bear."]
    assert [e.event.target for e in table.game.log if isinstance(e.event, BecomeTarget)] == [bear]
    resolve_top(table.game)
    assert (table.where(bear), table.where(murder)) == ("graveyard", "graveyard")


def test_the_only_legal_target_is_chosen_unasked() -> None:
    table = Table()
    bear = table.put("Bear")
    assert table.stacked(done(cast(table.game, ALICE, spell(table, MURDER)))).slots["target0"] == (bear,)


def test_an_open_target_leaves_the_game_as_it_was() -> None:
    table = Table()
    table.put("Bear"), table.put("Ogre")
    murder, before = spell(table, MURDER), table.game.state
    with pytest.raises(Undecided) as asked:
        cast(table.game, ALICE, murder)
    assert [o.text for o in asked.value.choice.options] == ["Bear", "Ogre"]
    assert table.game.state is before
    assert not table.game.log


def test_without_a_legal_target_it_cannot_be_cast() -> None:
    table = Table()
    table.put("Ghost", Named(name="shroud"), owner=BOB)
    table.put("Troll", Named(name="hexproof"), owner=BOB)
    murder, before = spell(table, MURDER), table.game.state
    assert why(cast(table.game, ALICE, murder)) == {"601.2c", "702.18a", "702.11b"}
    assert table.game.state is before


def test_hexproof_does_not_stop_its_controller() -> None:
    table = Table()
    table.put("Troll", Named(name="hexproof"))
    done(cast(table.game, ALICE, spell(table, MURDER)))


def test_an_effect_may_forbid_a_target() -> None:
    table = Table()
    table.put("Bear")
    table.put("Ward", Forbids(test=lambda g, a, s: isinstance(a, ChooseTarget)), types="enchantment")
    assert not cast(table.game, ALICE, spell(table, MURDER))


def test_all_reasons_are_given_at_once() -> None:
    table = Table()
    bear = table.put("Sorcery", MURDER, types="sorcery", zone=Zone.GRAVEYARD, cost=("{B}",))
    table.step("upkeep", active=BOB)
    assert {"601.3", "117.1a"} <= why(cast(table.game, ALICE, bear))


def test_the_same_target_is_not_chosen_twice() -> None:
    table = Table()
    bear, ogre = table.put("Bear"), table.put("Ogre")
    two = spell(table, Text(effect=DestroyTargets(what=TargetCreature(least=2, most=2))))
    assert "115.3" in why(cast(table.game, ALICE, two, Announcement(targets=(bear, bear))))
    done(cast(table.game, ALICE, two, Announcement(targets=(ogre, bear))))


def test_announced_targets_find_their_places() -> None:
    table = Table()
    mine, theirs = table.put("Mine"), table.put("Theirs", owner=BOB)
    effect = Both(
        first=DestroyTargets(what=TargetCreature(is_mine=True)), second=DestroyTargets(what=TargetCreature(slot="target1"))
    )
    on_stack = done(cast(table.game, ALICE, spell(table, Text(effect=effect)), Announcement(targets=(theirs, mine))))
    assert (table.stacked(on_stack).slots["target0"], table.stacked(on_stack).slots["target1"]) == ((mine,), (theirs,))


def test_a_spell_all_of_whose_targets_are_gone_does_not_resolve() -> None:
    table = Table()
    bear, murder = table.put("Bear"), spell(table, MURDER)
    done(cast(table.game, ALICE, murder))
    table.game.happen(Destroy(object=bear))
    resolve_top(table.game)
    assert any("does not resolve" in e.text for e in table.game.log)


def test_a_division_gives_each_target_something() -> None:
    table = Table()
    bear, ogre = table.put("Bear"), table.put("Ogre")
    bolt = spell(table, Text(effect=DivideAmong(what=TargetCreature(least=1, most=3), amount=3)))
    assert why(cast(table.game, ALICE, bolt, Announcement(targets=(bear, ogre), division=((bear, 3), (ogre, 0))))) == {"601.2d"}
    on_stack = done(cast(table.game, ALICE, bolt, Announcement(targets=(bear, ogre), division=((ogre, 1), (bear, 2)))))
    assert table.stacked(on_stack).slots["target0 division"] == ((bear, 2), (ogre, 1))


def test_only_possible_modes_can_be_chosen() -> None:
    table = Table()
    charm = spell(table, Text(effect=ChooseOne(modes=(DestroyTargets(what=TargetCreature()), Nothing()))))
    assert "700.2a" in why(cast(table.game, ALICE, charm, Announcement(modes=(0,))))
    assert table.stacked(done(cast(table.game, ALICE, charm))).modes == (1,)


def kicker() -> Costs:
    return Costs(
        make=lambda g, a, s: [Additional(name="kicker", mana=("{4}",), is_optional=True)] if s.source == a.spell else [],
        zones=STACK,
    )


def test_kicker_adds_to_the_cost_and_asks_for_its_targets() -> None:
    table = Table()
    bear, burst = table.put("Bear"), spell(table, Text(effect=OnlyKicked(effect=DestroyTargets(what=TargetCreature()))), kicker())
    kicked = done(cast(table.game, ALICE, burst, Announcement(paid=("kicker",))))
    assert table.stacked(kicked).paid == ("kicker",)
    assert table.stacked(kicked).slots["target0"] == (bear,)
    paid = CastSpell(player=ALICE, spell=kicked, origin=Zone.HAND, paid=("kicker",))
    assert cost_of(table.game, paid).text == "{5}{B}"


def test_unkicked_it_has_no_targets() -> None:
    table = Table()
    table.put("Bear")
    burst = spell(table, Text(effect=OnlyKicked(effect=DestroyTargets(what=TargetCreature()))), kicker())
    assert "target0" not in table.stacked(done(cast(table.game, ALICE, burst, Announcement(paid=())))).slots


def test_what_has_no_kicker_cannot_be_kicked() -> None:
    table = Table()
    table.put("Bear")
    assert why(cast(table.game, ALICE, spell(table, MURDER), Announcement(paid=("kicker",)))) == {"601.2b"}


def flashback() -> Costs:
    offer = Alternative(name="flashback", mana=("{3}", "{B}"), zones=frozenset({Zone.GRAVEYARD}))
    return Costs(make=lambda g, a, s: [offer] if s.source == a.spell else [], zones=frozenset({Zone.GRAVEYARD, Zone.STACK}))


def test_in_the_graveyard_flashback_is_implied() -> None:
    table = Table()
    table.put("Bear")
    murder = spell(table, MURDER, flashback(), zone=Zone.GRAVEYARD)
    on_stack = done(cast(table.game, ALICE, murder, Announcement(paid=())))
    assert table.stacked(on_stack).paid == ("flashback",)
    assert table.stacked(on_stack).cast_from is Zone.GRAVEYARD


def test_in_hand_flashback_is_no_way_to_cast_it() -> None:
    table = Table()
    table.put("Bear")
    assert not cast(table.game, ALICE, spell(table, MURDER, flashback()), Announcement(paid=("flashback",)))


def test_x_is_announced_and_kept() -> None:
    table = Table()
    hydra = table.put("Hydra", zone=Zone.HAND, cost=("{X}", "{G}"))
    on_stack = done(cast(table.game, ALICE, hydra, Announcement(x=4)))
    assert table.game.object(on_stack).x == 4


def test_an_x_not_announced_is_asked_for() -> None:
    chooser = Answers(x=[(2,)])
    table = Table(chooser)
    assert table.game.object(done(cast(table.game, ALICE, table.put("Hydra", zone=Zone.HAND, cost=("{X}",))))).x == 2


def test_without_paying_the_mana_cost_x_is_nothing() -> None:
    table = Table()
    hydra = table.put("Hydra", zone=Zone.HAND, cost=("{X}", "{G}"))
    on_stack = done(cast(table.game, ALICE, hydra, Announcement(paid=("free",), is_permitted=True)))
    assert table.game.object(on_stack).x == 0


def test_increases_come_before_reductions_and_a_least_amount_last() -> None:
    table = Table()
    changes = [Increase(mana=("{1}",)), Reduce(mana=("{5}",)), AtLeast(amount=3)]
    table.put("Stone", Costs(make=lambda g, a, s: changes), types="artifact")
    card = table.put("Beast", zone=Zone.HAND, cost=("{3}", "{G}"))
    assert cost_of(table.game, CastSpell(player=ALICE, spell=card, origin=Zone.HAND)).text == "{2}{G}"


@pytest.mark.parametrize(
    ("cost", "by", "left"),
    [
        (("{3}", "{G}"), ("{2}",), "{1}{G}"),
        (("{1}", "{G}"), ("{3}",), "{G}"),
        (("{2}", "{W}"), ("{W}",), "{2}"),
        (("{2}", "{W}"), ("{U}",), "{1}{W}"),
        (("{1}",), ("{1}",), "{0}"),
    ],
)
def test_reductions(cost: tuple[str, ...], by: tuple[str, ...], left: str) -> None:
    table = Table()
    table.put("Stone", Costs(make=lambda g, a, s: [Reduce(mana=by)]), types="artifact")
    card = table.put("Spell", zone=Zone.HAND, cost=cost)
    assert cost_of(table.game, CastSpell(player=ALICE, spell=card, origin=Zone.HAND)).text == left


def test_a_mandatory_additional_cost_is_paid_or_the_spell_is_not_cast() -> None:
    table = Table()
    must = Costs(make=lambda g, a, s: [Additional(parts=(SacrificeOne(),))] if s.source == a.spell else [], zones=STACK)
    rite = spell(table, Text(effect=Nothing()), must)
    assert why(cast(table.game, ALICE, rite)) == {"701.21a"}
    bear, ogre = table.put("Bear"), table.put("Ogre")
    on_stack = done(cast(table.game, ALICE, rite, Announcement(answers={"sacrifice": (ogre,)})))
    assert (table.where(bear), table.where(ogre)) == ("battlefield", "graveyard")
    assert table.stacked(on_stack).slots["sacrificed"] == (ogre,)


def test_no_mana_cost_cannot_be_paid_but_may_be_avoided() -> None:
    table = Table()
    vision = spell(table, Text(effect=Nothing()), cost=None)
    assert "118.6" in why(cast(table.game, ALICE, vision))
    done(cast(table.game, ALICE, vision, Announcement(paid=("free",), is_permitted=True)))


def test_whether_it_can_be_cast_at_all_looks_at_every_choice() -> None:
    table = Table()
    bear, ogre = table.put("Bear", Named(name="shroud")), table.put("Ogre")
    murder = spell(table, MURDER)
    assert possible(table.game, lambda game: cast(game, ALICE, murder))
    table.game.happen(Destroy(object=ogre))
    assert "702.18a" in why(possible(table.game, lambda game: cast(game, ALICE, murder)))
    assert table.where(bear) == "battlefield"


def test_another_face_is_judged_by_what_that_face_is() -> None:
    from engine.game.objects import Characteristics, Definition

    table = Table()
    giant = table.put("Giant", zone=Zone.HAND, cost=("{2}", "{R}"))
    stomp = Characteristics(name="Stomp", types=("instant",), mana_cost=("{1}", "{R}"), abilities=(Text(effect=Nothing()),))
    found = table.game.object(giant)
    definition = Definition(name="Giant", layout="adventure", faces=(found.base, stomp))
    table.game.state = table.game.state.put(found.with_(definition=definition))
    table.step("upkeep")
    assert not cast(table.game, ALICE, giant)
    on_stack = done(cast(table.game, ALICE, giant, Announcement(face=1)))
    assert table.game.characteristics(on_stack).name == "Stomp"


def test_the_targets_of_two_lines_are_apart() -> None:
    table = Table()
    mine, theirs = table.put("Mine"), table.put("Theirs", owner=BOB)
    lines = (Text(effect=DestroyTargets(what=TargetCreature(is_mine=True))), Text(effect=DestroyTargets(what=TargetCreature())))
    on_stack = done(cast(table.game, ALICE, spell(table, *lines), Announcement(targets=(mine, theirs))))
    assert table.stacked(on_stack).slots == {"target0": (mine,), "target1": (theirs,)}
    resolve_top(table.game)
    assert (table.where(mine), table.where(theirs)) == ("graveyard", "graveyard")


def test_targets_say_which_mode_is_meant() -> None:
    table = Table()
    mine, theirs = table.put("Mine"), table.put("Theirs", owner=BOB)
    modes = (Nothing(), DestroyTargets(what=TargetCreature(is_mine=True)), DestroyTargets(what=TargetCreature(slot="target1")))
    charm = spell(table, Text(effect=ChooseOne(modes=modes)))
    assert table.stacked(done(cast(table.game, ALICE, charm, Announcement(targets=(theirs,))))).modes == (2,)
    other = spell(table, Text(effect=ChooseOne(modes=modes)))
    with pytest.raises(Undecided):
        cast(table.game, ALICE, other, Announcement(targets=(mine,)))
