from typing import Any

import pytest

from engine.script.values import (
    Abilities,
    AbilityRef,
    Act,
    Branch,
    Can,
    CardCount,
    Cast,
    Characteristic,
    Colors,
    ControlledCount,
    Controls,
    CostOf,
    CounterCount,
    DamageDone,
    Did,
    GameIs,
    HasAbility,
    Is,
    IsIn,
    IsLegal,
    LifeTotal,
    ManaPool,
    ManaTypes,
    Must,
    NamedCost,
    ObjectCan,
    ObjectRef,
    PlayerDid,
    PlayerIs,
    PowerToughness,
    Stack,
    Story,
    TapForMana,
    Targets,
    TriggerCount,
    TypeLine,
    WhatCanBeAttacked,
    WhatCanBlock,
    WhatCanTarget,
    Where,
    WhoControls,
    WhoIs,
    WhoOwns,
    WhoWins,
    XIs,
    ZoneRef,
)
from tests.engine.script.reading.said import ALICE, BOB, ME, last, said

ANGEL = ObjectRef("Serra Angel")


@pytest.mark.parametrize(
    ("text", "kind", "expected"),
    [
        ("What is Serra Angel's power and toughness?", "power_toughness", PowerToughness(ANGEL)),
        ("How big is Serra Angel?", "power_toughness", PowerToughness(ANGEL)),
        ("What is Serra Angel's power?", "number", Characteristic(ANGEL, "power")),
        ("What's the mana value of Serra Angel?", "number", Characteristic(ANGEL, "mana value")),
        ("How many charge counters are on Serra Angel?", "number", CounterCount(ANGEL, "charge")),
        ("How many poison counters does Bob have?", "number", CounterCount(BOB, "poison")),
        ("What is Serra Angel?", "type_line", TypeLine(ANGEL)),
        ("What types does Serra Angel have?", "type_line", TypeLine(ANGEL)),
        ("Is Serra Angel a creature?", "yes_no", Is(ANGEL, "creature")),
        ("Is Serra Angel still tapped?", "yes_no", Is(ANGEL, "tapped")),
        ("Is Serra Angel in the graveyard?", "yes_no", IsIn(ANGEL, ZoneRef("graveyard"))),
        ("Is the game a draw?", "yes_no", GameIs("draw")),
        ("Is Bob the monarch?", "yes_no", PlayerIs(BOB, "monarch")),
        ("What colors is Serra Angel?", "colors", Colors(ANGEL)),
        ("What abilities does Serra Angel have?", "abilities", Abilities(ANGEL)),
        ("Does Serra Angel have first strike?", "yes_no", HasAbility(ANGEL, "first strike")),
        ("What mana could Serra Angel produce?", "mana_types", ManaTypes(ANGEL)),
        ("What can Serra Angel tap for?", "mana_types", ManaTypes(ANGEL)),
        ("What mana does Alice have?", "mana_pool", ManaPool(ALICE)),
        ("What does Serra Angel cost?", "cost", CostOf(ANGEL)),
        ("What does Serra Angel cost for Bob to cast?", "cost", CostOf(ANGEL, BOB, "cast")),
        ("What does Shock cost for Bob with X = 1?", "cost", CostOf(ObjectRef("Shock"), BOB, said=(XIs(1),))),
        ("What is Serra Angel's equip cost?", "cost", NamedCost(ANGEL, "equip")),
        ("Can Alice cast Shock targeting Bob?", "yes_no", Can(Act(ALICE, Cast(ObjectRef("Shock"), (Targets((BOB,)),))))),
        ("Can Alice tap Serra Angel for mana?", "yes_no", Can(Act(ALICE, TapForMana((ANGEL,))))),
        ("Does Alice have to attack with Serra Angel?", "yes_no", None),
        ("Can Serra Angel attack?", "yes_no", ObjectCan(ANGEL, "attack")),
        ("Can Serra Angel be targeted by Shock?", "yes_no", ObjectCan(ANGEL, "be targeted by", (ObjectRef("Shock"),))),
        ("Is that legal?", "yes_no", IsLegal()),
        ("Does Serra Angel die?", "yes_no", Did(ANGEL, "die")),
        ("Does Serra Angel's trigger resolve?", "yes_no", Did(AbilityRef(ANGEL, trigger=True), "resolve")),
        ("Does Serra Angel deal damage to Bob?", "yes_no", Did(ANGEL, "deal damage", BOB)),
        ("Does Bob lose?", "yes_no", PlayerDid(BOB, "lose")),
        ("Does Bob control Serra Angel?", "yes_no", Controls(BOB, ANGEL)),
        ("Where is Serra Angel?", "zone", Where(ANGEL)),
        ("Who controls Serra Angel?", "player", WhoControls(ANGEL)),
        ("Who owns Serra Angel?", "player", WhoOwns(ANGEL)),
        ("Who wins?", "player", WhoWins()),
        ("Who is the monarch?", "player", WhoIs("monarch")),
        ("What is Bob's life total?", "number", LifeTotal(BOB)),
        ("How much life does Bob have?", "number", LifeTotal(BOB)),
        ("How many cards are in Bob's hand?", "number", CardCount(ZoneRef("hand", BOB))),
        ("How many creatures does Bob control?", "number", ControlledCount("creature", BOB)),
        ("How many untapped Mountains does Bob control?", "number", ControlledCount("Mountain", BOB, ("untapped",))),
        ("How many Treasures does Bob control?", "number", ControlledCount("Treasure", BOB)),
        ("How much damage did Serra Angel deal to Bob?", "number", DamageDone(ANGEL, BOB)),
        ("How many times does Serra Angel trigger?", "number", TriggerCount(AbilityRef(ANGEL))),
        ("What can Shock target?", "objects", WhatCanTarget(AbilityRef(ObjectRef("Shock")))),
        ("What can be attacked?", "objects", WhatCanBeAttacked()),
        ("Who can block Serra Angel?", "objects", WhatCanBlock(ANGEL)),
        ("What is on the stack?", "objects", Stack()),
        ("What happens?", "story", Story()),
        ("Why?", "story", Story("why")),
    ],
)
def test_a_question(text: str, kind: str, expected: Any) -> None:
    found = last(f"Alice controls Serra Angel. Bob controls Forest. {text}")
    assert found.kind == kind
    if expected is not None:
        assert found == expected


@pytest.mark.parametrize(("asked", "verb"), [("Do I lose?", "lose"), ("Do I draw?", "draw"), ("Do I still win?", "win")])
def test_the_asker_asks_about_themself(asked: str, verb: str) -> None:
    assert last(f"I control Serra Angel. {asked}") == PlayerDid(ME, verb)


def test_having_to_is_not_being_able_to() -> None:
    assert isinstance(last("Alice controls Serra Angel. Does Alice have to attack with Serra Angel?"), Must)


@pytest.mark.parametrize(
    "text", ["If Bob casts Shock on Serra Angel, does it die?", "Does Serra Angel die if Bob casts Shock on Serra Angel?"]
)
def test_a_conditional_question_is_a_branch(text: str) -> None:
    found = last(f"Alice controls Serra Angel. Bob controls Forest. {text}")
    assert isinstance(found, Branch)
    assert found.question == Did(ANGEL, "die")
    assert found.acts == (Act(BOB, Cast(ObjectRef("Shock"), (Targets((ANGEL,)),))),)


def test_two_questions_can_share_a_sentence() -> None:
    assert said("Alice controls Serra Angel. Is Serra Angel a creature and does it have flying?")[1:] == [
        Is(ANGEL, "creature"),
        HasAbility(ANGEL, "flying"),
    ]
