from typing import Any

import pytest

from engine.script.values import (
    AbilityRef,
    Act,
    Activate,
    Apply,
    Assign,
    Attack,
    Attackers,
    Block,
    Blockers,
    Cast,
    Choose,
    CombatDamage,
    Concede,
    Copying,
    CountersPut,
    Crew,
    DamageDealt,
    Decline,
    Discard,
    Divide,
    DontPay,
    Draw,
    Earlier,
    EndTurn,
    Equip,
    Exile,
    FaceDown,
    Find,
    Flip,
    ForCost,
    FromZone,
    GoTo,
    Happens,
    Keep,
    KeywordDeed,
    Kicked,
    Mode,
    Naming,
    Nothing,
    ObjectRef,
    PayCost,
    PayLife,
    Play,
    Put,
    Resolve,
    Response,
    Return,
    Roll,
    Sacrifice,
    Search,
    Share,
    Splicing,
    Tap,
    TapForMana,
    Targets,
    TurnFaceUp,
    WithoutPaying,
    Words,
    XIs,
    ZoneRef,
)
from tests.engine.script.reading.said import ALICE, BOB, deed, last, said, script

ANGEL, BEARS, FOREST, SHOCK = (ObjectRef(name) for name in ("Serra Angel", "Grizzly Bears", "Forest", "Shock"))


@pytest.mark.parametrize(
    ("announced", "expected"),
    [
        ("on Bob", (Targets((BOB,)),)),
        ("targeting Bob and Serra Angel", (Targets((BOB, ANGEL)),)),
        ("targeting Bob's Serra Angel", (Targets((ObjectRef("Serra Angel", of=BOB),)),)),
        ("targeting the second Serra Angel", (Targets((ObjectRef("Serra Angel", ordinal=2),)),)),
        ("targeting the tapped Forest", (Targets((ObjectRef("Forest", states=("tapped",)),)),)),
        ("targeting the face-down creature", (Targets((ObjectRef(states=("face-down",), kind="creature"),)),)),
        ("targeting the first token", (Targets((ObjectRef(ordinal=1, kind="token"),)),)),
        ("targeting the Soldier token", (Targets((ObjectRef(kind="Soldier token"),)),)),
        ("targeting Bob and no cards", (Targets((BOB, Nothing("card"))),)),
        ("with X = 3", (XIs(3),)),
        ("with X=3 targeting Bob", (XIs(3), Targets((BOB,)))),
        ("choosing mode 2", (Choose((Mode(2),)),)),
        ("choosing modes 1 and 3", (Choose((Mode(1), Mode(3))),)),
        ('choosing "destroy target artifact"', (Choose((Mode(words="destroy target artifact"),)),)),
        ("choosing red", (Choose((Words("red"),)),)),
        ("choosing Serra Angel", (Choose((ANGEL,)),)),
        ("kicked", (Kicked(),)),
        ("kicked twice", (Kicked(2),)),
        ("kicked with {W}", (Kicked(cost="{W}"),)),
        ("for its flashback cost", (ForCost("flashback"),)),
        ("with flashback", (ForCost("flashback"),)),
        ("from her graveyard", (FromZone(ZoneRef("graveyard", ALICE)),)),
        ("sacrificing Serra Angel", (Sacrifice((ANGEL,)),)),
        ("paying 3 life", (PayLife(3),)),
        ("without paying its mana cost", (WithoutPaying(),)),
        ("dividing 2 to Bob and 1 to Serra Angel", (Divide((Share(2, BOB), Share(1, ANGEL))),)),
        ("naming Forest", (Naming("Forest"),)),
        ("face down", (FaceDown(),)),
        ("splicing Fire onto it", (Splicing((ObjectRef("Fire"),)),)),
        ("copying Serra Angel", (Copying(ANGEL),)),
        ("tapping Serra Angel and Forest for mana", (Tap((ANGEL, FOREST), "mana"),)),
        ("tapping Serra Angel for convoke", (Tap((ANGEL,), "convoke"),)),
        ("discarding Forest and choosing white", (Discard((FOREST,)), Choose((Words("white"),)))),
    ],
)
def test_an_announcement(announced: str, expected: tuple[Any, ...]) -> None:
    assert deed(f"Bob controls Serra Angel. Alice casts Shock {announced}") == Cast(SHOCK, expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("plays Forest", Play(FOREST)),
        ("activates Serra Angel", Activate(AbilityRef(ANGEL))),
        ("activates Serra Angel's last ability targeting Bob", Activate(AbilityRef(ANGEL, -1), (Targets((BOB,)),))),
        ("activates Serra Angel's second ability", Activate(AbilityRef(ANGEL, 2))),
        ('activates Serra Angel\'s "sacrifice" ability', Activate(AbilityRef(ANGEL, words="sacrifice", quoted=True))),
        ("uses Jace Beleren's +1", Activate(AbilityRef(ObjectRef("Jace Beleren"), loyalty="+1"))),
        ("activates Serra Angel twice", Activate(AbilityRef(ANGEL), times=2)),
        ("taps Forest for mana", TapForMana((FOREST,))),
        ("taps Forest for {G}", TapForMana((FOREST,), "{G}")),
        ("taps three Forests for mana", TapForMana((ObjectRef("Forest", count=3),))),
        ("cycles Shock", KeywordDeed("cycle", SHOCK)),
        ("dredges Shock", KeywordDeed("dredge", SHOCK)),
        ("suspends Shock", KeywordDeed("suspend", SHOCK)),
        ("equips Serra Angel with Basilisk Collar", Equip(ANGEL, ObjectRef("Basilisk Collar"))),
        ("crews Smuggler's Copter with Serra Angel", Crew(ObjectRef("Smuggler's Copter"), (ANGEL,))),
        ("turns Serra Angel face up", TurnFaceUp(ANGEL)),
        ("attacks with Serra Angel and Grizzly Bears", Attack((Attackers((ANGEL, BEARS)),))),
        ("attacks Bob with Serra Angel", Attack((Attackers((ANGEL,), BOB),))),
        ("attacks with just Serra Angel", Attack((Attackers((ANGEL,)),), only=True)),
        ("attacks his Jace Beleren with Serra Angel", Attack((Attackers((ANGEL,), ObjectRef("Jace Beleren", of=BOB)),))),
        ("doesn't attack", Attack()),
        ("blocks Serra Angel with Grizzly Bears", Block((Blockers((BEARS,), (ANGEL,)),))),
        ("blocks with Grizzly Bears", Block((Blockers((BEARS,)),))),
        ("doesn't block", Block()),
        ("goes to combat", GoTo("combat")),
        ("goes to her postcombat main phase", GoTo("postcombat main phase", ALICE)),
        ("goes to Bob's next upkeep", GoTo("upkeep", BOB, True)),
        ("ends the turn", EndTurn()),
        ("concedes", Concede()),
        ("leaves the game", Concede(leaves=True)),
        ("draws two cards", Draw(2)),
        ("keeps Serra Angel", Keep((ANGEL,))),
        ("declines", Decline()),
        ("doesn't pay", DontPay()),
        ("pays the echo cost", PayCost("echo")),
        ("doesn't search her library", Decline(Search(ZoneRef("library", ALICE)))),
        ("chooses to exile Serra Angel", Exile((ANGEL,))),
        ("chooses Bob first", Choose((BOB,), first=True)),
        ("applies Humility first", Apply(ObjectRef("Humility"))),
        ("applies Humility before Opalescence", Apply(ObjectRef("Humility"), ObjectRef("Opalescence"))),
        ("targets Serra Angel with Humility's trigger", Targets((ANGEL,), AbilityRef(ObjectRef("Humility"), trigger=True))),
        ("assigns 2 damage to Serra Angel and 1 to Bob", Assign((Share(2, ANGEL), Share(1, BOB)))),
        ("assigns 1 damage from Serra Angel to Bob", Assign((Share(1, BOB),), ANGEL)),
        ("flips heads", Flip("heads")),
        ("rolls 17", Roll(17)),
        ("finds nothing", Find((Nothing(),))),
        ("puts Serra Angel on top of her library", Put((ANGEL,), ZoneRef("library", ALICE, "top"))),
        ("returns Serra Angel to her hand", Return((ANGEL,), ZoneRef("hand", ALICE))),
    ],
)
def test_a_deed(text: str, expected: Any) -> None:
    assert last(f"Bob controls Grizzly Bears. Alice {text}") == Act(ALICE, expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Serra Angel dies", Happens(ANGEL, "dies")),
        ("Serra Angel is destroyed", Happens(ANGEL, "destroyed")),
        ("Serra Angel becomes tapped", Happens(ANGEL, "tapped")),
        ("Serra Angel enters", Happens(ANGEL, "enters")),
        ("Bob's Serra Angel is returned to hand", Happens(ObjectRef("Serra Angel", of=BOB), "returned to hand")),
        ("Serra Angel gets a +1/+1 counter", CountersPut(ANGEL, "+1/+1")),
        ("3 damage is dealt to Serra Angel", DamageDealt(3, ANGEL)),
        ("Serra Angel deals 3 damage to Bob", DamageDealt(3, BOB, ANGEL)),
        ("Combat damage is dealt", Act(None, CombatDamage())),
        ("After first-strike damage", Act(None, CombatDamage("first-strike"))),
        ("Resolve everything", Act(None, Resolve("everything"))),
        ("Resolve the top of the stack", Act(None, Resolve())),
    ],
)
def test_a_thing_that_is_let_happen(text: str, expected: Any) -> None:
    assert last(f"Alice controls Serra Angel. {text}") == expected


def test_two_objects_can_suffer_the_same() -> None:
    assert said("Alice controls Serra Angel and Forest. Serra Angel and Forest are destroyed")[1:] == [
        Happens(ANGEL, "destroyed"),
        Happens(FOREST, "destroyed"),
    ]


def test_then_and_and_join_deeds_of_one_player() -> None:
    first, second, third = said("Alice plays Forest, casts Shock on Bob and then ends the turn")
    assert (first.deed, second.deed.spell, third.deed) == (Play(FOREST), SHOCK, EndTurn())
    assert {one.player for one in (first, second, third)} == {ALICE}


@pytest.mark.parametrize("verb", ["cast", "have cast", "then cast", "will cast", "try to cast", "want to cast"])
def test_tenses_and_intentions_do_not_matter(verb: str) -> None:
    assert deed(f"I {verb} Shock on Serra Angel") == Cast(SHOCK, (Targets((ANGEL,)),))


@pytest.mark.parametrize(
    ("lead", "response"),
    [
        ("In response, ", Response("in response")),
        ("In response to Shock, ", Response("in response", SHOCK)),
        ("In response to Humility's trigger, ", Response("in response", AbilityRef(ObjectRef("Humility"), trigger=True))),
        ("With that on the stack, ", Response("on the stack")),
        ("With the Humility trigger on the stack, ", Response("on the stack", AbilityRef(ObjectRef("Humility"), trigger=True))),
        ("Before it resolves, ", Response("before it resolves")),
        ("Holding priority, ", Response("holding priority")),
    ],
)
def test_a_response(lead: str, response: Response) -> None:
    found = script(f"Bob controls Humility. Alice casts Shock on Bob. {lead}Bob casts Counterspell on Shock.")
    assert found.statements[-1].response == response


def test_a_question_can_be_asked_in_response() -> None:
    found = script("Alice casts Shock on Bob. Can Bob cast Counterspell on Shock in response?")
    assert found.statements[-1].response == Response("in response")


def test_responding_with_a_spell_is_casting_it_in_response() -> None:
    found = script("Alice casts Shock on Bob. Bob responds with Giant Growth.").statements[-1]
    assert (found.response, found.what) == (Response("in response"), Act(BOB, Cast(ObjectRef("Giant Growth"))))


def test_a_counterspell_in_response_is_aimed_at_what_it_responds_to() -> None:
    aimed = Cast(ObjectRef("Counterspell"), (Targets((ObjectRef("Shock"),)),))
    assert deed("Alice casts Shock on Bob. Bob responds with Counterspell.") == aimed
    assert deed("Alice casts Shock on Bob. In response, Alice casts Counterspell.") == Cast(ObjectRef("Counterspell"))


def test_holding_priority_is_said_afterwards_too() -> None:
    assert script("Alice casts Shock on Bob, holding priority").statements[0].holds


def test_an_earlier_turn_is_no_deed_of_this_one() -> None:
    assert isinstance(last("Alice controls Serra Angel. On an earlier turn Alice activated Serra Angel."), Earlier)
