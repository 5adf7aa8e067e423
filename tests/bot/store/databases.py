"""The databases that the store is held to: SQLite always, PostgreSQL where LAWMAGE_TEST_POSTGRES names a server."""

import os
from pathlib import Path

import pytest
from sqlalchemy import make_url, text

from bot.store.database import connected

POSTGRES = os.environ.get("LAWMAGE_TEST_POSTGRES", "")
EVERY = ["sqlite", pytest.param("postgres", marks=pytest.mark.skipif(not POSTGRES, reason="no server is named"))]


async def empty(kind: str, folder: Path) -> str:
    """The URL of a database with nothing in it, which no other test process uses."""
    if kind == "sqlite":
        return f"sqlite:///{folder / 'store.db'}"
    name = f"lawmage_{os.environ.get('PYTEST_XDIST_WORKER', 'alone')}"
    server = connected(POSTGRES).execution_options(isolation_level="AUTOCOMMIT")
    async with server.connect() as connection:
        await connection.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await server.dispose()
    return make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)
