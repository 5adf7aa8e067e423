"""``lawmage backup`` and ``lawmage restore``: the bot's database into a file and back, while the bot runs or not."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import click

from bot.refusal import Refusal

_PATH = click.Path(path_type=Path)
POSTGRES = "The games are kept in PostgreSQL. Use pg_dump and pg_restore for that."
TABLES = {"games", "rulings", "alembic_version"}


@click.command()
@click.argument("file", type=_PATH, help="The file to write.")
@click.option("--force", is_flag=True, help="Write over a file that is there.")
def backup(file: Path, force: bool) -> int:
    """Copy the bot's database into a file; the bot may be running."""
    path = _database()
    if not path.is_file():
        raise Refusal(f"There is no database at {path} yet. The bot makes one when it starts.")
    if file.exists() and not force:
        raise Refusal(f"{file} is there already. --force writes over it.")
    part = file.with_name(f"{file.name}.part")
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(part)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")
    os.replace(part, file)
    print(f"{_summary(file)} in {file}.")
    return 0


@click.command()
@click.argument("file", type=_PATH, help="A file that backup wrote.")
def restore(file: Path) -> int:
    """Put a backup in the place of the bot's database, which stays beside it; the bot has to be stopped."""
    from bot.heartbeat import is_alive

    path = _database()
    _check(file)
    if is_alive():
        raise Refusal("The bot is running, or ended a moment ago. Stop it and wait a minute and a half.")
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.part")
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(part)) as target:
        source.backup(target)
    if path.exists():
        _keep_old(path)
    os.replace(part, path)
    print(f"{_summary(path)} restored. What was there before is in {path}.before.")
    return 0


def _keep_old(path: Path) -> None:
    """The old database whole, with what its journal still holds."""
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(f"{path}.before")) as target:
        source.backup(target)
    for beside in ("-wal", "-shm"):
        Path(f"{path}{beside}").unlink(missing_ok=True)


def _database() -> Path:
    from sqlalchemy import make_url

    from bot.settings import settings

    url = make_url(settings().store_url)
    if not url.drivername.startswith("sqlite") or not url.database:
        raise Refusal(POSTGRES)
    return Path(url.database)


def _check(file: Path) -> None:
    """Raises Refusal for what is no whole backup."""
    if not file.is_file():
        raise Refusal(f"There is no file {file}.")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as database:
            tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            sound = database.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    except sqlite3.Error as error:
        raise Refusal(f"{file} is not a backup of the bot: {error}.") from error
    if not tables >= TABLES or not sound:
        raise Refusal(f"{file} is not a whole backup of the bot.")


def _summary(file: Path) -> str:
    with closing(sqlite3.connect(file)) as database:
        games = database.execute("SELECT count(*) FROM games WHERE ended IS NULL").fetchone()[0]
        rulings = database.execute("SELECT count(*) FROM rulings").fetchone()[0]
    return f"{games} running games and {rulings} rulings"
