"""Collects scenario files: each case in a ``*.yaml`` file here is a test."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.ask import ask
from engine.cards.card import Cards
from tests.scenarios.comparing import differences


class ScenarioFailed(Exception):
    """A ruling that is otherwise than its scenario expects."""


@cache
def starter_cards() -> Cards:
    """The packaged cards, opened once."""
    from bot.library.opening import starter

    return starter()


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
        ruling = ask(self.case["script"], starter_cards())
        found = differences(ruling, self.case["expect"], self.case.get("because", []))
        if found:
            raise ScenarioFailed("\n".join([self.case["script"], *found]))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, ScenarioFailed):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        return self.path, None, self.name
