"""Printed text becomes lines for the grammar, and the lines become the printed text again."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards.card import Face
from engine.cards.normalise import Edit, Line, normalise, restore
from engine.cards.own_name import own_names


def face(text: str, name: str = "Some Name", type_line: str = "Creature — Elf") -> Face:
    return Face(name=name, type_line=type_line, text=text)


def lines(text: str, name: str = "Some Name", type_line: str = "Creature — Elf") -> list[str]:
    printed = face(text, name, type_line)
    normalised = normalise(printed)
    assert restore(normalised) == text
    return [line.text for line in normalised.lines]


def test_no_text_has_no_lines():
    assert lines("") == []


@pytest.mark.parametrize(
    "said", ["This creature", "this spell", "this Aura", "this card", "this token", "this Vehicle", "this permanent"]
)
def test_this_thing_is_the_object_itself(said):
    assert lines(f"{said} dies.") == ["~ dies."]


@pytest.mark.parametrize("other", ["this turn", "this way", "this ability", "this mana", "this door", "this step"])
def test_this_and_another_word_stays(other):
    assert lines(f"Draw a card {other}.") == [f"Draw a card {other}."]


def test_possessive_stays_behind_the_name():
    assert lines("Draw cards equal to this creature's power.") == ["Draw cards equal to ~'s power."]


def test_this_creature_inside_a_quotation_is_the_one_that_has_the_ability():
    assert lines('Equipped creature has "{2}: This creature deals 3 damage to target Wall."') == [
        'Equipped creature has "{2}: ~ deals 3 damage to target Wall."'
    ]


def test_full_name_is_the_object_itself():
    assert lines("Hot Bolt deals 3 damage.", "Hot Bolt", "Instant") == ["~ deals 3 damage."]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ravi, Keeper of Keys", "Ravi"),
        ("Ravi the Keeper", "Ravi"),
        ("Ravi of the Deep", "Ravi"),
        ("Old Ravi Smith", "Old Ravi"),
        ("Ravi, Keeper of Keys", "Ravi, Keeper of Keys"),
    ],
)
def test_legends_use_short_forms_of_their_name(name, said):
    assert lines(f"When {said} enters, draw a card.", name, "Legendary Creature — Human") == ["When ~ enters, draw a card."]


def test_only_legends_use_short_forms():
    assert lines("When Ravi enters, draw a card.", "Ravi the Keeper") == ["When Ravi enters, draw a card."]


def test_longest_name_goes_first():
    assert own_names(face("", "Ravi the Keeper, Last Heir", "Legendary Creature"))[0] == "Ravi the Keeper, Last Heir"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Discard a card named Ravi.", "Ravi, Keeper of Keys"),
        ("If you control Equipment named Ravi, Sword of Xi, and Hat of Xi, draw a card.", "Ravi, Keeper"),
        ("Exile a card named Sword of Xi, Ravi, or Hat of Xi.", "Ravi, Keeper"),
        ("Create Ravi Reborn, a legendary 3/3 Human creature token.", "Ravi, Keeper of Keys"),
        ("Create Ravi, Lost Again, a legendary 3/3 token.", "Ravi, Keeper of Keys"),
        ("Search for Ravi's Armor.", "Ravi, Keeper of Keys"),
        ("Create a Sliver creature token.", "Sliver Mother"),
        ("You control a Ravi planeswalker.", "Ravi, Keeper of Keys"),
        ("Flash", "Flash Smith, Runner"),
        ("Raving is no Ravi-like thing.", "Ravi, Keeper of Keys"),
    ],
)
def test_other_uses_of_the_name_stay(text, name):
    assert lines(text, name, "Legendary Creature — Human") == [text]


def test_name_that_is_a_verb_is_only_a_name_before_a_verb():
    assert lines("Exile target creature. Exile deals 2 damage to you.", "Exile", "Instant") == [
        "Exile target creature. ~ deals 2 damage to you."
    ]


def test_name_is_found_in_its_own_case_only():
    assert lines("Shock deals 2 damage. You shock them.", "Shock", "Instant") == ["~ deals 2 damage. You shock them."]


def test_reminder_text_is_kept_apart():
    normalised = normalise(face("Flying (Up it goes.)\nYou get {E}{E} (two energy counters), then draw a card."))
    assert [line.text for line in normalised.lines] == ["Flying", "You get {E}{E}, then draw a card."]
    assert [line.reminder for line in normalised.lines] == [("Up it goes.",), ("two energy counters",)]


def test_reminder_text_without_a_space_before_it_is_kept_apart_and_comes_back():
    assert lines("Investigate.(It makes a Clue.)") == ["Investigate."]


def test_line_of_reminder_text_only_is_no_ability():
    normalised = normalise(face("({T}: Add {G}.)\nFlying", type_line="Land"))
    assert [line.text for line in normalised.lines] == ["", "Flying"]
    assert [line.text for line in normalised.abilities] == ["Flying"]
    assert normalised.lines[0].reminder == ("{T}: Add {G}.",)
    assert restore(normalised) == "({T}: Add {G}.)\nFlying"


def test_ability_words_go():
    line = normalise(face("Landfall — Whenever a land you control enters, draw a card.")).lines[0]
    assert line.text == "Whenever a land you control enters, draw a card."
    assert line.words == ("Landfall",)


def test_reminder_text_of_an_ability_word_goes_with_it():
    line = normalise(face("Raid (Old text.) — Draw a card.")).lines[0]
    assert (line.text, line.words, line.reminder) == ("Draw a card.", ("Raid",), ("Old text.",))


def test_ability_word_inside_a_quotation_goes():
    assert lines('You get "Landfall — Draw a card."') == ['You get "Draw a card."']


@pytest.mark.parametrize(
    "text",
    [
        "Boast — {1}: Draw a card.",
        "Exhaust — {1}: Draw a card.",
        "Power-up — {1}: Draw a card.",
        "Forecast — {1}, Reveal a card: Draw a card.",
        "Max speed — Draw a card.",
        "Solved — Draw a card.",
        "To solve — You control a land.",
        "I, II — Draw a card.",
        "Prototype {2} — 3/3",
        "Each player faces a villainous choice — Draw a card, or discard a card.",
        "Cumulative upkeep—Draw a card.",
        "∞ — Draw a card.",
    ],
)
def test_labels_with_a_meaning_stay(text):
    assert lines(text) == [text]


def test_modes_are_joined_to_their_header():
    assert lines("Choose one —\n• Draw a card.\n• Scry 2.\nFlying") == ["Choose one —\n• Draw a card.\n• Scry 2.", "Flying"]


def test_names_of_modes_go():
    assert lines("Choose one —\n• Fire — Draw a card.\n• Ice — Scry 2.") == ["Choose one —\n• Draw a card.\n• Scry 2."]


def test_anchor_words_stay():
    text = "As this enchantment enters, choose Moon or Stars.\n• Moon — Draw a card.\n• Stars — Scry 2."
    assert lines(text) == [text.replace("this enchantment", "~")]


def test_spree_and_pawprint_modes_are_joined():
    assert len(lines("Spree (Choose.)\n+ {1} — Draw a card.\n+ {2} — Scry 2.")) == 1
    assert len(lines("Choose up to five {P} worth of modes.\n{P} — Scry 1.\n{P}{P} — Scry 2.")) == 1


def test_rows_of_a_die_are_joined_and_station_rows_are_not():
    assert len(lines("Roll a d20.\n1—9 | Scry 1.\n10—20 | Scry 2.")) == 1
    assert len(lines("Station (Tap it.)\n8+ | Flying\n12+ | Trample")) == 3


def test_level_lines_stay_lines_of_their_own():
    assert lines("Level up {1} (Pay.)\nLEVEL 1-3\n2/2\nFlying") == ["Level up {1}", "LEVEL 1-3", "2/2", "Flying"]


def test_quotes_and_minus_are_straightened():
    assert lines("“Ravi’s” [−2]: Draw.") == ['"Ravi\'s" [-2]: Draw.']


def test_curly_name_is_found_and_restored():
    assert lines("Gaea’s Touch deals 1 damage.", "Gaea's Touch") == ["~ deals 1 damage."]


def test_each_line_knows_what_was_printed():
    line = normalise(face("When this creature dies, draw a card.")).lines[0]
    assert line.edits == (Edit(5, "~", "this creature"),)
    assert line.printed() == "When this creature dies, draw a card."


def test_edits_at_one_place_are_undone_in_order():
    assert Line("ab", (Edit(1, "", "1"), Edit(1, "", "2"))).printed() == "a12b"


PIECES = st.sampled_from(
    [
        "Ravi",
        "Ravi, Keeper",
        "This creature",
        "this",
        "Landfall",
        "roll",
        "draw",
        "named ",
        "choose Ravi",
        " — ",
        "• ",
        "\n",
        "(",
        ")",
        " ",
        "“",
        "’",
        "−",
        "I, II",
        "8+ | ",
        "20 | ",
        "{P}",
        "+ {1}",
        "~",
        '"',
        ".",
    ]
)


@settings(deadline=None, max_examples=300)
@given(st.lists(PIECES, max_size=14).map("".join))
def test_any_text_whatever_is_restored(text):
    printed = face(text, "Ravi, Keeper", "Legendary Creature — Human")
    assert restore(normalise(printed)) == text


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ('Equipped creature has "{T}, Sacrifice Hot Torch: Hot Torch deals 2 damage."', "{T}, Sacrifice ~~: ~~ deals 2 damage."),
        ('Other creatures have "Whenever this creature attacks, it fights Hot Torch."', "Whenever ~ attacks, it fights ~~."),
        ('Hot Torch gains "Whenever Hot Torch attacks, draw a card."', "Whenever ~ attacks, draw a card."),
        ('Create a token with "This token can\'t fight Hot Torch."', "~ can't fight Hot Torch."),
    ],
)
def test_a_name_in_an_ability_given_to_others_is_that_of_the_granter(text, read):
    assert lines(text, "Hot Torch")[0].split('"')[1] == read
