from pathlib import Path

import pytest

from bot.library import opening
from tests.bot.library.cards import CORPUS, encoded, library_of, quiet


def test_the_starter_set_has_both_faces_and_finds_names() -> None:
    starter = opening.starter()
    assert starter.count() >= 150
    assert starter.starting_with("Grizzly") == ("Grizzly Bears",)
    assert starter.nearest("Grizly Bears")[0] == "Grizzly Bears"


def test_without_library_and_corpus_the_starter_set_serves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "installed_corpus", lambda: None)
    cards = opening.open_cards(quiet, path=tmp_path / "library")
    assert cards.about()["cards"] == "starter cards"
    assert not list(tmp_path.iterdir())


def test_the_first_use_builds_the_library_from_the_installed_corpus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "corpus.json").write_bytes(encoded(CORPUS))
    monkeypatch.setattr(opening, "installed_corpus", lambda: tmp_path / "corpus.json")
    said: list[str] = []
    cards = opening.open_cards(lambda what, share: said.append(what), path=tmp_path / "library")
    assert cards.get("Tin Bear") is not None
    assert said[0] == "Reading the card list"
    assert (tmp_path / "library").exists()


def test_a_broken_corpus_is_told_and_the_starter_set_serves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "corpus.json").write_bytes(b"[]")
    monkeypatch.setattr(opening, "installed_corpus", lambda: tmp_path / "corpus.json")
    said: list[str] = []
    cards = opening.open_cards(lambda what, share: said.append(what), path=tmp_path / "library")
    assert cards.about()["cards"] == "starter cards"
    assert "an empty list" in said[-1]


def test_a_library_that_is_there_is_opened_without_building(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library_of(tmp_path / "library").close()
    monkeypatch.setattr(opening, "installed_corpus", lambda: pytest.fail("looked for the corpus"))
    said: list[str] = []
    opening.open_cards(lambda what, share: said.append(what), path=tmp_path / "library")
    assert said == []
