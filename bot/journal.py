"""The bot's log: lines of JSON, readable lines on a terminal; times, ids and tracebacks, and no values of variables."""

import logging
import sys
from typing import TextIO

import structlog
from structlog.types import Processor


def begin(level: str, stream: TextIO | None = None) -> None:
    """Log everything of this process, discord.py included, from ``level`` on."""
    stream = stream or sys.stderr
    common: list[Processor] = [structlog.stdlib.add_log_level, structlog.processors.TimeStamper(fmt="iso", utc=True)]
    structlog.configure(
        processors=[*common, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    last = [structlog.stdlib.ProcessorFormatter.remove_processors_meta, *_written(stream.isatty())]
    handler = logging.StreamHandler(stream)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=common, processors=last))
    logging.basicConfig(handlers=[handler], level=_number(level), force=True)


def _written(for_people: bool) -> list[Processor]:
    if for_people:
        return [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]


def _number(level: str) -> int:
    return logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
