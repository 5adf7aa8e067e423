"""Migrations lead from nothing, and from every older revision, to exactly the tables."""

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from bot.store.database import connected
from bot.store.migrating import configuration, upgrade
from bot.store.tables import metadata


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def revisions(connection: Connection) -> list[str]:
    scripts = ScriptDirectory.from_config(configuration(connection))
    return [script.revision for script in scripts.walk_revisions()]


async def test_every_revision_upgrades_to_the_tables(tmp_path: Path) -> None:
    scratch = connected("sqlite://")
    async with scratch.begin() as connection:
        every = await connection.run_sync(revisions)
    await scratch.dispose()
    assert every
    for revision in every:
        engine = connected(f"sqlite:///{tmp_path / revision}.db")
        await upgrade(engine, revision)
        await upgrade(engine)
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()


async def test_sqlite_is_opened_in_wal_mode_with_foreign_keys(tmp_path: Path) -> None:
    engine = connected(f"sqlite:///{tmp_path / 'wal.db'}")
    async with engine.connect() as connection:
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar() == 1
    await engine.dispose()
