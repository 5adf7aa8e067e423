"""Bringing a database to the newest version of the tables; the versions are in ``migrations/versions``."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK = 7_203_311
MIGRATIONS = Path(__file__).with_name("migrations")


async def upgrade(engine: AsyncEngine, revision: str = "head") -> None:
    """Upgrade to a revision, in one transaction, one process at a time."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        await connection.run_sync(_upgrade, revision)


def _upgrade(connection: Connection, revision: str) -> None:
    command.upgrade(configuration(connection), revision)


def configuration(connection: Connection) -> Config:
    """What Alembic needs to work on an open connection."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    return config
