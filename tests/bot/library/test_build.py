import sqlite3
from pathlib import Path

import pytest

from bot.library import tables
from bot.library.build import build, previous, restore
from bot.library.files import parse
from bot.library.library import Library
from bot.library.listing import CardRuling, Contents, LibraryProblem
from tests.bot.library.cards import CORPUS, corpus_record, encoded, library_of, quiet

RULINGS = Contents(source="rulings", date="2026-01-02", rulings={"o1": [CardRuling("2024-11-08", "It burns.")]})


def files_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_a_failed_build_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(LibraryProblem, match="No card"):
        build(tmp_path / "library", [RULINGS], quiet)
    assert files_in(tmp_path) == set()


def test_an_interrupted_build_leaves_the_present_library(tmp_path: Path) -> None:
    library_of(tmp_path / "library").close()
    before = (tmp_path / "library").read_bytes()

    def interrupt(what: str, share: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        build(tmp_path / "library", [parse(encoded(CORPUS), "f")], interrupt)
    assert files_in(tmp_path) == {"library"}
    assert (tmp_path / "library").read_bytes() == before


def test_the_library_before_is_kept_and_can_come_back(tmp_path: Path) -> None:
    path = tmp_path / "library"
    library_of(path).close()
    library_of(path, [*CORPUS, corpus_record("Newcomer")]).close()
    assert files_in(tmp_path) == {"library", "library.previous"}
    assert Library.open(previous(path)).get("Newcomer") is None
    restore(path)
    assert Library.open(path).get("Newcomer") is None
    with pytest.raises(LibraryProblem, match="no earlier library"):
        restore(path)


def test_a_reader_keeps_its_library_while_a_new_one_comes(tmp_path: Path) -> None:
    reader = library_of(tmp_path / "library")
    library_of(tmp_path / "library", [*CORPUS, corpus_record("Newcomer")]).close()
    assert reader.get("Newcomer") is None
    assert reader.get("Tin Bear") is not None


def test_a_much_shorter_card_list_is_refused_unless_meant(tmp_path: Path) -> None:
    path = tmp_path / "library"
    library_of(path).close()
    short = [parse(encoded(CORPUS[:2]), "f")]
    with pytest.raises(LibraryProblem, match="cut off"):
        build(path, short, quiet)
    assert Library.open(path).count() > 2
    build(path, short, quiet, shrink=True)
    assert Library.open(path).count() == 2


def test_parts_that_the_files_lack_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "library"
    build(path, [parse(encoded(CORPUS), "f"), RULINGS], quiet)
    library_of(path).close()
    assert Library.open(path).about()["rulings date"] == "2026-01-02"
    build(path, [RULINGS], quiet)
    kept = Library.open(path)
    assert kept.starting_with("tin") == ("Tin Bear", "Tin Bear Trap")
    assert kept.search("trample") == ("Tin Bear",)


def test_a_library_of_another_format_is_not_opened(tmp_path: Path) -> None:
    path = tmp_path / "library"
    library_of(path).close()
    with sqlite3.connect(path) as database:
        database.execute("UPDATE meta SET value = '0' WHERE key = 'schema'")
    database.close()
    assert not tables.is_library(path)
    with pytest.raises(LibraryProblem, match="lawmage sync"):
        Library.open(path)


def test_a_file_that_is_no_database_is_not_opened(tmp_path: Path) -> None:
    (tmp_path / "library").write_text("no database" * 100)
    with pytest.raises(LibraryProblem):
        Library.open(tmp_path / "library")


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(LibraryProblem, match="cannot be written"):
        build(tmp_path / "file" / "library", [parse(encoded(CORPUS), "f")], quiet)


def test_first_words_stand_without_punctuation() -> None:
    assert [tables.first_word(text) for text in ("Úrborg, Tomb", '"Ach', "", "+2 Mace")] == ["urborg", "ach", "", "+2"]
