"""The log is structured, holds what discord.py says too, and keeps people's text out."""

import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from bot import journal


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    journal.begin("info", stream)
    yield stream
    structlog.reset_defaults()
    root.handlers[:] = handlers
    root.setLevel(level)


def test_a_line_is_an_object_with_level_and_time(written: io.StringIO) -> None:
    structlog.get_logger().warning("answer_came_too_late", code=10062)
    line = json.loads(written.getvalue())
    assert (line["event"], line["level"], line["code"]) == ("answer_came_too_late", "warning", 10062)
    assert line["timestamp"].endswith("Z")


def test_other_libraries_are_in_the_same_log_from_the_level_on(written: io.StringIO) -> None:
    logging.getLogger("discord.gateway").info("Shard ID %s has connected", 0)
    logging.getLogger("discord.gateway").debug("a heartbeat")
    assert json.loads(written.getvalue())["event"] == "Shard ID 0 has connected"


def test_a_traceback_shows_no_values_of_variables(written: io.StringIO) -> None:
    scenario = "Alice has a " + "secret plan"
    try:
        len(scenario) // 0
    except ZeroDivisionError as error:
        structlog.get_logger().error("unexpected", error_id="ab12", exc_info=error)
    line = json.loads(written.getvalue())
    assert "ZeroDivisionError" in line["exception"]
    assert "secret plan" not in written.getvalue()
