"""With ``LAWMAGE_EXERCISED=path`` a run leaves there which rules its tests exercised, for ``lawmage rules --coverage --run``."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.rulebook import citing
from tests.exercised import Exercised

EXERCISED = os.environ.get("LAWMAGE_EXERCISED", "")

if EXERCISED:
    citing.watch(Exercised.of_this_run().note)


def pytest_configure(config: pytest.Config) -> None:
    """The file of an earlier run goes; with several workers, each adds its own part when it ends."""
    if EXERCISED and not hasattr(config, "workerinput"):
        Path(EXERCISED).unlink(missing_ok=True)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    Exercised.of_this_run().begin(item.nodeid)
    yield


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call" and report.passed:
        Exercised.of_this_run().passed(report.nodeid)


def pytest_sessionfinish() -> None:
    if EXERCISED:
        with Path(EXERCISED).open("a", encoding="utf-8") as file:
            file.writelines(Exercised.of_this_run().lines())
