import gzip

import pytest

from bot.library.files import parse
from bot.library.listing import CardRuling, Contents, LibraryProblem
from engine.cards.card import Card
from tests.bot.library.cards import CORPUS, SECOND_FACES, encoded


def cards(contents: Contents) -> dict[str, Card]:
    return {listing.card.name: listing.card for listing in contents.listings}


def face_names(card: Card) -> list[str]:
    return [face.name for face in card.faces]


def test_corpus_fronts_are_joined_with_their_backs() -> None:
    read = cards(parse(encoded(CORPUS), "corpus"))
    assert face_names(read["Moth // Lantern Moth"]) == ["Moth", "Lantern Moth"]
    assert read["Moth // Lantern Moth"].faces[1].text == "Flying"
    assert "Lantern Moth" not in read


def test_both_meld_halves_carry_the_melded_face() -> None:
    read = cards(parse(encoded(CORPUS), "corpus"))
    assert face_names(read["Half A // Whole"]) == ["Half A", "Whole"]
    assert face_names(read["Half B // Whole"]) == ["Half B", "Whole"]
    assert "Whole" not in read


def test_a_second_face_missing_from_the_corpus_stays_missing() -> None:
    assert face_names(cards(parse(encoded(CORPUS), "corpus"))["Ember // Ash"]) == ["Ember"]


def test_a_reversible_printing_of_a_listed_card_is_left_out() -> None:
    assert [name for name in cards(parse(encoded(CORPUS), "corpus")) if "Kettle" in name] == ["Æther Kettle"]


def test_color_indicator_that_the_corpus_lacks_is_known() -> None:
    arbor = {"name": "Dryad Arbor", "type": "Land Creature — Forest Dryad", "layout": "normal", "power": "1", "toughness": "1"}
    bear = {**arbor, "name": "Dryad Harbor"}
    read = cards(parse(encoded([arbor, bear]), "corpus"))
    assert [read[name].faces[0].colors for name in ("Dryad Arbor", "Dryad Harbor")] == [("G",), None]


def sides(front: str, back: str, identity: str, back_type: str = "Creature — Bat") -> list[dict[str, object]]:
    more = {"layout": "transform", "power": "1", "toughness": "1", "colorIdentity": list(identity)}
    return [
        {**more, "name": f"Old Side // {back}", "type": "Creature — Bat", "manaCost": front, "face": "front", "back": back},
        {**more, "name": back, "type": back_type, "face": "back", "front": f"Old Side // {back}"},
    ]


@pytest.mark.parametrize(
    ("front", "identity", "back_type", "colors", "is_told"),
    [
        ("{1}{B}", "B", "Creature — Bat", ("B",), True),
        ("{W}{U}", "UW", "Artifact — Vehicle", ("U", "W"), True),
        ("{2}", "B", "Creature — Bat", ("B",), True),
        ("{2}", "", "Creature — Bat", None, True),
        ("{1}{R}", "R", "Creature — Eldrazi Werewolf", None, True),
        ("{1}{R}", "R", "Legendary Land", None, True),
        ("{1}{W}", "BW", "Creature — Bat", None, False),
        ("{2}", "B", "Artifact", None, False),
    ],
)
def test_colors_of_a_back_face_follow_from_the_color_identity_or_are_not_told(
    front: str, identity: str, back_type: str, colors: tuple[str, ...] | None, is_told: bool
) -> None:
    read = cards(parse(encoded(sides(front, "Other Side", identity, back_type)), "corpus"))
    back = read["Old Side // Other Side"].faces[1]
    assert (back.colors, not back.untold) == (colors, is_told)


def record(name: str, layout: str, type_line: str, text: str = "") -> dict[str, object]:
    return {"name": name, "type": type_line, "layout": layout, "text": text, "manaCost": "{1}"}


def test_second_face_of_a_well_known_card_is_packaged() -> None:
    fire = record("Fire // Ice", "split", "Instant", "Fire deals 3 damage divided between two targets.")
    card = cards(parse(encoded([fire]), "corpus"))["Fire // Ice"]
    assert [(face.name, face.mana_cost) for face in card.faces] == [("Fire", "{1}"), ("Ice", "{1}{U}")]


def test_spell_of_a_preparing_creature_is_the_card_of_that_name() -> None:
    adept, bolt = record("Ink Adept // Old Bolt", "prepare", "Creature"), record("Old Bolt", "normal", "Instant", "Draw a card.")
    assert cards(parse(encoded([adept, bolt]), "corpus"))["Ink Adept // Old Bolt"].faces[1].text == "Draw a card."


def test_defense_that_the_corpus_lacks_is_known() -> None:
    siege = record("Invasion of Zendikar // Awakened Skyclave", "transform", "Battle — Siege")
    assert cards(parse(encoded([siege]), "corpus"))["Invasion of Zendikar // Awakened Skyclave"].faces[0].defense == "3"


def test_planes_and_digital_rebalancings_are_supplemental() -> None:
    contents = parse(encoded(CORPUS), "corpus")
    assert {item.card.name for item in contents.listings if item.supplemental} == {"Some Plane", "A-Tin Bear"}


SCRYFALL = [
    {
        "object": "card",
        "oracle_id": "o1",
        "name": "Fire Fly",
        "layout": "normal",
        "mana_cost": "{R}",
        "type_line": "Creature — Insect",
        "oracle_text": "Flying",
        "power": "1",
        "toughness": "1",
        "legalities": {"modern": "legal"},
        "set_type": "core",
        "games": ["paper"],
    },
    {
        "object": "card",
        "oracle_id": "o2",
        "name": "Siege Gate // Open Gate",
        "layout": "transform",
        "card_faces": [
            {"name": "Siege Gate", "mana_cost": "{2}", "type_line": "Battle — Siege", "oracle_text": "", "defense": "4"},
            {"name": "Open Gate", "mana_cost": "", "type_line": "Artifact", "color_indicator": ["R"]},
        ],
        "set_type": "expansion",
        "games": ["paper", "arena"],
    },
    {"object": "card", "oracle_id": "o3", "name": "Bear", "layout": "token", "type_line": "Token Creature — Bear"},
    {
        "object": "card",
        "oracle_id": "o4",
        "name": "Half A",
        "layout": "meld",
        "type_line": "Artifact",
        "all_parts": [{"component": "meld_part", "name": "Half A"}, {"component": "meld_result", "name": "Whole"}],
    },
    {
        "object": "card",
        "oracle_id": "o5",
        "name": "Whole",
        "layout": "meld",
        "type_line": "Artifact",
        "all_parts": [{"component": "meld_result", "name": "Whole"}],
    },
    {"object": "card", "oracle_id": "o6", "name": "Joke", "layout": "normal", "type_line": "Artifact", "set_type": "funny"},
    {
        "object": "card",
        "name": "Spring // Spring",
        "layout": "reversible_card",
        "card_faces": [{"name": "Spring", "type_line": "Land", "oracle_id": "o7"}, {"name": "Spring", "type_line": "Land"}],
    },
]


def test_scryfall_faces_keep_defense_and_colour_indicator() -> None:
    front, back = cards(parse(encoded(SCRYFALL), "bulk"))["Siege Gate // Open Gate"].faces
    assert (front.defense, back.colors) == ("4", ("R",))


def test_scryfall_tokens_are_no_cards_and_meld_results_no_cards_of_their_own() -> None:
    assert set(cards(parse(encoded(SCRYFALL), "bulk"))) == {
        "Fire Fly",
        "Siege Gate // Open Gate",
        "Half A // Whole",
        "Joke",
        "Spring",
    }


def test_scryfall_joke_sets_are_supplemental() -> None:
    contents = parse(encoded(SCRYFALL), "bulk")
    assert [item.card.name for item in contents.listings if item.supplemental] == ["Joke"]


def test_scryfall_rulings_come_by_oracle_id() -> None:
    record = {"object": "ruling", "oracle_id": "o1", "published_at": "2024-11-08", "comment": "It burns."}
    assert parse(encoded([record]), "bulk").rulings == {"o1": [CardRuling("2024-11-08", "It burns.")]}


def test_mtgjson_faces_come_in_the_order_of_their_sides() -> None:
    back = {"name": "A // B", "faceName": "B", "side": "b", "type": "Instant", "layout": "split", "manaCost": "{R}"}
    front = {**back, "faceName": "A", "side": "a", "legalities": {"Modern": "Legal"}}
    document = {"meta": {"date": "2026-06-01"}, "data": {"A // B": [back, front]}}
    contents = parse(encoded(document), "atomic")
    assert face_names(contents.listings[0].card) == ["A", "B"]
    assert (contents.date, contents.listings[0].legalities) == ("2026-06-01", {"modern": "legal"})


MTGJSON_MELD = {
    "Half A // Whole": [{"name": "Half A // Whole", "faceName": "Half A", "side": "a", "type": "Artifact", "layout": "meld"}],
    "Half B // Whole": [
        {"name": "Half B // Whole", "faceName": "Half B", "side": "a", "type": "Artifact", "layout": "meld"},
        {"name": "Half B // Whole", "faceName": "Whole", "side": "b", "type": "Artifact", "layout": "meld"},
    ],
    "Whole": [{"name": "Whole", "side": "b", "type": "Artifact", "layout": "meld"}],
}


def test_mtgjson_meld_results_are_a_face_of_both_halves_once() -> None:
    read = cards(parse(encoded({"data": MTGJSON_MELD}), "atomic"))
    assert {name: face_names(card) for name, card in read.items()} == {
        "Half A // Whole": ["Half A", "Whole"],
        "Half B // Whole": ["Half B", "Whole"],
    }


def two_faced(layout: str) -> dict[str, object]:
    sides = [{"name": "One", "type_line": "Instant"}, {"name": "Two", "type_line": "Sorcery"}]
    return {"object": "card", "oracle_id": layout, "name": "One // Two", "layout": layout, "card_faces": sides}


LAYOUTS = ("split", "aftermath", "adventure", "transform", "modal_dfc", "flip", "prepare")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_scryfall_gives_both_faces_of_every_two_faced_layout(layout: str) -> None:
    (card,) = cards(parse(encoded([two_faced(layout)]), "bulk")).values()
    assert (card.layout, face_names(card)) == (layout, ["One", "Two"])


@pytest.mark.parametrize("layout", LAYOUTS)
def test_mtgjson_gives_both_faces_of_every_two_faced_layout(layout: str) -> None:
    sides = [
        {"name": "One // Two", "faceName": name, "side": side, "type": "Instant", "layout": layout}
        for name, side in (("Two", "b"), ("One", "a"))
    ]
    (card,) = cards(parse(encoded({"data": {"One // Two": sides}}), "atomic")).values()
    assert (card.layout, face_names(card)) == (layout, ["One", "Two"])


def test_second_faces_know_their_card_and_are_worded_as_today() -> None:
    contents = parse(encoded(SECOND_FACES), "second faces")
    ash, crypt = contents.second_faces
    assert (ash.card, ash.face.name, ash.face.mana_cost) == ("Ember // Ash", "Ash", "{B}")
    assert crypt.face.text == "This land enters tapped. Whenever a creature enters, draw a card."
    assert not contents.listings


def test_gzipped_files_are_read_like_plain_ones() -> None:
    assert parse(gzip.compress(encoded(CORPUS)), "f") == parse(encoded(CORPUS), "f")


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "is empty"),
        (gzip.compress(encoded(CORPUS))[:-20], "cut off"),
        (b"\x1f\x8b" + b"rubbish" * 9, "damaged gzip"),
        (encoded(CORPUS)[:-5], "not whole JSON"),
        (b"[]", "an empty list"),
        (b"[1, 2]", "unknown shape"),
        (b'{"cards": []}', "unknown shape"),
        (b'[{"id": 1}]', "a list of records with id"),
        (encoded([{**CORPUS[0], "power": 2}]), "unexpected shape"),
        (b'{"data": {}}', "no entry"),
        (b"Dear diary", "neither JSON nor"),
        (b"Magic: The Gathering Comprehensive Rules\n", "not a whole copy"),
    ],
)
def test_each_way_a_file_can_be_broken_is_said(data: bytes, said: str) -> None:
    with pytest.raises(LibraryProblem, match=said):
        parse(data, "the file")
