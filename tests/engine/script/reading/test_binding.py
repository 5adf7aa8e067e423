import pytest

from engine.script.values import (
    AbilityRef,
    Activate,
    Ambiguous,
    Block,
    Blockers,
    Cast,
    Did,
    Happens,
    NotUnderstood,
    ObjectRef,
    ObjectSpec,
    PowerToughness,
    Targets,
    Where,
)
from tests.engine.script.reading.said import deed, fault, last, said

MASS, ANGEL, SHOCK = ObjectRef("Chimeric Mass"), ObjectRef("Serra Angel"), ObjectRef("Shock")


def test_it_is_the_last_object_spoken_of() -> None:
    text = (
        "I have Chimeric Mass with two charge counters on it. I use its last ability and then I cast Giant Growth on it. "
        "Now my opponent casts Diminish on it. How big is it?"
    )
    _, activated, cast, answered, asked = said(text)
    assert activated.deed == Activate(AbilityRef(MASS, -1))
    assert cast.deed == Cast(ObjectRef("Giant Growth"), (Targets((MASS,)),))
    assert answered.deed.said == (Targets((MASS,)),)
    assert asked == PowerToughness(MASS)


def test_it_is_no_instant_where_a_permanent_is_meant() -> None:
    assert last("Alice controls Serra Angel. Alice casts Shock. Where is it?") == Where(ANGEL)


def test_a_spell_that_counters_targets_the_spell_when_it_targets_it() -> None:
    assert deed("Alice casts Shock on Serra Angel. Bob casts Counterspell on it.").said == (Targets((SHOCK,)),)


def test_what_resolves_is_the_spell() -> None:
    assert last("Alice casts Shock on Serra Angel. Does it resolve?") == Did(SHOCK, "resolve")


def test_its_trigger_while_casting_is_that_of_the_spell() -> None:
    found = deed("Alice casts Clone, targeting Serra Angel with its trigger")
    assert found.said == (Targets((ANGEL,), AbilityRef(ObjectRef("Clone"), trigger=True)),)


def test_it_that_fits_two_names_both() -> None:
    found = fault("Alice controls Chimeric Mass and Serra Angel. Is it tapped?")
    assert isinstance(found, Ambiguous)
    assert found.fits == ("Chimeric Mass", "Serra Angel")


def test_it_is_the_host_of_what_is_attached() -> None:
    assert last("Alice controls Serra Angel and Pacifism attached to Serra Angel. Where is it?") == Where(ANGEL)


def test_it_with_nothing_before_is_not_understood() -> None:
    assert isinstance(fault("Where is it?"), NotUnderstood)


def test_them_are_all_that_were_spoken_of_together() -> None:
    text = "Alice controls Chimeric Mass and Serra Angel. Bob casts Fire targeting them."
    assert deed(text).said == (Targets((MASS, ANGEL)),)


def test_that_creature_is_the_last_creature() -> None:
    text = "Alice controls Serra Angel. Alice controls Chimeric Mass. Bob casts Shock on that creature."
    assert deed(text).said == (Targets((ANGEL,)),)


@pytest.mark.parametrize("which", ["the token", "the second token", "the copy", "the face-down creature"])
def test_descriptions_stay_for_the_runner(which: str) -> None:
    assert last(f"Alice controls Serra Angel. Where is {which}?").object.name == ""


@pytest.mark.parametrize("typed", ["Serra Angel A", "Serra Angel (A)", "Angel A", "angel a"])
def test_labels_follow_names(typed: str) -> None:
    text = f"Alice: Serra Angel (A), Serra Angel (B)\n{typed} dies"
    assert last(text) == Happens(ObjectRef("Serra Angel", "A"), "dies")


def test_a_number_after_a_name_counts_objects() -> None:
    assert last("Alice: 2 Serra Angel\nSerra Angel 2 dies") == Happens(ObjectRef("Serra Angel", ordinal=2), "dies")


def test_it_is_not_what_is_attached_to_it() -> None:
    attached = last("Alice controls Serra Angel. Pacifism is attached to it.").objects
    assert attached == (ObjectSpec("Pacifism", attached_to=ANGEL),)


def test_it_is_not_the_blocker() -> None:
    text = "Alice attacks with Chimeric Mass. Bob blocks it with Serra Angel."
    assert deed(text) == Block((Blockers((ANGEL,), (MASS,)),))


def test_a_counterspell_is_aimed_at_the_spell_it_responds_to() -> None:
    assert deed("Bob casts Shock on Alice. In response, Alice casts Counterspell.").said == (Targets((SHOCK,)),)


def test_a_counterspell_is_not_aimed_at_a_spell_that_resolved_before_what_it_responds_to() -> None:
    assert deed("Bob casts Shock on Alice. The token dies. In response, Alice casts Counterspell.").said == ()
