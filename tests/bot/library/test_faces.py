from pathlib import Path

import pytest

from bot.library import faces
from bot.library.build import build
from bot.library.files import parse
from bot.library.library import Library
from bot.library.listing import Contents
from engine.cards.card import Card
from tests.bot.library.cards import CORPUS, SECOND_FACES, encoded, library_of, quiet


def corpus() -> Contents:
    return parse(encoded(CORPUS), "corpus")


def second_faces() -> Contents:
    return parse(encoded(SECOND_FACES), "second faces")


def ember(library: Library) -> Card:
    card = library.get("Ember // Ash")
    assert card is not None
    return card


def test_second_faces_complete_the_cards_of_the_same_sync(tmp_path: Path) -> None:
    build(tmp_path / "library", [second_faces(), corpus()], quiet)
    library = Library.open(tmp_path / "library")
    assert [face.name for face in ember(library).faces] == ["Ember", "Ash"]
    assert library.get("Ash") == ember(library)
    assert library.starting_with("ash") == ("Ash",)


def test_second_faces_alone_complete_the_present_library(tmp_path: Path) -> None:
    library_of(tmp_path / "library").close()
    build(tmp_path / "library", [second_faces()], quiet)
    assert len(ember(Library.open(tmp_path / "library")).faces) == 2


def test_second_faces_stay_when_only_the_card_list_is_renewed(tmp_path: Path) -> None:
    build(tmp_path / "library", [corpus(), second_faces()], quiet)
    build(tmp_path / "library", [corpus()], quiet)
    library = Library.open(tmp_path / "library")
    assert len(ember(library).faces) == 2
    assert library.about()["second faces"] == "second faces"


def test_a_face_that_the_card_list_has_is_not_added_again(tmp_path: Path) -> None:
    moth = {**SECOND_FACES[0], "name": "Moth // Lantern Moth", "faceName": "Lantern Moth"}
    build(tmp_path / "library", [corpus(), parse(encoded([moth]), "f")], quiet)
    card = Library.open(tmp_path / "library").get("Moth")
    assert card is not None
    assert [face.text for face in card.faces] == ["", "Flying"]


def test_the_text_of_a_second_face_is_searched_and_the_first_one_still(tmp_path: Path) -> None:
    build(tmp_path / "library", [corpus(), second_faces()], quiet)
    library = Library.open(tmp_path / "library")
    assert library.search("discards") == ("Ember // Ash",)
    assert library.search("ember") == ("Ember // Ash",)


def test_a_sync_that_fails_on_the_second_faces_leaves_the_present_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library_of(tmp_path / "library").close()
    before = (tmp_path / "library").read_bytes()

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(faces, "complete", interrupt)
    with pytest.raises(KeyboardInterrupt):
        build(tmp_path / "library", [second_faces()], quiet)
    assert {path.name for path in tmp_path.iterdir()} == {"library"}
    assert (tmp_path / "library").read_bytes() == before
