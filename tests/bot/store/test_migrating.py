"""Migrations lead from nothing, and from every older revision, to exactly the tables."""

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from bot.store.database import connected
from bot.store.migrating import MIGRATIONS, upgrade
from bot.store.records import ServerSettings
from bot.store.servers import Servers
from bot.store.tables import metadata
from tests.bot.store.databases import EVERY, empty


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def every_revision() -> list[str]:
    return [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]


@pytest.mark.parametrize("kind", EVERY)
@pytest.mark.parametrize("revision", every_revision())
async def test_every_revision_upgrades_to_the_tables(kind: str, revision: str, tmp_path: Path) -> None:
    engine = connected(await empty(kind, tmp_path))
    await upgrade(engine, revision)
    await upgrade(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


@pytest.mark.parametrize("kind", EVERY)
async def test_a_server_keeps_its_length_of_rulings(kind: str, tmp_path: Path) -> None:
    engine = connected(await empty(kind, tmp_path))
    await upgrade(engine, "0003")
    async with engine.begin() as connection:
        put = text("INSERT INTO servers (guild, settings) VALUES (:guild, :settings)")
        for guild, verbosity in ((1, "short"), (2, "full")):
            settings = f'{{"channels":[7],"verbosity":"{verbosity}","private":true}}'
            await connection.execute(put, {"guild": guild, "settings": settings})
    await upgrade(engine)
    servers = Servers(engine)
    assert await servers.settings(1) == ServerSettings(channels=(7,), verbosity="verdict", private=True)
    assert await servers.settings(2) == ServerSettings(channels=(7,), verbosity="steps", private=True)
    await engine.dispose()


async def test_sqlite_is_opened_in_wal_mode_with_foreign_keys(tmp_path: Path) -> None:
    engine = connected(f"sqlite:///{tmp_path / 'wal.db'}")
    async with engine.connect() as connection:
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar() == 1
    await engine.dispose()
