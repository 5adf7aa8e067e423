"""Collects scenario files: each case in a ``*.yaml`` file here is a test.

A case has an ``id`` that is the fact it holds, a ``source`` (the rule or ruling that says so) and a ``script``; under ``expect`` a
value for each of its questions in order (null for a story, and where no answer can be given); under ``because`` rules to be cited.

Cards come from the starter set; a case may add its own under ``cards``: mappings with ``name``, ``type_line``, ``text`` and, as
needed, ``mana_cost``, ``power``, ``toughness``, ``loyalty``, in the wording of printed cards. A card of several faces is a
mapping with ``layout`` and ``faces``, a list of such mappings. Cards that have lines which are not to be understood are named
under ``unread``: the others must be read whole.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from engine.ask import ask
from engine.cards.card import Card, Cards, Face, fold
from tests.exercised import Exercised
from tests.scenarios.comparing import differences, rules_cited


class ScenarioFailed(Exception):
    """A ruling that is otherwise than its scenario expects."""


@cache
def starter_cards() -> Cards:
    """The packaged cards, opened once."""
    from bot.library.opening import starter

    return starter()


class Invented:
    """The starter cards and, before them, those that a case makes up."""

    def __init__(self, cards: list[dict[str, Any]]) -> None:
        self.cards = [card_said(card) for card in cards]
        self.own = {fold(name): card for card in self.cards for name in (card.name, *(face.name for face in card.faces))}

    def get(self, name: str) -> Card | None:
        return self.own.get(fold(name)) or starter_cards().get(name)

    def with_face(self, name: str) -> list[Card]:
        own = [card for card in self.cards if fold(name) in (fold(face.name) for face in card.faces)]
        return [*own, *starter_cards().with_face(name)]

    def starting_with(self, word: str) -> list[str]:
        named = (name for card in self.cards for name in dict.fromkeys((card.name, *(face.name for face in card.faces))))
        mine = [name for name in named if _begins(name) == word]
        return [*mine, *starter_cards().starting_with(word)]

    def nearest(self, name: str, limit: int = 5) -> list[str]:
        return list(starter_cards().nearest(name, limit))


def _begins(name: str) -> str:
    return fold(name).split()[0].rstrip(",.")


def card_said(said: dict[str, Any]) -> Card:
    """A card as a case says it."""
    faces = tuple(msgspec.convert(face, Face) for face in said.get("faces", [said]))
    return Card(name=" // ".join(face.name for face in faces), layout=said.get("layout", "normal"), faces=faces)


def cards_of(case: dict[str, Any]) -> Cards:
    """The cards that a case is played with."""
    return Invented(case["cards"]) if case.get("cards") else starter_cards()


def pytest_collect_file(parent: pytest.Collector, file_path: Path) -> pytest.Collector | None:
    """Scenario files are collected besides test modules."""
    return ScenarioFile.from_parent(parent, path=file_path) if file_path.suffix == ".yaml" else None


class ScenarioFile(pytest.File):
    """A file with one case or a list of them."""

    def collect(self) -> Iterator[pytest.Item]:
        data = yaml.safe_load(self.path.read_text(encoding="utf-8"))
        for case in data if isinstance(data, list) else [data]:
            yield Scenario.from_parent(self, name=case["id"], case=case)


class Scenario(pytest.Item):
    """One case: a script, what each question must give, and the rules that must be cited."""

    def __init__(self, *, case: dict[str, Any], **rest: Any) -> None:
        super().__init__(**rest)
        self.case = case

    def runtest(self) -> None:
        ruling = ask(self.case["script"], cards_of(self.case))
        Exercised.of_this_run().note(rules_cited(ruling))
        found = differences(ruling, self.case["expect"], self.case.get("because", []))
        if found:
            raise ScenarioFailed("\n".join([self.case["script"], *found]))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, ScenarioFailed):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        return self.path, None, self.name
