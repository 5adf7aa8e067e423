from pathlib import Path

import pytest

from bot.library.build import build
from bot.library.library import Library
from bot.library.listing import CardRuling, Contents, Listing
from engine.cards.card import Card, Face
from tests.bot.library.cards import library_of, quiet


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return library_of(tmp_path / "library.sqlite3")


def name(card: Card | None) -> str | None:
    return card and card.name


@pytest.mark.parametrize("typed", ["Tin Bear", "TIN  bear", "tin bear "])
def test_names_are_found_however_they_are_typed(library: Library, typed: str) -> None:
    assert name(library.get(typed)) == "Tin Bear"


def test_ligatures_and_accents_do_not_count(library: Library) -> None:
    assert name(library.get("aether kettle")) == "Æther Kettle"


def test_a_card_is_found_by_any_of_its_faces(library: Library) -> None:
    assert name(library.get("Lantern Moth")) == "Moth // Lantern Moth"
    assert name(library.get("Moth")) == "Moth // Lantern Moth"


def test_a_name_nobody_has_gives_none(library: Library) -> None:
    assert library.get("Tin") is None


def test_a_card_of_its_own_comes_before_a_face_of_that_name(tmp_path: Path) -> None:
    scroll = Card(name="Scribe // Scroll", layout="prepare", faces=(Face(name="Scribe"), Face(name="Scroll")))
    plain = Card(name="Scroll", faces=(Face(name="Scroll"),))
    build(tmp_path / "l", [Contents(source="t", listings=(Listing(card=scroll), Listing(card=plain)))], quiet)
    assert Library.open(tmp_path / "l").get("Scroll") == plain


def test_names_starting_with_a_word_are_whole_names(library: Library) -> None:
    assert library.starting_with("tin") == ("Tin Bear", "Tin Bear Trap")
    assert library.starting_with("Lantern") == ("Lantern Moth",)
    assert library.starting_with("lan") == ()


def test_the_nearest_name_to_a_mistyped_one_comes_first(library: Library) -> None:
    assert library.nearest("Tin Baer")[0] == "Tin Bear"
    assert library.nearest("lantern mth")[0] == "Lantern Moth"


def test_completions_begin_with_the_text_and_then_hold_it(library: Library) -> None:
    assert library.names_beginning("moth") == ["Moth", "Moth // Lantern Moth", "Lantern Moth"]
    assert library.names_beginning("tin", limit=1) == ["Tin Bear"]


def test_search_finds_words_of_the_text_and_takes_no_syntax(library: Library) -> None:
    assert library.search("flying") == ("Moth // Lantern Moth",)
    assert library.search('NOT "') == ()
    assert library.search("") == ()


def test_supplemental_cards_are_listed_only_when_asked_for(library: Library) -> None:
    ordinary = {card.name for card in library.cards()}
    assert "Some Plane" not in ordinary
    assert {card.name for card in library.cards(supplemental=True)} - ordinary == {"Some Plane", "A-Tin Bear"}


def test_rulings_and_legalities_stay_with_their_card(tmp_path: Path) -> None:
    card = Card(name="Fire Fly", faces=(Face(name="Fire Fly"),))
    listed = Listing(card=card, oracle_id="o1", legalities={"modern": "legal"})
    said = [CardRuling("2024-11-08", "It burns."), CardRuling("2020-01-01", "It flies.")]
    files = [Contents(source="t", listings=(listed,)), Contents(source="r", rulings={"o1": said, "o2": said})]
    build(tmp_path / "l", files, quiet)
    library = Library.open(tmp_path / "l")
    assert [ruling.text for ruling in library.rulings("fire fly")] == ["It flies.", "It burns."]
    assert library.legalities("fire fly") == {"modern": "legal"}


def test_a_library_without_rules_has_none(library: Library) -> None:
    assert library.official_rules() is None


def test_cards_are_known_by_the_year_of_their_set_and_the_formats_they_are_played_in(tmp_path: Path) -> None:
    fly, bear = (Card(name=name, faces=(Face(name=name),)) for name in ("Fire Fly", "Tin Bear"))
    standing = {"modern": "legal", "vintage": "restricted", "pauper": "banned"}
    listed = (Listing(card=fly, oracle_id="o1", year=2019, legalities=standing), Listing(card=bear, oracle_id="o2"))
    build(tmp_path / "l", [Contents(source="t", listings=listed)], quiet)
    library = Library.open(tmp_path / "l")
    assert library.years() == {"Fire Fly": ("2019",)}
    assert {name: set(formats) for name, formats in library.formats().items()} == {"Fire Fly": {"modern", "vintage"}}
