from typing import Any

import pytest

from engine.script.values import (
    CommanderCasts,
    CommanderDamage,
    CommanderIs,
    Counters,
    DayNight,
    Designation,
    EnteredBefore,
    Format,
    Has,
    Lacks,
    LifeIs,
    ManaFloating,
    ManaMatters,
    Moment,
    ObjectRef,
    ObjectSpec,
    Owns,
    PlayerCounters,
    ThisTurn,
    TokenSpec,
)
from tests.engine.script.reading.said import ALICE, BOB, ME, last, said, script

BEARS = "Grizzly Bears"


@pytest.mark.parametrize(
    ("facts", "fields"),
    [
        ("(tapped)", {"tapped": True}),
        ("(3 charge counters)", {"counters": (Counters("charge", 3),)}),
        ("with three charge counters", {"counters": (Counters("charge", 3),)}),
        ("with a +1/+1 counter on it", {"counters": (Counters("+1/+1", 1),)}),
        ("with two +1/+1 counters and a shield counter", {"counters": (Counters("+1/+1", 2), Counters("shield", 1))}),
        ("with no counters", {"counters": (Counters("", 0),)}),
        ("(summoning sick)", {"arrived": "this turn"}),
        ("that came in this turn", {"arrived": "this turn"}),
        ("that came in on her last turn", {"arrived": "last turn"}),
        ("(face down)", {"face_down": True}),
        ("(transformed, tapped)", {"transformed": True, "tapped": True}),
        ("(copying Serra Angel)", {"copying": ObjectRef("Serra Angel")}),
        ("(damage 2)", {"damage": 2}),
        ("with 2 damage marked on it", {"damage": 2}),
        ("(attached to Forest)", {"attached_to": ObjectRef("Forest")}),
        ("enchanting Forest", {"attached_to": ObjectRef("Forest")}),
        ("attached to Bob", {"attached_to": BOB}),
        ("(exiled with Humility)", {"exiled_with": ObjectRef("Humility")}),
        ("(naming Shock)", {"naming": "Shock"}),
        ("(choosing red)", {"choosing": ("red",)}),
        ("(X was 3)", {"x": 3}),
        ("(kicked)", {"kicked": 1}),
        ("(class level 2)", {"class_level": 2}),
        ("(loyalty 4)", {"loyalty": 4}),
        ("with 4 loyalty counters", {"loyalty": 4}),
        ("(phased out)", {"phased_out": True}),
        ("(monstrous)", {"monstrous": True}),
        ("(A)", {"label": "A"}),
        ("(A) (tapped)", {"label": "A", "tapped": True}),
        ("(A, tapped)", {"label": "A", "tapped": True}),
    ],
)
def test_facts_about_an_object(facts: str, fields: dict[str, Any]) -> None:
    assert said(f"Alice controls {BEARS} {facts}")[0].objects == (ObjectSpec(BEARS, **fields),)


def test_a_list_keeps_its_order_and_adjectives() -> None:
    assert last("Alice: Forest, a tapped Island and Serra Angel").objects == (
        ObjectSpec("Forest"),
        ObjectSpec("Island", tapped=True),
        ObjectSpec("Serra Angel"),
    )


def test_what_is_attached_comes_with_its_host() -> None:
    expected = (ObjectSpec(BEARS), ObjectSpec("Pacifism", attached_to=ObjectRef(BEARS)))
    assert last(f"Alice controls {BEARS} with Pacifism attached to it").objects == expected
    assert last(f"Alice controls {BEARS} enchanted by Pacifism").objects == expected
    assert last(f"Alice controls {BEARS} and Pacifism attached to it").objects == expected


def test_a_shorthand_line_has_zones() -> None:
    found = said("Alice: Forest, 2 Island | hand: Shock | graveyard: Humility | library: Plains, Mountain | life: 3")
    assert found == [
        Has(ALICE, "battlefield", (ObjectSpec("Forest"), ObjectSpec("Island", 2))),
        Has(ALICE, "hand", (ObjectSpec("Shock"),), closed=True),
        Has(ALICE, "graveyard", (ObjectSpec("Humility"),)),
        Has(ALICE, "library", (ObjectSpec("Plains"), ObjectSpec("Mountain"))),
        LifeIs(ALICE, 3),
    ]


def test_a_shorthand_list_may_say_a_place_for_one_object() -> None:
    assert said("Alice: Forest, Shock in hand") == [
        Has(ALICE, "battlefield", (ObjectSpec("Forest"),)),
        Has(ALICE, "hand", (ObjectSpec("Shock"),)),
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Alice has Shock in hand", Has(ALICE, "hand", (ObjectSpec("Shock"),))),
        ("Alice has only Shock in her hand", Has(ALICE, "hand", (ObjectSpec("Shock"),), closed=True)),
        ("Alice has exactly one card in hand, Shock", Has(ALICE, "hand", (ObjectSpec("Shock"),), closed=True)),
        ("Alice has no cards in hand", Has(ALICE, "hand", (), closed=True)),
        ("Alice's hand is only Shock", Has(ALICE, "hand", (ObjectSpec("Shock"),), closed=True)),
        ("Alice's graveyard is empty", Has(ALICE, "graveyard", (), closed=True)),
        ("Shock is in Alice's graveyard", Has(ALICE, "graveyard", (ObjectSpec("Shock"),))),
        ("Alice has Shock on top of her library", Has(ALICE, "library", (ObjectSpec("Shock"),))),
        ("The top card of Alice's library is Shock", Has(ALICE, "library", (ObjectSpec("Shock"),))),
        ("Alice's library has Shock in it", Has(ALICE, "library", (ObjectSpec("Shock"),), anywhere=True)),
        ("The only card in Alice's library is Shock", Has(ALICE, "library", (ObjectSpec("Shock"),), closed=True)),
        ("Alice controls only Forest", Has(ALICE, "battlefield", (ObjectSpec("Forest"),), closed=True)),
        ("Alice controls no lands", Lacks(ALICE, "battlefield", "land")),
        ("Alice owns Forest", Owns(ALICE, ObjectRef("Forest"))),
        ("Alice is at 3 life", LifeIs(ALICE, 3)),
        ("Alice's life total is 3", LifeIs(ALICE, 3)),
        ("Alice has four poison counters", PlayerCounters(ALICE, "poison", 4)),
        ("Alice has 5 energy", PlayerCounters(ALICE, "energy", 5)),
        ("Alice is the monarch", Designation(ALICE, "monarch")),
        ("Alice has the city's blessing", Designation(ALICE, "city's blessing")),
        ("Alice has drawn two cards this turn", ThisTurn(ALICE, "drawn", "card", 2)),
        ("Alice has cast a spell this turn", ThisTurn(ALICE, "cast", "spell", 1)),
        ("Alice has {g}{G} floating", ManaFloating(ALICE, "{G}{G}")),
        ("It is Alice's upkeep", Moment(ALICE, "upkeep")),
        ("It's Alice's second main phase", Moment(ALICE, "postcombat main phase")),
        ("It is Alice's turn", Moment(ALICE, "turn")),
        ("It's night", DayNight("night")),
        ("Mana matters", ManaMatters()),
        ("Commander game:", Format("Commander")),
        ("Serra Angel is Alice's commander", CommanderIs(ObjectRef("Serra Angel"), ALICE)),
        ("Alice has cast Serra Angel from the command zone twice", CommanderCasts(ALICE, ObjectRef("Serra Angel"), 2)),
        ("Serra Angel has dealt 15 combat damage to Alice", CommanderDamage(ObjectRef("Serra Angel"), 15, ALICE)),
        ("Humility entered before Opalescence", EnteredBefore(ObjectRef("Humility"), ObjectRef("Opalescence"))),
        ("Humility entered after Opalescence", EnteredBefore(ObjectRef("Opalescence"), ObjectRef("Humility"))),
    ],
)
def test_a_fact_of_the_position(text: str, expected: Any) -> None:
    assert last(text) == expected


@pytest.mark.parametrize(
    ("words", "spec"),
    [
        ("a 2/2 green Bear creature token", ObjectSpec(token=TokenSpec("green Bear creature", "2/2"))),
        ("a Treasure token", ObjectSpec(token=TokenSpec("Treasure"))),
        ("three Treasures", ObjectSpec(count=3, token=TokenSpec("Treasure"))),
        ("a token copy of Serra Angel", ObjectSpec(token_copy_of=ObjectRef("Serra Angel"))),
        ("a token that's a copy of Serra Angel", ObjectSpec(token_copy_of=ObjectRef("Serra Angel"))),
        ('an emblem with "Nothing happens"', ObjectSpec(emblem="Nothing happens")),
        (
            "a 1/1 Soldier token named Kim with flying and first strike",
            ObjectSpec(token=TokenSpec("Soldier", "1/1", "Kim", ("flying", "first strike"))),
        ),
    ],
)
def test_things_without_a_card(words: str, spec: ObjectSpec) -> None:
    assert last(f"Alice controls Forest and {words}").objects[1] == spec


def test_a_description_of_a_token_does_not_swallow_the_list() -> None:
    assert last("Alice: Serra Angel, a 1/1 white Soldier creature token").objects[0] == ObjectSpec("Serra Angel")


def test_more_of_them_are_of_the_same_name() -> None:
    assert said("Alice controls Forest. Alice has two more in her library")[1].objects == (ObjectSpec("Forest", 2),)


def test_one_sentence_can_say_several_facts() -> None:
    found = said("I'm at 1 life, control Forest and have Shock in hand")
    assert found == [
        LifeIs(ME, 1),
        Has(ME, "battlefield", (ObjectSpec("Forest"),)),
        Has(ME, "hand", (ObjectSpec("Shock"),)),
    ]


def test_a_moment_after_a_deed_is_a_move() -> None:
    found = script("Alice casts Shock on Bob. At Bob's end step, Alice casts Shock on Bob.")
    assert type(found.statements[1].what).__name__ == "Act"
